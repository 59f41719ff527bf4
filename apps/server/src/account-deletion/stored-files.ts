import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { findOwnedTables, forUser } from './owned-tables.ts';

/**
 * Columns that name what lies in the file store: a folder, or a file in a folder of the account's own. A test fails when a table of accounts has
 * a column of such a name that isn't listed here.
 */
export const STORED: readonly { table: string; column: string; fileInFolder?: true }[] = [
  { table: 'letterheads', column: 'logo', fileInFolder: true },
  { table: 'photo_originals', column: 'folder' },
  { table: 'photos', column: 'folder' },
  { table: 'plans', column: 'folder' },
  { table: 'profiles', column: 'photo_folder' },
  { table: 'project_documents', column: 'folder' },
  { table: 'reports', column: 'folder' },
  { table: 'training_examples', column: 'folder' },
  { table: 'voice_notes', column: 'folder' },
];

/** Stands before the name of a mail's file in the list of removals: keys of the file store know no colon. */
export const MAIL_FILE = 'mail:';

/** Every folder of the file store that one account's rows name. */
export async function findStoredKeys(queries: Pick<Queries, 'execute'>, userId: number): Promise<string[]> {
  const owned = await findOwnedTables(queries);
  const keys = new Set<string>();
  for (const { table, column, fileInFolder } of STORED) {
    const of = owned.find((entry) => entry.table === table);
    if (!of) continue;
    const { rows } = await queries.execute<{ key: string }>(
      sql.raw(
        `select "${column}" as key from ${table} where "${column}" is not null and ${forUser(of, userId)}`,
      ),
    );
    for (const { key } of rows) keys.add(fileInFolder ? key.replace(/\/[^/]+$/, '') : key);
  }
  return [...keys];
}
