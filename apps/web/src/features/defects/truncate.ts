export const RECOMMENDATION_LIMIT = 100;

/** The first `limit` characters and an ellipsis; the whole text where it is no longer than that. */
export function truncate(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}…`;
}
