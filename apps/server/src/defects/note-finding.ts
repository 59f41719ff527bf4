import type { TrailEvent } from '@plumbline/contract';
import { hashFindings } from '../judgement/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { appendTrail, type TrailDetail } from '../trail/index.ts';
import type { DefectRow } from './defect-view.ts';

/** Writes what was done to a finding to its project's trail, with the hash of what it states now. */
export async function noteFinding(
  tx: Queries,
  by: Actor,
  { id, projectId, userId }: Pick<DefectRow, 'id' | 'projectId' | 'userId'>,
  event: TrailEvent,
  detail: TrailDetail = {},
): Promise<void> {
  await noteFindings(tx, by, { ids: [id], projectId, userId }, event, detail);
}

/** The same of several findings of one project, an entry for each. */
export async function noteFindings(
  tx: Queries,
  by: Actor,
  { ids, projectId, userId }: { ids: readonly number[]; projectId: number; userId: number },
  event: TrailEvent,
  detail: TrailDetail = {},
): Promise<void> {
  const hashes = await hashFindings(tx, ids);
  await appendTrail(
    tx,
    { projectId, userId, by },
    ids.map((id) => ({ event, subject: { kind: 'finding', id }, sha256: hashes.get(id), detail })),
  );
}
