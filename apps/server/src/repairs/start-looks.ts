import { startQueue } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { unsafeLookAgain } from './look-again.ts';
import { lookJob } from './look-job.ts';

/** Compares photos of repairs as they come. Returns what stops it. */
export function startLooks(services: Services): () => Promise<void> {
  return startQueue(services, lookJob, {
    run: (pair, job) => unsafeLookAgain(services, pair, job),
    // Files may be on their way, and the processes that read photos may be busy: nobody waits for it.
    isPassing: () => true,
  });
}
