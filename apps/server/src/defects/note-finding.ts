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
  const sha256 = (await hashFindings(tx, [id])).get(id);
  const by = memberOf({ id: userId });
  await appendTrail(tx, { projectId, userId, by }, [
    { event, subject: { kind: 'finding', id }, sha256, detail },
  ]);
}
