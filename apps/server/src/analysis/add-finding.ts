import { and, eq } from 'drizzle-orm';
import { hashFindings } from '../judgement/index.ts';
import { onBehalfOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, findingPhotos, photos, projectStages } from '../platform/database/schema.ts';
import { appendTrail, type TrailDetail, type TrailNote } from '../trail/index.ts';

type FindingRow = Omit<typeof defects.$inferInsert, 'id'>;

/**
 * Keeps a finding with what follows from it: the stages that count as inspected, and the project's trail. Call it last in
 * its transaction. Returns the finding's id.
 */
export async function addFinding(tx: Queries, finding: FindingRow, detail: TrailDetail): Promise<number> {
  const { projectId, userId, stageIds } = finding;
  const [kept] = await tx.insert(defects).values(finding).returning({ id: defects.id });
  if (!kept) throw new Error('PostgreSQL returned no row for an insert');
  if (stageIds.length > 0) {
    await tx
      .insert(projectStages)
      .values(stageIds.map((stageId) => ({ projectId, stageId })))
      .onConflictDoNothing();
  }
  const photoId = finding.photoId ?? null;
  const { region } = finding.examination;
  if (region && photoId !== null) {
    // The link is there already: a trigger made it with the cover.
    await tx
      .update(findingPhotos)
      .set({ region })
      .where(and(eq(findingPhotos.findingId, kept.id), eq(findingPhotos.photoId, photoId)));
  }
  await appendTrail(tx, { projectId, userId, by: onBehalfOf({ userId }) }, [
    ...(finding.part ? [] : await photoAdded(tx, photoId)),
    {
      event: 'finding_kept',
      subject: { kind: 'finding', id: kept.id },
      sha256: (await hashFindings(tx, [kept.id])).get(kept.id),
      detail: { ...detail, photo: photoId },
    },
  ]);
  return kept.id;
}

/** The photo is in the trail from here on, not from its upload: a run that fails leaves nothing of it. */
async function photoAdded(tx: Queries, id: number | null): Promise<TrailNote[]> {
  if (id === null) return [];
  const [photo] = await tx
    .select({ sha256: photos.sha256, keptByItself: photos.keptByItself })
    .from(photos)
    .where(eq(photos.id, id));
  // One that was kept before it was analysed is in the trail already.
  if (!photo || photo.keptByItself) return [];
  return [{ event: 'photo_added', subject: { kind: 'photo', id }, sha256: photo.sha256 }];
}
