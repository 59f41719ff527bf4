import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownedBy } from '../platform/actor.ts';
import { voiceNotes } from '../platform/database/schema.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { audioKey } from './add-voice-note.ts';
import { findOwnPhoto, type OfPhoto } from './hold-photo.ts';
import { type NoteRow, noteGone } from './voice-notes.ts';

/** A recording as it came. Its type is what the server read from it, whatever the browser called it. @throws AppError not_found */
export async function sendAudio(
  { database, files }: Services,
  { actor, photoId }: OfPhoto,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // Somebody else's photo is told of as one that isn't there.
  await findOwnPhoto(database, { actor, photoId });
  const [note] = await database
    .select()
    .from(voiceNotes)
    .where(and(eq(voiceNotes.photoId, photoId), ownedBy(actor, voiceNotes)));
  if (!note) throw noteGone();
  return sendRecording(files, note, request, reply);
}

/** A recording that somebody may hear: whole, or the part that was asked for. @throws AppError not_found where its file is gone */
export async function sendRecording(
  files: Services['files'],
  note: Pick<NoteRow, 'sha256' | 'folder' | 'type'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${note.sha256.slice(0, 32)}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'cookie');
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  const bytes = await files.get(audioKey(note.folder)).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw noteGone();
    throw error;
  });
  reply.type(note.type).header('content-disposition', 'inline').header('accept-ranges', 'bytes');
  const part = partOf(request.headers.range, bytes.length);
  if (!part) return reply.send(Buffer.from(bytes));
  reply.status(206).header('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`);
  return reply.send(Buffer.from(bytes.subarray(part.from, part.to + 1)));
}

/** Safari plays nothing that doesn't come in parts when it asks for one. Any other question is answered with the whole. */
function partOf(range: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first, last] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(range ?? '') ?? [];
  if (first === undefined) return undefined;
  const from = Number(first);
  const to = Math.min(last ? Number(last) : length - 1, length - 1);
  return from <= to ? { from, to } : undefined;
}
