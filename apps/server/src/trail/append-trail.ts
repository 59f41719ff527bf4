import type { TrailEvent, TrailSubject } from '@plumbline/contract';
import { desc, eq, sql } from 'drizzle-orm';
import { type Actor, personOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { trailEntries } from '../platform/database/schema.ts';
import { hashEntry, type TrailDetail } from './trail-hash.ts';

export interface TrailNote {
  event: TrailEvent;
  subject: { kind: TrailSubject; id: number };
  /** Hash of what the event is about, as it is now. */
  sha256?: string | null | undefined;
  detail?: TrailDetail;
}

interface Trail {
  projectId: number;
  /** The account that the project belongs to. */
  userId: number;
  by: Actor;
}

/** The first key of the advisory lock; the second is the project. */
const LOCK_CLASS = 7407;

/**
 * Writes what happened to a project's trail, in the transaction of what it tells of: both stand or neither does. Call it
 * last: from here to the end of the transaction nobody else writes to this project's trail.
 */
export async function appendTrail(
  tx: Queries,
  { projectId, userId, by }: Trail,
  notes: readonly TrailNote[],
): Promise<void> {
  if (notes.length === 0) return;
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_CLASS}::int, ${projectId}::int)`);
  const [last] = await tx
    .select({ sequence: trailEntries.sequence, sha256: trailEntries.sha256 })
    .from(trailEntries)
    .where(eq(trailEntries.projectId, projectId))
    .orderBy(desc(trailEntries.sequence))
    .limit(1);
  const at = new Date();
  let sequence = last?.sequence ?? 0;
  let previousSha256 = last?.sha256 ?? '';
  const rows = notes.map(({ event, subject, sha256, detail = {} }) => {
    sequence += 1;
    const entry = {
      projectId,
      sequence,
      at,
      event,
      actorKind: by.kind,
      actorId: by.kind === 'member' ? personOf(by) : by.kind === 'holder' ? by.linkId : null,
      subjectKind: subject.kind,
      subjectId: subject.id,
      subjectSha256: sha256 ?? null,
      detail,
      previousSha256,
    };
    previousSha256 = hashEntry(entry);
    return { ...entry, userId, sha256: previousSha256 };
  });
  await tx.insert(trailEntries).values(rows);
}
