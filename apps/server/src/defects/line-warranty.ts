import type { FindingLine } from '@plumbline/contract';
import { findDefectName, isDefectId, type ProjectFacts } from '@plumbline/knowledge';
import { warrantyFinding } from '@plumbline/knowledge/rules';

type Rated = Pick<FindingLine, 'outcome' | 'decision' | 'severity'> & { taxonomyId: string | null };

/**
 * The earliest possible last day for each line of one project. Lines of the same defect and severity share an answer,
 * so that thousands of lines cost a few look-ups.
 */
export function lineWarranties(project: ProjectFacts): (line: Rated) => FindingLine['warranty'] {
  const known = new Map<string, FindingLine['warranty']>();
  return ({ outcome, decision, severity, taxonomyId }) => {
    const stands = decision === 'corrected' || (outcome === 'defect' && decision !== 'rejected');
    if (!stands || (severity !== 'critical' && severity !== 'high')) return null;
    const key = `${taxonomyId} ${severity}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = warrantyOf(project, taxonomyId, severity);
    known.set(key, answer);
    return answer;
  };
}

function warrantyOf(
  project: ProjectFacts,
  taxonomyId: string | null,
  severity: FindingLine['severity'],
): FindingLine['warranty'] {
  if (!project.state) return { lastDay: null, missing: ['state'] };
  const defectId = taxonomyId && isDefectId(taxonomyId) ? taxonomyId : null;
  const plumbing = defectId ? findDefectName(defectId)?.trade === 'plumbing' : false;
  // The day of the inspection only words the summary, which no line shows.
  const finding = warrantyFinding(project, { defectId, plumbing, severity }, '');
  const statutory = finding?.deadlines?.filter((deadline) => deadline.statutory) ?? [];
  const lacks = statutory.flatMap(({ missing }) => missing);
  // Nobody can enter a permit's date; the completion date stands in for it and gives a day.
  const asked = lacks.map((fact) =>
    fact === 'occupancyDate' && !project.completionDate ? 'completionDate' : fact,
  );
  const lastDay = finding?.earliest?.lastDay ?? null;
  const missing = [...new Set(asked)];
  // In the ACT and the NT no day is worked out, so no fact is missing either.
  return lastDay === null && missing.length === 0 ? null : { lastDay, missing };
}
