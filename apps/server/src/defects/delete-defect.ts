import { eq } from 'drizzle-orm';
import { defects, photos } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { findDefect } from './find-defect.ts';

/** Deletes a finding and its photo. The credit it cost stays spent. */
export async function deleteDefect({ database, files }: Services, userId: number, id: number): Promise<void> {
  const folder = await database.transaction(async (tx) => {
    const { photo } = await findDefect(tx, userId, id);
    await tx.delete(defects).where(eq(defects.id, id));
    if (photo) await tx.delete(photos).where(eq(photos.id, photo.id));
    return photo?.folder;
  });
  if (folder) await files.deletePrefix(folder);
}
