import { FINDING_ACTIONS, refusalOf } from '@plumbline/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { changeFindings } from '../judgement/index.ts';
import { type Member, roleOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { holdProject, isOnHold } from '../projects/index.ts';
import { DECIDING, undecided } from './decide-defect.ts';
import { noteFindings } from './note-finding.ts';
import { changingPhotos, holdPhotos } from './same-photo.ts';

interface Within {
  actor: Member;
  projectId: number;
}

interface Decided {
  id: number;
  decidedAt: string;
}

/**
 * Decides findings that nobody has decided yet, all of them or none. What somebody has decided stays as it is, and so does a
 * finding with an open hazard that would be set aside. Ids of other projects are as if they weren't there.
 * @throws AppError not_found for a project of somebody else's
 */
export async function decideFindings(
  database: Database,
  { actor, projectId }: Within,
  ids: readonly number[],
  verdict: 'confirmed' | 'rejected',
) {
  return database.transaction(async (tx) => {
    const { userId } = await holdProject(tx, actor, projectId, 'key share');
    const found = await holdFindings(tx, { actor, projectId }, ids);
    const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
    const open = found.filter((row) => row.verdict === null);
    const onHold = await isOnHold(tx, projectId);
    const hazardOpen = open.filter(
      ({ alerts }) =>
        refusalOf(FINDING_ACTIONS, DECIDING[verdict], roleOf(actor), {
          onHold,
          hazardOpen: alerts.length > 0,
        }) === 'hazard_open',
    );
    const deciding = open.filter((row) => !hazardOpen.includes(row));
    const free = idsOf(deciding);
    const decidedAt = new Date();
    if (free.length > 0) {
      await changingPhotos(tx, actor, deciding, () =>
        changeFindings(tx, inArray(defects.id, free), { verdict, decidedAt }),
      );
      await noteFindings(tx, actor, { ids: free, projectId, userId }, 'finding_decided', { verdict });
    }
    return {
      decided: free.map((id) => ({ id, decidedAt: decidedAt.toISOString() })),
      decidedBefore: idsOf(found.filter((row) => row.verdict !== null)),
      hazardOpen: idsOf(hazardOpen),
    };
  });
}

/** Takes decisions back that still stand as they were made. Returns the findings that it took them from. */
export async function withdrawDecisions(
  database: Database,
  { actor, projectId }: Within,
  decided: readonly Decided[],
): Promise<number[]> {
  const made = new Map(decided.map(({ id, decidedAt }) => [id, decidedAt]));
  return database.transaction(async (tx) => {
    const { userId } = await holdProject(tx, actor, projectId, 'key share');
    const rows = await holdFindings(tx, { actor, projectId }, [...made.keys()]);
    const standing = rows.filter(({ id, decidedAt }) => decidedAt?.toISOString() === made.get(id));
    const ids = standing.map(({ id }) => id);
    if (ids.length > 0) {
      await changingPhotos(tx, actor, standing, () =>
        changeFindings(tx, inArray(defects.id, ids), undecided),
      );
      await noteFindings(tx, actor, { ids, projectId, userId }, 'decision_withdrawn');
    }
    return ids;
  });
}

/** Those of these findings that the project has, as nobody else changes them or what stands beside them. */
async function holdFindings(tx: Queries, { actor, projectId }: Within, ids: readonly number[]) {
  const read = () =>
    tx
      .select({
        id: defects.id,
        verdict: defects.verdict,
        decidedAt: defects.decidedAt,
        alerts: defects.alerts,
        examinedPhotoId: defects.examinedPhotoId,
        photoId: defects.photoId,
      })
      .from(defects)
      .where(and(eq(defects.projectId, projectId), inArray(defects.id, [...ids])))
      .orderBy(asc(defects.id));
  await holdPhotos(tx, actor, await read());
  return read();
}
