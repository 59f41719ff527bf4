import type { Queries } from '../platform/database/connect.ts';
import { listForRemoval } from '../platform/storage/removals.ts';
import { deleteLoosePhotos } from '../uploads/index.ts';

/** Deletes the row of a photo that nothing stands on, and lists its folder for removal unless that is done. */
export async function deletePhotoRow(tx: Queries, photoId: number, { list = true } = {}): Promise<void> {
  const gone = await deleteLoosePhotos(tx, [photoId]);
  if (list)
    await listForRemoval(
      tx,
      gone.map(({ folder }) => folder),
    );
}
