import { and, eq } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { findingPhotos, photos } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { holdFiling, holdProject } from '../projects/index.ts';

export interface OfPhoto {
  actor: Member;
  photoId: number;
}

const MINE = { projectId: photos.projectId, visitId: photos.visitId, folder: photos.folder };

/** A photo of this user in a project. @throws AppError not_found */
export async function findOwnPhoto(queries: Queries, { actor, photoId }: OfPhoto) {
  const [photo] = await queries
    .select(MINE)
    .from(photos)
    .where(and(eq(photos.id, photoId), ownedBy(actor, photos)));
  if (!photo || photo.projectId === null) throw notFound('Photo not found. It may have been deleted.');
  return { ...photo, projectId: photo.projectId };
}

/**
 * Holds a photo until the transaction ends, so that it joins no finding and leaves none meanwhile. Returns its project and
 * the findings that it shows. @throws AppError not_found, conflict for a closed visit
 */
export async function holdOwnPhoto(tx: Queries, of: OfPhoto) {
  const { actor, photoId } = of;
  const { projectId, visitId } = await findOwnPhoto(tx, of);
  const { userId } = await holdProject(tx, actor, projectId, 'key share');
  await holdFiling(tx, { actor, projectId }, { visitIds: [visitId], placeIds: [] });
  await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, photoId)).for('update');
  // As it is now that nobody changes it.
  await findOwnPhoto(tx, of);
  const shown = await tx
    .select({ id: findingPhotos.findingId })
    .from(findingPhotos)
    .where(eq(findingPhotos.photoId, photoId));
  return { projectId, userId, findingIds: shown.map(({ id }) => id) };
}
