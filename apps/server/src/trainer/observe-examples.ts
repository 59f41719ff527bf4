import { answerOn, namedFamily, PhotoError } from '@plumbline/vision';
import { eq } from 'drizzle-orm';
import { trainingExamples } from '../platform/database/schema.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { imageKey } from '../uploads/index.ts';
import { readActive, runnable } from './active-panel.ts';
import { takeUnobserved } from './find-examples.ts';

/** What is announced when examples wait to be looked at. */
export const EXAMPLE_WORK = 'training-examples';

/**
 * Lets the engines look at every example that the network installed hasn't seen: those accepted from feedback, and all
 * of them after a release with another network. Returns how many there were.
 */
export async function observeExamples(services: Services, signal?: AbortSignal): Promise<number> {
  for (let count = 0; ; count++) {
    if (signal?.aborted || !(await observeOne(services))) return count;
  }
}

/** The row stays locked while its photo is looked at: of many processes each takes another one. */
function observeOne(services: Services): Promise<boolean> {
  const { database, files, panel, vision } = services;
  return database.transaction(async (tx) => {
    const row = await takeUnobserved(tx, panel.network);
    if (!row) return false;
    const change = await files
      .get(imageKey(row.folder, 'original'))
      .then(async (bytes) => {
        const observation = await vision.observe((await vision.intake(bytes)).seed);
        const { version } = await readActive(tx);
        const said = namedFamily(answerOn(observation, runnable(version ?? undefined, panel.network)));
        return { network: panel.network, observation, saidFamily: row.saidFamily ?? said };
      })
      .catch((error: unknown) => {
        if (error instanceof FileMissingError) return { problem: 'The photo is gone.' };
        if (error instanceof PhotoError) return { problem: error.message };
        throw error;
      });
    await tx.update(trainingExamples).set(change).where(eq(trainingExamples.id, row.id));
    return true;
  });
}
