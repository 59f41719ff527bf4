import { LIMITS } from '@plumbline/contract';
import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { migrationRows, migrationRuns } from '../../platform/database/schema.ts';
import { AppError, databaseCode, UNIQUE_VIOLATION } from '../../platform/errors.ts';
import { fetchBytes } from '../../platform/fetch-guard/fetch-bytes.ts';
import { sealWith } from '../../platform/seal.ts';
import { listForRemoval, removeListed } from '../../platform/storage/removals.ts';
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

/** While the database writes one user, the next is made ready: more than this only wait for each other. */
const AT_ONCE = 2;

async function applyOwners(
  services: MoveServices,
  run: Run,
  progress: Progress,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = services;
  const fetchPhoto = photoFetcher(services, run, signal);
  // Each user's own: what a transaction that fails has noted isn't told.
  const source = () => ({ problems: new ProblemBook(run.id), fetchPhoto, prepared });
  const total = await countWhere(services, run, true);
  let completed = await countWhere(services, run, false);
  let filed = completed;
  await progress.tell(
    { total, completed, currentOperation: run.personal ? 'Storing photos and documents' : 'Importing users' },
    true,
  );
  // Getting files into the store takes longest: it counts as it goes, and what is written counts when it is all there.
  const prepared = async () => {
    signal?.throwIfAborted();
    await progress.tell({ completed: Math.min(total, ++filed) });
  };
  const owners = ownersLeft(database, run);
  const lane = async () => {
    for await (const owner of owners) {
      signal?.throwIfAborted();
      const rows = await withSecondTry(() => applyOwner(services, run, owner, source()));
      completed += rows;
      filed = Math.max(filed, completed);
      await progress.tell({ completed: filed });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
  if (!run.personal) {
    await progress.tell({ currentOperation: 'Importing training data' }, true);
    await applyShared(services, run, source());
  }
  await progress.tell({ completed: total, currentOperation: 'Finishing' }, true);
}

const OWNERS_AT_A_TIME = 500;

/** Users at the source whose rows aren't done, one after another, to however many ask. */
async function* ownersLeft(database: Database, run: Run): AsyncGenerator<string> {
  let last = '';
  for (;;) {
    const page = await database
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
      .limit(OWNERS_AT_A_TIME);
    for (const { owner } of page) if (owner !== null) yield owner;
    last = page.at(-1)?.owner ?? last;
    if (page.length < OWNERS_AT_A_TIME) return;
  }
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
  return (url, mostBytes = LIMITS.uploadBytes) =>
    fetchBytes(url, {
      allowedHosts: environment.migrationAllowedHosts,
      maxBytes: mostBytes,
      ...(signal ? { signal } : {}),
      headers: key && new URL(url).origin === origin ? { authorization: `Bearer ${key}` } : {},
    });
}

async function finish(services: MoveServices, run: Run): Promise<Run> {
  const { database } = services;
  const imported = await countRows(database, run.id, 'imported');
  const ended = await database.transaction(async (tx) => {
    await tx.delete(migrationRows).where(eq(migrationRows.runId, run.id));
    const [row] = await tx
      .update(migrationRuns)
      .set({ state: 'done', imported, sealedKey: null, operation: '', finishedAt: sql`now()` })
      .where(eq(migrationRuns.id, run.id))
      .returning();
    await listForRemoval(tx, [stagingFolder(run.id)]);
    return row;
  });
  await removeListed(services, [stagingFolder(run.id)]);
  return ended ?? run;
}
