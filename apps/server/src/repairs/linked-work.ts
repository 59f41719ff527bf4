import {
  type LinkedFinding,
  type LinkedWork,
  permissionsOf,
  REPAIR_ACTIONS,
  type Recording,
} from '@plumbline/contract';
import { askedToName } from '@plumbline/knowledge/assess';
import { and, asc, eq, exists, gte, inArray, or, sql } from 'drizzle-orm';
import type { DefectRow } from '../defects/index.ts';
import { ownedBy, roleOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { mostPressingIn } from '../platform/database/most-pressing.ts';
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
  voiceNotes,
} from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { forReaders } from '../reports/index.ts';
import { noteGone, recordingsOf } from '../voice/index.ts';
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
    // The most pressing danger first, then what is due first.
    .orderBy(
      sql.raw(`${mostPressingIn('defects.alerts')} desc`),
      sql`${repairs.dueOn} nulls last`,
      asc(defects.number),
    );
  const ids = [0, ...found.map(({ defect }) => defect.id)];
  const [shown, said, pins] = await Promise.all([
    readPhotos(queries, ids),
    readEntries(queries, link, ids),
    readPins(queries, ids),
  ]);
  const voices = row.voices
    ? await recordingsOf(
        queries,
        [...shown, ...said.flatMap(({ photos: sent }) => sent)].map(({ id }) => id),
      )
    : new Map<number, Recording>();
  const spoken = <T extends { id: number }>(photo: T) => ({ ...photo, voice: voices.get(photo.id) ?? null });
  const findings = found.map(({ defect, repair, place }): LinkedFinding => {
    const { id, number, location, severity, alerts } = defect;
    const stands = repair ?? untouched(id);
    const { state, revision, dueOn } = stands;
    const pin = pins.find(({ findingId }) => findingId === id);
    return {
      ...{
        id,
        number,
        location,
        title: titleForTrade(defect),
        description: row.words ? describedForTrade(defect) : '',
        place: place ?? '',
        severity,
        state,
        revision,
        dueOn,
      },
      // The person's own words stay in the account, unless its owner lets them be read.
      alerts: alerts.map((alert) => ({ ...alert, basis: 'finding' as const, because: '' })),
      actions: whatToDo(defect),
      photos: shown
        .filter(({ findingId }) => findingId === id)
        .map(({ findingId: _of, ...photo }) => spoken(photo)),
      plan: pin ? { name: pin.name, pin: pin.number, x: pin.x, y: pin.y } : null,
      entries: said
        .filter(({ findingId }) => findingId === id)
        .map((entry) => ({ ...entry, photos: entry.photos.map(spoken) })),
      ...permissionsOf(REPAIR_ACTIONS, roleOf(link.holder), repairStateOf(stands, defect)),
    };
  });
  const { name, message, expiresAt } = row;
  const { project, address } = around;
  // A project's name may name its client; where there is an address, that says as well where to go.
  const called = { project: row.words || address === '' ? project : address };
  return { ...around, ...called, name, message, expiresAt: expiresAt.toISOString(), findings };
}

/** What the panel says of a photo without a defect is for whoever took it. A tradesperson needs to know what to look at. */
const titleForTrade = ({ outcome, title }: Pick<DefectRow, 'outcome' | 'title'>) =>
  outcome === 'defect' ? title : 'Defect to check';

/** What was written of it, and what it is. Where nothing was found, what the panel says of the photo is for who took it. */
const describedForTrade = ({ outcome, imported, userDescription, description }: DefectRow): string =>
  [imported ? '' : userDescription, outcome === 'defect' ? forReaders(description) : '']
    .filter(Boolean)
    .join('\n');

/** What to do, the most pressing first, without what the alerts above it say and what only whoever describes it can do. */
function whatToDo({ alerts, assessment: { actions } }: Pick<DefectRow, 'alerts' | 'assessment'>): string[] {
  const told = new Set(alerts.flatMap(({ steps }) => steps));
  return [...new Set([...actions.immediate, ...actions.shortTerm, ...actions.longTerm])]
    .filter((action) => !told.has(action) && !askedToName(action))
    .map(forReaders);
}

const readPhotos = (queries: Queries, ids: number[]) =>
  queries
    .select({ ...PHOTO, findingId: findingPhotos.findingId })
    .from(findingPhotos)
    .innerJoin(photos, eq(photos.id, findingPhotos.photoId))
    .where(inArray(findingPhotos.findingId, ids))
    .orderBy(asc(findingPhotos.position), asc(photos.id));

/**
 * Of all that was said of a finding: what came through this link, what the owner did or said since it was made, and what
 * they wrote as they assigned it to the person whom the link is for. What an earlier person was told stays with them.
 */
const saidTo = ({ row }: OpenLink) =>
  or(
    eq(repairEntries.linkId, row.id),
    and(
      eq(repairEntries.actorKind, 'owner'),
      or(
        gte(repairEntries.createdAt, row.createdAt),
        and(
          eq(repairEntries.step, 'assign'),
          sql`lower(${repairEntries.person}) = lower(${row.name})`,
          sql`${repairEntries.id} = (select max(e.id) from repair_entries e
            where e.finding_id = repair_entries.finding_id and e.step = 'assign')`,
        ),
      ),
    ),
  );

async function readEntries(queries: Queries, link: OpenLink, ids: number[]) {
  const entries = await queries
    .select()
    .from(repairEntries)
    .where(and(inArray(repairEntries.findingId, ids), saidTo(link)))
    .orderBy(asc(repairEntries.id));
  const sent = await queries
    .select({ ...PHOTO, entryId: repairEntryPhotos.entryId })
    .from(repairEntryPhotos)
    .innerJoin(photos, eq(photos.id, repairEntryPhotos.photoId))
    .where(inArray(repairEntryPhotos.entryId, [0, ...entries.map(({ id }) => id)]));
  return entries.map(({ fromState, toState, actorKind, createdAt, ...entry }) => ({
    ...entry,
    ...{ from: fromState, to: toState, by: actorKind, at: createdAt.toISOString() },
    // What the owner works on is nobody's business.
    device: actorKind === 'owner' ? '' : entry.device,
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
export async function findLinkedPhoto(queries: Queries, link: OpenLink, photoId: number) {
  const { row, owner } = link;
  const named = queries
    .select({ findingId: repairLinkFindings.findingId })
    .from(repairLinkFindings)
    .where(eq(repairLinkFindings.linkId, row.id));
  const ofFinding = queries
    .select({ id: findingPhotos.photoId })
    .from(findingPhotos)
    .where(and(eq(findingPhotos.photoId, photoId), inArray(findingPhotos.findingId, named)));
  const ofRepair = queries
    .select({ id: repairEntryPhotos.photoId })
    .from(repairEntryPhotos)
    .innerJoin(repairEntries, eq(repairEntries.id, repairEntryPhotos.entryId))
    .where(
      and(
        eq(repairEntryPhotos.photoId, photoId),
        inArray(repairEntries.findingId, named),
        // The same entries as are shown, so that none of their photos is missing.
        saidTo(link),
      ),
    );
  const [photo] = await queries
    .select({
      folder: photos.folder,
      sha256: photos.sha256,
      kind: photos.kind,
      markup: photos.markup,
      markupVersion: photos.markupVersion,
    })
    .from(photos)
    .where(and(eq(photos.id, photoId), ownedBy(owner, photos), or(exists(ofFinding), exists(ofRepair))));
  if (!photo) throw notFound('Image not available');
  return photo;
}

/** What was said with a photo that the link shows. @throws AppError not_found where the link doesn't let it be heard */
export async function findLinkedVoice(queries: Queries, link: OpenLink, photoId: number) {
  await findLinkedPhoto(queries, link, photoId);
  const [note] = await queries
    .select()
    .from(voiceNotes)
    .where(and(eq(voiceNotes.photoId, photoId), ownedBy(link.owner, voiceNotes)));
  if (!note || !link.row.voices) throw noteGone();
  return note;
}
