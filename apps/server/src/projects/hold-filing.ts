import { VISIT_ACTIONS } from '@plumbline/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { places, visits } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { isOnHold } from './legal-hold.ts';

/**
 * Holds the visits and places that are named, so that none is closed or deleted meanwhile.
 * @throws AppError not_found for one of another project, conflict for a closed visit
 */
export async function holdFiling(
  tx: Queries,
  { actor, projectId }: { actor: Actor; projectId: number },
  named: {
    visitIds: readonly (number | null | undefined)[];
    placeIds: readonly (number | null | undefined)[];
  },
): Promise<void> {
  const some = (ids: readonly (number | null | undefined)[]) => [
    ...new Set(ids.filter((id): id is number => typeof id === 'number')),
  ];
  const [visitIds, placeIds] = [some(named.visitIds), some(named.placeIds)];
  if (visitIds.length > 0) {
    const found = await tx
      .select({ closedAt: visits.closedAt })
      .from(visits)
      .where(and(eq(visits.projectId, projectId), inArray(visits.id, visitIds)))
      .orderBy(asc(visits.id))
      .for('share');
    if (found.length < visitIds.length) throw notFound('Visit not found. It may have been deleted.');
    const onHold = await isOnHold(tx, projectId);
    for (const { closedAt } of found)
      permit(actor, VISIT_ACTIONS, 'file', { onHold, closed: closedAt !== null });
  }
  if (placeIds.length > 0) {
    const found = await tx
      .select({ id: places.id })
      .from(places)
      .where(and(eq(places.projectId, projectId), inArray(places.id, placeIds)))
      .orderBy(asc(places.id))
      .for('key share');
    if (found.length < placeIds.length) throw notFound('Place not found. It may have been deleted.');
  }
}
