import { SAMPLED_FIGURES, type Stats } from '@plumbline/contract';
import { and, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects, defectTallies, projects } from '../platform/database/schema.ts';

/** Shown only while there is no data, and marked as samples (decision 13). */
const SAMPLE = {
  averageAccuracy: 95,
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
  confidenceSum: number;
}

/** The dashboard's figures of one user, from the tallies: what they cost doesn't grow with the findings. */
export async function readStats(database: Database, actor: Member): Promise<Stats> {
  const [tallies, [counts], openHazards] = await Promise.all([
    database
      .select({
        outcome: defectTallies.outcome,
        severity: defectTallies.severity,
        compliance: defectTallies.compliance,
        area: defectTallies.area,
        reviewed: defectTallies.reviewed,
        count: sql<number>`sum(${defectTallies.count})::int`,
        confidenceSum: sql<number>`sum(${defectTallies.confidenceSum})::float8`,
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
  ]);
  return { ...summarise(tallies, counts?.total ?? 0, counts?.active ?? 0), openHazards };
}

/** Figures from tallies. */
function summarise(
  tallies: readonly Tally[],
  totalProjects: number,
  activeProjects: number,
): Omit<Stats, 'openHazards'> {
  const found = tallies.filter(({ outcome }) => outcome === 'defect');
  const answered = tallies.filter(({ outcome }) => outcome === 'defect' || outcome === 'no_visible_defect');
  const answeredCount = countOf(answered);
  const sample = answeredCount === 0;
  const overall = compliantShare(answered);
  const area = (name: string) => compliantShare(answered.filter((tally) => tally.area === name));
  return {
    totalProjects,
    activeProjects,
    totalDefects: countOf(found),
    criticalDefects: countOf(found.filter(({ severity }) => severity === 'critical')),
    unreviewedDefects: countOf(found.filter(({ reviewed }) => !reviewed)),
    sample,
    samples: SAMPLED_FIGURES.filter((figure) => sample || (overall === null && ALL_JUDGED.includes(figure))),
    ...(sample
      ? SAMPLE
      : {
          averageAccuracy: round(
            (100 * answered.reduce((sum, { confidenceSum }) => sum + confidenceSum, 0)) / answeredCount,
          ),
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

const countOf = (tallies: readonly Tally[]) => tallies.reduce((sum, { count }) => sum + count, 0);
const round = (value: number) => Math.round(value * 10) / 10;

/** Of the findings that a rule has judged, the share that complies, in percent; null where none was judged. */
function compliantShare(tallies: readonly Tally[]): number | null {
  const compliant = countOf(tallies.filter(({ compliance }) => compliance === 'compliant'));
  const judged = compliant + countOf(tallies.filter(({ compliance }) => compliance === 'non_compliant'));
  return judged === 0 ? null : round((100 * compliant) / judged);
}
