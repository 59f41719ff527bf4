/** A finding beside open alerts says nothing that contradicts them: severity, actions, trade, class and texts follow. */
import { SEVERITY_RANK, type Severity } from '../findings.ts';
import {
  actionsUnder,
  anotherLookUnder,
  calledUnder,
  callsUnder,
  firstStepsUnder,
  isSaidStronger,
  repairsUnder,
  textUnder,
} from '../hazards/advice.ts';
import { type Alert, byPressing } from '../hazards/alert.ts';
import { alertFloor, bearsLoad } from '../hazards/floor.ts';
import { isCovered, unitedSteps } from '../hazards/united.ts';
import type { SeverityRating } from '../severity/rate.ts';
import { withClassText } from './class-by-inspector.ts';
import { UNDETERMINED } from './compliance.ts';
import type { Correction } from './correction.ts';
import { PRECAUTION } from './fallen.ts';
import { ledByEngineer } from './led-by-engineer.ts';
import type { As4349Finding, Assessment, Compliance } from './types.ts';
import { distinct, listOf, lowerFirst, sentence } from './wording.ts';

/** Why the severity is as high as it is: 'Raised because of a hazard alert: possible gas leak.' */
const raisedBy = (alerts: readonly Alert[]) =>
  `Raised because of a hazard alert: ${listOf(alerts.map(({ title }) => lowerFirst(title)))}.`;

const worse = (one: Severity, other: Severity) => (SEVERITY_RANK[one] >= SEVERITY_RANK[other] ? one : other);

/** A rating that no open alert contradicts. */
export function ratedUnder(rating: SeverityRating, alerts: readonly Alert[]): SeverityRating {
  const floor = alertFloor(alerts);
  if (!floor) return rating;
  const severity = worse(rating.severity, floor.severity);
  const raised = severity !== rating.severity ? [raisedBy(alerts)] : [];
  return {
    ...rating,
    severity,
    reasons: distinct([...raised, ...rating.reasons]),
    hazard: rating.hazard || floor.safetyHazard,
  };
}

/** What was corrected before an alert arose: it counts again once the alert is closed. */
export function correctionUnder(correction: Correction, alerts: readonly Alert[]): Correction {
  const floor = alertFloor(alerts);
  if (!floor) return correction;
  const { severity, compliance } = correction;
  const lifted = severity !== null && SEVERITY_RANK[severity] < SEVERITY_RANK[floor.severity];
  return {
    ...correction,
    ...(lifted ? { severity: floor.severity, lifted: severity } : {}),
    compliance: compliance === 'compliant' ? null : compliance,
  };
}

const NOT_WHILE_OPEN = 'A hazard alert is open, so this finding isn’t given as compliant.';

/** 'Would comply' of another part says nothing of what people are warned of: it goes, with its reason. */
export function withoutHope(compliance: Compliance, isWarned: boolean): Compliance {
  const { assumption, ...rest } = compliance;
  if (assumption?.verdict !== 'compliant' || !isWarned) return compliance;
  return { ...rest, text: rest.text.replace(assumption.text, '').replace(/ {2,}/g, ' ').trim() };
}

/** One measure within its limit doesn't make a place compliant that people are warned of. */
function complianceUnder(compliance: Compliance, alerts: readonly Alert[]): Compliance {
  const text = textUnder(compliance.text, alerts);
  if (compliance.verdict !== 'compliant') return { ...compliance, text: text || UNDETERMINED };
  return { ...compliance, verdict: 'undetermined', text: `${NOT_WHILE_OPEN} ${text}`.trim() };
}

/** What an AS 4349.1 report calls it, where the finding itself says nothing of a safety hazard. */
const HAZARD_CLASS =
  'AS 4349.1-2007 calls this a safety hazard. A finding from a photo is not an inspection by that standard.';

/** Beside an alert of what carries load nothing is minor; what an inspector had set stays readable (decision 53). */
function classUnder(as4349: As4349Finding, alerts: readonly Alert[]): As4349Finding {
  if (as4349.classification !== 'minor' || !bearsLoad(alerts)) return as4349;
  const { byInspector, ...found } = as4349;
  return withClassText({
    ...found,
    classification: null,
    ...(byInspector ? { heldBack: 'minor' as const } : {}),
  });
}

const plain = (who: string) => who.replace(/^an? /i, '').toLowerCase();

/** 'A structural or remedial engineer' names the structural engineer: every word of it, within one part of a line. */
const namedIn = (called: readonly string[], who: string) =>
  called
    .flatMap((one) => one.split(/,|\bthen\b/))
    .some((one) => {
      const words = new Set(plain(one.trim()).split(/\s+/));
      return plain(who)
        .split(/\s+/)
        .every((word) => words.has(word));
    });

/** True for a step of a finding that an alert of what carries load has said more plainly. */
const saysLess = (line: string, alerts: readonly Alert[]): boolean =>
  isSaidStronger(
    line,
    alerts.filter((alert) => bearsLoad([alert])),
  );

/** Repairs among the recommendations stay as they do among the actions. */
function recommendationsUnder({ recommendations, actions }: Assessment, alerts: readonly Alert[]): string[] {
  const repairs = new Set([...actions.shortTerm, ...actions.longTerm]);
  return recommendations.flatMap((line) =>
    (repairs.has(line) ? repairsUnder : firstStepsUnder)([line], alerts),
  );
}

/** The summary repeats the first action: only where it may still be taken. */
function summaryUnder({ executiveSummary, actions }: Assessment, alerts: readonly Alert[]): string {
  const gone = actions.immediate.filter(
    (line) => saysLess(line, alerts) || firstStepsUnder([line], alerts).length === 0,
  );
  const left = gone.reduce((text, line) => text.replace(line, ''), executiveSummary);
  return callsUnder(textUnder(left.replace(/ {2,}/g, ' ').trim(), alerts), alerts);
}

/** 'Who to call: 000 if anyone is in danger, then …' of the most pressing alert, before whoever the finding itself would call. */
function firstCall(alerts: readonly Alert[]): string {
  const [first] = [...alerts].sort(byPressing);
  return first ? sentence(`Who to call first: ${first.call}`) : '';
}

/** The assessment with the alerts before everything else. */
export function hazardsFirst(judged: Assessment, alerts: readonly Alert[]): Assessment {
  const floor = alertFloor(alerts);
  if (!floor) return judged;
  const assessment = ledByEngineer(judged, alerts);
  const { panel } = assessment;
  const as4349 = classUnder(assessment.as4349, alerts);
  const left = actionsUnder(assessment.actions, alerts);
  const raised = SEVERITY_RANK[assessment.severity] < SEVERITY_RANK[floor.severity];
  const steps = distinct(unitedSteps(alerts).map(sentence));
  // Nobody has answered yet: whatever an alert says, that stays said.
  const isTold = (line: string) => line !== PRECAUTION && (saysLess(line, alerts) || isCovered(line, steps));
  const titles = sentence(`hazard alert: ${listOf(alerts.map(({ title }) => lowerFirst(title)))}`);
  return {
    ...assessment,
    severity: worse(assessment.severity, floor.severity),
    severityReasons: distinct([...(raised ? [raisedBy(alerts)] : []), ...assessment.severityReasons]),
    compliance: complianceUnder(assessment.compliance, alerts),
    as4349:
      floor.safetyHazard && !as4349.safetyHazard
        ? { ...as4349, safetyHazard: true, text: [HAZARD_CLASS, as4349.text].filter(Boolean).join(' ') }
        : as4349,
    actions: {
      ...left,
      immediate: distinct([...steps, ...left.immediate.filter((line) => !isTold(line))]),
    },
    ...(panel ? { panel: { ...panel, actions: actionsUnder(panel.actions, alerts) } } : {}),
    ...(assessment.blindSpots
      ? {
          blindSpots: assessment.blindSpots.map(({ missed, instead }) => ({
            missed,
            instead: anotherLookUnder(instead, alerts),
          })),
        }
      : {}),
    considerationPoints: assessment.considerationPoints
      .map((point) => textUnder(point, alerts))
      .filter(Boolean),
    whoToCall: [
      ...floor.call,
      ...calledUnder(assessment.whoToCall, alerts).filter((who) => !namedIn(floor.call, who)),
    ],
    technicalAnalysis: assessment.technicalAnalysis.replace(assessment.as4349.text, as4349.text),
    executiveSummary: [titles, firstCall(alerts), summaryUnder(assessment, alerts)].filter(Boolean).join(' '),
    recommendations: distinct([
      ...steps,
      ...recommendationsUnder(assessment, alerts).filter((line) => !isTold(line)),
    ]),
  };
}
