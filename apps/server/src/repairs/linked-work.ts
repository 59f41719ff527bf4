import { type LinkedFinding, type LinkedWork, permissionsOf, REPAIR_ACTIONS } from '@plumbline/contract';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { ownedBy, roleOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  defects,
  findingPhotos,
  photos,
  places,
  planPages,
  planPins,
  plans,
  projects,
  repairEntries,
  repairEntryPhotos,
  repairLinkFindings,
  repairLinks,
  repairs,
  users,
} from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { OpenLink } from './open-link.ts';
import { repairStateOf, untouched } from './read-repair.ts';

const PHOTO = { id: photos.id, width: photos.width, height: photos.height };

/** What a link shows, and nothing else of its account. */
export async function readLinkedWork(queries: Queries, link: OpenLink): Promise<LinkedWork> {
  const { row, owner } = link;
  await queries.update(repairLinks).set({ openedAt: new Date() }).where(eq(repairLinks.id, row.id));
  const [around] = await queries
    .select({ project: projects.name, address: projects.address, from: users.displayName })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.id, row.projectId), ownedBy(owner, projects)));
  if (!around) throw notFound('This project was deleted.');
  const found = await queries
    .select({ defect: defects, repair: repairs, place: places.name })
    .from(repairLinkFindings)
    .innerJoin(defects, eq(defects.id, repairLinkFindings.findingId))
    .leftJoin(repairs, eq(repairs.findingId, defects.id))
    .leftJoin(places, eq(places.id, defects.placeId))
    .where(and(eq(repairLinkFindings.linkId, row.id), ownedBy(owner, defects)))
    // Danger first, then what is due first.
    .orderBy(sql`${defects.alerts} = '[]'`, sql`${repairs.dueOn} nulls last`, asc(defects.number));
  const ids = [0, ...found.map(({ defect }) => defect.id)];
  const [shown, said, pins] = await Promise.all([
    readPhotos(queries, ids),
    readEntries(queries, link, ids),
    readPins(queries, ids),
  ]);
  const findings = found.map(({ defect, repair, place }): LinkedFinding => {
    const { id, number, title, location, severity, alerts, assessment } = defect;
    const stands = repair ?? untouched(id);
    const { state, revision, dueOn } = stands;
    const pin = pins.find(({ findingId }) => findingId === id);
    return {
      ...{ id, number, title, location, place: place ?? '', severity, state, revision, dueOn },
      // The person's own words stay in the account.
      alerts: alerts.map((alert) => ({ ...alert, basis: 'finding' as const, because: '' })),
      actions: [...new Set([...assessment.actions.immediate, ...assessment.actions.shortTerm])],
      photos: shown.filter(({ findingId }) => findingId === id).map(({ findingId: _of, ...photo }) => photo),
      plan: pin ? { name: pin.name, pin: pin.number, x: pin.x, y: pin.y } : null,
      entries: said.filter(({ findingId }) => findingId === id),
      ...permissionsOf(REPAIR_ACTIONS, roleOf(link.holder), repairStateOf(stands, defect)),
    };
  });
  const { name, message, expiresAt } = row;
  return { ...around, name, message, expiresAt: expiresAt.toISOString(), findings };
}

const readPhotos = (queries: Queries, ids: number[]) =>
  queries
    .select({ ...PHOTO, findingId: findingPhotos.findingId })
    .from(findingPhotos)
    .innerJoin(photos, eq(photos.id, findingPhotos.photoId))
    .where(inArray(findingPhotos.findingId, ids))
    .orderBy(asc(findingPhotos.position), asc(photos.id));

/** What came through this link, and what the owner did or said since it was made. */
async function readEntries(queries: Queries, { row }: OpenLink, ids: number[]) {
  const theirs = and(
    eq(repairEntries.actorKind, 'owner'),
    sql`${repairEntries.createdAt} >= ${row.createdAt}`,
  );
  const entries = await queries
    .select()
    .from(repairEntries)
    .where(and(inArray(repairEntries.findingId, ids), or(eq(repairEntries.linkId, row.id), theirs)))
    .orderBy(asc(repairEntries.id));
  const sent = await queries
    .select({ ...PHOTO, entryId: repairEntryPhotos.entryId })
    .from(repairEntryPhotos)
    .innerJoin(photos, eq(photos.id, repairEntryPhotos.photoId))
    .where(inArray(repairEntryPhotos.entryId, [0, ...entries.map(({ id }) => id)]));
  return entries.map(({ fromState, toState, actorKind, createdAt, ...entry }) => ({
    ...entry,
    ...{ from: fromState, to: toState, by: actorKind, at: createdAt.toISOString() },
    photos: sent.filter(({ entryId }) => entryId === entry.id).map(({ entryId: _of, ...photo }) => photo),
  }));
}

const readPins = (queries: Queries, ids: number[]) =>
  queries
    .select({
      findingId: planPins.findingId,
      number: planPins.number,
      x: planPins.x,
      y: planPins.y,
      page: planPages.number,
      name: plans.name,
      folder: plans.folder,
    })
    .from(planPins)
    .innerJoin(plans, eq(plans.id, planPins.planId))
    .innerJoin(planPages, and(eq(planPages.planId, plans.id), eq(planPages.number, planPins.page)))
    .where(inArray(planPins.findingId, ids))
    .orderBy(asc(planPins.id));

/** The page of the plan on which a finding is pinned. @throws AppError not_found */
export async function findPlanPage(queries: Queries, findingId: number) {
  const [pin] = await readPins(queries, [findingId]);
  if (!pin) throw notFound('This finding isn’t on a plan.');
  return pin;
}

/** A photo that the link shows. @throws AppError not_found for every other */
export async function findLinkedPhoto(queries: Queries, { row, owner }: OpenLink, photoId: number) {
  const [photo] = await queries
    .select({
      folder: photos.folder,
      sha256: photos.sha256,
      kind: photos.kind,
      markup: photos.markup,
      markupVersion: photos.markupVersion,
    })
    .from(photos)
    .where(
      and(
        eq(photos.id, photoId),
        ownedBy(owner, photos),
        sql`(exists (select from finding_photos f join repair_link_findings l on l.finding_id = f.finding_id
              where f.photo_id = photos.id and l.link_id = ${row.id})
          or exists (select from repair_entry_photos p join repair_entries e on e.id = p.entry_id
              join repair_link_findings l on l.finding_id = e.finding_id
              where p.photo_id = photos.id and l.link_id = ${row.id} and e.link_id = ${row.id}))`,
      ),
    );
  if (!photo) throw notFound('Image not available');
  return photo;
}
