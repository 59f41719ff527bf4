import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type LargerOriginal, LIMITS } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { photoOriginals, photos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { claimFolder, letGoOfClaim, listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { holdProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { LET_GO_AFTER_MS, whileReceiving } from '../uploads/index.ts';
import { declaredOf, insertOriginal, originalKey, toLargerOriginal } from './original-rows.ts';
import { type TakenIn, takeIn, tooLarge } from './take-in.ts';

export interface OfPhoto {
  actor: Member;
  photoId: number;
}

/** A photo of this user in a project, with its original where that is here. @throws AppError not_found */
export async function findWithOriginal(queries: Queries, { actor, photoId }: OfPhoto) {
  const [found] = await queries
    .select({ photo: photos, original: photoOriginals })
    .from(photos)
    .leftJoin(photoOriginals, eq(photoOriginals.photoId, photos.id))
    .where(and(eq(photos.id, photoId), ownedBy(actor, photos)));
  if (!found || found.photo.projectId === null) {
    throw notFound('Photo not found. It may have been deleted.');
  }
  return { ...found, projectId: found.photo.projectId };
}

/**
 * The body of a request as a photo's original: kept where it is the file whose hash the device gave with the photo. Sent
 * again, it is kept once. A closed visit takes it too: it belongs to a photo that is there.
 * @throws AppError not_found, conflict, too_large, unsupported_type, upload_failed
 */
export async function receiveOriginal(
  services: Services,
  of: OfPhoto,
  request: FastifyRequest,
): Promise<LargerOriginal> {
  const { body, raw } = request;
  try {
    // Before a byte is read: nobody sends one to a photo that isn't theirs.
    const { photo } = await findWithOriginal(services.database, of);
    if (declaredOf(photo) === null) {
      throw new AppError('conflict', {
        message: 'This photo was sent in full size. There is no larger original to add.',
      });
    }
    if (Number(request.headers['content-length'] ?? 0) > LIMITS.chosenPhotoBytes) throw tooLarge();
    if (!(body instanceof Readable)) throw new AppError('upload_failed');
    return await takeIn(
      body.iterator({ destroyOnReturn: false }),
      // Only what arrives: a slow store is nobody's slow line.
      (read) => whileReceiving(request, read),
      (file) => addOriginal(services, of, file),
    );
  } catch (error) {
    // What still comes is let through for a moment, so that the answer arrives.
    if (!raw.complete) setTimeout(() => raw.destroy(), LET_GO_AFTER_MS).unref();
    raw.resume();
    throw error;
  }
}

/** Another request was quicker: what this one wrote goes. */
class SentTwice extends Error {}

async function addOriginal(services: Services, of: OfPhoto, file: TakenIn): Promise<LargerOriginal> {
  const { database, files } = services;
  const { actor, photoId } = of;
  const { kind, sha256, bytes } = file;
  const { photo, original } = await findWithOriginal(database, of);
  if (sha256 !== declaredOf(photo)) {
    throw new AppError('upload_failed', {
      message: 'This isn’t the file that the photo was made from. Nothing was kept.',
    });
  }
  if (!original) {
    const folder = `${photo.folder}/larger-${randomUUID()}`;
    // A process that ends from here on leaves a folder that the sweep takes.
    await claimFolder(database, folder);
    try {
      // The file first: a row never names one that isn't there.
      await files.putStream(originalKey(folder), file.read(), { bytes, contentType: `image/${kind}` });
      await database.transaction(async (tx) => {
        const held = await holdPhoto(tx, of);
        if (held.original) throw new SentTwice();
        if (!(await letGoOfClaim(tx, folder))) throw new AppError('upload_failed');
        const deviceSha256 = declaredOf(held.photo) ?? '';
        await insertOriginal(tx, { photoId, ...ownerOf(actor), folder, kind, sha256, deviceSha256, bytes });
        await appendTrail(tx, { projectId: held.projectId, ...ownerOf(actor), by: actor }, [
          {
            event: 'original_added',
            subject: { kind: 'photo', id: photoId },
            sha256,
            detail: { deviceSha256, bytes, analysedSha256: held.photo.sha256 },
          },
        ]);
      });
    } catch (error) {
      await listForRemoval(database, [folder]);
      await removeListed(services, [folder]);
      if (!(error instanceof SentTwice)) throw error;
    }
  }
  const now = await findWithOriginal(database, of);
  const kept = toLargerOriginal(now.photo, now.original);
  if (!kept) throw new Error('An original is gone that was just kept');
  return kept;
}

/** Holds a photo until the transaction ends, in the project where it is by then. @throws AppError not_found */
export async function holdPhoto(tx: Queries, of: OfPhoto) {
  const { projectId } = await findWithOriginal(tx, of);
  await holdProject(tx, of.actor, projectId, 'key share');
  await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, of.photoId)).for('update');
  const held = await findWithOriginal(tx, of);
  // Moved meanwhile to another project of the same account: whoever asks again finds it there.
  if (held.projectId !== projectId) throw new AppError('conflict');
  return held;
}
