import { isStageId } from '@plumbline/knowledge';
import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import { analyseKeptPhoto, hasRun } from '../analysis/index.ts';
import { lockBalance } from '../credits/index.ts';
import { type Member, onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { batches, batchPhotos } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { JobInHand } from '../platform/queue/index.ts';
import type { Services } from '../services.ts';
import { askForPhotos } from './batch-job.ts';
import { withinLimit } from './within-limit.ts';

type Row = typeof batchPhotos.$inferSelect;
type Outcome = Pick<Row, 'state'> & Partial<Pick<Row, 'findingId' | 'charged' | 'problem'>>;

interface Asked {
  row: Row;
  stageIds: readonly string[];
}

/**
 * Analyses one photo of a batch. What it costs is kept with the run, under a key that is this photo's alone: a process
 * that is killed after any step leaves another to end it, and nothing is charged twice.
 */
export async function analyseBatchPhoto(
  services: Services,
  batchPhotoId: number,
  job: JobInHand,
): Promise<void> {
  const asked = await readAsked(services, batchPhotoId, job);
  if (!asked) return;
  // Where a credit came back between the look for one and the note that none is left, it is this photo's.
  while (!(await keepOutcome(services, asked.row, await analyse(services, asked), job)));
}

/** The photo, unless there is nothing to do: the job ends in the transaction that sees it. */
function readAsked({ database }: Services, batchPhotoId: number, job: JobInHand): Promise<Asked | undefined> {
  return database.transaction(async (tx) => {
    const found = await holdPhoto(tx, batchPhotoId);
    if (found && found.batch.state === 'active' && found.row.state === 'waiting') {
      const { row, batch } = found;
      if (await setAside(tx, row, batch.creditLimit)) return { row, stageIds: batch.stageIds };
      await tx.update(batchPhotos).set({ state: 'kept', reserved: false }).where(eq(batchPhotos.id, row.id));
    }
    await job.end(tx);
    return undefined;
  });
}

/**
 * Sets a credit of the batch's limit aside for a photo; false where none is left. The one place that begins runs, and the
 * batch is held: whatever asked for a photo, the limit holds.
 */
async function setAside(tx: Queries, { id, batchId, userId }: Row, limit: number | null): Promise<boolean> {
  if (limit === null) return true;
  const [others] = await tx
    .select({ total: count() })
    .from(batchPhotos)
    .where(
      and(
        eq(batchPhotos.batchId, batchId),
        ne(batchPhotos.id, id),
        or(eq(batchPhotos.charged, true), eq(batchPhotos.reserved, true)),
      ),
    );
  // What a process that was killed had begun is ended, whatever the limit says by now.
  const begun = () => hasRun(tx, { userId, idempotencyKey: keyOf(id) });
  if ((others?.total ?? 0) >= limit && !(await begun())) return false;
  await tx.update(batchPhotos).set({ reserved: true }).where(eq(batchPhotos.id, id));
  return true;
}

/** A photo with its batch, which nobody changes until the transaction ends. */
async function holdPhoto(tx: Queries, id: number) {
  const [batch] = await tx
    .select()
    .from(batches)
    .where(
      inArray(
        batches.id,
        tx.select({ id: batchPhotos.batchId }).from(batchPhotos).where(eq(batchPhotos.id, id)),
      ),
    )
    .for('update');
  // Read after the batch is held: a row that came with it would be as old as the wait for it.
  const [row] = await tx.select().from(batchPhotos).where(eq(batchPhotos.id, id));
  return batch && row ? { row, batch } : undefined;
}

async function analyse(services: Services, { row, stageIds }: Asked): Promise<Outcome> {
  const { id, photoId, userId } = row;
  if (photoId === null) return { state: 'refused', problem: 'This photo was deleted.' };
  try {
    const ran = await analyseKeptPhoto(services, {
      userId,
      photoId,
      stages: stageIds.filter(isStageId),
      idempotencyKey: keyOf(id),
    });
    return { state: 'done', ...ran };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** With a space, which no client's key may have. */
const keyOf = (id: number) => `batch photo ${id}`;

const REFUSED = new Set(['unusable_photo', 'unsupported_type', 'too_large', 'not_found']);
const PASSING = new Set(['busy', 'still_running', 'unavailable']);

/** @throws what isn't about this photo: the queue tries again */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof AppError) || PASSING.has(error.code)) throw error;
  if (error.code === 'insufficient_credits') return { state: 'kept' };
  const problem = error.message;
  return { state: REFUSED.has(error.code) ? 'refused' : 'failed', problem };
}

/** Keeps what came of a photo and ends its job with it. False where the photo has to be tried once more. */
function keepOutcome(
  { database }: Services,
  { id, userId }: Row,
  outcome: Outcome,
  job: JobInHand,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    await holdPhoto(tx, id);
    if (outcome.state === 'kept') {
      // Nobody's credit comes back between this look and the note.
      if ((await lockBalance(tx, userId)) > 0) return false;
      // The last credit may have gone to this very photo: a process that lost its job works on until it notices.
      if (await hasRun(tx, { userId, idempotencyKey: keyOf(id) })) return false;
    }
    // Another process has taken it over: it finds the run as this one left it.
    if (!(await job.end(tx))) return true;
    await tx
      .update(batchPhotos)
      .set({ ...outcome, reserved: false })
      .where(eq(batchPhotos.id, id));
    if (outcome.state !== 'kept' && !outcome.charged) await wakeKept(tx, onBehalfOf({ userId }));
    return true;
  });
}

/** This photo's credit came back: it pays for the one that has waited longest for one. */
async function wakeKept(tx: Queries, actor: Member): Promise<void> {
  const [next] = await tx
    .select({ id: batchPhotos.id })
    .from(batchPhotos)
    .innerJoin(batches, eq(batches.id, batchPhotos.batchId))
    .where(
      and(
        ownedBy(actor, batchPhotos),
        eq(batchPhotos.state, 'kept'),
        eq(batches.state, 'active'),
        eq(batches.analyse, true),
        withinLimit,
      ),
    )
    .orderBy(asc(batchPhotos.id))
    .limit(1)
    .for('update', { of: batchPhotos, skipLocked: true });
  if (!next) return;
  await tx.update(batchPhotos).set({ state: 'waiting' }).where(eq(batchPhotos.id, next.id));
  await askForPhotos(tx, actor, [next.id]);
}
