import type { OwnFindingSummary, OwnMonitoring, OwnRepair, OwnVisit } from '@plumbline/assistant';
import { VISIT_KIND_NAMES } from '@plumbline/contract';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { readingsOf } from '../monitoring/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  crackReadings,
  defects,
  projects,
  readingPlans,
  repairEntries,
  repairLooks,
  repairs,
  visits,
} from '../platform/database/schema.ts';
import { type SummaryRow, summaryColumns } from './own-summary.ts';

/** What an answer may speak of at most. */
const MOST_VISITS = 100;
const MOST_REPAIRS = 200;
const MOST_MONITORED = 100;

type ToSummary = (row: SummaryRow) => OwnFindingSummary;

/** The visits of this user's projects, newest first. */
export async function visitsOf(database: Database, actor: Member): Promise<OwnVisit[]> {
  const rows = await database
    .select({ visit: visits })
    .from(visits)
    .innerJoin(projects, eq(projects.id, visits.projectId))
    .where(ownedBy(actor, projects))
    .orderBy(desc(visits.visitedOn), desc(visits.id))
    .limit(MOST_VISITS);
  return rows.map(({ visit }) => ({
    projectId: visit.projectId,
    kind: VISIT_KIND_NAMES[visit.kind].toLowerCase(),
    on: visit.visitedOn,
    closed: visit.closedAt !== null,
    weather: visit.weather,
    attendedBy: visit.attendedBy,
    inspectedAreas: visit.inspectedAreas,
    notInspected: visit.notInspected,
  }));
}

/** Repairs of this user's findings, the last changed first, each with its last step and the newest look at its photos. */
export async function repairsOf(
  database: Database,
  actor: Member,
  toSummary: ToSummary,
  dayOf: (at: Date) => string,
): Promise<OwnRepair[]> {
  const rows = await database
    .select({ repair: repairs, finding: summaryColumns })
    .from(repairs)
    .innerJoin(defects, eq(defects.id, repairs.findingId))
    .where(and(ownedBy(actor, repairs), ownedBy(actor, defects)))
    .orderBy(desc(repairs.updatedAt))
    .limit(MOST_REPAIRS);
  const ids = rows.map(({ repair }) => repair.findingId);
  if (ids.length === 0) return [];
  const [steps, looks] = await Promise.all([
    database
      .selectDistinctOn([repairEntries.findingId], {
        findingId: repairEntries.findingId,
        note: repairEntries.note,
        createdAt: repairEntries.createdAt,
      })
      .from(repairEntries)
      .where(and(inArray(repairEntries.findingId, ids), ne(repairEntries.step, 'comment')))
      .orderBy(repairEntries.findingId, desc(repairEntries.id)),
    database
      .selectDistinctOn([repairLooks.findingId], {
        findingId: repairLooks.findingId,
        answer: repairLooks.answer,
      })
      .from(repairLooks)
      .where(inArray(repairLooks.findingId, ids))
      .orderBy(repairLooks.findingId, desc(repairLooks.afterId), desc(repairLooks.beforeId)),
  ]);
  return rows.map(({ repair, finding }) => {
    const step = steps.find(({ findingId }) => findingId === repair.findingId);
    const look = looks.find(({ findingId }) => findingId === repair.findingId)?.answer ?? null;
    return {
      finding: toSummary(finding),
      state: repair.state,
      trade: repair.trade,
      person: repair.person,
      dueOn: repair.dueOn,
      steppedOn: step ? dayOf(step.createdAt) : '',
      fixedBy: repair.fixedBy,
      note: step?.note ?? '',
      // No photo says that a danger is gone.
      look: look === 'fixed' && finding.alerts.length > 0 ? 'cant_tell' : look,
    };
  });
}

/** Cracks of this user's that are read, or are to be; without readings that were corrected or taken out. */
export async function monitoredOf(
  database: Database,
  actor: Member,
  toSummary: ToSummary,
): Promise<OwnMonitoring[]> {
  const [read, plans] = await Promise.all([
    database
      .selectDistinct({ findingId: crackReadings.findingId })
      .from(crackReadings)
      .where(ownedBy(actor, crackReadings))
      .limit(MOST_MONITORED),
    database.select().from(readingPlans).where(ownedBy(actor, readingPlans)).limit(MOST_MONITORED),
  ]);
  const ids = [...new Set([...read, ...plans].map(({ findingId }) => findingId))];
  if (ids.length === 0) return [];
  const [readings, findings] = await Promise.all([
    readingsOf(database, ids),
    database
      .select(summaryColumns)
      .from(defects)
      .where(and(ownedBy(actor, defects), inArray(defects.id, ids))),
  ]);
  return findings.map((row) => ({
    finding: toSummary(row),
    nextOn: plans.find(({ findingId }) => findingId === row.id)?.nextOn ?? null,
    readings: (readings.get(row.id)?.readings ?? []).flatMap(
      ({ readOn, point, instrument, mm, plusMinus, corrected }) =>
        corrected || mm === null
          ? []
          : [{ day: readOn, point, moved: instrument === 'tell-tale', mm, plusMinus }],
    ),
  }));
}
