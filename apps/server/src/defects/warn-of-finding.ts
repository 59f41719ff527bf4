import { eq } from 'drizzle-orm';
import { hashFindings, keepWritten } from '../judgement/index.ts';
import type { LinkHolder, Member } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { findDefect } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';
import { noteReopened } from './note-reopened.ts';
import { changingPhoto, holdPhotos } from './same-photo.ts';

type Written = Parameters<typeof keepWritten>[2];

/**
 * Keeps with a finding what was written of it elsewhere, where that warns; what it opens or raises stands in the trail,
 * as `by`'s doing. Whoever locks a photo calls `holdFinding` before.
 */
export async function warnOfFinding(
  tx: Queries,
  actor: Member,
  findingId: number,
  written: Written,
  by: Member | LinkHolder = actor,
): Promise<void> {
  if (written.words === '') return;
  await holdFinding(tx, actor, findingId);
  const { defect } = await findDefect(tx, actor, findingId);
  const before = await hashFindings(tx, [findingId]);
  await changingPhoto(tx, actor, defect, () => keepWritten(tx, findingId, written), by);
  if (await noteReopened(tx, { actor, id: findingId, by }, defect)) return;
  const now = await hashFindings(tx, [findingId]);
  // What is drawn is noted of the photo, what is pinned or told in a chat nowhere: without this a report made before
  // would count as current.
  if (now.get(findingId) !== before.get(findingId))
    await noteFinding(tx, by, defect, 'alert_raised', { from: written.from });
}

/** Holds a finding and the others of its photo until the transaction ends. */
export async function holdFinding(tx: Queries, actor: Member, findingId: number): Promise<void> {
  const of = await tx
    .select({ id: defects.id, examinedPhotoId: defects.examinedPhotoId, photoId: defects.photoId })
    .from(defects)
    .where(eq(defects.id, findingId));
  await holdPhotos(tx, actor, of);
}
