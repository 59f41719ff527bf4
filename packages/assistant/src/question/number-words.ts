/** Small numbers as people write them out. */
export const NUMBER_WORDS: readonly string[] =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

const LOOSELY: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2, 'couple of': 2, few: 3 };

/** The number of '6', 'six', 'a', 'couple of' or 'few'; undefined where a word is none. */
export function numberOf(written: string): number | undefined {
  const word = written.toLowerCase();
  const at = NUMBER_WORDS.indexOf(word);
  if (at >= 0) return at;
  return LOOSELY[word] ?? (/^\d+(?:\.\d+)?$/.test(word) ? Number(word) : undefined);
}
