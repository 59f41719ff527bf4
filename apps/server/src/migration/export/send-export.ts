import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { originalKey } from '../../originals/index.ts';
import { isSomebodys } from '../../platform/actor.ts';
import {
  defects,
  letterheads,
  photoOriginals,
  photos,
  plans,
  profiles,
  projectDocuments,
  projects,
  trainingExamples,
  voiceNotes,
} from '../../platform/database/schema.ts';
import { notFound } from '../../platform/errors.ts';
import { FileMissingError, type FileStore } from '../../platform/storage/file-store.ts';
import { photoKey } from '../../profile/index.ts';
import type { Services } from '../../services.ts';
import { documentKey, imageKey, planPageKey } from '../../uploads/index.ts';
import { audioKey } from '../../voice/index.ts';
import { exportDocument } from './export-document.ts';
import { trailFile } from './trail-file.ts';

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
    .where(and(eq(defects.id, id), isSomebodys(defects)));
  if (!found) throw notFound();
  return sendFile(files, imageKey(found.folder, 'original'), `image/${found.kind}`, reply);
}

/** The original of a project's photo. @throws AppError not_found */
export async function sendPicture({ database, files }: Services, id: number, reply: FastifyReply) {
  const [found] = await database
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), isSomebodys(photos)));
  if (!found) throw notFound();
  return sendFile(files, imageKey(found.folder, 'original'), `image/${found.kind}`, reply);
}

/** A page of a plan as it is kept. @throws AppError not_found */
export async function sendPlanPage(
  { database, files }: Services,
  { id, page }: { id: number; page: number },
  reply: FastifyReply,
) {
  const [found] = await database.select().from(plans).where(eq(plans.id, id));
  if (!found) throw notFound();
  return sendFile(files, planPageKey(found.folder, page), 'image/webp', reply);
}

/** A document of a project, byte by byte. @throws AppError not_found */
export async function sendDocument({ database, files }: Services, id: number, reply: FastifyReply) {
  const [found] = await database.select().from(projectDocuments).where(eq(projectDocuments.id, id));
  if (!found) throw notFound();
  return sendFile(files, documentKey(found.folder, 'original'), 'application/octet-stream', reply);
}

/** Entries of a project's trail. @throws AppError not_found */
export async function sendTrail(
  { database }: Services,
  { id, from, to }: { id: number; from: number; to: number },
  reply: FastifyReply,
) {
  const [found] = await database.select({ id: projects.id }).from(projects).where(eq(projects.id, id));
  if (!found) throw notFound();
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', 'attachment')
    .send(await trailFile(database, id, { from, to }));
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

/** What a photo was made smaller from. @throws AppError not_found */
export async function sendOriginal({ database, files }: Services, photoId: number, reply: FastifyReply) {
  const [found] = await database.select().from(photoOriginals).where(eq(photoOriginals.photoId, photoId));
  if (!found) throw notFound();
  return sendFile(files, originalKey(found.folder), `image/${found.kind}`, reply);
}

/** What was said with a photo. @throws AppError not_found */
export async function sendRecording({ database, files }: Services, photoId: number, reply: FastifyReply) {
  const [found] = await database.select().from(voiceNotes).where(eq(voiceNotes.photoId, photoId));
  if (!found) throw notFound();
  return sendFile(files, audioKey(found.folder), found.type, reply);
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
