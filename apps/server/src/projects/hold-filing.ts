import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { places, visits } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';

/** A closed visit is what a report stands on: it is opened again before anything in it changes. */
export function refuseClosed({ closedAt }: Pick<typeof visits.$inferSelect, 'closedAt'>): void {
  if (closedAt !== null) {
    throw new AppError('conflict', { message: 'This visit is closed. Reopen it before you change it.' });
  }
}

/**
 * Holds the visits and places that are named, so that none is closed or deleted meanwhile.
 * @throws AppError not_found for one of another project, conflict for a closed visit
 */
export async function holdFiling(
  tx: Queries,
  projectId: number,
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
    const held = await tx
      .select({ closedAt: visits.closedAt })
      .from(visits)
      .where(and(eq(visits.projectId, projectId), inArray(visits.id, visitIds)))
      .orderBy(asc(visits.id))
      .for('share');
    if (held.length < visitIds.length) throw notFound('Visit not found. It may have been deleted.');
    for (const visit of held) refuseClosed(visit);
  }
  if (placeIds.length > 0) {
    const held = await tx
      .select({ id: places.id })
      .from(places)
      .where(and(eq(places.projectId, projectId), inArray(places.id, placeIds)))
      .orderBy(asc(places.id))
      .for('key share');
    if (held.length < placeIds.length) throw notFound('Place not found. It may have been deleted.');
  }
}
