import { hashFindings } from '../judgement/index.ts';
import { memberOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { appendTrail, type TrailDetail, type TrailEvent } from '../trail/index.ts';

/** Writes what was done to a finding to its project's trail, with the hash of what it states now. */
export async function noteFinding(
  tx: Queries,
  { id, projectId, userId }: { id: number; projectId: number; userId: number },
  event: TrailEvent,
  detail: TrailDetail = {},
): Promise<void> {
  await noteFindings(tx, { ids: [id], projectId, userId }, event, detail);
}

/** The same of several findings of one project, an entry for each. */
export async function noteFindings(
  tx: Queries,
  { ids, projectId, userId }: { ids: readonly number[]; projectId: number; userId: number },
  event: TrailEvent,
  detail: TrailDetail = {},
): Promise<void> {
  const hashes = await hashFindings(tx, ids);
  await appendTrail(
    tx,
    { projectId, userId, by: memberOf({ id: userId }) },
    ids.map((id) => ({ event, subject: { kind: 'finding', id }, sha256: hashes.get(id), detail })),
  );
}
