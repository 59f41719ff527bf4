import { BATCH_LIMITS, type Batch, type BatchPhoto } from '@plumbline/contract';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { batches, batchPhotos, defects, photos } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { findProject } from '../projects/index.ts';

type BatchRow = typeof batches.$inferSelect;

export interface OfBatch {
  actor: Member;
  id: number;
}

const counted = (state: string) => sql<number>`count(*) filter (where ${batchPhotos.state} = ${state})::int`;

const COLUMNS = {
  id: batches.id,
  projectId: batches.projectId,
  key: batches.key,
  state: batches.state,
  analyse: batches.analyse,
  creditLimit: batches.creditLimit,
  // The camera's go on arriving: those that have are all that there are.
  photoCount: sql<number>`case when ${batches.creditLimit} is null then ${batches.photoCount} else count(${batchPhotos.id})::int end`,
  createdAt: sql<string>`to_json(${batches.createdAt})#>>'{}'`,
  received: sql<number>`count(${batchPhotos.id})::int`,
  waiting: counted('waiting'),
  kept: counted('kept'),
  done: counted('done'),
  refused: counted('refused'),
  failed: counted('failed'),
  creditsUsed: sql<number>`count(*) filter (where ${batchPhotos.charged})::int`,
};

async function readBatches(queries: Queries, where: SQL | undefined): Promise<Batch[]> {
  const rows = await queries
    .select(COLUMNS)
    .from(batches)
    .leftJoin(batchPhotos, eq(batchPhotos.batchId, batches.id))
    .where(where)
    .groupBy(batches.id)
    .orderBy(desc(batches.id))
    .limit(BATCH_LIMITS.listed);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() }));
}

/** @throws AppError not_found */
export async function listBatches(queries: Queries, actor: Member, projectId: number): Promise<Batch[]> {
  await findProject(queries, actor, projectId);
  return readBatches(queries, and(eq(batches.projectId, projectId), ownedBy(actor, batches)));
}

/** @throws AppError not_found */
export async function readBatch(queries: Queries, { actor, id }: OfBatch): Promise<Batch> {
  const [batch] = await readBatches(queries, and(eq(batches.id, id), ownedBy(actor, batches)));
  if (!batch) throw gone();
  return batch;
}

/** Holds a batch until the transaction ends, so that it isn't paused, cancelled or gone on with meanwhile. @throws AppError not_found */
export async function holdBatch(tx: Queries, { actor, id }: OfBatch): Promise<BatchRow> {
  const [batch] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), ownedBy(actor, batches)))
    .for('update');
  if (!batch) throw gone();
  return batch;
}

const gone = () => notFound('These photos aren’t here any more. Their project may have been deleted.');

const PHOTO_COLUMNS = {
  id: batchPhotos.id,
  key: batchPhotos.uploadKey,
  photoId: batchPhotos.photoId,
  fileName: sql<string>`coalesce(${photos.fileName}, 'photo')`,
  state: batchPhotos.state,
  findingId: batchPhotos.findingId,
  defectType: defects.title,
  charged: batchPhotos.charged,
  problem: batchPhotos.problem,
};

export function readBatchPhotos(queries: Queries, where: SQL | undefined): Promise<BatchPhoto[]> {
  return queries
    .select(PHOTO_COLUMNS)
    .from(batchPhotos)
    .leftJoin(photos, eq(photos.id, batchPhotos.photoId))
    .leftJoin(defects, eq(defects.id, batchPhotos.findingId))
    .where(where)
    .orderBy(asc(batchPhotos.id));
}

/** @throws AppError not_found */
export async function listBatchPhotos(queries: Queries, of: OfBatch): Promise<BatchPhoto[]> {
  await readBatch(queries, of);
  return readBatchPhotos(queries, eq(batchPhotos.batchId, of.id));
}
