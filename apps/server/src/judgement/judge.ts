import { type ProjectFacts, SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import { assess } from '@plumbline/knowledge/assess';
import { areaOf } from './area.ts';
import { type FindingRow, findingInput } from './finding-input.ts';

/** What the rules make of a finding, in the columns that it is kept in. What was set by hand stands in its place. */
export function judge(row: FindingRow, project: ProjectFacts, takenAt: string | null) {
  const input = findingInput(row, project, takenAt);
  const assessment = assess(input);
  if (row.imported) return judgeImported(row, assessment);
  const severity = (row.decidedSeverity as Severity | null) ?? assessment.severity;
  return {
    outcome: input.outcome,
    family: input.family,
    area: areaOf({ ...input, family: input.family ?? row.examination.consensus.family }),
    severity,
    severityRank: SEVERITY_RANK[severity],
    compliance: row.decidedCompliance ?? assessment.compliance.verdict,
    description: assessment.description,
    recommendations: assessment.recommendations.join(' '),
    assessment,
  };
}

const AS_IT_STOOD = 'As it stood in the system that this finding was brought in from.';

/** Another system's finding keeps its own words and ratings; only what our knowledge adds to it stands around them. */
function judgeImported(row: FindingRow, assessment: ReturnType<typeof assess>) {
  const severity = (row.decidedSeverity ?? row.originalSeverity) as Severity;
  const compliance = row.decidedCompliance ?? row.originalCompliance;
  const { family, defectId, outcome } = row.examination.consensus;
  return {
    outcome,
    family,
    area: areaOf({ family, defectId: row.taxonomyId ?? defectId }),
    severity,
    severityRank: SEVERITY_RANK[severity],
    compliance,
    description: row.description,
    recommendations: row.recommendations,
    assessment: {
      ...assessment,
      title: row.title,
      description: row.description,
      severity,
      severityReasons: [AS_IT_STOOD],
      compliance: {
        ...assessment.compliance,
        verdict: compliance as typeof assessment.compliance.verdict,
        text: AS_IT_STOOD,
        rule: null,
        otherRules: [],
      },
      executiveSummary: row.description,
      recommendations: row.recommendations ? [row.recommendations] : [],
    },
  };
}
