import { asc, count, eq, inArray } from 'drizzle-orm';
import { places, visits } from '../../platform/database/schema.ts';
import type { ProjectBody } from '../format/read-project.ts';
import type { FiledBody, PlaceBody } from '../format/read-visits.ts';
import type { Placed, Transaction } from './bring.ts';

const visitKey = ({ kind, visitedOn, createdAt }: { kind: string; visitedOn: string; createdAt: string }) =>
  `${kind} ${visitedOn} ${createdAt}`;
const placeKey = (name: string) => name.trim().toLowerCase();

/** Adds the visits and places of these projects that aren't here; what is here already stays as it is. */
export async function saveVisitsAndPlaces(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  for (const { row, id: projectId } of placed) {
    const { visits: came = [], places: rooms = [] } = row.body as ProjectBody;
    if (came.length === 0 && rooms.length === 0) continue;
    const here = await filedHere(tx, [projectId]);
    const newVisits = came.filter((visit) => here.visit(projectId, visit) === null);
    if (newVisits.length > 0) {
      await tx.insert(visits).values(
        newVisits.map(({ createdAt, closedAt, ...facts }) => ({
          ...facts,
          projectId,
          closedAt: closedAt === null ? null : new Date(closedAt),
          createdAt: new Date(createdAt),
        })),
      );
    }
    const newPlaces = rooms.filter(({ name }) => here.place(projectId, name) === null);
    if (newPlaces.length > 0) {
      const [there] = await tx.select({ total: count() }).from(places).where(eq(places.projectId, projectId));
      const from = there?.total ?? 0;
      await tx
        .insert(places)
        .values(newPlaces.map(({ name, level }, at) => ({ name, level, projectId, position: from + at })));
      await nestPlaces(tx, projectId, newPlaces);
    }
  }
}

/** Puts new places into the place that each lies in at the source. One that would lie in itself stands by itself. */
async function nestPlaces(tx: Transaction, projectId: number, rooms: readonly PlaceBody[]): Promise<void> {
  const parentOf = new Map(rooms.map(({ name, parent }) => [placeKey(name), placeKey(parent ?? '')]));
  const circles = (name: string) => {
    const seen = new Set<string>();
    for (let at = placeKey(name); at !== ''; at = parentOf.get(at) ?? '') {
      if (seen.has(at)) return true;
      seen.add(at);
    }
    return false;
  };
  const here = await filedHere(tx, [projectId]);
  for (const { name, parent } of rooms) {
    const [id, parentId] = [here.place(projectId, name), parent ? here.place(projectId, parent) : null];
    if (id === null || parentId === null || circles(name)) continue;
    await tx.update(places).set({ parentId }).where(eq(places.id, id));
  }
}

interface FiledHere {
  /** The id of a visit of this project, or null where none is the same. */
  visit(projectId: number, visit: NonNullable<FiledBody['visit']>): number | null;
  place(projectId: number, name: string): number | null;
}

/** The visits and places of these projects, found by what the source says of them. */
export async function filedHere(tx: Transaction, projectIds: readonly number[]): Promise<FiledHere> {
  const ids = [0, ...new Set(projectIds)];
  const [visited, rooms] = [
    await tx.select().from(visits).where(inArray(visits.projectId, ids)).orderBy(asc(visits.id)),
    await tx.select().from(places).where(inArray(places.projectId, ids)).orderBy(asc(places.id)),
  ];
  const byVisit = new Map(
    visited.map(({ id, projectId, kind, visitedOn, createdAt }) => [
      `${projectId} ${visitKey({ kind, visitedOn, createdAt: createdAt.toISOString() })}`,
      id,
    ]),
  );
  const byPlace = new Map(rooms.map(({ id, projectId, name }) => [`${projectId} ${placeKey(name)}`, id]));
  return {
    visit: (projectId, visit) => byVisit.get(`${projectId} ${visitKey(visit)}`) ?? null,
    place: (projectId, name) => byPlace.get(`${projectId} ${placeKey(name)}`) ?? null,
  };
}
