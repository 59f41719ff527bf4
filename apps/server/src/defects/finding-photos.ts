import { FINDING_PHOTOS_MAX, type FindingPhoto, type PhotoRole } from '@plumbline/contract';
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { changeFindings, unsafeKeepSpokenWords } from '../judgement/index.ts';
import { originalsOf } from '../originals/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, findingPhotos, photos } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdFiling, holdProject, permitDeletionWithin } from '../projects/index.ts';
import { appendTrail } from '../trail/index.ts';
import { voiceNotesOf } from '../voice/index.ts';
import { type DefectRow, marksOf } from './defect-view.ts';
import { findDefect } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';

export interface OfFinding {
  actor: Member;
  /** Of the finding. */
  id: number;
}

type OfPhoto = OfFinding & { photoId: number };

const COLUMNS = {
  id: photos.id,
  fileName: photos.fileName,
  width: photos.width,
  height: photos.height,
  takenAt: photos.takenAt,
  createdAt: photos.createdAt,
  sha256: photos.sha256,
  role: findingPhotos.role,
  markup: photos.markup,
  otherFindingIds: sql<number[]>`array(select f.finding_id from finding_photos f
    where f.photo_id = photos.id and f.finding_id <> finding_photos.finding_id order by f.finding_id)`,
};

/** All photos of a finding, the cover first; each with the marks that were made in it. @throws AppError not_found */
export async function listFindingPhotos(queries: Queries, { actor, id }: OfFinding): Promise<FindingPhoto[]> {
  const { defect } = await findDefect(queries, actor, id);
  const rows = await queries
    .select(COLUMNS)
    .from(findingPhotos)
    .innerJoin(photos, eq(photos.id, findingPhotos.photoId))
    .where(eq(findingPhotos.findingId, id))
    .orderBy(desc(eq(photos.id, defect.photoId ?? 0)), asc(findingPhotos.position), asc(photos.id));
  const { overlays, overlayDescription } = marksOf(defect);
  const ids = rows.map((row) => row.id);
  const [voices, originals] = await Promise.all([
    voiceNotesOf(queries, actor, ids),
    originalsOf(queries, actor, ids),
  ]);
  return rows.map(({ createdAt, ...row }) => {
    const analysed = row.id === defect.examinedPhotoId;
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      voice: voices.get(row.id) ?? null,
      original: originals.get(row.id) ?? null,
      cover: row.id === defect.photoId,
      analysed,
      overlays: analysed ? overlays : [],
      overlayDescription: analysed ? overlayDescription : '',
    };
  });
}

/**
 * Adds photos of the same project to a finding. One that it has already stays as it is; one that shows another finding
 * shows both. @throws AppError not_found, conflict for too many or a closed visit
 */
export async function addFindingPhotos(
  database: Database,
  of: OfFinding,
  photoIds: readonly number[],
): Promise<FindingPhoto[]> {
  return database.transaction(async (tx) => {
    const finding = await holdFinding(tx, of, photoIds);
    const { projectId, userId } = finding;
    const found = await tx
      .select({ id: photos.id, sha256: photos.sha256 })
      .from(photos)
      .where(
        and(
          inArray(photos.id, [...photoIds]),
          eq(photos.projectId, projectId),
          ownedBy(of.actor, photos),
          // A run that hasn’t ended has a photo that isn’t there yet for anybody.
          sql`(${photos.keptByItself} or exists (select from finding_photos f where f.photo_id = photos.id))`,
        ),
      )
      .orderBy(asc(photos.id));
    if (found.length < new Set(photoIds).size) throw notFound('Photo not found. It may have been deleted.');
    const [last] = await tx
      .select({ position: sql<number>`coalesce(max(${findingPhotos.position}), 0)::int`, there: count() })
      .from(findingPhotos)
      .where(eq(findingPhotos.findingId, of.id));
    const { position = 0, there = 0 } = last ?? {};
    const added = await tx
      .insert(findingPhotos)
      .values(
        found.map((photo, at) => ({ findingId: of.id, photoId: photo.id, position: position + 1 + at })),
      )
      .onConflictDoNothing()
      .returning({ photoId: findingPhotos.photoId });
    if (there + added.length > FINDING_PHOTOS_MAX) {
      throw new AppError('conflict', { message: `A finding has at most ${FINDING_PHOTOS_MAX} photos.` });
    }
    // One that is filed nowhere goes where its finding is.
    await tx
      .update(photos)
      .set({ visitId: finding.visitId, placeId: finding.placeId })
      .where(
        and(
          inArray(photos.id, [0, ...added.map(({ photoId }) => photoId)]),
          isNull(photos.visitId),
          isNull(photos.placeId),
        ),
      );
    await unsafeKeepSpokenWords(tx, [of.id]);
    const hashes = new Map(found.map(({ id, sha256 }) => [id, sha256]));
    await appendTrail(
      tx,
      { projectId, userId, by: of.actor },
      added.map(({ photoId }) => ({
        event: 'photo_joined',
        subject: { kind: 'photo', id: photoId },
        sha256: hashes.get(photoId),
        detail: { finding: of.id },
      })),
    );
    return listFindingPhotos(tx, of);
  });
}

/** Says what a photo is for, or makes it the cover; the verdict stays that of the photo that was analysed. */
export async function changeFindingPhoto(
  database: Database,
  { photoId, ...of }: OfPhoto,
  { role, cover }: { role?: PhotoRole | null | undefined; cover?: true | undefined },
): Promise<FindingPhoto[]> {
  return database.transaction(async (tx) => {
    const finding = await holdFinding(tx, of, [photoId]);
    await findLink(tx, of.id, photoId);
    if (role !== undefined) {
      await tx.update(findingPhotos).set({ role }).where(linkOf(of.id, photoId));
    }
    if (cover && finding.photoId !== photoId) {
      await changeFindings(tx, eq(defects.id, of.id), { photoId });
      await noteFinding(tx, of.actor, finding, 'cover_changed', { photo: photoId });
    }
    return listFindingPhotos(tx, of);
  });
}

/**
 * Takes a photo out of a finding. It stays in the project, kept for its own sake from here on. The one that was analysed
 * stays with its finding. @throws AppError not_found, conflict, legal_hold
 */
export async function removeFindingPhoto(
  database: Database,
  { photoId, ...of }: OfPhoto,
): Promise<FindingPhoto[]> {
  return database.transaction(async (tx) => {
    const finding = await holdFinding(tx, of, [photoId]);
    const { projectId, userId, examinedPhotoId } = finding;
    await permitDeletionWithin(tx, of.actor, projectId);
    await findLink(tx, of.id, photoId);
    const links = await tx.select().from(findingPhotos).where(eq(findingPhotos.findingId, of.id));
    if (photoId === examinedPhotoId || links.length < 2) {
      throw new AppError('conflict', { message: 'The photo that was analysed stays with its finding.' });
    }
    const [photo] = await tx
      .update(photos)
      .set({ keptByItself: true })
      .where(eq(photos.id, photoId))
      .returning({ sha256: photos.sha256 });
    await tx.delete(findingPhotos).where(linkOf(of.id, photoId));
    await unsafeKeepSpokenWords(tx, [of.id], { letGo: true });
    await appendTrail(tx, { projectId, userId, by: of.actor }, [
      {
        event: 'photo_left',
        subject: { kind: 'photo', id: photoId },
        sha256: photo?.sha256,
        detail: { finding: of.id },
      },
    ]);
    return listFindingPhotos(tx, of);
  });
}

/** The finding and these photos, which nobody deletes or changes until the transaction ends. A closed visit gives none. */
async function holdFinding(tx: Queries, of: OfFinding, photoIds: readonly number[]): Promise<DefectRow> {
  const { projectId, visitId } = (await findDefect(tx, of.actor, of.id)).defect;
  await holdProject(tx, of.actor, projectId, 'key share');
  await holdFiling(tx, { actor: of.actor, projectId }, { visitIds: [visitId], placeIds: [] });
  const named = inArray(photos.id, [...photoIds]);
  await tx.select({ id: photos.id }).from(photos).where(named).orderBy(asc(photos.id)).for('update');
  await tx.select({ id: defects.id }).from(defects).where(eq(defects.id, of.id)).for('update');
  return (await findDefect(tx, of.actor, of.id)).defect;
}

const linkOf = (findingId: number, photoId: number) =>
  and(eq(findingPhotos.findingId, findingId), eq(findingPhotos.photoId, photoId));

async function findLink(tx: Queries, findingId: number, photoId: number): Promise<void> {
  const [link] = await tx.select().from(findingPhotos).where(linkOf(findingId, photoId));
  if (!link) throw notFound('This finding has no such photo.');
}
