/**
 * Files of rows that go. They are listed in the transaction that deletes the rows and removed after it; what the store
 * doesn't let go of then, or a killed process leaves, a sweep removes.
 */
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Queries } from '../database/connect.ts';
import { fileRemovals } from '../database/schema.ts';
import type { FileStore } from './file-store.ts';

interface Parts {
  database: Database;
  files: FileStore;
  log: Logger;
}

/** Lists folders of the file store for removal, within the transaction in which the last row that names them goes. */
export async function listForRemoval(tx: Queries, folders: readonly string[]): Promise<void> {
  if (folders.length > 0) await tx.insert(fileRemovals).values(folders.map((folder) => ({ folder })));
}

/** Removes folders that are listed. Those that can't go now stay listed; how many went. */
export async function removeListed(
  { database, files, log }: Parts,
  folders: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const folder of folders) {
    try {
      await files.deletePrefix(folder);
      await database.delete(fileRemovals).where(eq(fileRemovals.folder, folder));
      removed += 1;
    } catch (error) {
      log.warn({ err: error, folder }, 'Files couldn’t be removed and will be tried again');
    }
  }
  return removed;
}
