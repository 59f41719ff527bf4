import {
  permissionsOf,
  REPAIR_ACTIONS,
  REPAIR_LIMITS,
  type Repair,
  type RepairLine,
  type RepairState,
  type SecondLookLine,
} from '@plumbline/contract';
import { and, asc, desc, eq, getTableColumns, like, not, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { type DefectRow, findDefect } from '../defects/index.ts';
import { type Member, ownedBy, roleOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { mostPressingIn } from '../platform/database/most-pressing.ts';
import {
  defects,
  jobs,
  projects,
  readingPlans,
  repairEntries,
  repairLooks,
  repairs,
} from '../platform/database/schema.ts';
import { recordingsOf } from '../voice/index.ts';
import { lookJob } from './look-job.ts';
import { projectDay } from './project-day.ts';
import { suggest } from './suggest.ts';

export type RepairRow = Omit<typeof repairs.$inferSelect, 'updatedAt' | 'userId' | 'reminded'>;

/** Of a finding of which nobody has said anything. */
export const untouched = (findingId: number): RepairRow => ({
  ...{
    findingId,
    state: 'open',
    revision: 0,
    trade: '',
    person: '',
    dueOn: null,
    fixedBy: null,
    seenEntry: 0,
  },
});

export const repairStateOf = (
  { state, fixedBy, person }: Pick<RepairRow, 'state' | 'fixedBy' | 'person'>,
  { alerts, verdict }: Pick<DefectRow, 'alerts' | 'verdict'>,
): RepairState => ({
  ...{ state, fixedBy, assigned: person !== '' },
  hazardOpen: alerts.length > 0,
  rejected: verdict === 'rejected',
});

/** Of a finding that was found through its owner. */
export async function rowOf(queries: Queries, defect: Pick<DefectRow, 'id'>): Promise<RepairRow> {
  const [row] = await queries.select().from(repairs).where(eq(repairs.findingId, defect.id));
  return row ?? untouched(defect.id);
}

const PHOTO_IDS = sql<number[]>`array(select p.photo_id from repair_entry_photos p
  where p.entry_id = repair_entries.id order by p.photo_id)`;

/** Where the repair of a finding stands. @throws AppError not_found */
export async function readRepair(
  queries: Queries,
  actor: Member,
  findingId: number,
  now = new Date(),
): Promise<Repair> {
  const { defect } = await findDefect(queries, actor, findingId);
  const { seenEntry, ...row } = await rowOf(queries, defect);
  const entries = await queries
    .select({ ...getTableColumns(repairEntries), photoIds: PHOTO_IDS })
    .from(repairEntries)
    .where(eq(repairEntries.findingId, findingId))
    .orderBy(asc(repairEntries.id));
  const { state, revision, trade, person, dueOn } = row;
  const recordings = await recordingsOf(
    queries,
    entries.flatMap(({ photoIds }) => photoIds),
  );
  return {
    ...{ findingId, state, revision, trade, person, dueOn },
    suggested: suggest(defect, await projectDay(queries, actor, defect.projectId, now)),
    entries: entries.map(({ fromState, toState, actorKind, createdAt, ...entry }) => ({
      ...entry,
      ...{ from: fromState, to: toState, by: actorKind, at: createdAt.toISOString() },
      voices: entry.photoIds.flatMap((photoId) => {
        const recording = recordings.get(photoId);
        return recording ? { photoId, ...recording } : [];
      }),
    })),
    looks: await readLooks(queries, defect),
    looking: await isLooking(queries, findingId),
    unread: entries.filter(({ id, actorKind }) => actorKind === 'holder' && id > seenEntry).length,
    ...permissionsOf(REPAIR_ACTIONS, roleOf(actor), repairStateOf(row, defect)),
  };
}

/** An alert that was opened since takes 'fixed' back: no photo says that a danger is gone. */
async function readLooks(queries: Queries, { id, alerts }: Pick<DefectRow, 'id' | 'alerts'>) {
  const rows = await queries
    .select()
    .from(repairLooks)
    .where(eq(repairLooks.findingId, id))
    .orderBy(asc(repairLooks.afterId), asc(repairLooks.beforeId));
  return rows.map(({ findingId: _of, createdAt, ...row }): SecondLookLine => {
    const look = { ...row, at: createdAt.toISOString() };
    if (look.answer !== 'fixed' || alerts.length === 0) return look;
    return { ...look, answer: 'cant_tell', reason: 'danger', confidence: 0, remains: null };
  });
}

async function isLooking(queries: Queries, findingId: number): Promise<boolean> {
  const rows = await queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, lookJob.name), like(jobs.key, `${findingId}-%`), sql`${jobs.state} <> 'dead'`))
    .limit(1);
  return rows.length > 0;
}

const isPressing = sql.raw(mostPressingIn('defects.alerts'));
const isDangerous = sql`${defects.alerts} <> '[]'`;

/** In the words of an index, which holds no other. */
const isUnderWay = sql`${repairs.state} in ('open', 'assigned', 'reopened', 'disputed', 'fixed')`;

/** A danger that shows after a repair has ended brings it back: nobody has to remember that it was done. */
const isDue = or(isUnderWay, isDangerous);

/** Whether `listDue` lists anything. */
export async function isAnythingDue(queries: Queries, actor: Member): Promise<boolean> {
  const under = queries
    .select({ one: sql`1` })
    .from(repairs)
    .innerJoin(defects, eq(defects.id, repairs.findingId))
    .where(and(ownedBy(actor, repairs), isDue));
  const planned = queries.select({ one: sql`1` }).from(readingPlans).where(ownedBy(actor, readingPlans));
  const { rows } = await queries.execute<{ due: boolean }>(
    sql`select exists ${under} or exists ${planned} as due`,
  );
  return rows[0]?.due ?? false;
}

/**
 * Every repair of all projects that isn't done or has an open hazard, and every crack to be read again: the most pressing
 * danger first, then what is due first. One statement: between two, an alert that is raised or closed would drop its finding or list it twice.
 */
export async function listDue(queries: Queries, actor: Member): Promise<RepairLine[]> {
  const named = {
    number: defects.number,
    projectId: defects.projectId,
    projectName: sql<string>`${projects.name}`.as('project_name'),
    title: defects.title,
    severity: defects.severity,
    alerts: defects.alerts,
    danger: sql<number>`${isPressing}`.as('danger'),
  };
  const repairsThat = (are: SQL | undefined, ...first: SQL[]) =>
    queries
      .select({
        findingId: repairs.findingId,
        ...named,
        state: sql<RepairLine['state']>`${repairs.state}`.as('state'),
        trade: sql<string>`${repairs.trade}`.as('trade'),
        person: sql<string>`${repairs.person}`.as('person'),
        dueOn: sql<string | null>`${repairs.dueOn}::text`.as('due_on'),
        unread:
          sql<number>`(select count(*)::int from repair_entries e where e.finding_id = repairs.finding_id
        and e.actor_kind = 'holder' and e.id > repairs.seen_entry)`.as('unread'),
      })
      .from(repairs)
      .innerJoin(defects, eq(defects.id, repairs.findingId))
      .innerJoin(projects, eq(projects.id, defects.projectId))
      .where(and(ownedBy(actor, repairs), ownedBy(actor, defects), are))
      .orderBy(...first, asc(repairs.dueOn), asc(repairs.findingId))
      .limit(REPAIR_LIMITS.listed);
  const readings = queries
    .select({
      findingId: readingPlans.findingId,
      ...named,
      state: sql<RepairLine['state']>`null`.as('state'),
      trade: sql<string>`''`.as('trade'),
      person: sql<string>`''`.as('person'),
      dueOn: sql<string | null>`${readingPlans.nextOn}::text`.as('due_on'),
      unread: sql<number>`0`.as('unread'),
    })
    .from(readingPlans)
    .innerJoin(defects, eq(defects.id, readingPlans.findingId))
    .innerJoin(projects, eq(projects.id, defects.projectId))
    .where(ownedBy(actor, readingPlans))
    .orderBy(asc(readingPlans.nextOn), asc(readingPlans.findingId))
    .limit(REPAIR_LIMITS.listed);
  // Dangers and others apart: an index has the dangers of an account, and another its repairs by day.
  const lines = unionAll(
    repairsThat(isDangerous, desc(isPressing)),
    repairsThat(and(isUnderWay, not(isDangerous))),
    readings,
  ).as('lines');
  const rows = await queries
    .select()
    .from(lines)
    .orderBy(desc(lines.danger), asc(lines.dueOn), asc(lines.findingId), asc(lines.state))
    .limit(REPAIR_LIMITS.listed);
  return rows.map(({ danger: _order, alerts, ...line }) => ({
    ...line,
    alerts: alerts.map(({ kind, urgency, title }) => ({ kind, urgency, title })),
  }));
}
