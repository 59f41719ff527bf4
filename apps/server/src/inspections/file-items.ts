import type { Filing } from '@plumbline/contract';
import { and, asc, eq, exists, inArray, notExists, notInArray, type SQL } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, findingPhotos, photos } from '../platform/database/schema.ts';
import { holdFiling, holdProject } from '../projects/index.ts';
import type { OfProject } from './places.ts';

type Filed = { id: number; visitId: number | null; placeId: number | null };

const KINDS = { findings: defects, photos } as const;

/**
 * Files findings or photos of a project under its visits and places, all of them or none. Returns how each was filed
 * before. What isn't of this project is passed over.
 * @throws AppError not_found, conflict where something would leave or enter a closed visit
 */
export async function fileItems(
  database: Database,
  { actor, projectId }: OfProject,
  what: keyof typeof KINDS,
  items: readonly Filing[],
): Promise<Filed[]> {
  const table = KINDS[what];
  const wanted = new Map(items.map((item) => [item.id, item]));
  return database.transaction(async (tx) => {
    await holdProject(tx, actor, projectId, 'key share');
    const before: Filed[] = await tx
      .select({ id: table.id, visitId: table.visitId, placeId: table.placeId })
      .from(table)
      .where(and(eq(table.projectId, projectId), inArray(table.id, [...wanted.keys()])))
      .orderBy(asc(table.id))
      .for('update');
    const changed = before.flatMap((row) => {
      const { visitId = row.visitId, placeId = row.placeId } = wanted.get(row.id) ?? {};
      return visitId === row.visitId && placeId === row.placeId ? [] : [{ row, visitId, placeId }];
    });
    const moved = changed.filter(({ row, visitId }) => visitId !== row.visitId);
    await holdFiling(
      tx,
      { actor, projectId },
      {
        visitIds: moved.flatMap(({ row, visitId }) => [row.visitId, visitId]),
        placeIds: changed.map(({ placeId }) => placeId),
      },
    );
    const groups = new Map<string, { visitId: number | null; placeId: number | null; ids: number[] }>();
    for (const { row, visitId, placeId } of changed) {
      const key = `${visitId} ${placeId}`;
      const group = groups.get(key) ?? { visitId, placeId, ids: [] };
      group.ids.push(row.id);
      groups.set(key, group);
    }
    for (const { ids, ...filing } of groups.values()) {
      await tx.update(table).set(filing).where(inArray(table.id, ids));
      if (what === 'findings') await takePhotosAlong(tx, projectId, ids, filing);
    }
    return before;
  });
}

/** The photos of these findings go with them, but for those that show a finding which stays. */
async function takePhotosAlong(
  tx: Queries,
  projectId: number,
  findingIds: number[],
  filing: { visitId: number | null; placeId: number | null },
): Promise<void> {
  const linked = (which: SQL) =>
    tx
      .select({ id: findingPhotos.photoId })
      .from(findingPhotos)
      .where(and(which, eq(findingPhotos.photoId, photos.id)));
  const lockedPhotos = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(
      and(
        eq(photos.projectId, projectId),
        exists(linked(inArray(findingPhotos.findingId, findingIds))),
        notExists(linked(notInArray(findingPhotos.findingId, findingIds))),
      ),
    )
    .orderBy(asc(photos.id))
    .for('update');
  const ids = lockedPhotos.map(({ id }) => id);
  if (ids.length > 0) await tx.update(photos).set(filing).where(inArray(photos.id, ids));
}
