import { and, eq, notExists } from 'drizzle-orm';
import { findDefect } from '../defects/index.ts';
import { defects, photos, reportPhotos } from '../platform/database/schema.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { keepPrintedPhoto } from '../reports/index.ts';
import type { Services } from '../services.ts';

/** Deletes a finding, and its photo unless a report prints it. The credit it cost stays spent. */
export async function deleteDefect(services: Services, userId: number, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const { photo } = await findDefect(tx, userId, id);
    if (photo) await keepPrintedPhoto(tx, { userId, defectId: id, photoId: photo.id });
    await tx.delete(defects).where(eq(defects.id, id));
    if (!photo) return [];
    const kept = tx.select().from(reportPhotos).where(eq(reportPhotos.photoId, photo.id));
    const gone = await tx
      .delete(photos)
      .where(and(eq(photos.id, photo.id), notExists(kept)))
      .returning({ folder: photos.folder });
    const released = gone.map(({ folder }) => folder);
    await listForRemoval(tx, released);
    return released;
  });
  await removeListed(services, folders);
}
