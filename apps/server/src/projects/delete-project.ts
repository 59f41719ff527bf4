import { and, eq, inArray, or } from 'drizzle-orm';
import { endRunsOf } from '../analysis/index.ts';
import { closeOrders } from '../payments/index.ts';
import { analyses, defects, photos, projects, reports } from '../platform/database/schema.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { holdProject } from './find-project.ts';

/**
 * Deletes a project with all that belongs to it: findings, analyses, photos and reports, rows first and then files. An
 * analysis under way comes to nothing and costs nothing; open payments for its reports are closed.
 */
export async function deleteProject(services: Services, userId: number, id: number): Promise<void> {
  const { folders, reportIds } = await services.database.transaction(async (tx) => {
    await holdProject(tx, userId, id, 'update');
    await endRunsOf(tx, id);
    const found = tx.select({ id: defects.photoId }).from(defects).where(eq(defects.projectId, id));
    const examined = tx.select({ id: analyses.photoId }).from(analyses).where(eq(analyses.projectId, id));
    const owned = await tx
      .delete(photos)
      .where(or(inArray(photos.id, found), inArray(photos.id, examined)))
      .returning({ folder: photos.folder });
    const made = await tx
      .select({ id: reports.id, folder: reports.folder })
      .from(reports)
      .where(eq(reports.projectId, id));
    await tx.delete(projects).where(and(eq(projects.id, id), eq(projects.userId, userId)));
    const left = [...owned, ...made].map(({ folder }) => folder);
    await listForRemoval(tx, left);
    return { folders: left, reportIds: made.map((report) => report.id) };
  });
  await closeOrders(services, reportIds);
  await removeListed(services, folders);
}
