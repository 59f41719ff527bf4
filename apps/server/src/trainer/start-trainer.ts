import { eq } from 'drizzle-orm';
import { trainingRuns } from '../platform/database/schema.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { makeWorker } from '../platform/jobs/worker.ts';
import type { Services } from '../services.ts';
import { learnTrust } from './learn-trust.ts';
import { makeVersion } from './make-version.ts';
import { EXAMPLE_WORK, observeExamples } from './observe-examples.ts';
import { changeRun, claimRun, MOST_ATTEMPTS, RUN_WORK, type Run } from './runs.ts';
import { keepSchedule } from './schedule.ts';

const LOOK_EVERY_MS = 5_000;
const SCHEDULE_EVERY_MS = 30_000;
const TRUST_EVERY_MS = 10 * 60 * 1000;
const FAILURE = 'The run failed. The active version is unchanged; please try again.';
const CUT_OFF = 'The server stopped several times during this run. The active version is unchanged.';

/**
 * Trains when asked to, looks at new examples, keeps the schedule. What is to be done stands in the database and
 * nowhere else. Returns what stops it: a run in hand is let go of and begun anew by the next process.
 */
export function startTrainer(services: Services): () => Promise<void> {
  const { database, environment, log, runner } = services;
  const hasHosted = Object.values(environment.models).some(Boolean);
  const ending = new AbortController();
  const trains = makeWorker('trainer', log, ending.signal, async () => {
    const claimed = await claimRun(database, runner.id);
    if (claimed) await makeOne(services, claimed, ending.signal);
    return claimed !== undefined;
  });
  const looks = makeWorker('look at new examples', log, ending.signal, async () => {
    await observeExamples(services, ending.signal);
    return false;
  });

  const wakeAll = async () => {
    trains.wake();
    looks.wake();
  };
  const stops = [
    repeat('look for training to do', LOOK_EVERY_MS, log, wakeAll),
    repeat('learn how far to believe hosted models', TRUST_EVERY_MS, log, async () => {
      if (hasHosted) await learnTrust(database);
    }),
    repeat('training schedule', SCHEDULE_EVERY_MS, log, () => keepSchedule(database)),
  ];
  const silences = [runner.onWork(RUN_WORK, trains.wake), runner.onWork(EXAMPLE_WORK, looks.wake)];
  void wakeAll();
  return async () => {
    ending.abort();
    for (const silence of silences) silence();
    await Promise.all(stops.map((stop) => stop()));
    await Promise.all([trains.idle(), looks.idle()]);
  };
}

async function makeOne(services: Services, claimed: Run, signal: AbortSignal): Promise<void> {
  const { database, log } = services;
  try {
    if (claimed.attempt > MOST_ATTEMPTS) throw new Error(CUT_OFF);
    await makeVersion(services, claimed, signal);
  } catch (error) {
    if (signal.aborted) {
      await database
        .update(trainingRuns)
        .set({ state: 'waiting', runner: null, attempt: claimed.attempt - 1 })
        .where(eq(trainingRuns.id, claimed.id));
      return;
    }
    log.error({ err: error, run: claimed.id }, 'A training run failed');
    const failure = error instanceof Error && error.message === CUT_OFF ? CUT_OFF : FAILURE;
    await changeRun(database, claimed, { state: 'failed', failure, finishedAt: new Date() });
  }
}
