import { eq } from 'drizzle-orm';
import { defects, photos } from '../platform/database/schema.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { findDefect } from './find-defect.ts';

/** Deletes a finding and its photo. The credit it cost stays spent. */
export async function deleteDefect(services: Services, userId: number, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const { photo } = await findDefect(tx, userId, id);
    await tx.delete(defects).where(eq(defects.id, id));
    if (!photo) return [];
    await tx.delete(photos).where(eq(photos.id, photo.id));
    await listForRemoval(tx, [photo.folder]);
    return [photo.folder];
  });
  await removeListed(services, folders);
}
