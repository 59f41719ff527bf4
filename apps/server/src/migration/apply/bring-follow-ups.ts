import { and, asc, inArray, sql } from 'drizzle-orm';
import { defects, findingFollowUps, migrationRows } from '../../platform/database/schema.ts';
import type { FollowUpBody } from '../format/read-visits.ts';
import { type Bringing, idsHere, inPages, stagedAfter } from './bring.ts';
import { filedHere } from './file-here.ts';

const AT_A_TIME = 200;

/**
 * Says what became of this user's findings by later visits, once all of them are here: the later finding may come after
 * the earlier one. What somebody has said here of the same finding and visit stays.
 */
export async function bringFollowUps(bringing: Bringing): Promise<void> {
  const read = (after: number) =>
    bringing.tx
      .select({
        id: migrationRows.id,
        sourceId: migrationRows.sourceId,
        followUps: sql<FollowUpBody[]>`${migrationRows.body}->'followUps'`,
      })
      .from(migrationRows)
      .where(
        and(
          stagedAfter(bringing, { kind: 'defects', actions: ['create', 'update'], after }),
          sql`jsonb_array_length(coalesce(${migrationRows.body}->'followUps', '[]'::jsonb)) > 0`,
        ),
      )
      .orderBy(asc(migrationRows.id))
      .limit(AT_A_TIME);
  await inPages(AT_A_TIME, read, (rows) => keepFollowUps(bringing, rows));
}

async function keepFollowUps(
  bringing: Bringing,
  rows: readonly { sourceId: string; followUps: FollowUpBody[] }[],
): Promise<void> {
  const { tx } = bringing;
  const named = rows.flatMap(({ sourceId, followUps }) => [sourceId, ...followUps.map((one) => one.laterId)]);
  const ids = await idsHere(bringing, 'defects', named);
  const found = await tx
    .select({ id: defects.id, projectId: defects.projectId })
    .from(defects)
    .where(inArray(defects.id, [0, ...ids.values()]));
  const projectOf = new Map(found.map(({ id, projectId }) => [id, projectId]));
  const visits = await filedHere(tx, [...projectOf.values()]);
  const values = rows.flatMap(({ sourceId, followUps }) => {
    const findingId = ids.get(sourceId);
    const projectId = projectOf.get(findingId ?? 0);
    if (findingId === undefined || projectId === undefined) return [];
    return followUps.flatMap(({ visit, state, laterId, notedAt }) => {
      const visitId = visits.visit(projectId, visit);
      if (visitId === null) return [];
      const later = ids.get(laterId ?? '') ?? null;
      // A finding of another building is never the same defect.
      const laterHere = later !== null && later !== findingId && projectOf.get(later) === projectId;
      return {
        projectId,
        findingId,
        visitId,
        state,
        laterId: laterHere ? later : null,
        notedAt: new Date(notedAt),
      };
    });
  });
  if (values.length > 0) await tx.insert(findingFollowUps).values(values).onConflictDoNothing();
}
