import { and, eq } from 'drizzle-orm';
import { batchPhotos } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { startQueue } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { analyseBatchPhoto } from './analyse-batch-photo.ts';
import { batchJob } from './batch-job.ts';
import { unsafeWakeForCredits } from './wake-for-credits.ts';

/** Whoever buys credits sees their photos go on while they still look. */
const WAKE_EVERY_MS = 5_000;

const GIVEN_UP = 'The analysis didn’t finish. Nothing was charged. Try again.';

/** Analyses what batches ask for. Returns what stops it. */
export function startBatches(services: Services): () => Promise<void> {
  const stopWaking = repeat('wake of photos that wait for credits', WAKE_EVERY_MS, services.log, () =>
    unsafeWakeForCredits(services.database),
  );
  const stop = startQueue(services, batchJob, {
    run: ({ batchPhotoId }, job) => analyseBatchPhoto(services, batchPhotoId, job),
    async onDead(tx, { batchPhotoId }) {
      await tx
        .update(batchPhotos)
        .set({ state: 'failed', problem: GIVEN_UP })
        .where(and(eq(batchPhotos.id, batchPhotoId), eq(batchPhotos.state, 'waiting')));
    },
  });
  return async () => {
    await Promise.all([stop(), stopWaking()]);
  };
}
