import { randomBytes } from 'node:crypto';
import { endpoints, PHOTO_BYTES } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { profiles, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import { listForRemoval } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { redrawUpload } from '../uploads/index.ts';

type Parts = Pick<Services, 'database' | 'files'>;

/** How a profile photo is kept. */
export const SHOWN_PHOTO = { kinds: ['jpeg', 'png', 'gif'], side: 512, fit: 'cover', type: 'webp' } as const;

/** Where a photo lies within its folder. */
export const photoKey = (folder: string) => `${folder}/photo.webp`;

/** The address that the account's photo is shown at; another one for another photo. */
export const photoAddress = (folder: string) => `${endpoints.readPhoto.path}?v=${folder.slice(-8)}`;

/**
 * Keeps a photo, made anew at the size that is shown: nothing of the file that came, its camera data least of all, is
 * left. @throws AppError too_large, unsupported_type
 */
export async function setPhoto(
  { database, files, vision }: Parts & Pick<Services, 'vision'>,
  userId: number,
  bytes: Uint8Array,
): Promise<void> {
  if (bytes.byteLength > PHOTO_BYTES)
    throw new AppError('too_large', { message: 'Photo must be at most 2MB' });
  const photo = await redrawUpload(vision, userId, bytes, SHOWN_PHOTO, 'Photo must be a JPG, PNG or GIF');
  const folder = `avatars/${randomBytes(12).toString('hex')}`;
  // The row first: a file that no row names would never be found again.
  await changeFolder({ database }, userId, folder);
  await files.put(photoKey(folder), photo.bytes, 'image/webp');
  await database
    .update(users)
    .set({ avatar: photoAddress(folder) })
    .where(eq(users.id, userId));
}

export const removePhoto = ({ database }: Parts, userId: number) => changeFolder({ database }, userId, null);

/** Puts another folder in place of the last, which a sweep removes. */
async function changeFolder(
  { database }: Pick<Parts, 'database'>,
  userId: number,
  photoFolder: string | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.insert(profiles).values({ userId }).onConflictDoNothing();
    const [before] = await tx.select().from(profiles).where(eq(profiles.userId, userId)).for('update');
    await tx.update(profiles).set({ photoFolder }).where(eq(profiles.userId, userId));
    await tx.update(users).set({ avatar: null }).where(eq(users.id, userId));
    if (before?.photoFolder) await listForRemoval(tx, [before.photoFolder]);
  });
}

/** The signed-in user's own photo. There's no way to ask for anybody else's. */
export async function sendPhoto(
  { database, files }: Parts,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await database.select().from(profiles).where(eq(profiles.userId, userId));
  if (!row?.photoFolder) throw notFound('There is no photo yet.');
  const etag = `"${row.photoFolder.slice(-24)}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const stream = await files.stream(photoKey(row.photoFolder)).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notFound('There is no photo yet.');
    throw error;
  });
  return reply.type('image/webp').header('content-disposition', 'inline').send(stream);
}
