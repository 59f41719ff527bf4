/**
 * Files of rows that go. They are listed in the transaction that deletes the rows and removed after it; what the store
 * doesn't let go of then, or a killed process leaves, a sweep removes.
 */
import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Queries } from '../database/connect.ts';
import { fileRemovals } from '../database/schema.ts';
import type { FileStore } from './file-store.ts';

/** So long nobody may write what lies under a claim, in milliseconds: far longer than any store takes. */
const CLAIM_MS = 60 * 60 * 1000;

/**
 * Lists a folder that is about to be written, for the case that this process ends before a row names it. Whoever writes it
 * lets go of the claim in the transaction of that row.
 */
export async function claimFolder(queries: Queries, folder: string): Promise<void> {
  await queries.insert(fileRemovals).values({ folder, dueAt: new Date(Date.now() + CLAIM_MS) });
}

/** @returns Whether the claim was still there: without it the folder is being removed. */
export async function letGoOfClaim(tx: Queries, folder: string): Promise<boolean> {
  const gone = await tx.delete(fileRemovals).where(eq(fileRemovals.folder, folder)).returning();
  return gone.length > 0;
}

interface Parts {
  database: Database;
  files: FileStore;
  log: Logger;
}

/** Lists folders of the file store for removal, within the transaction in which the last row that names them goes. */
export async function listForRemoval(tx: Queries, folders: readonly string[]): Promise<void> {
  if (folders.length === 0) return;
  // One parameter however many they are: as rows of their own, a thousand take ten times as long to be written out.
  await tx.execute(sql`insert into ${fileRemovals} (folder) select unnest(${sql.param(folders)}::text[])`);
}

/** Folders at once: a store answers each in its own time, and a project may have thousands. */
const AT_ONCE = 8;
/** Folders whose rows go in one statement. */
const BATCH = 100;

/** Removes folders that are listed. Those that can't go now stay listed; how many went. */
export async function removeListed(
  { database, files, log }: Parts,
  folders: readonly string[],
): Promise<number> {
  let removed = 0;
  for (let from = 0; from < folders.length; from += BATCH) {
    const waiting = folders.slice(from, from + BATCH);
    const gone: string[] = [];
    const worker = async () => {
      for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
        try {
          await files.deletePrefix(folder);
          gone.push(folder);
        } catch (error) {
          log.warn({ err: error, folder }, 'Files couldn’t be removed and will be tried again');
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (gone.length > 0) await forget({ database, log }, gone);
    removed += gone.length;
  }
  return removed;
}

/**
 * Removes as many listed folders as go in a moment and leaves the rest for after the caller's answer: nothing names them
 * any more, and a process that ends meanwhile leaves them listed for the sweep.
 */
export async function removeSoon(parts: Parts, folders: readonly string[]): Promise<void> {
  await removeListed(parts, folders.slice(0, BATCH));
  void removeListed(parts, folders.slice(BATCH));
}

/** What stays listed is removed once more, which does no harm. */
async function forget({ database, log }: Pick<Parts, 'database' | 'log'>, folders: string[]): Promise<void> {
  await database
    .delete(fileRemovals)
    .where(sql`${fileRemovals.folder} = any(${sql.param(folders)}::text[])`)
    .catch((error: unknown) => log.warn({ err: error }, 'Removed files are still listed for removal'));
}
