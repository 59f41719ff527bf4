import { createHash } from 'node:crypto';
import { PHOTO_ACTIONS, type Photo, permissionsOf } from '@plumbline/contract';
import type { Intake } from '@plumbline/vision';
import { and, count, desc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { originalsOf } from '../originals/index.ts';
import { type Actor, accountOf, type Member, ownedBy, ownerOf, roleOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { findingPhotos, photos } from '../platform/database/schema.ts';
import { AppError, databaseCode, notFound, UNIQUE_VIOLATION } from '../platform/errors.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { permit } from '../platform/permit.ts';
import { newFolder } from '../platform/storage/new-folder.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { findProject, holdFiling, holdProject, isOnHold } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import {
  addPhotos,
  claimsInTrail,
  copiesOf,
  type DeviceClaims,
  photoColumns,
  refusePhoto,
  storePhoto,
} from '../uploads/index.ts';
import { voiceNotesOf } from '../voice/index.ts';
import type { OfProject, OfUser } from './places.ts';

const COLUMNS = {
  id: photos.id,
  fileName: photos.fileName,
  width: photos.width,
  height: photos.height,
  takenAt: photos.takenAt,
  createdAt: photos.createdAt,
  latitude: photos.latitude,
  longitude: photos.longitude,
  visitId: photos.visitId,
  placeId: photos.placeId,
  keptByItself: photos.keptByItself,
  findingIds: sql<
    number[]
  >`array(select f.finding_id from finding_photos f where f.photo_id = photos.id order by f.finding_id)`,
  findingNumbers: sql<
    number[]
  >`array(select d.number from finding_photos f join defects d on d.id = f.finding_id where f.photo_id = photos.id order by d.id)`,
};

/** A run that hasn't ended has a photo, too, which isn't there yet for anybody. */
const shown = (queries: Queries) =>
  sql`(${photos.keptByItself} or ${exists(queries.select().from(findingPhotos).where(eq(findingPhotos.photoId, photos.id)))})`;

interface PhotosAsked {
  limit: number;
  after?: string | undefined;
  visitId?: number | 'none' | undefined;
  placeId?: number | 'none' | undefined;
}

const filedUnder = (
  column: typeof photos.visitId | typeof photos.placeId,
  id: number | 'none' | undefined,
) => (id === undefined ? undefined : id === 'none' ? isNull(column) : eq(column, id));

/** A project's photos, newest first. @throws AppError not_found */
export async function listPhotos(
  queries: Queries,
  { actor, projectId }: OfProject,
  { limit, after, visitId, placeId }: PhotosAsked,
): Promise<Page<Photo>> {
  const { onHold } = await findProject(queries, actor, projectId);
  const [before] = after ? decodeCursor(after, 1) : [];
  const all = and(
    eq(photos.projectId, projectId),
    ownedBy(actor, photos),
    shown(queries),
    filedUnder(photos.visitId, visitId),
    filedUnder(photos.placeId, placeId),
  );
  const [rows, [counted]] = await Promise.all([
    queries
      .select(COLUMNS)
      .from(photos)
      .where(before === undefined ? all : and(all, lt(photos.id, before)))
      .orderBy(desc(photos.id))
      .limit(limit + 1),
    queries.select({ total: count() }).from(photos).where(all),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const ids = items.map(({ id }) => id);
  const [voices, originals] = await Promise.all([
    voiceNotesOf(queries, actor, ids),
    originalsOf(queries, actor, ids),
  ]);
  return {
    items: items.map((row) =>
      toPhoto(
        { ...row, voice: voices.get(row.id) ?? null, original: originals.get(row.id) ?? null },
        { actor, onHold },
      ),
    ),
    next: rows.length > limit && last ? encodeCursor([last.id]) : undefined,
    total: counted?.total ?? 0,
  };
}

/** Of these hashes those of files that the project has as photos, whole or as a smaller copy. @throws AppError not_found */
export async function findKnown(
  queries: Queries,
  { actor, projectId }: OfProject,
  hashes: readonly string[],
): Promise<string[]> {
  await findProject(queries, actor, projectId);
  if (hashes.length === 0) return [];
  const rows = await queries
    .select({ sha256: photos.sha256, deviceSha256: photos.deviceSha256 })
    .from(photos)
    .where(
      and(
        eq(photos.projectId, projectId),
        ownedBy(actor, photos),
        shown(queries),
        or(inArray(photos.sha256, hashes), inArray(photos.deviceSha256, hashes)),
      ),
    );
  const there = new Set(rows.flatMap(({ sha256, deviceSha256 }) => [sha256, deviceSha256]));
  return hashes.filter((hash) => there.has(hash));
}

type PhotoRow = Omit<Photo, 'createdAt' | 'voice' | 'original' | 'can' | 'whyNot'> & {
  createdAt: Date;
  /** Nothing was said yet with a photo that is only being kept. */
  voice?: Photo['voice'];
  original?: Photo['original'];
};

const toPhoto = (
  { createdAt, voice = null, original = null, ...row }: PhotoRow,
  { actor, onHold }: { actor: Actor; onHold: boolean },
): Photo => ({
  ...row,
  voice,
  original,
  createdAt: createdAt.toISOString(),
  ...permissionsOf(PHOTO_ACTIONS, roleOf(actor), { onHold, showsFinding: row.findingIds.length > 0 }),
});

const withOriginal = async <Row extends { id: number }>(queries: Queries, actor: Member, row: Row) => ({
  ...row,
  original: (await originalsOf(queries, actor, [row.id])).get(row.id) ?? null,
});

/** A photo of this user's. @throws AppError not_found */
export async function findPhoto(queries: Queries, { actor, id }: OfUser) {
  const [photo] = await queries
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), ownedBy(actor, photos)));
  if (!photo) throw notFound('Photo not found. It may have been deleted.');
  return photo;
}

interface Kept {
  /** Names the intent: the same one again, in turn or at once, keeps nothing twice. */
  key?: string | undefined;
  bytes: Buffer;
  fileName: string;
  visitId: number | null;
  placeId: number | null;
  /** What the device says of it. */
  claims?: DeviceClaims | undefined;
  /** Who brings it; its owner unless said. */
  by?: Actor;
}

/**
 * Keeps a photo without analysis, filed under a visit and a place: free of charge. It is read by the same process that
 * reads photos to be analysed, and a poor one is kept too, since nobody judges anything by it. What `together` writes
 * stands or falls with the photo.
 * @throws AppError key_reused for another photo under the key
 */
export async function keepPhoto(
  services: Services,
  of: OfProject,
  kept: Kept,
  together?: (tx: Queries, photoId: number, intake: Intake) => Promise<void>,
): Promise<Photo> {
  const { database, vision } = services;
  const { actor, projectId } = of;
  const { key, bytes, fileName, visitId, placeId, claims, by = actor } = kept;
  const { onHold } = await findProject(database, actor, projectId);
  const there = await findKept(database, of, kept);
  if (there && !together) return toPhoto(await withOriginal(database, actor, there), { actor, onHold });
  const intake = await vision.intake(bytes, { owner: accountOf(actor), judge: false }).catch(refusePhoto);
  if (there) {
    return database.transaction(async (tx) => {
      await holdProject(tx, actor, projectId, 'key share');
      const same = eq(photos.id, there.id);
      const [held] = await tx.select({ id: photos.id }).from(photos).where(same).for('key share');
      if (!held) throw notFound('Photo not found. It may have been deleted.');
      await together?.(tx, there.id, intake);
      return toPhoto(await withOriginal(tx, actor, there), { actor, onHold });
    });
  }
  const folder = newFolder(actor, 'photos');
  try {
    // Files first: a row never names a file that isn't there.
    await storePhoto(services, folder, bytes, intake);
    return await database.transaction(async (tx) => {
      await holdProject(tx, actor, projectId, 'key share');
      await holdFiling(tx, of, { visitIds: [visitId], placeIds: [placeId] });
      const photo = {
        ...ownerOf(actor),
        ...{ projectId, visitId, placeId, folder, fileName },
        keptByItself: true,
        uploadKey: key,
        ...photoColumns(bytes, intake, claims),
      };
      const [id = 0] = await addPhotos(tx, [{ photo, copies: copiesOf(intake) }]);
      const [row] = await tx.select(COLUMNS).from(photos).where(eq(photos.id, id));
      if (!row) throw new Error('PostgreSQL returned no row for an insert');
      // Before the trail, whose lock is the last that anybody takes.
      await together?.(tx, id, intake);
      await appendTrail(tx, { projectId, ...ownerOf(actor), by }, [
        {
          event: 'photo_added',
          subject: { kind: 'photo', id },
          sha256: intake.sha256,
          detail: claimsInTrail(claims),
        },
      ]);
      return toPhoto(await withOriginal(tx, actor, row), { actor, onHold: await isOnHold(tx, projectId) });
    });
  } catch (error) {
    await listForRemoval(database, [folder]);
    await removeListed(services, [folder]);
    // Sent twice at once, and the other one was quicker: its photo is the answer.
    const quicker = databaseCode(error) === UNIQUE_VIOLATION && (await findKept(database, of, kept));
    if (quicker) return keepPhoto(services, of, kept, together);
    throw error;
  }
}

/** The photo that was kept under this key before. @throws AppError key_reused where it is another one */
async function findKept(queries: Queries, { actor, projectId }: OfProject, { key, bytes }: Kept) {
  if (key === undefined) return undefined;
  const [row] = await queries
    .select({ ...COLUMNS, sha256: photos.sha256, projectId: photos.projectId })
    .from(photos)
    .where(and(ownedBy(actor, photos), eq(photos.uploadKey, key)));
  if (!row) return undefined;
  const { sha256, projectId: keptIn, ...photo } = row;
  if (sha256 !== createHash('sha256').update(bytes).digest('hex') || keptIn !== projectId) {
    throw new AppError('key_reused', { message: 'This key was used for a different photo. Use a new one.' });
  }
  return photo;
}

/** Deletes a photo that was kept without analysis. One that shows a finding goes with its findings alone. @throws AppError */
export async function deletePhoto(services: Services, of: OfUser): Promise<void> {
  const { database } = services;
  const folder = await database.transaction(async (tx) => {
    const { projectId } = await findPhoto(tx, of);
    if (projectId === null) throw notFound('Photo not found. It may have been deleted.');
    await holdProject(tx, of.actor, projectId, 'key share');
    await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, of.id)).for('update');
    const [linked] = await tx.select().from(findingPhotos).where(eq(findingPhotos.photoId, of.id)).limit(1);
    const onHold = await isOnHold(tx, projectId);
    permit(of.actor, PHOTO_ACTIONS, 'delete', { onHold, showsFinding: linked !== undefined });
    const [gone] = await tx.delete(photos).where(eq(photos.id, of.id)).returning();
    if (!gone) throw notFound('Photo not found. It may have been deleted.');
    await listForRemoval(tx, [gone.folder]);
    await appendTrail(tx, { projectId, ...ownerOf(of.actor), by: of.actor }, [
      { event: 'photo_deleted', subject: { kind: 'photo', id: of.id }, sha256: gone.sha256 },
    ]);
    return gone.folder;
  });
  await removeListed(services, [folder]);
}
