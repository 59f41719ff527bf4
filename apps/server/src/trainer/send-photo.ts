import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { photos, trainingExamples } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import { burnMarkup, type PrintedPhoto } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';

const MISSING = 'Image not available';

/**
 * A photo from the store at the size for the screen, to an administrator: what its owner blurred is gone from the bytes.
 * Other marks are left out, because a label is about what the photo shows. It may be withdrawn or blurred at any time, so
 * no browser keeps it.
 */
export async function sendPhoto(
  { files }: Pick<Services, 'files'>,
  { folder, markup }: PrintedPhoto,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await files.get(imageKey(folder, '1024')).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notFound(MISSING);
    throw error;
  });
  const blurred = markup.filter(({ kind }) => kind === 'blur');
  const photo =
    blurred.length > 0
      ? { bytes: (await burnMarkup(bytes, blurred)).bytes, type: 'image/jpeg' }
      : { bytes: Buffer.from(bytes), type: 'image/webp' };
  return reply
    .type(photo.type)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline')
    .send(photo.bytes);
}

export async function unsafeSendExamplePhoto(
  services: Services,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await services.database
    .select({ folder: trainingExamples.folder, markup: photos.markup })
    .from(trainingExamples)
    .leftJoin(photos, eq(photos.id, trainingExamples.photoId))
    .where(eq(trainingExamples.id, id));
  if (!row) throw notFound(MISSING);
  // A photo that an administrator uploaded stands in no finding, so nobody drew on it.
  return sendPhoto(services, { folder: row.folder, markup: row.markup ?? [] }, reply);
}
