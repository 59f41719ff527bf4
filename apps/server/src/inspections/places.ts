import { INSPECTION_LIMITS, type Place } from '@plumbline/contract';
import { usualPlaces } from '@plumbline/knowledge/places';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import { keepAllWarned } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { places, projects } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { findProject, holdProject, permitDeletionWithin } from '../projects/index.ts';

export interface OfProject {
  actor: Member;
  projectId: number;
}

export interface OfUser {
  actor: Member;
  id: number;
}

// Named with their table: a bare id within would be the finding's own, or the photo's.
const COLUMNS = {
  id: places.id,
  name: places.name,
  level: places.level,
  findingCount: sql<number>`(select count(*) from defects d where d.place_id = places.id)::int`,
  photoCount: sql<number>`(select count(*) from photos p where p.place_id = places.id)::int`,
};

/** A project's places in their order. @throws AppError not_found */
export async function listPlaces(queries: Queries, { actor, projectId }: OfProject): Promise<Place[]> {
  await findProject(queries, actor, projectId);
  return queries
    .select(COLUMNS)
    .from(places)
    .where(eq(places.projectId, projectId))
    .orderBy(asc(places.position), asc(places.id));
}

/** A place of this user's with its project held. @throws AppError not_found for anybody else's */
async function holdPlace(tx: Queries, { actor, id }: OfUser): Promise<{ projectId: number }> {
  const [row] = await tx
    .select({ projectId: places.projectId })
    .from(places)
    .innerJoin(projects, eq(projects.id, places.projectId))
    .where(and(eq(places.id, id), ownedBy(actor, projects)));
  if (!row) throw gone();
  await holdProject(tx, actor, row.projectId, 'key share');
  return row;
}

const gone = () => notFound('Place not found. It may have been deleted.');

async function readPlace(queries: Queries, id: number): Promise<Place> {
  const [place] = await queries.select(COLUMNS).from(places).where(eq(places.id, id));
  if (!place) throw gone();
  return place;
}

const fold = (name: string) => name.trim().toLowerCase();

/** Holds the whole project, so that two who add at once neither pass the limit nor add the same name twice. */
async function makeRoom(tx: Queries, { actor, projectId }: OfProject, wanted: number) {
  await holdProject(tx, actor, projectId, 'update');
  const there = await tx
    .select({ name: places.name, position: places.position })
    .from(places)
    .where(eq(places.projectId, projectId));
  if (there.length + wanted > INSPECTION_LIMITS.placesMax) {
    throw new AppError('conflict', {
      message: `A project can have at most ${INSPECTION_LIMITS.placesMax} places.`,
    });
  }
  return {
    names: new Set(there.map(({ name }) => fold(name))),
    next: Math.max(-1, ...there.map(({ position }) => position)) + 1,
  };
}

const SAME_NAME = 'There is already a room with this name. Give this one a different name.';

type Names = { name?: string | undefined; level?: string | undefined };

const warnOf = (tx: Queries, { actor, projectId }: OfProject, now: Names, before: Names = {}) =>
  keepAllWarned(tx, actor, { projectId, aside: true }, [
    ['From a room’s name', now.name, before.name],
    ['From a room’s level', now.level, before.level],
  ]);

/** @throws AppError not_found, conflict for a name that is there already */
export async function addPlace(
  database: Database,
  of: OfProject,
  { name, level = '' }: { name: string; level?: string | undefined },
): Promise<Place> {
  return database.transaction(async (tx) => {
    const { names, next } = await makeRoom(tx, of, 1);
    if (names.has(fold(name))) throw new AppError('conflict', { message: SAME_NAME });
    const [added] = await tx
      .insert(places)
      .values({ projectId: of.projectId, name, level, position: next })
      .returning({ id: places.id });
    await warnOf(tx, of, { name, level });
    return readPlace(tx, added?.id ?? 0);
  });
}

/** Adds the places that a building of this type usually has; those that are there stay as they are. */
export async function addUsualPlaces(database: Database, of: OfProject): Promise<Place[]> {
  return database.transaction(async (tx) => {
    const { project } = await findProject(tx, of.actor, of.projectId);
    const usual = usualPlaces(project.buildingType, `${project.name}\n${project.description}`);
    const { names, next } = await makeRoom(tx, of, 0);
    const missing = usual.filter(({ name }) => !names.has(fold(name)));
    if (names.size + missing.length > INSPECTION_LIMITS.placesMax) await makeRoom(tx, of, missing.length);
    if (missing.length > 0) {
      await tx
        .insert(places)
        .values(missing.map((place, at) => ({ ...place, projectId: of.projectId, position: next + at })));
    }
    return listPlaces(tx, of);
  });
}

/** Puts places into this order. What isn't of this project is passed over; places left out come behind, in their own order. */
export async function orderPlaces(
  database: Database,
  of: OfProject,
  ids: readonly number[],
): Promise<Place[]> {
  return database.transaction(async (tx) => {
    await holdProject(tx, of.actor, of.projectId, 'update');
    const now = (await listPlaces(tx, of)).map(({ id }) => id);
    const wanted = [...new Set(ids)].filter((id) => now.includes(id));
    const order = [...wanted, ...now.filter((id) => !wanted.includes(id))];
    for (const [position, id] of order.entries()) {
      await tx.update(places).set({ position }).where(eq(places.id, id));
    }
    return listPlaces(tx, of);
  });
}

export async function changePlace(
  database: Database,
  of: OfUser,
  changes: { name?: string | undefined; level?: string | undefined },
): Promise<Place> {
  return database.transaction(async (tx) => {
    const { projectId } = await holdPlace(tx, of);
    await holdProject(tx, of.actor, projectId, 'update');
    const { name, level } = changes;
    if (name !== undefined) {
      const [same] = await tx
        .select({ total: count() })
        .from(places)
        .where(
          and(
            eq(places.projectId, projectId),
            sql`lower(trim(${places.name})) = ${fold(name)}`,
            sql`${places.id} <> ${of.id}`,
          ),
        );
      if (same?.total) throw new AppError('conflict', { message: SAME_NAME });
    }
    const set = { ...(name === undefined ? {} : { name }), ...(level === undefined ? {} : { level }) };
    const before = await readPlace(tx, of.id);
    if (Object.keys(set).length > 0) await tx.update(places).set(set).where(eq(places.id, of.id));
    await warnOf(tx, { actor: of.actor, projectId }, changes, before);
    return readPlace(tx, of.id);
  });
}

/** Deletes a place. What was filed under it stays, without a place. @throws AppError legal_hold */
export async function deletePlace(database: Database, of: OfUser): Promise<void> {
  await database.transaction(async (tx) => {
    const { projectId } = await holdPlace(tx, of);
    await permitDeletionWithin(tx, of.actor, projectId);
    await tx.delete(places).where(eq(places.id, of.id));
  });
}
