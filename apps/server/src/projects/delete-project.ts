import { and, eq } from 'drizzle-orm';
import { defects, photos, projects, reports } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { findProject } from './find-project.ts';

/** Deletes a project with all that belongs to it: findings, analyses, photos and reports, rows first and then files. */
export async function deleteProject(
  { database, files }: Services,
  userId: number,
  id: number,
): Promise<void> {
  const folders = await database.transaction(async (tx) => {
    await findProject(tx, userId, id);
    const owned = await tx
      .select({ photoId: photos.id, folder: photos.folder })
      .from(defects)
      .innerJoin(photos, eq(photos.id, defects.photoId))
      .where(eq(defects.projectId, id));
    const made = await tx.select({ folder: reports.folder }).from(reports).where(eq(reports.projectId, id));
    await tx.delete(projects).where(and(eq(projects.id, id), eq(projects.userId, userId)));
    for (const { photoId } of owned) await tx.delete(photos).where(eq(photos.id, photoId));
    return [...owned, ...made].map(({ folder }) => folder);
  });
  // The rows are gone: a file that stays behind after a crash here can't be reached any more.
  for (const folder of folders) await files.deletePrefix(folder);
}
