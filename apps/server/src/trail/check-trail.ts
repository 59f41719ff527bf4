import { and, asc, eq, gt } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { trailEntries } from '../platform/database/schema.ts';
import { hashEntry } from './trail-hash.ts';

/** Entries read at once: a trail may be long, and each hash needs only the one before. */
const AT_ONCE = 2000;

interface CheckedTrail {
  entries: number;
  /** The number of the first entry that isn't what its hash says or doesn't follow the one before. */
  brokenAt: number | null;
  /** Of the newest entry; empty where there is none. */
  newestSha256: string;
}

/** Reads a project's whole trail and computes every hash anew, as far as the first that is wrong. */
export async function checkTrail(queries: Queries, projectId: number): Promise<CheckedTrail> {
  let previous = '';
  let checked = 0;
  for (;;) {
    const entries = await queries
      .select()
      .from(trailEntries)
      .where(and(eq(trailEntries.projectId, projectId), gt(trailEntries.sequence, checked)))
      .orderBy(asc(trailEntries.sequence))
      .limit(AT_ONCE);
    for (const entry of entries) {
      const follows = entry.sequence === checked + 1 && entry.previousSha256 === previous;
      if (!follows || hashEntry(entry) !== entry.sha256) {
        return { entries: checked, brokenAt: entry.sequence, newestSha256: previous };
      }
      previous = entry.sha256;
      checked += 1;
    }
    if (entries.length < AT_ONCE) return { entries: checked, brokenAt: null, newestSha256: previous };
  }
}
