export const RECOMMENDATION_LIMIT = 100;

/** As far back as a word is looked for: what has longer ones is cut within one. */
const LONGEST_WORD = 20;

/** As many whole words as `limit` characters hold, and an ellipsis; the whole text where it is no longer than that. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const blank = characters.lastIndexOf(' ', limit);
  const end = blank > limit - LONGEST_WORD ? blank : limit;
  return `${characters
    .slice(0, end)
    .join('')
    .replace(/[\s.,;:]+$/, '')}…`;
}
