import { createHash } from 'node:crypto';
import { type BatchPhoto, cameraKey, LIMITS } from '@plumbline/contract';
import { assertUsable, type Intake, PhotoError } from '@plumbline/vision';
import { and, count, eq } from 'drizzle-orm';
import { keepPhoto } from '../inspections/index.ts';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { batchPhotos } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import type { DeviceClaims } from '../uploads/index.ts';
import { askForPhotos } from './batch-job.ts';
import { holdBatch, type OfBatch, readBatch, readBatchPhotos } from './find-batch.ts';

interface SentPhoto {
  key: string;
  bytes: Buffer;
  fileName: string;
  claims: DeviceClaims;
  visitId: number | null;
  placeId: number | null;
}

/** Another request with this key was quicker: what this one wrote goes. */
class SentTwice extends Error {}

/**
 * Keeps a photo of a batch and asks for its analysis, in one transaction. However often it is sent under its key, in turn
 * or at once, it is kept once.
 * @throws AppError key_reused for another photo under the key, conflict for a cancelled or full batch
 */
export async function addPhoto(services: Services, of: OfBatch, sent: SentPhoto): Promise<BatchPhoto> {
  const { database } = services;
  const { projectId } = await readBatch(database, of);
  const sha256 = createHash('sha256').update(sent.bytes).digest('hex');
  const earlier = await findSent(database, of.actor, sent.key, sha256);
  if (earlier) return earlier;
  try {
    await keepPhoto(services, { actor: of.actor, projectId }, sent, async (tx, photoId, intake) => {
      const batch = await holdBatch(tx, of);
      if (batch.state === 'cancelled')
        throw new AppError('conflict', { message: 'This upload was cancelled.' });
      // Filed elsewhere it would be paid for out of another visit's limit.
      if (batch.creditLimit !== null && batch.key !== cameraKey(projectId, sent.visitId))
        throw new AppError('conflict', { message: 'This photo belongs to another visit.' });
      const problem = batch.analyse ? problemOf(intake) : null;
      const state = !batch.analyse ? 'kept' : problem === null ? 'waiting' : 'refused';
      const [added] = await tx
        .insert(batchPhotos)
        .values({
          ...ownerOf(of.actor),
          batchId: of.id,
          photoId,
          uploadKey: sent.key,
          sha256,
          state,
          problem,
        })
        .onConflictDoNothing({ target: [batchPhotos.userId, batchPhotos.uploadKey] })
        .returning({ id: batchPhotos.id });
      if (!added) throw new SentTwice();
      await refuseMoreThan(tx, of.id, batch.photoCount);
      if (state === 'waiting' && batch.state === 'active') await askForPhotos(tx, of.actor, [added.id]);
    });
  } catch (error) {
    if (!(error instanceof SentTwice)) throw error;
  }
  const kept = await findSent(database, of.actor, sent.key, sha256);
  if (!kept) throw new AppError('upload_failed');
  return kept;
}

async function findSent(queries: Queries, actor: Member, key: string, sha256: string) {
  const mine = and(ownedBy(actor, batchPhotos), eq(batchPhotos.uploadKey, key));
  const [[row], [shown]] = await Promise.all([
    queries.select({ sha256: batchPhotos.sha256 }).from(batchPhotos).where(mine),
    readBatchPhotos(queries, mine),
  ]);
  if (row && row.sha256 !== sha256) {
    throw new AppError('key_reused', { message: 'This key was used for a different photo. Use a new one.' });
  }
  return shown;
}

async function refuseMoreThan(tx: Queries, batchId: number, most: number): Promise<void> {
  const [there] = await tx
    .select({ total: count() })
    .from(batchPhotos)
    .where(eq(batchPhotos.batchId, batchId));
  if ((there?.total ?? 0) > most) {
    throw new AppError('conflict', { message: `All ${most} photos of this upload are already here.` });
  }
}

/** Why the panel can't look at a photo that can be read; null where it can. Nothing is charged for it. */
function problemOf({ width, height, seed }: Intake): string | null {
  if (Math.min(width, height) < LIMITS.minPhotoSide) {
    return `This photo is smaller than ${LIMITS.minPhotoSide} × ${LIMITS.minPhotoSide} pixels.`;
  }
  try {
    assertUsable(seed.quality);
    return null;
  } catch (error) {
    if (error instanceof PhotoError) return error.message;
    throw error;
  }
}
