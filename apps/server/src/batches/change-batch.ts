import type { Batch } from '@plumbline/contract';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { batches, batchPhotos } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { askForPhotos } from './batch-job.ts';
import { holdBatch, type OfBatch, readBatch } from './find-batch.ts';

interface Changes {
  state?: Batch['state'] | undefined;
  creditLimit?: number | undefined;
  photoCount?: number | undefined;
}

/**
 * Pauses or cancels a batch, or goes on with it. A run that has begun is finished. Cancelled, what waits is kept without
 * analysis. Going on asks for all that isn't done, also for what failed and what was kept. So does a higher limit; what
 * goes beyond it is kept as its turn comes.
 * @throws AppError not_found, conflict for a limit where there is none, and for the camera's batch that is cancelled
 */
export async function changeBatch(database: Database, of: OfBatch, changes: Changes): Promise<Batch> {
  return database.transaction(async (tx) => {
    // Whoever begins or ends a photo holds the batch too: none is left waiting without anybody who was asked.
    const batch = await holdBatch(tx, of);
    const { state = batch.state, creditLimit = batch.creditLimit } = changes;
    if (batch.creditLimit === null && creditLimit !== null) {
      throw new AppError('conflict', { message: 'These photos have no limit: you agreed to their price.' });
    }
    // The visit goes on: its next photo comes here too.
    if (batch.creditLimit !== null && state === 'cancelled') {
      throw new AppError('conflict', { message: 'Set the visit’s limit to 0 credits instead.' });
    }
    const raised = (creditLimit ?? 0) > (batch.creditLimit ?? 0);
    const photoCount = countAfter(batch, changes.photoCount, await countPhotos(tx, of.id));
    const active = state === 'active' && (changes.state !== undefined || raised);
    await tx
      .update(batches)
      .set({ state, creditLimit, photoCount, ...(active ? { analyse: true } : {}) })
      .where(eq(batches.id, of.id));
    if (active) {
      const asked = await tx
        .update(batchPhotos)
        .set({ state: 'waiting', problem: null })
        .where(and(eq(batchPhotos.batchId, of.id), inArray(batchPhotos.state, ['waiting', 'kept', 'failed'])))
        .returning({ id: batchPhotos.id });
      await askForPhotos(
        tx,
        of.actor,
        asked.map(({ id }) => id).sort((one, other) => one - other),
      );
    } else if (state === 'cancelled') {
      await tx
        .update(batchPhotos)
        .set({ state: 'kept' })
        .where(and(eq(batchPhotos.batchId, of.id), eq(batchPhotos.state, 'waiting')));
    }
    return readBatch(tx, of);
  });
}

/** How many photos a batch has from now on, of which so many are there: fewer where its device let go of some. */
function countAfter(
  { creditLimit, photoCount }: Pick<Batch, 'creditLimit' | 'photoCount'>,
  said: number | undefined,
  there: number,
): number {
  // The camera's go on arriving.
  if (creditLimit !== null || said === undefined) return photoCount;
  return Math.min(photoCount, Math.max(1, there, said));
}

async function countPhotos(tx: Queries, batchId: number): Promise<number> {
  const [there] = await tx
    .select({ total: count() })
    .from(batchPhotos)
    .where(eq(batchPhotos.batchId, batchId));
  return there?.total ?? 0;
}
