import * as z from 'zod/mini';
import { defineJob } from '../platform/queue/index.ts';

/** Comparing a photo of a repair with the finding's photo. */
export const lookJob = defineJob({
  name: 'repair_look',
  payload: z.object({ findingId: z.int(), photoId: z.int() }),
  key: ({ findingId, photoId }) => `${findingId}-${photoId}`,
  lanes: 1,
  attempts: 3,
  waitsMs: Array.from({ length: 16 }, (_, setbacks) => Math.min(1000 * 2 ** setbacks, 300_000)),
});
