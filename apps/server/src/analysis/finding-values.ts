import { type AnalysisContext, isStageId, SEVERITY_RANK } from '@plumbline/knowledge';
import { assess } from '@plumbline/knowledge/assess';
import { HAZARD_RULES } from '@plumbline/knowledge/hazards';
import { type Examination, familyRecall } from '@plumbline/vision';
import { toListing } from '../defects/index.ts';
import { areaOf, assumedState, type FactsRow, hazardsOf } from '../judgement/index.ts';

/** Judges an examination by the rules: every column of a finding's row but those that say whose it is. */
export function findingValues(context: AnalysisContext, examination: Examination, project: FactsRow) {
  const { consensus } = examination;
  const alerts = hazardsOf(
    { userDescription: context.description, taxonomyId: consensus.defectId, examination },
    project,
  );
  const state = assumedState(project);
  const assessment = assess({
    ...context,
    ...(state ? { assumedState: state } : {}),
    alerts,
    outcome: consensus.outcome,
    defectId: consensus.defectId,
    family: consensus.family,
    group: consensus.group ?? null,
    confidence: consensus.confidence,
    ...(consensus.agreement?.basis ? { restsOn: consensus.agreement.basis } : {}),
    measurements: consensus.measurements,
    recall: familyRecall,
  });
  return {
    outcome: consensus.outcome,
    title: consensus.title,
    taxonomyId: consensus.defectId,
    family: consensus.family,
    severity: assessment.severity,
    severityRank: SEVERITY_RANK[assessment.severity],
    compliance: assessment.compliance.verdict,
    area: areaOf(consensus),
    confidence: consensus.confidence,
    description: assessment.description,
    recommendations: assessment.recommendations.join(' '),
    stageIds: context.stages.filter(isStageId),
    userDescription: context.description,
    originalTitle: consensus.title,
    originalSeverity: assessment.severity,
    originalCompliance: assessment.compliance.verdict,
    examination,
    listing: toListing(examination),
    assessment,
    alerts,
    hazardRules: HAZARD_RULES,
  };
}
