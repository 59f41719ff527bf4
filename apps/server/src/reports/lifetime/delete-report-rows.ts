import { eq, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';
import { reportPhotos, reports } from '../../platform/database/schema.ts';
import { listForRemoval } from '../../platform/storage/removals.ts';
import { deleteLoosePhotos } from '../../uploads/index.ts';

/**
 * Deletes the rows of reports, and of the photos that were kept for them alone. Their folders are listed for removal
 * within the same transaction; returns them.
 */
export async function deleteReportRows(tx: Queries, which: SQL | undefined): Promise<string[]> {
  const photosOfReports = await tx
    .select({ id: reportPhotos.photoId })
    .from(reportPhotos)
    .innerJoin(reports, eq(reports.id, reportPhotos.reportId))
    .where(which);
  const gone = await tx.delete(reports).where(which).returning({ folder: reports.folder });
  const released = await deleteLoosePhotos(
    tx,
    photosOfReports.map(({ id }) => id),
  );
  const folders = [...gone.map(({ folder }) => folder), ...released.map(({ folder }) => folder)];
  await listForRemoval(tx, folders);
  return folders;
}
