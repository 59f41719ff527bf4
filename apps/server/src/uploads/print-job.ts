import * as z from 'zod/mini';
import type { Queries } from '../platform/database/connect.ts';
import { defineJob, enqueue } from '../platform/queue/index.ts';

/** The first waits are short: what reads photos may be busy for a moment. */
const WAITS_MS = Array.from({ length: 16 }, (_, setbacks) => Math.min(500 * 2 ** setbacks, 300_000));

/** Learning what a photo is known again by, and looking for others of its project that show the same. */
export const printJob = defineJob({
  name: 'photo_print',
  payload: z.object({ photoId: z.int() }),
  key: ({ photoId }) => String(photoId),
  lanes: 1,
  attempts: 3,
  waitsMs: WAITS_MS,
});

/** Asks for it, in the transaction from which on the photos are there with their files. */
export const askForPrints = (tx: Queries, owner: number, photoIds: readonly number[]): Promise<void> =>
  enqueue(
    tx,
    printJob,
    photoIds.map((photoId) => ({ photoId })),
    { owner },
  );
