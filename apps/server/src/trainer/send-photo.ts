import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { trainingExamples } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';

const MISSING = 'Image not available';

/** A photo from the store at the size for the screen. It may be withdrawn at any time, so no browser keeps it. */
export async function sendPhoto(
  { files }: Pick<Services, 'files'>,
  folder: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stream = await files.stream(imageKey(folder, '1024')).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notFound(MISSING);
    throw error;
  });
  return reply
    .type('image/webp')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', 'inline')
    .send(stream);
}

export async function sendExamplePhoto(
  services: Services,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [row] = await services.database
    .select({ folder: trainingExamples.folder })
    .from(trainingExamples)
    .where(eq(trainingExamples.id, id));
  if (!row) throw notFound(MISSING);
  return sendPhoto(services, row.folder, reply);
}
