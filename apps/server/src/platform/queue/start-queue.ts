import type { Logger } from 'pino';
import type { Database, Queries } from '../database/connect.ts';
import { errorText } from '../database/error-text.ts';
import { AppError, databaseIsAway, isOutOfRoom } from '../errors.ts';
import { repeat } from '../jobs/repeat.ts';
import type { Runner } from '../jobs/runner.ts';
import { makeWorker } from '../jobs/worker.ts';
import { StorageError } from '../storage/file-store.ts';
import { buryJob, claimJob, endJob, type JobRow, letGo, putBack } from './claimed-job.ts';
import { type JobKind, workOf } from './job-kind.ts';

const LOOK_EVERY_MS = 5_000;

interface Parts {
  database: Database;
  runner: Runner;
  log: Logger;
}

/** What the work has besides its payload. */
export interface JobInHand {
  /** The process is ending: what is under way may be left, and is begun anew by another. */
  signal: AbortSignal;
  /**
   * Ends the job in the transaction of what came of it. False where another process has taken it over since: nothing of
   * this attempt may be kept then. Work that doesn't call it is ended after it returns, and may be done twice.
   */
  end(tx: Queries): Promise<boolean>;
}

/** How one kind of work is done. */
export interface JobWork<Payload> {
  /** Doing it twice must leave the same behind: a process may be killed after any of its steps. */
  run(payload: Payload, job: JobInHand): Promise<void>;
  /** Whether the same may well succeed a little later. Left out: where a store or the database is away, or busy. */
  isPassing?(error: unknown): boolean;
  /** Notes that it was given up, in the same transaction. `reason`: the process ended over it too often, or it failed. */
  onDead?(tx: Queries, payload: Payload, reason: 'cut_off' | 'failed'): Promise<void>;
}

/** Whether the same work may well succeed a little later: nothing is wrong with the work itself. */
const isPassing = (error: unknown): boolean =>
  error instanceof StorageError ||
  databaseIsAway(error) ||
  isOutOfRoom(error) ||
  (error instanceof AppError && (error.code === 'busy' || error.code === 'still_running'));

/** Does the job of this kind that is next. Returns false where none is due. */
type DoNext = () => Promise<boolean>;

function doNextOf<Payload>(
  { database, runner, log }: Parts,
  kind: JobKind<Payload>,
  work: JobWork<Payload>,
  signal: AbortSignal,
  onPutBack: (waitMs: number) => void = () => undefined,
): DoNext {
  async function doOne(job: JobRow): Promise<void> {
    const parsed = kind.payload.safeParse(job.payload);
    if (!parsed.success) {
      log.error({ job: job.id, kind: kind.name }, 'A job says something that its kind doesn’t know');
      await buryJob(database, job, 'Its payload isn’t one of its kind');
      return;
    }
    const payload = parsed.data;
    if (job.attempt > kind.attempts) {
      await giveUp(job, payload, 'cut_off', 'The process ended over it several times');
      return;
    }
    try {
      await work.run(payload, { signal: signal, end: (tx) => endJob(tx, job) });
      await endJob(database, job);
    } catch (error) {
      await fail(job, payload, error);
    }
  }

  async function fail(job: JobRow, payload: Payload, error: unknown): Promise<void> {
    if (signal.aborted) return putBack(database, job);
    const failure = errorText(error);
    const waitMs = (work.isPassing ?? isPassing)(error) ? kind.waitsMs[job.setbacks] : undefined;
    const about = { err: error, job: job.id, kind: kind.name, key: job.key };
    if (waitMs === undefined) {
      log.error(about, 'A job failed and was given up');
      return giveUp(job, payload, 'failed', failure);
    }
    log.warn(about, 'A job has to wait and will be tried again');
    await putBack(database, job, { failure, waitMs });
    onPutBack(waitMs);
  }

  async function giveUp(
    job: JobRow,
    payload: Payload,
    reason: 'cut_off' | 'failed',
    failure: string,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      if (await buryJob(tx, job, failure)) await work.onDead?.(tx, payload, reason);
    });
  }

  return async () => {
    const job = await claimJob(database, kind.name, runner.id);
    if (!job) return false;
    try {
      await doOne(job);
    } finally {
      letGo(job);
    }
    return true;
  };
}

/** Does what is due of one kind, as many at once as it has lanes, and is done then: for tests and commands. */
export async function workOff<Payload>(
  parts: Parts,
  kind: JobKind<Payload>,
  work: JobWork<Payload>,
): Promise<void> {
  const doNext = doNextOf(parts, kind, work, new AbortController().signal);
  const lane = async () => {
    while (await doNext());
  };
  await Promise.all(Array.from({ length: kind.lanes }, lane));
}

/**
 * Does the work of one kind as it is asked for. What is to be done stands in the database and nowhere else, so that any
 * number of processes may do it. Returns what stops it: what is in hand is put back, and the next process begins it anew.
 */
export function startQueue<Payload>(
  parts: Parts,
  kind: JobKind<Payload>,
  work: JobWork<Payload>,
): () => Promise<void> {
  const { runner, log } = parts;
  const ending = new AbortController();
  // A short wait is over before the next look.
  const wakeAfter = (waitMs: number) => {
    if (waitMs < LOOK_EVERY_MS) setTimeout(() => wakeAll(), waitMs).unref();
  };
  const doNext = doNextOf(parts, kind, work, ending.signal, wakeAfter);
  const workers = Array.from({ length: kind.lanes }, () =>
    makeWorker(`queue of ${kind.name}`, log, ending.signal, doNext),
  );

  const wakeAll = () => {
    for (const { wake } of workers) wake();
  };
  const stopLooking = repeat(`look for ${kind.name} to do`, LOOK_EVERY_MS, log, async () => wakeAll());
  const stopListening = runner.onWork(workOf(kind), wakeAll);
  wakeAll();
  return async () => {
    ending.abort();
    stopListening();
    await stopLooking();
    await Promise.all(workers.map(({ idle }) => idle()));
  };
}
