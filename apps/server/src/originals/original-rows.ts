import type { LargerOriginal } from '@plumbline/contract';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { photoDerivatives, photoOriginals, photos } from '../platform/database/schema.ts';
import { receivedWith } from '../uploads/index.ts';

export type OriginalRow = typeof photoOriginals.$inferSelect;

/** Key of an original's file. */
export const originalKey = (folder: string) => `${folder}/file`;

/** The file of a photo that was analysed, as its folder has always named it. */
const ANALYSED = 'original';

type OfPhoto = Pick<typeof photos.$inferSelect, 'sha256' | 'deviceSha256' | 'createdAt' | 'broughtInAt'>;

/** The hash of the larger file that a photo was made from, by the device's word; null where the photo is that file. */
export const declaredOf = ({
  sha256,
  deviceSha256,
}: Pick<OfPhoto, 'sha256' | 'deviceSha256'>): string | null =>
  deviceSha256 === sha256 ? null : deviceSha256;

/** What an answer says of a photo's original. */
export function toLargerOriginal(
  photo: OfPhoto,
  row: Pick<OriginalRow, 'sha256' | 'bytes' | 'createdAt'> | null | undefined,
): LargerOriginal | null {
  const declared = declaredOf(photo);
  if (row) {
    return { sha256: row.sha256, bytes: row.bytes, receivedAt: receivedWith(photo, row).toISOString() };
  }
  return declared === null ? null : { sha256: declared, bytes: null, receivedAt: null };
}

/** What these photos of this user were made smaller from, by photo. */
export async function originalsOf(
  queries: Queries,
  actor: Member,
  photoIds: readonly number[],
): Promise<Map<number, LargerOriginal | null>> {
  const rows = await queries
    .select({
      id: photos.id,
      sha256: photos.sha256,
      deviceSha256: photos.deviceSha256,
      createdAt: photos.createdAt,
      broughtInAt: photos.broughtInAt,
      original: photoOriginals,
    })
    .from(photos)
    .leftJoin(photoOriginals, eq(photoOriginals.photoId, photos.id))
    .where(and(ownedBy(actor, photos), inArray(photos.id, [0, ...photoIds])));
  return new Map(rows.map(({ id, original, ...photo }) => [id, toLargerOriginal(photo, original)]));
}

/**
 * Keeps the row of an original whose file lies in the store. From then on the picture that was analysed is written down as
 * made from it, and the copies as made from that picture.
 */
export async function insertOriginal(tx: Queries, row: typeof photoOriginals.$inferInsert): Promise<void> {
  const { photoId } = row;
  await tx.insert(photoOriginals).values(row);
  const [photo] = await tx.select().from(photos).where(eq(photos.id, photoId));
  if (!photo) throw new Error(`Photo ${photoId} is gone although it is held`);
  const [analysed] = await tx
    .insert(photoDerivatives)
    .values({
      ...{ photoId, kind: 'analysed', name: ANALYSED, type: `image/${photo.kind}` },
      ...{ sha256: photo.sha256, bytes: photo.bytes, width: photo.width, height: photo.height },
      createdAt: photo.createdAt,
    })
    .returning({ id: photoDerivatives.id });
  if (!analysed) throw new Error('PostgreSQL returned no row for an insert');
  await tx
    .update(photoDerivatives)
    .set({ parentId: analysed.id })
    .where(
      and(
        eq(photoDerivatives.photoId, photoId),
        isNull(photoDerivatives.parentId),
        ne(photoDerivatives.id, analysed.id),
      ),
    );
}
