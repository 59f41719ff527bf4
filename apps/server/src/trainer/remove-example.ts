import { eq } from 'drizzle-orm';
import { trainingExamples } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { Services } from '../services.ts';

/** Takes a labelled photo out: the panel forgets it at once, the next version is trained without it. */
export async function removeExample({ database, files }: Services, id: number): Promise<void> {
  const [gone] = await database.delete(trainingExamples).where(eq(trainingExamples.id, id)).returning();
  if (!gone) throw notFound('This photo is no longer among the training data.');
  // The photo of a finding stays with its finding.
  if (gone.source === 'upload') await files.deletePrefix(gone.folder);
}
