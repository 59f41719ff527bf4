import { and, eq } from 'drizzle-orm';
import { enter } from '../credits/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import { analyses, photos } from '../platform/database/schema.ts';
import { runnerIsGone } from '../platform/jobs/runner.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';
import { type Analysis, reservationOf } from './claim-run.ts';

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
 * itself or a sweep, does it; the other finds it done.
 */
export async function failRun(parts: Parts, run: Analysis, failure: string): Promise<void> {
  const folders = await parts.database.transaction(async (tx) => {
    const ended = await tx
      .update(analyses)
      .set({ state: 'failed', failure, finishedAt: new Date(), photoId: null })
      .where(and(eq(analyses.id, run.id), eq(analyses.attempt, run.attempt), eq(analyses.state, 'running')))
      .returning({ id: analyses.id });
    if (ended.length === 0) return [];
    await returnCredit(tx, run, 'The analysis didn’t finish; your credit is back');
    if (run.photoId === null) return [];
    const gone = await tx
      .delete(photos)
      .where(eq(photos.id, run.photoId))
      .returning({ folder: photos.folder });
    const left = gone.map(({ folder }) => folder);
    await listForRemoval(tx, left);
    return left;
  });
  await removeListed(parts, folders);
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

/** Ends every running analysis whose process is no more. Returns how many there were. */
export async function sweepOrphans(parts: Parts): Promise<number> {
  const orphans = await parts.database
    .select()
    .from(analyses)
    .where(and(eq(analyses.state, 'running'), runnerIsGone(analyses.runner)));
  for (const run of orphans) await failRun(parts, run, 'The process that ran it ended');
  return orphans.length;
}
