import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { trailEntries } from '../platform/database/schema.ts';
import { hashEntry } from './trail-hash.ts';

/**
 * Reads a project's whole trail and computes every hash anew. Returns the number of the first entry that isn't what its
 * hash says or doesn't follow the one before; undefined where all are in order.
 */
export async function findBrokenEntry(queries: Queries, projectId: number): Promise<number | undefined> {
  const entries = await queries
    .select()
    .from(trailEntries)
    .where(eq(trailEntries.projectId, projectId))
    .orderBy(asc(trailEntries.sequence));
  let previous = '';
  for (const [at, entry] of entries.entries()) {
    const follows = entry.sequence === at + 1 && entry.previousSha256 === previous;
    if (!follows || hashEntry(entry) !== entry.sha256) return entry.sequence;
    previous = entry.sha256;
  }
  return undefined;
}
