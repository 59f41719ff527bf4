import {
  NOTHING_OWN,
  type OwnContext,
  type OwnFinding,
  type OwnFindingSummary,
  type OwnHazards,
  type OwnProject,
  type Warnings,
} from '@plumbline/assistant';
import { sureness } from '@plumbline/contract';
import { isDefectId } from '@plumbline/knowledge';
import { and, desc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { agreementIn, type DefectRow, divergencesUnder, findDefect } from '../defects/index.ts';
import { accountOf, type Member, ownedBy, personOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects, projects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { readPreferences } from '../profile/index.ts';
import { findProject, type ProjectRow, projectColumns, projectFigures } from '../projects/index.ts';
import type { ExchangeRow } from './exchanges.ts';
import { messageAlerts } from './message-alerts.ts';
import { reportsOf } from './own-reports.ts';

const MOST_FINDINGS = 50;
const MOST_PROJECTS = 20;
const MOST_HAZARDS = 200;

type SummaryRow = Pick<
  DefectRow,
  | 'id'
  | 'number'
  | 'projectId'
  | 'taxonomyId'
  | 'title'
  | 'severity'
  | 'compliance'
  | 'confidence'
  | 'outcome'
  | 'location'
  | 'verdict'
  | 'createdAt'
  | 'alerts'
>;

const summaryColumns = {
  id: defects.id,
  number: defects.number,
  projectId: defects.projectId,
  taxonomyId: defects.taxonomyId,
  title: defects.title,
  severity: defects.severity,
  compliance: defects.compliance,
  confidence: defects.confidence,
  outcome: defects.outcome,
  location: defects.location,
  verdict: defects.verdict,
  createdAt: defects.createdAt,
  alerts: defects.alerts,
};

const toOwnSummary = (row: SummaryRow): OwnFindingSummary => ({
  id: row.id,
  number: row.number,
  projectId: row.projectId,
  defectId: row.taxonomyId !== null && isDefectId(row.taxonomyId) ? row.taxonomyId : null,
  title: row.title,
  severity: row.severity,
  compliance: row.compliance,
  confidence: sureness(row),
  location: row.location,
  decided: row.verdict !== null,
  foundOn: dayOf(row.createdAt),
  alerts: row.alerts,
  unsettled: row.outcome !== 'defect' && row.verdict === null,
});

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

function toOwnFinding(row: DefectRow): OwnFinding {
  return {
    ...toOwnSummary(row),
    assessment: row.assessment,
    consensusFactors: row.listing.consensusFactors,
    divergentPoints: divergencesUnder(row.listing.divergentPoints, row.alerts),
    agreement: agreementIn(row.examination).text,
    mismatch: row.examination.consensus.mismatch ?? null,
    words: [row.userDescription, row.spokenWords].filter(Boolean).join('\n'),
  };
}

function toOwnProject(row: ProjectRow): OwnProject {
  const { id, name, status, state, address, createdAt, progress, defectCount, criticalCount } =
    projectFigures(row);
  return {
    id,
    name,
    status,
    state: state,
    address,
    startedOn: createdAt.slice(0, 10),
    progress,
    defectCount,
    criticalCount,
  };
}

/** Findings of a project of this user, the worst first; what the inspector rejected is left out. */
async function findingsOf(
  database: Database,
  actor: Member,
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
  return rows.map(toOwnSummary);
}

/** Findings of this user with an alert that is open or was closed, whatever the panel made of their photos. */
async function hazardsOf(database: Database, actor: Member): Promise<OwnHazards> {
  const rows = await database
    .select({ ...summaryColumns, closedAlerts: defects.closedAlerts })
    .from(defects)
    .where(and(ownedBy(actor, defects), sql`(${defects.alerts} <> '[]' or ${defects.closedAlerts} <> '[]')`))
    .orderBy(desc(defects.severityRank), desc(defects.id))
    .limit(MOST_HAZARDS);
  return {
    open: rows.filter(({ alerts }) => alerts.length > 0).map(toOwnSummary),
    closed: rows.flatMap((row) =>
      row.closedAlerts.map(({ alert, closedAt }) => ({
        finding: toOwnSummary(row),
        title: alert.title,
        closedOn: closedAt.slice(0, 10),
      })),
    ),
  };
}

async function projectsOf(database: Database, actor: Member): Promise<OwnProject[]> {
  const rows = await database
    .select(projectColumns)
    .from(projects)
    .where(ownedBy(actor, projects))
    .orderBy(desc(projects.id))
    .limit(MOST_PROJECTS);
  return rows.map(toOwnProject);
}

/** A finding of this user, or null: what isn't theirs isn't there. */
async function findingOf(database: Database, actor: Member, id: number): Promise<OwnFinding | null> {
  try {
    return toOwnFinding((await findDefect(database, actor, id)).defect);
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
  const own: OwnContext = {
    ...NOTHING_OWN,
    finding: finding && toOwnFinding(finding),
    project: project && toOwnProject(project),
    homeState: (await readPreferences(database, personOf(actor))).state,
    projects: () => projectsOf(database, actor),
    findingsOf: (id) => findingsOf(database, actor, id),
    findingWith: (id) => findingOf(database, actor, id),
    hazards: () => hazardsOf(database, actor),
    credits: () => readBalance(database, accountOf(actor)),
    reports: () => reportsOf(database, actor),
    today: new Date().toISOString().slice(0, 10),
  };
  return {
    own,
    warnOf: (words, before) => messageAlerts(words, finding, project?.project ?? null, before),
  };
}
