import { eq } from 'drizzle-orm';
import { changingPhoto, findDefect, holdPhotos, noteFinding, noteReopened } from '../defects/index.ts';
import { hashFindings, keepWritten } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';

type Written = Parameters<typeof keepWritten>[2];

/**
 * Keeps with a finding what was drawn on its photo or written on a plan, where that warns; what it opens or
 * raises stands in the trail. Whoever locks a photo calls `holdFinding` before.
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
  const before = await hashFindings(tx, [findingId]);
  await changingPhoto(tx, actor, defect, () => keepWritten(tx, findingId, written));
  if (await noteReopened(tx, { actor, id: findingId }, defect)) return;
  const now = await hashFindings(tx, [findingId]);
  // What is drawn is noted of the photo, what is pinned nowhere: without this a report made before would count as current.
  if (now.get(findingId) !== before.get(findingId))
    await noteFinding(tx, actor, defect, 'alert_raised', { from: written.from });
}

/** Holds a finding and the others of its photo until the transaction ends. */
export async function holdFinding(tx: Queries, actor: Member, findingId: number): Promise<void> {
  const of = await tx
    .select({ id: defects.id, examinedPhotoId: defects.examinedPhotoId, photoId: defects.photoId })
    .from(defects)
    .where(eq(defects.id, findingId));
  await holdPhotos(tx, actor, of);
}
