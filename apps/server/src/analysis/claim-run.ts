import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, ne } from 'drizzle-orm';
import { enter } from '../credits/index.ts';
import { onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { analyses } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { holdFiling, holdProject } from '../projects/index.ts';
import { deletePhotoRow } from './delete-photo-row.ts';

export type Analysis = typeof analyses.$inferSelect;

export interface Request {
  userId: number;
  projectId: number;
  idempotencyKey: string;
  requestHash: string;
}

/** What the reservation of a credit is called in the ledger; each attempt has its own. */
export const reservationOf = ({ id, attempt }: Pick<Analysis, 'id' | 'attempt'>) =>
  `analysis:${id}:${attempt}`;

/** With what a trial's run begins in place of a request's hash, which is digits and letters alone. */
export const TRIAL_HASH = 'trial:';

/** Tells whether a key is used again for the same photo and fields. */
export function hashRequest(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(String(part.length)).update('\0').update(part);
  return hash.digest('hex');
}

/** The run that this key started earlier, once it has ended; undefined where there is none or it failed. */
export async function findEarlierRun(
  database: Database,
  request: Request,
  patienceMs = 60_000,
): Promise<Analysis | undefined> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const [run] = await database
      .select()
      .from(analyses)
      .where(
        and(ownedBy(onBehalfOf(request), analyses), eq(analyses.idempotencyKey, request.idempotencyKey)),
      );
    if (!run) return undefined;
    if (run.requestHash !== request.requestHash) throw new AppError('key_reused');
    if (run.state === 'succeeded') return run;
    if (run.state === 'failed') return undefined;
    if (Date.now() > deadline) throw new AppError('still_running', { retryAfterSeconds: 2 });
    await pause(100);
  }
}

/** Whether this key has a run that is under way or came to a result. */
export async function hasRun(
  tx: Queries,
  { userId, idempotencyKey }: Pick<Request, 'userId' | 'idempotencyKey'>,
): Promise<boolean> {
  const [run] = await tx
    .select({ id: analyses.id })
    .from(analyses)
    .where(
      and(
        ownedBy(onBehalfOf({ userId }), analyses),
        eq(analyses.idempotencyKey, idempotencyKey),
        ne(analyses.state, 'failed'),
      ),
    );
  return run !== undefined;
}

/** What the ledger calls the photo, and where it is filed. */
interface Filed {
  fileName: string;
  visitId: number | null;
  placeId: number | null;
}

/**
 * Begins a run: the run, its photo and the reservation of its credit stand or fall together. `photo` adds the photo, or
 * holds one that is there, and returns its id; a run
 * of several photos names none, so that none goes with it. Returns undefined when another request with this key got there first.
 * @throws AppError insufficient_credits, or not_found when the project went meanwhile
 */
export async function claimRun(
  database: Database,
  request: Request,
  runner: number,
  { fileName, visitId, placeId }: Filed,
  photo: (tx: Queries) => Promise<number | null>,
): Promise<Analysis | undefined> {
  return database.transaction(async (tx) => {
    const of = { actor: onBehalfOf(request), projectId: request.projectId };
    await holdProject(tx, of.actor, of.projectId, 'key share');
    await holdFiling(tx, of, { visitIds: [visitId], placeIds: [placeId] });
    const run = await insertOrRetry(tx, request, runner);
    if (!run) return undefined;
    await enter(tx, {
      userId: request.userId,
      kind: 'analysis',
      reference: reservationOf(run),
      amount: -1,
      note: `Analysis of ${fileName}`,
    });
    const [claimed] = await tx
      .update(analyses)
      .set({ photoId: await photo(tx) })
      .where(eq(analyses.id, run.id))
      .returning();
    return claimed;
  });
}

async function insertOrRetry(tx: Queries, request: Request, runner: number): Promise<Analysis | undefined> {
  const [begun] = await tx
    .insert(analyses)
    .values({ ...request, runner, state: 'running' })
    .onConflictDoNothing({ target: [analyses.userId, analyses.idempotencyKey] })
    .returning();
  if (begun) return begun;
  const [earlier] = await tx
    .select()
    .from(analyses)
    .where(and(ownedBy(onBehalfOf(request), analyses), eq(analyses.idempotencyKey, request.idempotencyKey)))
    .for('update');
  if (earlier?.state !== 'failed') return undefined;
  if (earlier.requestHash !== request.requestHash) throw new AppError('key_reused');
  // The photo of the attempt that failed, where its disk had no room to say that it goes.
  if (earlier.photoId !== null) await deletePhotoRow(tx, earlier.photoId);
  const [again] = await tx
    .update(analyses)
    .set({
      state: 'running',
      attempt: earlier.attempt + 1,
      runner,
      failure: null,
      finishedAt: null,
      projectId: request.projectId,
    })
    .where(eq(analyses.id, earlier.id))
    .returning();
  return again;
}
