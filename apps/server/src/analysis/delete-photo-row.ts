import { eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { photos } from '../platform/database/schema.ts';
import { listForRemoval } from '../platform/storage/removals.ts';

/** Deletes the row of a photo that no finding stands on, and lists its folder for removal unless that is done. */
export async function deletePhotoRow(tx: Queries, photoId: number, { list = true } = {}): Promise<void> {
  const gone = await tx.delete(photos).where(eq(photos.id, photoId)).returning({ folder: photos.folder });
  if (list)
    await listForRemoval(
      tx,
      gone.map(({ folder }) => folder),
    );
}
