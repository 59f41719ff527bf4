import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { defects, letterheads, photos, profiles, trainingExamples } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import { FileMissingError, type FileStore } from '../../platform/storage/file-store.ts';
import { photoKey } from '../../profile/index.ts';
import type { Services } from '../../services.ts';
import { imageKey } from '../../uploads/index.ts';
import { exportDocument } from './export-document.ts';

export function sendExport(
  services: Pick<Services, 'database' | 'environment'>,
  after: number | undefined,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment; filename="plumbline-export.json"')
    .send(Readable.from(exportDocument(services, after)));
}

/** The original of a finding's photo. @throws AppError not_found */
export async function sendPhoto({ database, files }: Services, id: number, reply: FastifyReply) {
  const [found] = await database
    .select({ folder: photos.folder, kind: photos.kind })
    .from(defects)
    .innerJoin(photos, eq(photos.id, defects.photoId))
    .where(eq(defects.id, id));
  if (!found) throw notFound();
  return sendFile(files, imageKey(found.folder, 'original'), `image/${found.kind}`, reply);
}

/** @throws AppError not_found */
export async function sendExample({ database, files }: Services, id: number, reply: FastifyReply) {
  const [found] = await database
    .select({ folder: trainingExamples.folder })
    .from(trainingExamples)
    .where(eq(trainingExamples.id, id));
  if (!found) throw notFound();
  return sendFile(files, imageKey(found.folder, 'original'), 'application/octet-stream', reply);
}

/** The profile photo of an account. @throws AppError not_found */
export async function sendAvatar({ database, files }: Services, userId: number, reply: FastifyReply) {
  const [found] = await database.select().from(profiles).where(eq(profiles.userId, userId));
  if (!found?.photoFolder) throw notFound();
  return sendFile(files, photoKey(found.photoFolder), 'image/webp', reply);
}

/** The logo of an account's letterhead. @throws AppError not_found */
export async function sendLogo({ database, files }: Services, userId: number, reply: FastifyReply) {
  const [found] = await database.select().from(letterheads).where(eq(letterheads.userId, userId));
  if (!found?.logo) throw notFound();
  return sendFile(files, found.logo, 'image/png', reply);
}

async function sendFile(files: FileStore, key: string, type: string, reply: FastifyReply) {
  const stream = await files.stream(key).catch((error: unknown) => {
    if (error instanceof FileMissingError) throw notFound();
    throw error;
  });
  return reply
    .type(type)
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment')
    .send(stream);
}
