import { and, eq, isNotNull, or } from 'drizzle-orm';
import { enter } from '../credits/index.ts';
import { onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { errorText } from '../platform/database/error-text.ts';
import { analyses, photos } from '../platform/database/schema.ts';
import { runnerIsGone } from '../platform/jobs/runner.ts';
import type { Services } from '../services.ts';
import { type Analysis, reservationOf } from './claim-run.ts';
import { deletePhotoRow } from './delete-photo-row.ts';
import { isInHand, type Named } from './runs-in-hand.ts';

type Parts = Pick<Services, 'database' | 'files' | 'log'>;

/** Gives a run's credit back. The reference is the reservation's, so it can be given back once. */
export async function returnCredit(tx: Queries, run: Analysis, note: string): Promise<number> {
  const { balance } = await enter(tx, {
    userId: run.userId,
    kind: 'analysis_refund',
    reference: reservationOf(run),
    amount: 1,
    note,
  });
  return balance;
}

/**
 * Ends a run that didn't come to a result: its credit goes back and its photo goes. Whoever comes first, the run
 * itself or a sweep, does it; the other finds it done. The credit goes back by itself: on a disk that is full, room for
 * the list of files to remove may be missing, and that is no reason to keep it.
 */
export async function failRun(
  parts: Parts,
  run: Analysis,
  failure: string,
  { storeIsAway = false } = {},
): Promise<void> {
  const ended = await parts.database.transaction(async (tx) => {
    const rows = await tx
      .update(analyses)
      .set({ state: 'failed', failure: errorText(failure), finishedAt: new Date() })
      .where(and(eq(analyses.id, run.id), eq(analyses.attempt, run.attempt), eq(analyses.state, 'running')))
      .returning({ id: analyses.id });
    if (rows.length > 0) await returnCredit(tx, run, 'The analysis didn’t finish; your credit is back');
    return rows.length > 0;
  });
  // Nobody waits for an answer twice from a store that gives none; a sweep removes the photo.
  if (ended && !storeIsAway) await removePhotoOf(parts, run);
}

/**
 * Removes the photo of a run that failed. What can't go now, a sweep finds by the run that still names it, or by the list.
 * Returns whether its files are gone.
 */
async function removePhotoOf(
  { database, files }: Parts,
  { id, photoId }: Pick<Analysis, 'id' | 'photoId'>,
): Promise<boolean> {
  if (photoId === null) return true;
  // One that was kept for its own sake stays; only the run lets go of it.
  const [photo] = await database
    .select({ folder: photos.folder })
    .from(photos)
    .where(and(eq(photos.id, photoId), eq(photos.keptByItself, false)));
  // Files first: with them goes what fills the disk, and no list of them is needed then.
  const removed = photo
    ? await files.deletePrefix(photo.folder).then(
        () => true,
        () => false,
      )
    : true;
  await database.transaction(async (tx) => {
    await tx
      .update(analyses)
      .set({ photoId: null })
      .where(and(eq(analyses.id, id), eq(analyses.photoId, photoId), eq(analyses.state, 'failed')));
    await deletePhotoRow(tx, photoId, { list: !removed });
  });
  return removed;
}

/**
 * Gives back the credits of the runs under way in a project that is being deleted, upon which their rows go with it.
 * The caller holds the project, so that no other run begins.
 */
export async function endRunsOf(tx: Queries, projectId: number): Promise<void> {
  const running = await tx
    .select()
    .from(analyses)
    .where(and(eq(analyses.projectId, projectId), eq(analyses.state, 'running')))
    .for('update');
  for (const run of running) await returnCredit(tx, run, 'The project was deleted; your credit is back');
}

type Sweeping = Parts & Pick<Services, 'runner'>;

/**
 * Ends every running analysis that nobody works on any more, of processes that are gone and of this one, and removes the
 * photos of failed ones that couldn't go at the time. Returns how many runs it ended.
 */
export async function unsafeSweepOrphans(parts: Sweeping): Promise<number> {
  const orphans = await parts.database
    .select()
    .from(analyses)
    .where(and(eq(analyses.state, 'running'), runnerIsGone(analyses.runner)));
  const ended = await endEach(parts, orphans, 'The process that ran it ended');
  const lost = await unsafeEndLostRuns(parts);
  await unsafeRemoveLeftPhotos(parts);
  return ended + lost;
}

/**
 * Ends the runs of this process that it no longer works on: their end couldn't be written, as on a full disk, or the
 * answer to their beginning was lost. Every process does it for itself, since its lock says that it lives.
 */
export async function unsafeEndLostRuns(parts: Sweeping): Promise<number> {
  const { id: runner } = parts.runner;
  const running = await parts.database
    .select()
    .from(analyses)
    .where(and(eq(analyses.state, 'running'), eq(analyses.runner, runner)));
  const lost = running.filter((run) => !isInHand(runner, run));
  return endEach(parts, lost, 'Its end couldn’t be written at the time');
}

/** Ends the run of this key at once where nobody works on it any more, so that it can begin anew. */
export async function endIfLost(parts: Sweeping, { userId, idempotencyKey }: Named): Promise<void> {
  const { id: runner } = parts.runner;
  const [run] = await parts.database
    .select()
    .from(analyses)
    .where(
      and(
        ownedBy(onBehalfOf({ userId }), analyses),
        eq(analyses.idempotencyKey, idempotencyKey),
        eq(analyses.state, 'running'),
        or(eq(analyses.runner, runner), runnerIsGone(analyses.runner)),
      ),
    );
  if (!run || (run.runner === runner && isInHand(runner, run))) return;
  await failRun(parts, run, 'The process that ran it ended');
}

/** One that can't be ended yet keeps no other. */
async function endEach(parts: Parts, runs: readonly Analysis[], failure: string): Promise<number> {
  let ended = 0;
  for (const run of runs) {
    try {
      await failRun(parts, run, failure);
      ended += 1;
    } catch (error) {
      parts.log.warn(
        { err: error, analysis: run.id },
        'An analysis couldn’t be ended and will be tried again',
      );
    }
  }
  return ended;
}

const BATCH = 100;

async function unsafeRemoveLeftPhotos(parts: Parts): Promise<void> {
  const left = await parts.database
    .select({ id: analyses.id, photoId: analyses.photoId })
    .from(analyses)
    .where(and(eq(analyses.state, 'failed'), isNotNull(analyses.photoId)))
    .limit(BATCH);
  for (const run of left) {
    try {
      // The others would wait for the same disk or store.
      if (!(await removePhotoOf(parts, run))) return;
    } catch (error) {
      parts.log.warn({ err: error, analysis: run.id }, 'A photo couldn’t be removed and will be tried again');
      return;
    }
  }
}
