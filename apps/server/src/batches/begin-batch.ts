import { BATCH_LIMITS, type Batch, cameraKey } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { readStages } from '../analysis/index.ts';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { batches, visits } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import { readBatch } from './find-batch.ts';

interface NewBatch {
  actor: Member;
  projectId: number;
  key: string;
  photoCount: number;
  analyse: boolean;
  /** A visit's batch of the camera, and what its photos may cost. */
  camera?: { visitId: number | null; creditLimit: number } | undefined;
  stageOfWorks: string;
}

/** Keys that one batch of a visit or project has, whichever device asks for it. */
const CAMERA_KEY = /^camera-(visit|project)-/;

/** Begins a batch; the same key again answers with the first. @throws AppError not_found, key_reused for another project's */
export async function beginBatch(
  database: Database,
  { actor, stageOfWorks, camera, ...asked }: NewBatch,
): Promise<Batch> {
  const stageIds = readStages(stageOfWorks);
  return database.transaction(async (tx) => {
    await holdProject(tx, actor, asked.projectId, 'key share');
    await checkKey(tx, asked, camera);
    const counted = camera
      ? { photoCount: BATCH_LIMITS.cameraPhotosMax, creditLimit: camera.creditLimit, analyse: true }
      : {};
    await tx
      .insert(batches)
      .values({ ...asked, ...counted, ...ownerOf(actor), stageIds })
      .onConflictDoNothing({ target: [batches.userId, batches.key] });
    const [begun] = await tx
      .select({ id: batches.id, projectId: batches.projectId })
      .from(batches)
      .where(and(ownedBy(actor, batches), eq(batches.key, asked.key)));
    if (begun?.projectId !== asked.projectId) {
      throw new AppError('key_reused', { message: 'This key was used for another project’s photos.' });
    }
    return readBatch(tx, { actor, id: begun.id });
  });
}

/** One batch for each visit: two of them would be two limits. */
async function checkKey(
  tx: Queries,
  { key, projectId }: Pick<NewBatch, 'key' | 'projectId'>,
  camera: NewBatch['camera'],
): Promise<void> {
  if (camera ? key !== cameraKey(projectId, camera.visitId) : CAMERA_KEY.test(key)) {
    throw new AppError('key_reused', { message: 'This key belongs to the camera’s photos of a visit.' });
  }
  if (!camera || camera.visitId === null) return;
  // Its project is held and its owner's; a visit of another building is none of it.
  const [visit] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.id, camera.visitId), eq(visits.projectId, projectId)));
  if (!visit) throw notFound('This visit isn’t here any more.');
}
