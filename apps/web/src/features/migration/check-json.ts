import { MIGRATION_WORDS } from '@plumbline/contract';

/** What is wrong with typed JSON, before it is sent; undefined where nothing is. */
export function jsonProblem(text: string): string | undefined {
  // A mark of the encoding, which some editors put first, counts as white space.
  const typed = text.trim();
  if (typed === '') return MIGRATION_WORDS.noJson;
  let data: unknown;
  try {
    data = JSON.parse(typed);
  } catch {
    return MIGRATION_WORDS.badJson;
  }
  const users = typeof data === 'object' && data !== null && 'users' in data ? data.users : undefined;
  if (!Array.isArray(users)) return MIGRATION_WORDS.noUsersArray;
  return users.length === 0 ? MIGRATION_WORDS.noUsers : undefined;
}
