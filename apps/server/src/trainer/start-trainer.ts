import { repeat } from '../platform/jobs/repeat.ts';
import { makeWorker } from '../platform/jobs/worker.ts';
import { startQueue } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { learnTrust } from './learn-trust.ts';
import { makeVersion } from './make-version.ts';
import { EXAMPLE_WORK, observeExamples } from './observe-examples.ts';
import { beginRun, changeRun, runJob } from './runs.ts';
import { keepSchedule } from './schedule.ts';

const LOOK_EVERY_MS = 5_000;
const SCHEDULE_EVERY_MS = 30_000;
const TRUST_EVERY_MS = 10 * 60 * 1000;
const FAILURE = {
  failed: 'The run failed. The active version is unchanged; please try again.',
  cut_off: 'The server stopped several times during this run. The active version is unchanged.',
} as const;

/**
 * Trains when asked to, looks at new examples, keeps the schedule. What is to be done stands in the database and
 * nowhere else. Returns what stops it: a run in hand is let go of and begun anew by the next process.
 */
export function startTrainer(services: Services): () => Promise<void> {
  const { database, environment, log, runner } = services;
  const hasHosted = Object.values(environment.models).some(Boolean);
  const ending = new AbortController();
  const stopTraining = startQueue(services, runJob, {
    async run({ runId }, job) {
      const run = await beginRun(database, runId);
      if (run) await makeVersion(services, run, job);
    },
    async onDead(tx, { runId }, reason) {
      await changeRun(tx, runId, { state: 'failed', failure: FAILURE[reason], finishedAt: new Date() });
    },
  });
  const looks = makeWorker('look at new examples', log, ending.signal, async () => {
    await observeExamples(services, ending.signal);
    return false;
  });

  const stops = [
    repeat('look for new examples', LOOK_EVERY_MS, log, async () => looks.wake()),
    repeat('learn how far to believe hosted models', TRUST_EVERY_MS, log, async () => {
      if (hasHosted) await learnTrust(database);
    }),
    repeat('training schedule', SCHEDULE_EVERY_MS, log, () => keepSchedule(database)),
  ];
  const silence = runner.onWork(EXAMPLE_WORK, looks.wake);
  looks.wake();
  return async () => {
    ending.abort();
    silence();
    await Promise.all([stopTraining(), ...stops.map((stop) => stop())]);
    await looks.idle();
  };
}
