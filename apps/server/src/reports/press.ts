import { eq } from 'drizzle-orm';
import { reportVersions } from '../platform/database/schema.ts';
import { databaseIsAway, isOutOfRoom } from '../platform/errors.ts';
import { repeat } from '../platform/jobs/repeat.ts';
import { makeWorker } from '../platform/jobs/worker.ts';
import { StorageError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { REPORT_WORK } from './ask-for-report.ts';
import { changeClaimed, claimVersion, MOST_ATTEMPTS, type Version } from './claim-version.ts';
import { makeVersion } from './make-version.ts';

const LOOK_EVERY_MS = 5_000;

/** How long a report that failed for a passing reason waits: twice as long each time, up to the most. */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 5 * 60_000;
/** About an hour; after that somebody has to ask again. */
const MOST_SETBACKS = 16;

const FAILURE = 'The report couldn’t be made. Nothing is lost; please try again.';
const CUT_OFF = 'The server stopped several times while it made this report. Please try again.';

/**
 * Makes reports, one after another. What is to be made stands in the database and nowhere else. Returns what stops it:
 * it lets go of the one in hand, and the next process begins that anew.
 */
export function startPress(services: Services): () => Promise<void> {
  const { database, log, runner } = services;
  const ending = new AbortController();
  const press = makeWorker('press', log, ending.signal, async () => {
    const claimed = await claimVersion(database, runner.id);
    if (claimed) await makeOne(services, claimed, ending.signal);
    return claimed !== undefined;
  });
  const stopLooking = repeat('look for reports to make', LOOK_EVERY_MS, log, async () => press.wake());
  const stopListening = runner.onWork(REPORT_WORK, press.wake);
  press.wake();
  return async () => {
    ending.abort();
    stopListening();
    await stopLooking();
    await press.idle();
  };
}

async function makeOne(services: Services, claimed: Version, signal: AbortSignal): Promise<void> {
  const { database, log } = services;
  try {
    if (claimed.attempt > MOST_ATTEMPTS) throw new Error(CUT_OFF);
    await makeVersion(services, claimed, signal);
  } catch (error) {
    if (signal.aborted) {
      await database
        .update(reportVersions)
        .set({ runner: null, attempt: claimed.attempt - 1 })
        .where(eq(reportVersions.id, claimed.id));
      return;
    }
    if (isPassing(error) && claimed.setbacks < MOST_SETBACKS) {
      log.warn({ err: error, reportId: claimed.reportId }, 'A report has to wait and will be tried again');
      await putBack(database, claimed);
      return;
    }
    log.error({ err: error, reportId: claimed.reportId, version: claimed.version }, 'A report failed');
    const failure = error instanceof Error && error.message === CUT_OFF ? CUT_OFF : FAILURE;
    await changeClaimed(database, claimed, { status: 'failed', failure, finishedAt: new Date() });
  }
}

/** Whether the same work may well succeed a little later: nothing is wrong with the report itself. */
const isPassing = (error: unknown): boolean =>
  error instanceof StorageError || databaseIsAway(error) || isOutOfRoom(error);

/** Lets go of a version for a while. Its attempt doesn't count: no process ended over it. */
async function putBack(database: Services['database'], claimed: Version): Promise<void> {
  const waitMs = Math.min(FIRST_WAIT_MS * 2 ** claimed.setbacks, LONGEST_WAIT_MS);
  await changeClaimed(database, claimed, {
    runner: null,
    attempt: claimed.attempt - 1,
    setbacks: claimed.setbacks + 1,
    dueAt: new Date(Date.now() + waitMs),
  });
}
