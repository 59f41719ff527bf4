import { and, eq, inArray, notInArray, or } from 'drizzle-orm';
import { endRunsOf } from '../analysis/index.ts';
import { closeOrders } from '../payments/index.ts';
import { analyses, defects, photos, projects, reportPhotos, reports } from '../platform/database/schema.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { holdProject } from '../projects/index.ts';
import { deleteReportRows, detachBought, dropUnpaid } from '../reports/index.ts';
import type { Services } from '../services.ts';

/**
 * Deletes a project with all that belongs to it: findings, analyses, photos and reports, rows first and then files. An
 * analysis under way comes to nothing and costs nothing; open payments for its reports are closed. Reports that were
 * bought stay, with the photos that they print.
 * @throws AppError conflict while a bought report has never been made
 */
export async function deleteProject(services: Services, userId: number, id: number): Promise<void> {
  const { database } = services;
  const within = await database
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.projectId, id), eq(reports.userId, userId)));
  const reportIds = within.map((report) => report.id);
  // First, so that only what is paid for is kept.
  await closeOrders(services, reportIds);
  const { folders, kept } = await database.transaction(async (tx) => {
    const project = await holdProject(tx, userId, id, 'update');
    await endRunsOf(tx, id);
    const bought = await detachBought(tx, project);
    const found = tx.select({ id: defects.photoId }).from(defects).where(eq(defects.projectId, id));
    const examined = tx.select({ id: analyses.photoId }).from(analyses).where(eq(analyses.projectId, id));
    const printed = tx.select({ id: reportPhotos.photoId }).from(reportPhotos);
    const owned = await tx
      .delete(photos)
      .where(and(or(inArray(photos.id, found), inArray(photos.id, examined)), notInArray(photos.id, printed)))
      .returning({ folder: photos.folder });
    const photoFolders = owned.map(({ folder }) => folder);
    await listForRemoval(tx, photoFolders);
    const reportFolders = await deleteReportRows(tx, eq(reports.projectId, id));
    await tx.delete(projects).where(and(eq(projects.id, id), eq(projects.userId, userId)));
    return { folders: [...photoFolders, ...reportFolders], kept: bought };
  });
  // What was ordered since then, or couldn't be closed because the provider was away.
  await closeOrders(services, [...new Set([...reportIds, ...kept])]);
  await removeListed(services, [...folders, ...(await dropUnpaid(database, kept))]);
}
