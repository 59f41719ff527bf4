import { startQueue } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { textJob } from './text-job.ts';
import { giveUpText, unsafeWriteText } from './write-text.ts';

/** Has what was said written down, where a hosted model is configured. Returns what stops it. */
export function startVoice(services: Services): () => Promise<void> {
  return startQueue(services, textJob, {
    run: (asked, job) => unsafeWriteText(services, asked, job),
    // The provider may be away or busy: nobody waits for it.
    isPassing: () => true,
    onDead: (tx, asked) => giveUpText(tx, asked),
  });
}
