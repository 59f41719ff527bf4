import { LIMITS } from '@plumbline/contract';
import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { migrationRows, migrationRuns } from '../../platform/database/schema.ts';
import { AppError, databaseCode, UNIQUE_VIOLATION } from '../../platform/errors.ts';
import { fetchBytes } from '../../platform/fetch-guard/fetch-bytes.ts';
import { sealWith } from '../../platform/seal.ts';
import { ProblemBook } from '../problems.ts';
import { type Listener, Progress } from '../progress.ts';
import { claimRun, countRows, type MoveServices, type Run, stagingFolder } from '../runs.ts';
import { applyOwner } from './apply-owner.ts';
import { applyShared } from './bring-shared.ts';
import type { FetchPhoto } from './prepare-photos.ts';

export const SEAL_PURPOSE = 'migration source key';

/**
 * Brings in what a run holds, user by user. What was done before an interruption isn't done again.
 * @throws AppError conflict for a run that isn't there to be brought in
 */
export async function applyRun(
  services: MoveServices,
  runId: number,
  { listener = () => undefined, signal }: { listener?: Listener; signal?: AbortSignal } = {},
): Promise<Run> {
  const { database } = services;
  const run = await claimRun(services, runId);
  if (!run) {
    throw new AppError('conflict', { message: 'This move is under way already, or has ended.' });
  }
  try {
    await applyOwners(services, run, new Progress(database, runId, listener), signal);
    return await finish(services, run);
  } catch (error) {
    // Given back, unless this process is about to end: then the next one finds it.
    if (!signal?.aborted)
      await database.update(migrationRuns).set({ state: 'ready' }).where(eq(migrationRuns.id, runId));
    throw error;
  }
}

async function applyOwners(
  services: MoveServices,
  run: Run,
  progress: Progress,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = services;
  const source = { problems: new ProblemBook(run.id), fetchPhoto: photoFetcher(services, run, signal) };
  const total = await countWhere(services, run, true);
  let completed = await countWhere(services, run, false);
  await progress.tell({ total, completed, currentOperation: 'Bringing in users' }, true);
  let last = '';
  for (;;) {
    signal?.throwIfAborted();
    const [next] = await database
      .selectDistinct({ owner: migrationRows.owner })
      .from(migrationRows)
      .where(
        and(
          eq(migrationRows.runId, run.id),
          eq(migrationRows.done, false),
          isNotNull(migrationRows.owner),
          gt(migrationRows.owner, last),
        ),
      )
      .orderBy(asc(migrationRows.owner))
      .limit(1);
    if (!next?.owner) break;
    last = next.owner;
    completed += await withSecondTry(() => applyOwner(services, run, last, source));
    await progress.tell({ completed });
  }
  await progress.tell({ currentOperation: 'Bringing in training data' }, true);
  await applyShared(services, run, source);
  await progress.tell({ completed: total, currentOperation: 'Finishing' }, true);
}

/** Somebody may have signed up with the same address between our look and our write; the next look sees them. */
async function withSecondTry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
    return work();
  }
}

async function countWhere({ database }: MoveServices, run: Run, all: boolean): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(migrationRows)
    .where(and(eq(migrationRows.runId, run.id), all ? undefined : eq(migrationRows.done, true)));
  return row?.count ?? 0;
}

/** Fetches photos from the source; its key goes to its own address and nowhere else. */
function photoFetcher({ environment }: MoveServices, run: Run, signal?: AbortSignal): FetchPhoto {
  const key = run.sealedKey && sealWith(environment.sessionSecret, SEAL_PURPOSE).open(run.sealedKey);
  const origin = run.sourceUrl === null ? undefined : new URL(run.sourceUrl).origin;
  return (url) =>
    fetchBytes(url, {
      allowedHosts: environment.migrationAllowedHosts,
      maxBytes: LIMITS.uploadBytes,
      ...(signal ? { signal } : {}),
      headers: key && new URL(url).origin === origin ? { authorization: `Bearer ${key}` } : {},
    });
}

async function finish({ database, files }: MoveServices, run: Run): Promise<Run> {
  const imported = await countRows(database, run.id, 'imported');
  const ended = await database.transaction(async (tx) => {
    await tx.delete(migrationRows).where(eq(migrationRows.runId, run.id));
    const [row] = await tx
      .update(migrationRuns)
      .set({ state: 'done', imported, sealedKey: null, operation: '', finishedAt: sql`now()` })
      .where(eq(migrationRuns.id, run.id))
      .returning();
    return row;
  });
  await files.deletePrefix(stagingFolder(run.id));
  return ended ?? run;
}
