import type { Batch } from '@plumbline/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { batches, batchPhotos } from '../platform/database/schema.ts';
import { askForPhotos } from './batch-job.ts';
import { holdBatch, type OfBatch, readBatch } from './find-batch.ts';

/**
 * Pauses or cancels a batch, or goes on with it. A run that has begun is finished. Cancelled, what waits is kept without
 * analysis. Going on asks for all that isn't done, also for what failed and what was kept.
 * @throws AppError not_found
 */
export async function changeBatch(database: Database, of: OfBatch, state: Batch['state']): Promise<Batch> {
  return database.transaction(async (tx) => {
    // Whoever begins or ends a photo holds the batch too: none is left waiting without anybody who was asked.
    await holdBatch(tx, of);
    const active = state === 'active';
    await tx
      .update(batches)
      .set({ state, ...(active ? { analyse: true } : {}) })
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
