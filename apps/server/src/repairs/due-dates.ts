import { type DueDate, REPAIR_LIMITS, VISIT_KIND_NAMES } from '@plumbline/contract';
import { DEADLINE_KIND_WORDS } from '@plumbline/knowledge/warranties';
import { and, eq, getTableColumns, gte, isNull, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { pdfPurchases, projects, reports, visits } from '../platform/database/schema.ts';
import { dayInState } from '../platform/day-in-state.ts';
import { dayInSydney } from '../platform/day-in-sydney.ts';
import { projectDeadlines } from '../projects/index.ts';
import { clockState } from './project-day.ts';

/** A reply that hasn't come is asked after for so long. */
const REPLY_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The days that projects bring with them, the next first: the last days of warranties by state and dates, strata
 * inspections, visits that are planned, and replies that a notice, once bought, asked for. A last day that has passed isn't listed; a
 * reply that hasn't come is, for a month. Today is the day where the building stands.
 */
export async function listDueDates(queries: Queries, actor: Member, now = new Date()): Promise<DueDate[]> {
  const owned = await queries
    .select({ project: projects, state: clockState })
    .from(projects)
    .where(ownedBy(actor, projects));
  const planned = await queries
    .select({ ...getTableColumns(visits), projectName: projects.name, state: clockState })
    .from(visits)
    .innerJoin(projects, eq(projects.id, visits.projectId))
    // By the clock that is last to end a day; each one's own follows below.
    .where(
      and(ownedBy(actor, projects), gte(visits.visitedOn, dayInState('WA', now)), isNull(visits.closedAt)),
    );
  const replyBy = sql<string>`${reports.particulars} ->> 'replyBy'`;
  const awaited = await queries
    .select({ projectId: projects.id, projectName: projects.name, title: reports.title, day: replyBy })
    .from(reports)
    .innerJoin(projects, eq(projects.id, reports.projectId))
    // One that nobody has paid for was sent to nobody.
    .innerJoin(pdfPurchases, eq(pdfPurchases.reportId, reports.id))
    .where(
      and(
        ownedBy(actor, reports),
        eq(reports.kind, 'notice'),
        gte(replyBy, dayInSydney(new Date(now.getTime() - REPLY_DAYS * DAY_MS))),
      ),
    );
  return [
    ...owned.flatMap(({ project, state }) =>
      daysOf(project, now).filter(({ day }) => day >= dayInState(state, now)),
    ),
    ...planned
      .filter(({ visitedOn, state }) => visitedOn >= dayInState(state, now))
      .map(({ projectId, projectName, kind, visitedOn }) => ({
        ...{ kind: 'visit' as const, projectId, projectName },
        ...{ day: visitedOn, title: VISIT_KIND_NAMES[kind], orEarlier: false },
      })),
    ...awaited.map(({ title, ...reply }) => ({
      ...{ kind: 'reply' as const, ...reply },
      ...{ title: `Reply to ‘${title}’`, orEarlier: false },
    })),
  ]
    .sort((a, b) => a.day.localeCompare(b.day) || a.projectId - b.projectId)
    .slice(0, REPAIR_LIMITS.listed);
}

function daysOf(project: typeof projects.$inferSelect, now: Date): DueDate[] {
  const warranty = projectDeadlines(project, now);
  const of = { projectId: project.id, projectName: project.name };
  const lastDays = (warranty?.deadlines ?? []).flatMap(({ scheme, className, kind, lastDay, missing }) => {
    if (!lastDay) return [];
    const title = `${scheme}, ${className}: last day ${kind ? DEADLINE_KIND_WORDS[kind] : ''}`.trimEnd();
    return { kind: 'warranty' as const, ...of, day: lastDay, title, orEarlier: missing.length > 0 };
  });
  const windows = (warranty?.windows ?? []).flatMap(({ name, from, to }) => {
    const window = { kind: 'strata_inspection' as const, ...of, orEarlier: false };
    return [
      { ...window, day: from, title: `${name}: window opens` },
      { ...window, day: to, title: `${name}: window closes` },
    ];
  });
  return [...lastDays, ...windows];
}
