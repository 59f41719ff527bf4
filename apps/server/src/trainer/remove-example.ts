import { eq } from 'drizzle-orm';
import { trainingExamples } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import type { Services } from '../services.ts';

/** Takes a labelled photo out: the panel forgets it at once, the next version is trained without it. */
export async function removeExample(services: Services, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const [gone] = await tx.delete(trainingExamples).where(eq(trainingExamples.id, id)).returning();
    if (!gone) throw notFound('This photo is no longer among the training data.');
    // The photo of a finding stays with its finding.
    const folders = gone.source === 'upload' ? [gone.folder] : [];
    await listForRemoval(tx, folders);
    return folders;
  });
  await removeListed(services, folders);
}
