/** Narrows a word of a data file to one of a known list. A word outside the list is a mistake in the data. */
export function oneOf<const T extends string>(list: readonly T[], word: string): T {
  const found = list.find((item) => item === word);
  if (found === undefined) throw new Error(`'${word}' is not one of ${list.join(', ')}`);
  return found;
}

/** Like `oneOf`, for a list of words. */
export function allOf<const T extends string>(list: readonly T[], words: readonly string[]): T[] {
  return words.map((word) => oneOf(list, word));
}
