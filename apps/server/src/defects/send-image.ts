import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../platform/actor.ts';
import { notFound } from '../platform/errors.ts';
import { sayLikeData } from '../platform/http/security-headers.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';
import type { PhotoRow } from './defect-view.ts';
import { findDefect } from './find-defect.ts';

type Asked = Pick<PhotoRow, 'sha256' | 'folder' | 'kind'>;

const COPY_TYPES: Record<string, string> = {
  '320': 'image/webp',
  '1024': 'image/webp',
  '2048': 'image/jpeg',
};
const ORIGINAL_TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  avif: 'image/avif',
};

/** The photo of a finding: cached by its owner's browser alone, and never sent twice unchanged. */
export async function sendImage(
  { database, files }: Services,
  actor: Member,
  { id, size }: { id: number; size: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { photo } = await findDefect(database, actor, id);
  if (!photo) throw notFound('Image not available');
  return sendPhoto(files, photo, size, request, reply);
}

/** A photo, or one of its copies, by its row. @throws AppError not_found where the file is gone */
export async function sendPhoto(
  files: Services['files'],
  photo: Asked,
  size: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${photo.sha256.slice(0, 32)}-${size}"`;
  // 'no-cache' lets the browser keep it but ask each time, so that it ends with the session.
  sayLikeData(reply)
    .header('etag', etag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'cookie');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const stream = await files.stream(imageKey(photo.folder, size)).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notFound('Image not available');
    throw error;
  });
  return reply
    .type(COPY_TYPES[size] ?? ORIGINAL_TYPES[photo.kind] ?? 'application/octet-stream')
    .header('content-disposition', 'inline')
    .send(stream);
}
