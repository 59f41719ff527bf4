import { SAMPLED_FIGURES, type Stats } from '@plumbline/contract';
import { SCORECARD } from '@plumbline/knowledge/scorecard';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { isAnywhereToFile } from '../inspections/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { mostPressingIn, toGravestHazard } from '../platform/database/most-pressing.ts';
import { decisionTallies, defects, defectTallies, projects } from '../platform/database/schema.ts';
import { isAnythingDue } from '../repairs/index.ts';

/** Shown only while there is no data, and marked as samples (decision 13). */
const SAMPLE = {
  averageCompliance: 85,
  ring: { structural: 92, waterproofing: 95, fireSafety: 78, accessibility: 89, overall: 87 },
};

/** Figures over every area: while nothing was judged they stand as samples beside areas that say null. */
const ALL_JUDGED: readonly string[] = ['averageCompliance', 'ring.overall'];

interface Tally {
  outcome: string;
  severity: string;
  compliance: string;
  area: string;
  reviewed: boolean;
  count: number;
}

/** From this many reviews on, the share that a person confirmed says more than our own measurement. */
const REVIEWS_NEEDED = 10;

/** The dashboard's figures of one user, from the tallies: what they cost doesn't grow with the findings. */
export async function readStats(database: Database, actor: Member): Promise<Stats> {
  const [tallies, [counts], openHazards, gravest, latest, reviews, attention, anythingDue, anywhereToFile] =
    await Promise.all([
      database
        .select({
          outcome: defectTallies.outcome,
          severity: defectTallies.severity,
          compliance: defectTallies.compliance,
          area: defectTallies.area,
          reviewed: defectTallies.reviewed,
          count: sql<number>`sum(${defectTallies.count})::int`,
        })
        .from(defectTallies)
        .where(ownedBy(actor, defectTallies))
        .groupBy(
          defectTallies.outcome,
          defectTallies.severity,
          defectTallies.compliance,
          defectTallies.area,
          defectTallies.reviewed,
        ),
      database
        .select({
          total: sql<number>`count(*)::int`,
          active: sql<number>`count(*) filter (where ${projects.status} = 'active')::int`,
        })
        .from(projects)
        .where(ownedBy(actor, projects)),
      database.$count(defects, and(ownedBy(actor, defects), sql`${defects.alerts} <> '[]'`)),
      database
        .select({
          id: defects.id,
          number: defects.number,
          alerts: defects.alerts,
          project: sql<string>`(select name from projects where projects.id = defects.project_id)`,
        })
        .from(defects)
        .where(and(ownedBy(actor, defects), sql`${defects.alerts} <> '[]'`))
        .orderBy(
          sql.raw(`${mostPressingIn('defects.alerts')} desc`),
          desc(defects.severityRank),
          desc(defects.id),
        )
        .limit(1),
      database
        .select({ projectId: defects.projectId })
        .from(defects)
        .where(ownedBy(actor, defects))
        .orderBy(desc(defects.id))
        .limit(1),
      database
        .select({
          verdict: decisionTallies.verdict,
          count: sql<number>`sum(${decisionTallies.count})::int`,
        })
        .from(decisionTallies)
        .where(ownedBy(actor, decisionTallies))
        .groupBy(decisionTallies.verdict),
      readAttention(database, actor),
      isAnythingDue(database, actor),
      isAnywhereToFile(database, actor),
    ]);
  return {
    ...summarise(tallies, counts?.total ?? 0, counts?.active ?? 0),
    ...accuracyOf(reviews),
    attentionProjects: attention.length,
    attentionProjectId: attention.length === 1 ? (attention[0]?.projectId ?? null) : null,
    openHazards,
    gravestHazard: toGravestHazard(gravest[0] ?? null),
    latestProjectId: latest[0]?.projectId ?? null,
    anythingDue,
    anywhereToFile,
  };
}

/** Projects with an unreviewed high or critical finding, or with an open hazard (decision 41). */
async function readAttention(database: Database, actor: Member) {
  const unreviewed = database
    .select({ projectId: defectTallies.projectId })
    .from(defectTallies)
    .where(
      and(
        ownedBy(actor, defectTallies),
        eq(defectTallies.outcome, 'defect'),
        eq(defectTallies.reviewed, false),
        inArray(defectTallies.severity, ['high', 'critical']),
        gt(defectTallies.count, 0),
      ),
    );
  const hazardous = database
    .select({ projectId: defects.projectId })
    .from(defects)
    .where(and(ownedBy(actor, defects), sql`${defects.alerts} <> '[]'`));
  return union(unreviewed, hazardous);
}

/** How often a person agreed with the panel; until they have reviewed enough, how often it was right when measured. */
function accuracyOf(reviews: readonly { verdict: string; count: number }[]) {
  const reviewedFindings = countOf(reviews);
  const confirmed = countOf(reviews.filter(({ verdict }) => verdict === 'confirmed'));
  const enoughReviews = reviewedFindings >= REVIEWS_NEEDED;
  const { count, right } = SCORECARD.answered;
  return {
    averageAccuracy: round(
      (100 * (enoughReviews ? confirmed : right)) / (enoughReviews ? reviewedFindings : count),
    ),
    accuracyOf: enoughReviews ? ('reviews' as const) : ('panel' as const),
    reviewedFindings,
  };
}

/** What the tallies alone don't tell. */
type Beside =
  | 'openHazards'
  | 'gravestHazard'
  | 'latestProjectId'
  | 'attentionProjects'
  | 'attentionProjectId'
  | 'anythingDue'
  | 'anywhereToFile'
  | 'averageAccuracy'
  | 'accuracyOf'
  | 'reviewedFindings';
type Summary = Omit<Stats, Beside>;

/** Figures from tallies. */
function summarise(tallies: readonly Tally[], totalProjects: number, activeProjects: number): Summary {
  const found = tallies.filter(({ outcome }) => outcome === 'defect');
  const answered = tallies.filter(({ outcome }) => outcome === 'defect' || outcome === 'no_visible_defect');
  const sample = countOf(answered) === 0;
  const overall = compliantShare(answered);
  const area = (name: string) => compliantShare(answered.filter((tally) => tally.area === name));
  return {
    totalProjects,
    activeProjects,
    totalDefects: countOf(found),
    criticalDefects: countOf(found.filter(({ severity }) => severity === 'critical')),
    unreviewedDefects: countOf(found.filter(({ reviewed }) => !reviewed)),
    judgedFindings: judgedOf(answered),
    sample,
    samples: SAMPLED_FIGURES.filter((figure) => sample || (overall === null && ALL_JUDGED.includes(figure))),
    ...(sample
      ? SAMPLE
      : {
          averageCompliance: overall ?? SAMPLE.averageCompliance,
          ring: {
            structural: area('structural'),
            waterproofing: area('waterproofing'),
            fireSafety: area('fire_safety'),
            accessibility: area('accessibility'),
            overall: overall ?? SAMPLE.ring.overall,
          },
        }),
  };
}

const countOf = (tallies: readonly { count: number }[]) => tallies.reduce((sum, { count }) => sum + count, 0);
const round = (value: number) => Math.round(value * 10) / 10;

const judgedOf = (tallies: readonly Tally[]) =>
  countOf(tallies.filter(({ compliance }) => compliance === 'compliant' || compliance === 'non_compliant'));

/** Of the findings that a rule has judged, the share that complies, in percent; null where none was judged. */
function compliantShare(tallies: readonly Tally[]): number | null {
  const compliant = countOf(tallies.filter(({ compliance }) => compliance === 'compliant'));
  const judged = judgedOf(tallies);
  return judged === 0 ? null : round((100 * compliant) / judged);
}
