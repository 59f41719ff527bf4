import type { Batch } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { readStages } from '../analysis/index.ts';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { batches } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import { readBatch } from './find-batch.ts';

interface NewBatch {
  actor: Member;
  projectId: number;
  key: string;
  photoCount: number;
  analyse: boolean;
  stageOfWorks: string;
}

/** Begins a batch; the same key again answers with the first. @throws AppError not_found, key_reused for another project's */
export async function beginBatch(
  database: Database,
  { actor, stageOfWorks, ...asked }: NewBatch,
): Promise<Batch> {
  const stageIds = readStages(stageOfWorks);
  return database.transaction(async (tx) => {
    await holdProject(tx, actor, asked.projectId, 'key share');
    await tx
      .insert(batches)
      .values({ ...asked, ...ownerOf(actor), stageIds })
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
