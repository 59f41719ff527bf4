import {
  INSPECTION_LIMITS,
  type NotInspected,
  permissionsOf,
  type TrailEvent,
  VISIT_ACTIONS,
  type Visit,
  type VisitKind,
} from '@plumbline/contract';
import { and, count, desc, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { asSentence, keepAllWarned, keepWarned, type Told } from '../judgement/index.ts';
import { type Actor, type Member, ownedBy, ownerOf, roleOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { places, projects, visits } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { findProject, holdProject, isOnHold, onHoldOf } from '../projects/index.ts';
import { appendTrail } from '../trail/index.ts';
import type { OfProject, OfUser } from './places.ts';

// Named with their table: a bare id within would be the finding's own, or the photo's.
const COLUMNS = {
  visit: visits,
  onHold: onHoldOf('visits.project_id'),
  findingCount: sql<number>`(select count(*) from defects d where d.visit_id = visits.id)::int`,
  photoCount: sql<number>`(select count(*) from photos p where p.visit_id = visits.id)::int`,
  unlookedCount: sql<number>`(select count(*) from photos p where p.visit_id = visits.id and p.kept_by_itself
    and not exists (select from finding_photos f where f.photo_id = p.id)
    and not exists (select from photo_looks l where l.photo_id = p.id))::int`,
};

interface Row {
  visit: typeof visits.$inferSelect;
  onHold: boolean;
  findingCount: number;
  photoCount: number;
  unlookedCount: number;
}

const toVisit = ({ visit, onHold, ...counts }: Row, actor: Actor): Visit => ({
  id: visit.id,
  kind: visit.kind,
  visitedOn: visit.visitedOn,
  weather: visit.weather,
  attendedBy: visit.attendedBy,
  inspectedAreas: visit.inspectedAreas,
  notInspected: visit.notInspected,
  closedAt: visit.closedAt?.toISOString() ?? null,
  ...counts,
  ...permissionsOf(VISIT_ACTIONS, roleOf(actor), { onHold, closed: visit.closedAt !== null }),
});

export interface VisitFacts {
  kind: VisitKind;
  visitedOn: string;
  weather?: string | undefined;
  attendedBy?: string[] | undefined;
  inspectedAreas?: string[] | undefined;
  notInspected?: NotInspected[] | undefined;
}

/** A project's visits, newest first. @throws AppError not_found */
export async function listVisits(queries: Queries, { actor, projectId }: OfProject): Promise<Visit[]> {
  await findProject(queries, actor, projectId);
  const rows = await queries
    .select(COLUMNS)
    .from(visits)
    .where(eq(visits.projectId, projectId))
    .orderBy(desc(visits.visitedOn), desc(visits.id));
  return rows.map((row) => toVisit(row, actor));
}

/** Whether any project of theirs has a room or a visit under way, for photos to be filed under. */
export async function isAnywhereToFile(queries: Queries, actor: Member): Promise<boolean> {
  const underWay = queries
    .select({ one: sql`1` })
    .from(visits)
    .where(and(eq(visits.projectId, projects.id), isNull(visits.closedAt)));
  const rooms = queries.select({ one: sql`1` }).from(places).where(eq(places.projectId, projects.id));
  const found = await queries
    .select({ id: projects.id })
    .from(projects)
    .where(and(ownedBy(actor, projects), or(exists(underWay), exists(rooms))))
    .limit(1);
  return found.length > 0;
}

/** A visit of this user's. @throws AppError not_found for anybody else's */
export async function findVisit(queries: Queries, { actor, id }: OfUser) {
  const [row] = await queries
    .select({ visit: visits })
    .from(visits)
    .innerJoin(projects, eq(projects.id, visits.projectId))
    .where(and(eq(visits.id, id), ownedBy(actor, projects)));
  if (!row) throw gone();
  return row.visit;
}

const gone = () => notFound('Visit not found. It may have been deleted.');

/**
 * The same, held until the transaction ends, its project before it, if this may be done with it.
 * @throws AppError not_found, conflict, legal_hold
 */
async function holdVisit(tx: Queries, of: OfUser, action: keyof Visit['can']) {
  const { projectId } = await findVisit(tx, of);
  await holdProject(tx, of.actor, projectId, 'key share');
  const [visit] = await tx.select().from(visits).where(eq(visits.id, of.id)).for('update');
  if (!visit) throw gone();
  const onHold = await isOnHold(tx, projectId);
  permit(of.actor, VISIT_ACTIONS, action, { onHold, closed: visit.closedAt !== null });
  return visit;
}

async function readVisit(queries: Queries, { actor, id }: OfUser): Promise<Visit> {
  const [row] = await queries.select(COLUMNS).from(visits).where(eq(visits.id, id));
  if (!row) throw gone();
  return toVisit(row, actor);
}

const given = <T extends object>(facts: T) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;

export async function addVisit(database: Database, of: OfProject, facts: VisitFacts): Promise<Visit> {
  return database.transaction(async (tx) => {
    await holdProject(tx, of.actor, of.projectId, 'update');
    const [there] = await tx
      .select({ total: count() })
      .from(visits)
      .where(eq(visits.projectId, of.projectId));
    if ((there?.total ?? 0) >= INSPECTION_LIMITS.visitsMax) {
      throw new AppError('conflict', {
        message: `A project can have at most ${INSPECTION_LIMITS.visitsMax} visits.`,
      });
    }
    const { kind, visitedOn } = facts;
    const [added] = await tx
      .insert(visits)
      .values({ ...given(facts), kind, visitedOn, projectId: of.projectId })
      .returning({ id: visits.id });
    const id = added?.id ?? 0;
    await note(tx, { ...of, id }, 'visit_begun', { kind, visitedOn });
    await warnOf(tx, { ...of, id }, facts.notInspected ?? []);
    await keepAllWarned(tx, of.actor, { projectId: of.projectId, visitId: id }, toldOf(facts));
    return readVisit(tx, { ...of, id });
  });
}

type Boxes = Partial<Pick<VisitFacts, 'weather' | 'attendedBy' | 'inspectedAreas'>>;
type Changed<T> = { [Field in keyof T]?: T[Field] | undefined };

const namesOf = ({ attendedBy }: Changed<Boxes>) => attendedBy?.map(asSentence).join('\n').trim();

/** The other boxes of a visit: nobody is asked for a danger there, and some write it there. */
const toldOf = (facts: Changed<Boxes>, before: Changed<Boxes> = {}): Told[] => [
  ['From the visit’s weather', facts.weather, before.weather],
  ['From who was present', namesOf(facts), namesOf(before)],
  ['From the areas inspected', facts.inspectedAreas?.join('\n'), before.inspectedAreas?.join('\n')],
];

/** What kept somebody out may endanger people: the reason is read like any other word, with the area that it is of. */
async function warnOf(
  tx: Queries,
  { actor, projectId, id }: OfProject & { id: number },
  areas: readonly NotInspected[],
  before: readonly NotInspected[] = [],
): Promise<void> {
  const said = ({ area, reason }: NotInspected) => `${area}: ${reason}`;
  for (const one of areas) {
    const known = before.find(({ area }) => area === one.area);
    await keepWarned(tx, actor, {
      ...{ projectId, visitId: id, location: one.area, source: 'not_inspected' as const },
      ...{ words: said(one), before: known ? said(known) : '' },
      from: 'Why it was not inspected',
    });
  }
}

/** @throws AppError conflict for a closed one */
export async function changeVisit(
  database: Database,
  of: OfUser,
  changes: { [Fact in keyof VisitFacts]?: VisitFacts[Fact] | undefined },
): Promise<Visit> {
  return database.transaction(async (tx) => {
    const before = await holdVisit(tx, of, 'edit');
    const { projectId, notInspected } = before;
    const set = given(changes);
    if (Object.keys(set).length > 0) await tx.update(visits).set(set).where(eq(visits.id, of.id));
    await warnOf(tx, { ...of, projectId }, changes.notInspected ?? [], notInspected);
    await keepAllWarned(tx, of.actor, { projectId, visitId: of.id }, toldOf(changes, before));
    return readVisit(tx, of);
  });
}

/** @throws AppError conflict for one that is closed */
export async function closeVisit(database: Database, of: OfUser): Promise<Visit> {
  return database.transaction(async (tx) => {
    const visit = await holdVisit(tx, of, 'close');
    await tx.update(visits).set({ closedAt: new Date() }).where(eq(visits.id, of.id));
    await note(tx, { ...of, projectId: visit.projectId }, 'visit_closed', {});
    return readVisit(tx, of);
  });
}

export async function reopenVisit(database: Database, of: OfUser): Promise<Visit> {
  return database.transaction(async (tx) => {
    const visit = await holdVisit(tx, of, 'reopen');
    await tx.update(visits).set({ closedAt: null }).where(eq(visits.id, of.id));
    await note(tx, { ...of, projectId: visit.projectId }, 'visit_reopened', {});
    return readVisit(tx, of);
  });
}

/** Deletes a visit. Its findings and photos stay, without a visit. @throws AppError conflict for a closed one, legal_hold */
export async function deleteVisit(database: Database, of: OfUser): Promise<void> {
  await database.transaction(async (tx) => {
    const visit = await holdVisit(tx, of, 'delete');
    await tx.delete(visits).where(eq(visits.id, of.id));
    await note(tx, { ...of, projectId: visit.projectId }, 'visit_deleted', {});
  });
}

async function note(
  tx: Queries,
  { actor, projectId, id }: OfProject & { id: number },
  event: TrailEvent,
  detail: Record<string, string>,
): Promise<void> {
  await appendTrail(tx, { projectId, ...ownerOf(actor), by: actor }, [
    { event, subject: { kind: 'visit', id }, detail },
  ]);
}
