import { eq } from 'drizzle-orm';
import { changingPhoto, findDefect, holdPhotos, noteReopened } from '../defects/index.ts';
import { keepWritten } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';

type Written = Parameters<typeof keepWritten>[2];

/**
 * Keeps with a finding what was drawn on its photo or written on a plan, where that warns; whose closed alert it opens is
 * kept as well. Whoever locks a photo calls `holdFinding` before.
 */
export async function warnOfFinding(
  tx: Queries,
  actor: Member,
  findingId: number,
  written: Written,
): Promise<void> {
  if (written.words === '') return;
  await holdFinding(tx, actor, findingId);
  const { defect } = await findDefect(tx, actor, findingId);
  await changingPhoto(tx, actor, defect, () => keepWritten(tx, findingId, written));
  await noteReopened(tx, { actor, id: findingId }, defect);
}

/** Holds a finding and the others of its photo until the transaction ends. */
export async function holdFinding(tx: Queries, actor: Member, findingId: number): Promise<void> {
  const of = await tx
    .select({ id: defects.id, examinedPhotoId: defects.examinedPhotoId, photoId: defects.photoId })
    .from(defects)
    .where(eq(defects.id, findingId));
  await holdPhotos(tx, actor, of);
}
