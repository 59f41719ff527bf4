import { and, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { defects, photos, reportPhotos, reports } from '../platform/database/schema.ts';
import { listForRemoval } from '../platform/storage/removals.ts';

/**
 * Deletes the rows of reports, and of the photos that were kept for them alone. Their folders are listed for removal
 * within the same transaction; returns them.
 */
export async function deleteReportRows(tx: Queries, which: SQL | undefined): Promise<string[]> {
  const held = await tx
    .select({ id: reportPhotos.photoId })
    .from(reportPhotos)
    .innerJoin(reports, eq(reports.id, reportPhotos.reportId))
    .where(which);
  const gone = await tx.delete(reports).where(which).returning({ folder: reports.folder });
  const released = await deletePhotosNobodyNeeds(
    tx,
    held.map(({ id }) => id),
  );
  const folders = [...gone.map(({ folder }) => folder), ...released];
  await listForRemoval(tx, folders);
  return folders;
}

async function deletePhotosNobodyNeeds(tx: Queries, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await tx
    .delete(photos)
    .where(
      and(
        inArray(photos.id, [...ids]),
        notExists(tx.select().from(defects).where(eq(defects.photoId, photos.id))),
        notExists(tx.select().from(reportPhotos).where(eq(reportPhotos.photoId, photos.id))),
      ),
    )
    .returning({ folder: photos.folder });
  return gone.map(({ folder }) => folder);
}
