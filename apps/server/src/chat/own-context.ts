import {
  NOTHING_OWN,
  type OwnContext,
  type OwnFinding,
  type OwnFindingSummary,
  type OwnHazards,
  type OwnProject,
  type Warnings,
} from '@plumbline/assistant';
import { BUILDING_TYPES } from '@plumbline/contract';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { agreementIn, type DefectRow, divergencesUnder, findDefect } from '../defects/index.ts';
import { accountOf, type Member, ownedBy, personOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects, projects } from '../platform/database/schema.ts';
import { dayInState } from '../platform/day-in-state.ts';
import { AppError } from '../platform/errors.ts';
import { readPreferences } from '../profile/index.ts';
import { findProject, type ProjectRow, projectColumns, projectFigures } from '../projects/index.ts';
import type { ExchangeRow } from './exchanges.ts';
import { messageAlerts } from './message-alerts.ts';
import { activityOf } from './own-activity.ts';
import { monitoredOf, repairsOf, visitsOf } from './own-records.ts';
import { reportsOf } from './own-reports.ts';
import { type SummaryRow, summaryColumns, toOwnSummary } from './own-summary.ts';

const MOST_FINDINGS = 50;
const MOST_PROJECTS = 20;
const MOST_HAZARDS = 200;

/** Reads what belongs to one user, its days by the clock of the state where they mostly inspect. */
interface Reading {
  database: Database;
  actor: Member;
  dayOf: (at: Date) => string;
}

function toOwnFinding(row: DefectRow, dayOf: Reading['dayOf']): OwnFinding {
  const agreement = agreementIn(row.examination);
  return {
    ...toOwnSummary(row, dayOf),
    assessment: row.assessment,
    consensusFactors: row.listing.consensusFactors,
    divergentPoints: divergencesUnder(row.listing.divergentPoints, row.alerts),
    agreement: agreement.text,
    ...(agreement.sureOf && { sureOf: agreement.sureOf }),
    mismatch: row.examination.consensus.mismatch ?? null,
  };
}

/** With each project how many of its findings wait for a decision, and when a person last did something in it. */
const ownProjectColumns = {
  ...projectColumns,
  toReview: sql<number>`coalesce((select sum(count) from defect_tallies t where t.project_id = projects.id and t.outcome = 'defect' and not t.reviewed), 0)::int`,
  touchedAt:
    sql<Date>`coalesce((select t.at from trail_entries t where t.project_id = projects.id and t.actor_kind = 'user' order by t.sequence desc limit 1), projects.updated_at)`.mapWith(
      projects.updatedAt,
    ),
};
type OwnProjectRow = ProjectRow & { toReview: number; touchedAt: Date };

function toOwnProject(row: OwnProjectRow, dayOf: Reading['dayOf']): OwnProject {
  const { id, name, status, state, address, progress, defectCount, criticalCount } = projectFigures(row);
  const { contractDate, approvalDate, completionDate, createdAt } = row.project;
  return {
    id,
    name,
    status,
    state: state,
    address,
    buildingType: BUILDING_TYPES.find(([id]) => id === row.project.buildingType)?.[1] ?? '',
    startedOn: dayOf(createdAt),
    progress,
    defectCount,
    criticalCount,
    toReview: row.toReview,
    touchedOn: dayOf(row.touchedAt),
    dates: { contractDate, approvalDate, completionDate },
  };
}

/** Findings of a project of this user, the worst first; what the inspector rejected is left out. */
async function findingsOf(
  { database, actor, dayOf }: Reading,
  projectId: number,
): Promise<OwnFindingSummary[]> {
  const rows = await database
    .select(summaryColumns)
    .from(defects)
    .where(
      and(
        ownedBy(actor, defects),
        eq(defects.projectId, projectId),
        eq(defects.outcome, 'defect'),
        or(isNull(defects.verdict), ne(defects.verdict, 'rejected')),
      ),
    )
    .orderBy(desc(defects.severityRank), desc(defects.id))
    .limit(MOST_FINDINGS);
  return rows.map((row) => toOwnSummary(row, dayOf));
}

/** Findings of this user with an alert that is open or was closed, whatever the panel made of their photos. */
async function hazardsOf({ database, actor, dayOf }: Reading): Promise<OwnHazards> {
  const rows = await database
    .select({ ...summaryColumns, closedAlerts: defects.closedAlerts })
    .from(defects)
    .where(
      and(
        ownedBy(actor, defects),
        sql`(${defects.alerts} <> '[]' or ${defects.closedAlerts} <> '[]' or position(${PRECAUTION} in ${defects.recommendations}) > 0)`,
      ),
    )
    .orderBy(desc(defects.severityRank), desc(defects.id))
    .limit(MOST_HAZARDS);
  const told = rows.map((row) => toOwnSummary(row, dayOf));
  return {
    open: told.filter(({ alerts = [] }) => alerts.length > 0),
    unsaid: told.filter(({ alerts = [], precaution }) => alerts.length === 0 && precaution !== undefined),
    closed: rows.flatMap((row) =>
      row.closedAlerts.map(({ alert, closedAt, closedBy, reason }) => ({
        finding: toOwnSummary(row, dayOf),
        title: alert.title,
        closedOn: dayOf(new Date(closedAt)),
        by: closedBy,
        reason,
      })),
    ),
  };
}

async function projectsOf({ database, actor, dayOf }: Reading): Promise<OwnProject[]> {
  const rows = await database
    .select(ownProjectColumns)
    .from(projects)
    .where(ownedBy(actor, projects))
    .orderBy(desc(projects.id))
    .limit(MOST_PROJECTS);
  return rows.map((row) => toOwnProject(row, dayOf));
}

/** The project that a message names, which may be older than those that are listed. */
async function projectOf(
  { database, actor, dayOf }: Reading,
  { project }: ProjectRow,
): Promise<OwnProject | null> {
  const [row] = await database
    .select(ownProjectColumns)
    .from(projects)
    .where(and(ownedBy(actor, projects), eq(projects.id, project.id)));
  return row ? toOwnProject(row, dayOf) : null;
}

/** A finding of this user with the room that it is filed in. */
async function filedFinding({ database, actor, dayOf }: Reading, row: DefectRow): Promise<OwnFinding> {
  const [filed] =
    row.placeId === null
      ? []
      : await database
          .select({ location: summaryColumns.location })
          .from(defects)
          .where(and(ownedBy(actor, defects), eq(defects.id, row.id)));
  return toOwnFinding({ ...row, location: filed?.location ?? row.location }, dayOf);
}

/** A finding of this user, or null: what isn't theirs isn't there. */
async function findingOf(reading: Reading, id: number): Promise<OwnFinding | null> {
  try {
    return await filedFinding(reading, (await findDefect(reading.database, reading.actor, id)).defect);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** What one message goes on: what it may read, and what it warns of. */
export interface Opened {
  own: OwnContext;
  warnOf(words: string, before: ExchangeRow | undefined): Warnings;
}

/**
 * What a message may read: the finding or project that it names and whatever else belongs to this user, read when it
 * is wanted. @throws AppError not_found where the finding or project isn't theirs.
 */
export async function openOwnContext(
  database: Database,
  actor: Member,
  about: { defectId: number | null; projectId: number | null },
): Promise<Opened> {
  const finding = about.defectId === null ? null : (await findDefect(database, actor, about.defectId)).defect;
  const named = about.projectId === null ? null : await findProject(database, actor, about.projectId);
  // A finding brings its own project along, whichever was named beside it.
  const project =
    finding && finding.projectId !== named?.project.id
      ? await findProject(database, actor, finding.projectId)
      : named;
  const homeState = (await readPreferences(database, personOf(actor))).state;
  const dayOf = (at: Date) => dayInState(homeState, at);
  const toSummary = (row: SummaryRow) => toOwnSummary(row, dayOf);
  const reading: Reading = { database, actor, dayOf };
  const own: OwnContext = {
    ...NOTHING_OWN,
    finding: finding && (await filedFinding(reading, finding)),
    project: project && (await projectOf(reading, project)),
    homeState,
    projects: () => projectsOf(reading),
    findingsOf: (id) => findingsOf(reading, id),
    findingWith: (id) => findingOf(reading, id),
    hazards: () => hazardsOf(reading),
    activity: () => activityOf(database, actor, homeState, toSummary),
    credits: () => readBalance(database, accountOf(actor)),
    reports: () => reportsOf(database, actor, dayOf),
    visits: () => visitsOf(database, actor),
    repairs: () => repairsOf(database, actor, toSummary, dayOf),
    monitored: () => monitoredOf(database, actor, toSummary),
    today: dayOf(new Date()),
  };
  return {
    own,
    warnOf: (words, before) => messageAlerts(words, finding, project?.project ?? null, before),
  };
}
