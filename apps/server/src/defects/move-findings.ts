import { and, asc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { changeFindings, hashFindings } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import {
  alikePhotos,
  analyses,
  chatExchanges,
  defects,
  findingFollowUps,
  findingPhotos,
  photos,
  places,
  planPins,
  repairEntries,
  repairEntryPhotos,
  repairLinkFindings,
} from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdFiling, holdProject, permitDeletionWithin } from '../projects/index.ts';
import { appendTrail, type TrailDetail, type TrailNote } from '../trail/index.ts';
import { holdPhotosOf } from '../uploads/index.ts';
import { changingPhotos, holdPhotos } from './same-photo.ts';

interface Within {
  actor: Member;
  projectId: number;
}

/** What the note of a pin may hold. */
const LABEL_MAX = 200;

/**
 * Moves findings to another project of the same account, all of them or none, with what is theirs alone: photos, runs,
 * repairs, chats. Each gets the next number there and is judged anew by what is known of that building; an open hazard
 * alert stands until it is closed. Rooms and visits stay behind; a room's name goes along as the location where none was
 * told. Pins stay as notes. Where leaving would take something from the project that others there stand on, it is refused.
 * @throws AppError not_found, conflict, legal_hold
 */
export async function moveFindings(
  database: Database,
  { actor, projectId }: Within,
  chosen: readonly number[],
  toId: number,
): Promise<{ id: number; number: number }[]> {
  return database.transaction(async (tx) => {
    // The lower id first, so that two who move findings between the same projects wait for each other.
    const lower = await holdProject(tx, actor, Math.min(projectId, toId), 'no key update');
    const higher = await holdProject(tx, actor, Math.max(projectId, toId), 'no key update');
    if (projectId === toId) throw conflict('Choose another project.');
    const to = lower.id === toId ? lower : higher;
    await permitDeletionWithin(tx, actor, projectId);
    const wanted = [...new Set(chosen)];
    // Photos before findings, as everybody holds them who needs both.
    await holdPhotosOf(tx, wanted);
    const leavers = and(eq(defects.projectId, projectId), inArray(defects.id, wanted));
    await holdPhotos(tx, actor, await tx.select().from(defects).where(leavers));
    const found = await tx.select().from(defects).where(leavers).orderBy(asc(defects.id));
    if (found.length < wanted.length) throw notFound('Finding not found. It may have been deleted.');
    const ids = found.map(({ id }) => id);
    const taken = await photosOf(tx, ids);
    await refuseWhereOthersStand(tx, ids, taken);
    const visitIds = [...found, ...taken].map(({ visitId }) => visitId);
    await holdFiling(tx, { actor, projectId }, { visitIds, placeIds: [] });

    const leaving = await hashFindings(tx, ids);
    const photoIds = taken.map(({ id }) => id);
    await leavePins(tx, found, to.name);
    await takeAlong(tx, { ids, photoIds, projectId, toId });
    const rooms = await tx
      .select({ id: places.id, name: places.name })
      .from(places)
      .where(eq(places.projectId, projectId));
    const roomOf = new Map(rooms.map(({ id, name }) => [id, name]));
    await changeFindings(tx, inArray(defects.id, ids), (row) => ({
      projectId: toId,
      visitId: null,
      placeId: null,
      location: row.location.trim() === '' ? (roomOf.get(row.placeId ?? 0) ?? '') : row.location,
      // Said again, so that the stage counts as inspected there.
      stageIds: row.stageIds,
    }));
    const moved = await tx
      .select({ id: defects.id, number: defects.number })
      .from(defects)
      .where(inArray(defects.id, ids))
      .orderBy(asc(defects.id));
    const arrived = await hashFindings(tx, ids);
    const away = note(ids, 'finding_moved_away', leaving, { to: toId });
    const here = [
      ...taken.map(({ id, sha256 }) => ({
        event: 'photo_added' as const,
        subject: { kind: 'photo' as const, id },
        sha256,
      })),
      ...note(ids, 'finding_moved_here', arrived, { from: projectId }),
    ];
    for (const { id, userId } of [lower, higher]) {
      await appendTrail(tx, { projectId: id, userId, by: actor }, id === projectId ? away : here);
    }
    // What stood beside them there doesn't here, and the other way round.
    await changingPhotos(tx, actor, found);
    return moved.map(({ id, number }) => ({ id, number }));
  });
}

const note = (
  ids: readonly number[],
  event: TrailNote['event'],
  hashes: ReadonlyMap<number, string>,
  detail: TrailDetail,
): TrailNote[] =>
  ids.map((id) => ({ event, subject: { kind: 'finding', id }, sha256: hashes.get(id), detail }));

const conflict = (message: string) => new AppError('conflict', { message });

/** Every photo that these findings show, or that came with a step of their repair. */
async function photosOf(tx: Queries, ids: readonly number[]) {
  const shown = tx
    .select({ id: findingPhotos.photoId })
    .from(findingPhotos)
    .where(inArray(findingPhotos.findingId, [...ids]));
  const repaired = tx
    .select({ id: repairEntryPhotos.photoId })
    .from(repairEntryPhotos)
    .innerJoin(repairEntries, eq(repairEntries.id, repairEntryPhotos.entryId))
    .where(inArray(repairEntries.findingId, [...ids]));
  return tx
    .select({ id: photos.id, sha256: photos.sha256, visitId: photos.visitId })
    .from(photos)
    .where(or(inArray(photos.id, shown), inArray(photos.id, repaired)))
    .orderBy(asc(photos.id))
    .for('update');
}

/** @throws AppError conflict, with what has to be done first */
async function refuseWhereOthersStand(
  tx: Queries,
  ids: number[],
  taken: readonly { id: number }[],
): Promise<void> {
  const photoIds = taken.map(({ id }) => id);
  const [shared] = photoIds.length
    ? await tx
        .select({ number: defects.number })
        .from(findingPhotos)
        .innerJoin(defects, eq(defects.id, findingPhotos.findingId))
        .where(and(inArray(findingPhotos.photoId, photoIds), notInArray(findingPhotos.findingId, ids)))
        .orderBy(asc(defects.number))
        .limit(1)
    : [];
  if (shared) {
    throw conflict(
      `A photo also shows finding ${shared.number}, which would stay. Move both, or take the photo off one of them.`,
    );
  }
  const [followed] = await tx
    .select({ findingId: findingFollowUps.findingId })
    .from(findingFollowUps)
    .where(or(inArray(findingFollowUps.findingId, ids), inArray(findingFollowUps.laterId, ids)))
    .limit(1);
  if (followed) {
    throw conflict(
      'Two visits were compared by this finding. Set it back to ‘As suggested’ there first, then move it.',
    );
  }
  const [linked] = await tx
    .select({ linkId: repairLinkFindings.linkId })
    .from(repairLinkFindings)
    .where(inArray(repairLinkFindings.findingId, ids))
    .limit(1);
  if (linked)
    throw conflict('This finding was sent to somebody by a link of this project, so it stays here.');
}

/** A pin is a place on this building's plan: it stays, and says what stood there and where that went. */
async function leavePins(
  tx: Queries,
  found: readonly { id: number; number: number; title: string }[],
  projectName: string,
): Promise<void> {
  for (const { id, number, title } of found) {
    const words = `#${number} ${title}, moved to ${projectName}`;
    await tx
      .update(planPins)
      .set({
        findingId: null,
        label: sql`left(concat_ws(', ', nullif(${planPins.label}, ''), ${words}::text), ${LABEL_MAX})`,
      })
      .where(eq(planPins.findingId, id));
  }
}

interface Going {
  ids: number[];
  photoIds: number[];
  projectId: number;
  toId: number;
}

async function takeAlong(tx: Queries, { ids, photoIds, projectId, toId }: Going): Promise<void> {
  if (photoIds.length > 0) {
    const here = inArray(alikePhotos.photoId, photoIds);
    const there = inArray(alikePhotos.earlierId, photoIds);
    // Photos of two buildings are never asked about together.
    await tx
      .delete(alikePhotos)
      .where(
        or(
          and(here, notInArray(alikePhotos.earlierId, photoIds)),
          and(there, notInArray(alikePhotos.photoId, photoIds)),
        ),
      );
    await tx
      .update(photos)
      .set({ projectId: toId, visitId: null, placeId: null })
      .where(inArray(photos.id, photoIds));
  }
  const runs = tx
    .select({ id: defects.analysisId })
    .from(defects)
    .where(and(inArray(defects.id, ids), isNotNull(defects.analysisId)));
  await tx
    .update(analyses)
    .set({ projectId: toId })
    .where(and(inArray(analyses.id, runs), eq(analyses.projectId, projectId)));
  await tx
    .update(chatExchanges)
    .set({ projectId: toId })
    .where(and(inArray(chatExchanges.defectId, ids), eq(chatExchanges.projectId, projectId)));
}
