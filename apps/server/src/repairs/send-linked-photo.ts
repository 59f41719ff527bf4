import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPhoto } from '../defects/index.ts';
import type { photos } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { loadPhoto } from '../reports/index.ts';
import type { Services } from '../services.ts';

type LinkedPhoto = Pick<
  typeof photos.$inferSelect,
  'folder' | 'sha256' | 'kind' | 'markup' | 'markupVersion'
>;

/**
 * A photo as it leaves the account: always a copy, which has nothing of what the camera wrote, and with what was drawn
 * or blurred made part of its pixels. @throws AppError not_found where the file is gone
 */
export async function sendLinkedPhoto(
  files: Services['files'],
  photo: LinkedPhoto,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (photo.markup.length === 0) return sendPhoto(files, photo, '1024', request, reply);
  const etag = `"${photo.sha256.slice(0, 32)}-marked-${photo.markupVersion}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const marked = await loadPhoto(files, photo);
  if (!marked) throw notFound('Image not available');
  return reply.type('image/jpeg').header('content-disposition', 'inline').send(Buffer.from(marked.bytes));
}
