import { createHash } from 'node:crypto';
import type { Intake } from '@plumbline/vision';
import { and, eq, inArray, isNull, notExists, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { findingPhotos, photoDerivatives, photos, reportPhotos } from '../platform/database/schema.ts';
import type { DeviceClaims } from './device-claims.ts';
import { askForPrints } from './print-job.ts';

export type NewPhoto = Omit<typeof photos.$inferInsert, 'broughtInAt'> & {
  broughtInAt?: SQL<Date> | Date | null;
};
/** A copy as its row tells of it. */
export type NewDerivative = Omit<typeof photoDerivatives.$inferInsert, 'id' | 'photoId' | 'parentId'>;

/** The copies that were made when a photo came in, as rows. */
export const copiesOf = ({ derivatives }: Pick<Intake, 'derivatives'>): NewDerivative[] =>
  derivatives.map(({ name, type, width, height, bytes }) => ({
    kind: 'copy',
    name,
    type,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes: bytes.length,
    width,
    height,
  }));

/** What a photo's row says of its file. */
export const photoColumns = (bytes: Uint8Array, intake: Intake, claims?: DeviceClaims) => ({
  kind: intake.kind,
  sha256: intake.sha256,
  bytes: bytes.length,
  width: intake.width,
  height: intake.height,
  takenAt: intake.takenAt ?? null,
  latitude: intake.gps?.latitude ?? null,
  longitude: intake.gps?.longitude ?? null,
  camera: intake.camera ?? null,
  contentCredentials: intake.contentCredentials ?? null,
  ...claims,
});

/**
 * Keeps photos with the copies that were made of them. Returns their ids in the same order. Asks what they are known again
 * by, unless their files are still to come (`stored: false`): whoever stores them asks then.
 */
export async function addPhotos(
  tx: Queries,
  added: readonly { photo: NewPhoto; copies: readonly NewDerivative[] }[],
  { stored = true } = {},
): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insert(photos)
    .values(added.map(({ photo }) => photo))
    .returning({ id: photos.id, folder: photos.folder });
  // A folder is one photo's alone.
  const idOf = new Map(rows.map(({ id, folder }) => [folder, id]));
  const ids = added.map(({ photo }) => idOf.get(photo.folder) ?? 0);
  const copies = added.flatMap((one, at) => one.copies.map((copy) => ({ ...copy, photoId: ids[at] ?? 0 })));
  if (copies.length > 0) await tx.insert(photoDerivatives).values(copies);
  const ofProjects = added.filter(({ photo }) => stored && photo.projectId);
  for (const owner of new Set(ofProjects.map(({ photo }) => photo.userId))) {
    const theirs = ofProjects.filter(({ photo }) => photo.userId === owner);
    await askForPrints(
      tx,
      owner,
      theirs.map(({ photo }) => idOf.get(photo.folder) ?? 0),
    );
  }
  return ids;
}

/**
 * Holds the photos of these findings until the transaction ends, so that of two who delete the findings that share one,
 * the later sees that it is the last.
 */
export async function holdPhotosOf(tx: Queries, findingIds: readonly number[]): Promise<number[]> {
  const linked = tx
    .select({ id: findingPhotos.photoId })
    .from(findingPhotos)
    .where(inArray(findingPhotos.findingId, [...findingIds]));
  const lockedPhotos = await tx
    .select({ id: photos.id })
    .from(photos)
    .where(inArray(photos.id, linked))
    .orderBy(photos.id)
    .for('update');
  return lockedPhotos.map(({ id }) => id);
}

/**
 * Deletes those of these photos that nothing stands on any more: no finding, no bought report, and nobody kept them for
 * their own sake. The caller lists their folders for removal.
 */
export async function deleteLoosePhotos(
  tx: Queries,
  ids: readonly number[],
): Promise<{ id: number; folder: string; sha256: string }[]> {
  if (ids.length === 0) return [];
  return tx
    .delete(photos)
    .where(
      and(
        inArray(photos.id, [...ids]),
        or(eq(photos.keptByItself, false), isNull(photos.projectId)),
        notExists(tx.select().from(findingPhotos).where(eq(findingPhotos.photoId, photos.id))),
        notExists(tx.select().from(reportPhotos).where(eq(reportPhotos.photoId, photos.id))),
      ),
    )
    .returning({ id: photos.id, folder: photos.folder, sha256: photos.sha256 });
}
