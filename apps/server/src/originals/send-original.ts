import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownerOf } from '../platform/actor.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { enterDownloads } from '../platform/http/fair-slots.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import { issueTicket, readTicket } from '../platform/tickets.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { findWithOriginal, holdPhoto, type OfPhoto } from './add-original.ts';
import { originalKey } from './original-rows.ts';

const PURPOSE = 'larger original';
const FILE_ENDS: Readonly<Record<string, string>> = { jpeg: 'jpg' };

const notHere = () => notFound('The original isn’t here. It may still be on the device that took it.');

/** Lets one original out, which the trail records. Resolves to what the download shows. @throws AppError not_found */
export async function letOut({ database, environment }: Services, of: OfPhoto): Promise<string> {
  const { actor, photoId } = of;
  await database.transaction(async (tx) => {
    const { original, projectId } = await holdPhoto(tx, of);
    if (!original) throw notHere();
    const { sha256 } = original;
    await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
      { event: 'original_taken', subject: { kind: 'photo', id: photoId }, sha256 },
    ]);
  });
  return issueTicket(environment.sessionSecret, PURPOSE, [ownerOf(actor).userId, photoId]);
}

/** An original byte by byte, as a file to keep. @throws AppError link_expired, not_found, busy */
export async function sendOriginal(
  { database, environment, files }: Services,
  of: OfPhoto & { ticket: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { actor, photoId, ticket } = of;
  const { photo, original } = await findWithOriginal(database, of);
  const { userId } = ownerOf(actor);
  if (!readTicket(environment.sessionSecret, PURPOSE, [userId, photoId], ticket)) {
    throw new AppError('link_expired');
  }
  if (!original) throw notHere();
  reply.raw.once('close', enterDownloads(userId, request, reply));
  const stream = await files.stream(originalKey(original.folder)).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notHere();
    throw error;
  });
  return reply
    .type(`image/${original.kind}`)
    .header('content-length', original.bytes)
    .header(
      'content-disposition',
      `attachment; filename="plumbline-original-${photo.id}.${FILE_ENDS[original.kind] ?? original.kind}"`,
    )
    .header('cache-control', 'private, no-store')
    .send(stream);
}
