import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { migrationRows, migrationRuns } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { runnerIsGone } from '../platform/jobs/runner.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { applyRun } from './apply/apply-run.ts';
import { findRun, type MoveServices, stagingFolder } from './runs.ts';

type Parts = Pick<MoveServices, 'database' | 'files' | 'log'>;

/** Throws away what was received. @throws AppError not_found, or conflict for one that is being brought in */
export async function discardRun(parts: Parts, id: number): Promise<void> {
  await findRun(parts.database, id);
  if (!(await endRun(parts, id, ['ready'], 'It was discarded.'))) {
    throw new AppError('conflict', { message: 'You can discard a move only before it is imported.' });
  }
}

/** Ends a run that is in one of these states, with nothing of it left but this word. */
export async function endRun(
  parts: Parts,
  id: number,
  states: readonly (typeof migrationRuns.$inferSelect)['state'][],
  failure: string,
): Promise<boolean> {
  const ended = await parts.database.transaction(async (tx) => {
    const rows = await tx
      .update(migrationRuns)
      .set({ state: 'failed', failure, sealedKey: null, operation: '', finishedAt: new Date() })
      .where(and(eq(migrationRuns.id, id), inArray(migrationRuns.state, [...states])))
      .returning({ id: migrationRuns.id });
    if (rows.length === 0) return false;
    await tx.delete(migrationRows).where(eq(migrationRows.runId, id));
    await listForRemoval(tx, [stagingFolder(id)]);
    return true;
  });
  if (ended) await removeListed(parts, [stagingFolder(id)]);
  return ended;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What killed processes left: moves that were being brought in go on, those that were being received can't. What was
 * previewed and not brought in within a day goes, for it holds people's data; so does the word of moves long past.
 */
export async function sweepMigrations(services: MoveServices, signal?: AbortSignal): Promise<void> {
  const { database, log } = services;
  const left = await database
    .select({ id: migrationRuns.id, state: migrationRuns.state })
    .from(migrationRuns)
    .where(and(inArray(migrationRuns.state, ['receiving', 'importing']), runnerIsGone(migrationRuns.runner)));
  for (const { id, state } of left) {
    if (state === 'receiving') {
      await endRun(services, id, ['receiving'], 'The server stopped while it received this. Send it again.');
      continue;
    }
    log.info({ runId: id }, 'An interrupted move goes on');
    await applyRun(services, id, signal ? { signal } : {}).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  }
  const stale = await database
    .select({ id: migrationRuns.id })
    .from(migrationRuns)
    .where(and(eq(migrationRuns.state, 'ready'), lt(migrationRuns.createdAt, new Date(Date.now() - DAY_MS))));
  for (const { id } of stale) {
    await endRun(
      services,
      id,
      ['ready'],
      'It wasn’t imported within a day, so what we received was deleted.',
    );
  }
  await database.delete(migrationRuns).where(sql`${migrationRuns.finishedAt} < now() - interval '90 days'`);
}
