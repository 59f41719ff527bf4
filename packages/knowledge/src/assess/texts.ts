/** Texts of an assessment, each built from this finding's data. */
import { keepsPeopleAway } from '../hazards/advice.ts';
import type { Alert } from '../hazards/alert.ts';
import { HAZARDS } from '../hazards/facts/hazards.ts';
import { hazardOfDefect } from '../hazards/from-finding.ts';
import { attributeName } from '../measurements/attributes.ts';
import { formatMeasurement, originVerb } from '../measurements/format.ts';
import type { GuideFinding } from '../rules/guide.ts';
import type { NccEditionFinding } from '../rules/ncc-edition.ts';
import type { SeverityRating } from '../severity/rate.ts';
import { findStage } from '../stages.ts';
import { asked, UNDETERMINED } from './compliance.ts';
import type { Cracking } from './cracking.ts';
import { STEEL_NAME, type Subject } from './subject.ts';
import type { As4349Finding, AssessInput, Compliance } from './types.ts';
import { distinct, inputName, listOf, lowerFirst, percent, sentence, withArticle } from './wording.ts';

export interface TextParts {
  subject: Subject;
  input: AssessInput;
  rating: SeverityRating;
  cracking: Cracking;
  compliance: Compliance;
  as4349: As4349Finding;
  edition: NccEditionFinding;
  guide: GuideFinding;
}

export const SAFETY_HAZARD = 'It appears to be a safety hazard';
export const KEEP_AWAY = 'keep people away until it is made safe';

/** A missing smoke alarm or mould endangers people as well, and nobody is made safer by keeping away from it. */
export function isKeptFrom(defectId: string | null, alerts: readonly Alert[] = []): boolean {
  if (alerts.length > 0) return keepsPeopleAway(alerts);
  const hazard = hazardOfDefect(defectId);
  return hazard === undefined || keepsPeopleAway([HAZARDS[hazard]]);
}

/** 'Crack width stated as 6 mm.' for each, at most three. */
export function measuredSentence({ measurements }: Pick<AssessInput, 'measurements'>): string {
  return measurements
    .slice(0, 3)
    .map((one) => sentence(`${attributeName(one.attribute)} ${originVerb(one)} ${formatMeasurement(one)}`))
    .join(' ');
}

/** Said wherever the photo bears nothing of a finding out (decision 39). */
export const WORDS_ALONE = 'Based on the description only: no check of the photo bears it out.';

const onWordsAlone = ({ restsOn, namedByInspector }: AssessInput): string =>
  restsOn === 'words' && !namedByInspector ? WORDS_ALONE : '';

export function description({ subject, input }: TextParts): string {
  if (subject.answered) return `${subject.answered}.`;
  const may = subject.defectId
    ? ''
    : `Possible kinds: ${subject.defects.map((defect) => lowerFirst(defect.name)).join(' · ')}.`;
  const steel =
    input.seen?.includes('exposed_reinforcement') && subject.name !== STEEL_NAME
      ? 'Bare steel seems to show.'
      : '';
  return [
    `Appears to be: ${lowerFirst(subject.name)}.`,
    steel,
    onWordsAlone(input),
    may,
    measuredSentence(input),
  ]
    .filter(Boolean)
    .join(' ');
}

function categorySentence({ category, openQuestion }: Cracking): string {
  if (!category) return openQuestion ?? '';
  const { beyond, label = `Category ${category.category}` } = category;
  const by = beyond ? '' : ` by ${category.provision.number ?? 'AS 2870'} Table ${category.table}`;
  return `Appears to be ${label} (${category.name}) cracking${by}: ${category.reason} ${sentence(category.meaning)} Width alone never decides: even a fine crack may be structural.`;
}

/** The verdict in one short sentence; the long one stands with the compliance itself. */
function verdictSentence({ rule, verdict }: Compliance): string {
  if (!rule) return UNDETERMINED;
  switch (rule.verdict) {
    case 'non_compliant':
      return `It appears to be beyond the limit of ${rule.provision}: ${rule.limit}.`;
    case 'compliant':
      return `As measured, it appears to be within the limit of ${rule.provision}: ${rule.limit}.${verdict === 'compliant' ? '' : ' Have the rest inspected.'}`;
    case 'undetermined':
      return `It is too close to the limit of ${rule.provision} to tell: measure it on site.`;
  }
}

const likely = (confidence: number): string =>
  confidence >= 0.75 ? 'Very likely' : confidence >= 0.5 ? 'Probably' : 'Possibly';

export function executiveSummary(parts: TextParts): string {
  const { subject, input, rating, compliance, as4349 } = parts;
  const first = subject.actions.immediate[0];
  const raised = rating.reasons.filter((reason) => reason.startsWith('Raised'));
  return [
    subject.answered
      ? `${subject.answered}.`
      : input.namedByInspector
        ? `The inspector’s finding: ${lowerFirst(subject.name)}.`
        : `${input.restsOn === 'words' ? 'From the description' : likely(input.confidence)}: ${lowerFirst(subject.name)} (${percent(input.confidence)}).`,
    onWordsAlone(input),
    measuredSentence(input),
    `Severity appears to be ${rating.severity}${raised.length === 0 ? '' : `: ${lowerFirst(raised[0] ?? '')}`}`.replace(
      /([^.])$/,
      '$1.',
    ),
    as4349.safetyHazard
      ? `${SAFETY_HAZARD}${isKeptFrom(subject.defectId, input.alerts) ? `: ${KEEP_AWAY}` : ''}.`
      : '',
    verdictSentence(compliance),
    first ? sentence(first) : '',
    subject.whoToCall[0] ? `Call ${withArticle(subject.whoToCall[0])}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function technicalAnalysis(parts: TextParts): string {
  const { subject, cracking, as4349, edition, guide } = parts;
  return [
    subject.cues.length > 0
      ? `Typical signs, not necessarily in this photo: ${subject.cues.join('; ')}.`
      : '',
    `Likely causes: ${subject.causes.join('; ')}.`,
    categorySentence(cracking),
    as4349.text,
    `Edition of the NCC: ${edition.display}. ${edition.why}`,
    `Guide: ${guide.title}. ${guide.why}`,
  ]
    .filter(Boolean)
    .join('\n');
}

export function considerationPoints(parts: TextParts): string[] {
  const { subject, input, compliance, cracking, guide } = parts;
  const stages = input.stages.flatMap((id) => findStage(id) ?? []);
  const usual = subject.defects.some((defect) => defect.stages.some((stage) => input.stages.includes(stage)));
  const inspected = stages.filter((stage) => stage.inspectionRequired).map((stage) => stage.name);
  return distinct([
    ...(subject.confusableWith.length > 0
      ? [`It can look like ${listOf(subject.confusableWith.map(lowerFirst), 'or')}: rule that out on site.`]
      : []),
    ...(cracking.openQuestion ? [cracking.openQuestion] : []),
    ...(input.confidence < 0.75 && !input.namedByInspector
      ? [`Confidence is ${percent(input.confidence)}: a closer photo or a second look would settle it.`]
      : []),
    ...(stages.length > 0 && !usual
      ? [
          `It is unusual at this stage (${listOf(stages.map((stage) => stage.name))}): check the stage and the finding.`,
        ]
      : []),
    ...(inspected.length > 0
      ? [`This stage is inspected (${listOf(inspected)}): raise this before the work is covered or paid for.`]
      : []),
    ...(compliance.missingFacts.length > 0
      ? [`Add ${listOf(compliance.missingFacts.map(inputName))} to the project to check more.`]
      : []),
    ...(guide.id !== null && guide.id !== 'none' && !guide.limitsHeld
      ? [`Plumbline doesn’t have the limits of the ${guide.title}. Look them up in the guide.`]
      : []),
    ...(compliance.missingWords.length > 0 && compliance.rule === null && subject.defectId
      ? [`Add ${listOf(compliance.missingWords.map(asked), 'or')} to have it checked.`]
      : []),
    ...subject.defects.slice(0, 1).map((defect) => `More serious if: ${defect.escalatesWhen.join('; ')}.`),
  ]);
}

export function recommendations(parts: TextParts): string[] {
  const { subject, input, compliance, as4349 } = parts;
  const who = subject.whoToCall[0];
  const trade = who?.split(' ').at(-1) ?? '';
  const planned = [...subject.actions.immediate, ...subject.actions.shortTerm].some((action) =>
    action.includes(trade),
  );
  return distinct(
    [
      // An alert's own steps say from what, and how far.
      as4349.safetyHazard && !input.alerts?.length && isKeptFrom(subject.defectId) ? KEEP_AWAY : '',
      ...subject.actions.immediate,
      // An alert says whom it calls: a painter named beside live wires alone would be the wrong one.
      who && !planned && !input.alerts?.length ? `have ${withArticle(who)} look at it` : '',
      ...subject.actions.shortTerm,
      ...subject.actions.longTerm,
      compliance.verdict === 'non_compliant'
        ? 'ask the builder in writing to rectify it, with the photo, the measurement and the provision'
        : '',
    ]
      .filter(Boolean)
      .map(sentence),
  );
}
