import { and, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { accountOf, type Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { batches, batchPhotos } from '../platform/database/schema.ts';
import { defineJob, enqueue } from '../platform/queue/index.ts';

/** Twice as long each time, up to five minutes: about an hour in all. */
const WAITS_MS = Array.from({ length: 16 }, (_, setbacks) => Math.min(2_000 * 2 ** setbacks, 300_000));

/** The analysis of one photo of a batch. */
export const batchJob = defineJob({
  name: 'batch_photo',
  payload: z.object({ batchPhotoId: z.int() }),
  key: ({ batchPhotoId }) => String(batchPhotoId),
  // One reads the next photo while the panel looks at the other's.
  lanes: 2,
  attempts: 3,
  waitsMs: WAITS_MS,
  reopen: async (tx, { batchPhotoId }) => {
    // A batch that is paused asks for what failed when it goes on; a cancelled one doesn't.
    const [batch] = await tx
      .select({ id: batches.id })
      .from(batches)
      .where(
        and(
          eq(batches.state, 'active'),
          inArray(
            batches.id,
            tx.select({ id: batchPhotos.batchId }).from(batchPhotos).where(eq(batchPhotos.id, batchPhotoId)),
          ),
        ),
      )
      .for('share');
    if (!batch) return false;
    const again = await tx
      .update(batchPhotos)
      .set({ state: 'waiting', problem: null })
      .where(and(eq(batchPhotos.id, batchPhotoId), eq(batchPhotos.state, 'failed')))
      .returning({ id: batchPhotos.id });
    return again.length > 0;
  },
});

/** Asks for these photos, in the transaction that says that they wait. */
export const askForPhotos = (tx: Queries, actor: Member, ids: readonly number[]): Promise<void> =>
  enqueue(
    tx,
    batchJob,
    ids.map((batchPhotoId) => ({ batchPhotoId })),
    { owner: accountOf(actor) },
  );
