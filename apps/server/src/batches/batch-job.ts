import * as z from 'zod/mini';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
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
});

/** Asks for these photos, in the transaction that says that they wait. */
export const askForPhotos = (tx: Queries, { userId }: Member, ids: readonly number[]): Promise<void> =>
  enqueue(
    tx,
    batchJob,
    ids.map((batchPhotoId) => ({ batchPhotoId })),
    { owner: userId },
  );
