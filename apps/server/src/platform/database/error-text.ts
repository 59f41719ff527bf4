const LONGEST = 1000;

/**
 * What an error says, as PostgreSQL takes it: without NUL and other control characters, and not endless. The note of a
 * failure must never stop what the failure sets in motion.
 */
export function errorText(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error);
  return words.slice(0, LONGEST).replace(/\p{Cc}/gu, ' ');
}
