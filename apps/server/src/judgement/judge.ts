import { type ComplianceVerdict, SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import {
  type AssessInput,
  assess,
  hazardsFirst,
  isAlertName,
  isPlaceName,
  isUnknown,
  STEEL_NAME,
} from '@plumbline/knowledge/assess';
import { type Alert, alertFloor, HAZARD_RULES } from '@plumbline/knowledge/hazards';
import { areaOf } from './area.ts';
import { type FindingRow, findingInput } from './finding-input.ts';
import { isGiven, isRenamed, isWithoutDefect } from './own-title.ts';
import { assumedState, type FactsRow, projectFacts } from './project-facts.ts';
import { openAlerts } from './read-hazards.ts';
import { warnedOf } from './warned.ts';

/** What the rules make of a finding, in the columns that it is kept in. What was set by hand stands in its place. */
export function judge(row: FindingRow, project: FactsRow, takenAt: string | null) {
  const warned = warnedOf(row, project);
  const alerts = openAlerts(warned, row.closedAlerts);
  const input = inputOf(row, project, takenAt, { alerts, warned });
  const assessment = assess(input);
  const confidence = surenessOf(row, input, assessment.title);
  const hazards = { alerts, hazardRules: HAZARD_RULES, confidence };
  if (row.imported) return { ...judgeImported(row, assessment, alerts), ...hazards };
  // Nothing is low or compliant while it isn't known whether anything is loose.
  const unknown = isUnknown(input);
  const decided = unknown ? assessment.severity : row.decidedSeverity;
  const severity = atLeast(decided ?? assessment.severity, alerts);
  return {
    outcome: input.outcome,
    family: input.family,
    area: areaOf({ ...input, family: input.family ?? row.examination.consensus.family }),
    severity,
    severityRank: SEVERITY_RANK[severity],
    compliance: notCompliantWith(
      unknown || alerts.length > 0,
      row.decidedCompliance ?? assessment.compliance.verdict,
    ),
    description: assessment.description,
    recommendations: assessment.recommendations.join(' '),
    assessment,
    ...titleOf(row, assessment.title),
    ...hazards,
  };
}

/** How sure the panel is of what the finding now counts as: of what somebody answered only they are. */
function surenessOf(row: FindingRow, input: AssessInput, title: string): number {
  const { confidence, defectId, distribution } = row.examination.consensus;
  if (input.fallenFrom || (isWithoutDefect(row.examination) && isAlertName(title))) return 0;
  const isOfMaterial = !input.namedByInspector && input.defectId !== defectId;
  return isOfMaterial ? Math.min(confidence, distribution.crack ?? 0) : confidence;
}

/**
 * Bare steel and an answer that something fell give a finding its name, as long as their alert is open, and so does what a
 * crack was said to be in, unless somebody named it otherwise. What the panel found stays what it found: bare steel only where the photo showed it, also beside an answer.
 */
function titleOf(row: FindingRow, judged: string) {
  const { title, originalTitle, examination } = row;
  if (isRenamed(row) || !(isGiven(judged) || isGiven(title) || isGiven(originalTitle))) return {};
  const { title: found, seen = [] } = examination.consensus;
  const own = isGiven(originalTitle) ? found : originalTitle;
  const isSteel = judged === STEEL_NAME || (isPlaceName(judged) && originalTitle === STEEL_NAME);
  const panels = isSteel && seen.length > 0 ? STEEL_NAME : own;
  return { title: isGiven(judged) ? judged : panels, originalTitle: panels };
}

/** Everything that the rules judge a finding of this project by. */
export function inputOf(
  row: FindingRow,
  project: FactsRow,
  takenAt: string | null,
  hazards: { alerts: readonly Alert[]; warned: readonly Alert[] },
): AssessInput {
  const state = assumedState(project);
  return {
    ...findingInput(row, projectFacts(project), takenAt, hazards),
    ...(state ? { assumedState: state } : {}),
  };
}

/** What was decided before an alert arose stands, but not below the alert's floor until it is closed. */
function atLeast(severity: Severity, alerts: readonly Alert[]): Severity {
  const floor = alertFloor(alerts)?.severity ?? severity;
  return SEVERITY_RANK[severity] >= SEVERITY_RANK[floor] ? severity : floor;
}

function notCompliantWith(isWarned: boolean, verdict: ComplianceVerdict): ComplianceVerdict {
  return isWarned && verdict === 'compliant' ? 'undetermined' : verdict;
}

const AS_IT_STOOD = 'As it was in the system this finding came from.';

/** Why it is rated as it is: of one that was made of what somebody wrote, where that was. */
function whyAsItStands({ description, userDescription, examination }: FindingRow): string {
  const [from = ''] = examination.consensus.consensusFactors;
  return userDescription !== '' && description === `${from}: ${userDescription}`
    ? `${from}. No panel looked at it.`
    : AS_IT_STOOD;
}

/**
 * Another system's finding keeps its own words and ratings, but for what an open alert demands; only what our knowledge
 * adds to it stands around them.
 */
function judgeImported(row: FindingRow, assessment: ReturnType<typeof assess>, alerts: readonly Alert[]) {
  const ratedSeverity = row.decidedSeverity ?? row.originalSeverity;
  const compliance = row.decidedCompliance ?? row.originalCompliance;
  const { family, defectId, outcome } = row.examination.consensus;
  const why = whyAsItStands(row);
  const judged = hazardsFirst(
    {
      ...assessment,
      title: row.title,
      description: row.description,
      severity: ratedSeverity,
      severityReasons: [why],
      compliance: {
        ...assessment.compliance,
        verdict: compliance,
        text: why,
        rule: null,
        otherRules: [],
      },
      executiveSummary: row.description,
      recommendations: [],
    },
    alerts,
  );
  const steps = judged.recommendations;
  return {
    outcome,
    family,
    area: areaOf({ family, defectId: row.taxonomyId ?? defectId }),
    severity: judged.severity,
    severityRank: SEVERITY_RANK[judged.severity],
    compliance: judged.compliance.verdict,
    description: row.description,
    recommendations: row.recommendations,
    assessment: { ...judged, recommendations: row.recommendations ? [...steps, row.recommendations] : steps },
  };
}
