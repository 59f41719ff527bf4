import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Services } from '../services.ts';
import { databaseCode } from './errors.ts';

type Parts = Pick<Services, 'database' | 'environment'>;

/** Less than this isn't enough for a photo with its copies and the rows about it, in bytes. */
const LEAST_ROOM = 64 * 1024 * 1024;

/** PostgreSQL's code for a disk without room. */
const DISK_FULL = '53100';

/** How long an answer holds: whoever asks more often gets the last one. */
const HOLDS_MS = 2_000;

/**
 * Finds out whether there is room to write: on our own disk where files or the embedded database lie on it, and under the
 * database, wherever that is. The returned function throws only where the database doesn't answer.
 */
export function watchRoom({ database, environment }: Parts): () => Promise<boolean> {
  const { dataDir, databaseUrl, s3 } = environment;
  const folders = [...(databaseUrl ? [] : [dataDir]), ...(s3 ? [] : [join(dataDir, 'files')])];
  let last: { at: number; answer: Promise<boolean> } | undefined;

  async function look(): Promise<boolean> {
    const free = await Promise.all(folders.map(freeBytes));
    return free.every((bytes) => bytes >= LEAST_ROOM) && (await databaseHasRoom(database));
  }

  return () => {
    if (!last || Date.now() - last.at > HOLDS_MS) {
      last = { at: Date.now(), answer: look() };
      // Only what was found out holds; a database that was away may be back.
      last.answer.catch(() => {
        last = undefined;
      });
    }
    return last.answer;
  };
}

/** Bytes that this user may still write there; a folder that can't be looked at is found out when it is used. */
export async function freeBytes(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * Has PostgreSQL sort more than it may hold in memory, so that it writes about a megabyte to its disk. That leaves nothing
 * behind, no row and no entry in its catalogue.
 */
async function databaseHasRoom(database: Parts['database']): Promise<boolean> {
  try {
    await database.transaction(async (tx) => {
      await tx.execute(sql`set local work_mem = '64kB'`);
      await tx.execute(sql`select count(distinct repeat(md5(n::text), 8)) from generate_series(1, 4000) n`);
    });
    return true;
  } catch (error) {
    if (databaseCode(error) === DISK_FULL) return false;
    throw error;
  }
}
