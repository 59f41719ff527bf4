/**
 * What stands beside a finding until somebody says whether anything has fallen, is loose or has a hole in it: it is never low
 * or minor, and keeping clear comes first.
 */
import type { BlindSpot } from '../blind-spots.ts';
import { SEVERITY_RANK } from '../findings.ts';
import { lookFromAfar, looksFromAfar, stepsFromAfar } from '../hazards/fallen.ts';
import type { Correction } from './correction.ts';
import type { Structure } from './structure.ts';
import type { Subject } from './subject.ts';
import type { AssessInput, Assessment, Compliance } from './types.ts';
import { distinct, sentence } from './wording.ts';

/**
 * unknown: nobody has said yet. asked: the same, and the words tell what it is, which can't come down on anybody. Of what nothing has fallen from, unplaced: nobody said that it is where it can fall on
 * nobody; crack: the panel isn't sure, and would call it a crack; none: nothing else is open. beside: somebody answered it
 * of another finding of the same photo, with a yes.
 */
export type Fallen = 'unknown' | 'asked' | 'unplaced' | 'crack' | 'none' | 'beside';

/** The first thing to do while nobody knows. */
export const PRECAUTION = 'Keep people from under it until you know that nothing is loose.';

/** What to do first of a finding that shares its photo with one of which somebody said that something fell. */
const BESIDE =
  'Keep people from under it: in the same photo something has fallen, is loose or has a hole in it.';

/** What comes first, and keeps people from it: there is none where nothing is open. */
const FIRST: Readonly<Partial<Record<Fallen, string>>> = { unknown: PRECAUTION, beside: BESIDE };

/** True while it isn't known that nothing is loose: until then nothing is called compliant. */
export const isUnknown = ({ fallen }: Pick<AssessInput, 'fallen'>): boolean =>
  fallen !== undefined && (fallen === 'asked' || FIRST[fallen] !== undefined);

const UNSAID = 'At least medium until someone says whether anything has fallen or is loose.';

const WHY: Readonly<Record<Exclude<Fallen, 'none'>, string>> = {
  unknown: UNSAID,
  asked: UNSAID,
  unplaced: 'At least medium until someone says where it is: pieces may fall on people.',
  beside: 'At least medium: in the same photo something has fallen, is loose or has a hole in it.',
  crack: 'At least medium: it may be a crack, and what is cracked isn’t known.',
};

/** Says that something is loose, without an 'if'. */
const SAYS_LOOSE = /^keep\b(?!.*\b(?:if|where|until)\b).*\bloose\b/i;

const INSPECTOR = 'building inspector';

/** Rated and classed as no more harmless than is known. */
export function structureWith(found: Structure, { fallen }: AssessInput): Structure {
  const { rating } = found;
  if (!fallen || fallen === 'none' || SEVERITY_RANK[rating.severity] >= SEVERITY_RANK.high) return found;
  return {
    ...found,
    unclassified: true,
    rating: { ...rating, severity: 'medium', reasons: [...rating.reasons, WHY[fallen]] },
  };
}

/** The same finding with the precaution first and nothing that sends a person under it; once answered, as answered. */
export function subjectWith(subject: Subject, { fallen }: AssessInput): Subject {
  if (!fallen) return subject;
  const { actions, whoToCall } = subject;
  const first = FIRST[fallen];
  if (!first) {
    const immediate = actions.immediate.filter((line) => !SAYS_LOOSE.test(line));
    return { ...subject, actions: { ...actions, immediate } };
  }
  return {
    ...subject,
    whoToCall: distinct([...(subject.whoToCall[0]?.includes('engineer') ? [] : [INSPECTOR]), ...whoToCall]),
    actions: { ...actions, immediate: [first, ...stepsFromAfar(actions.immediate)] },
  };
}

/** What the panel misses, with what to photograph of it: from afar while people are to keep from under it. */
export const blindSpotsWith = (spots: readonly BlindSpot[], { fallen }: AssessInput): BlindSpot[] =>
  fallen && FIRST[fallen]
    ? spots.map(({ missed, instead }) => ({ missed, instead: lookFromAfar(instead) }))
    : [...spots];

/** Doubt about a place that is marked: what the photo leaves open isn't low. */
export function doubtWith(assessment: Assessment, input: AssessInput): Assessment {
  const { fallen } = input;
  if (!fallen || fallen === 'none' || fallen === 'unplaced') return assessment;
  const first = FIRST[fallen];
  const rated = {
    ...assessment,
    severity: 'medium' as const,
    severityReasons: [...assessment.severityReasons, WHY[fallen]],
  };
  if (!first) return rated;
  return {
    ...rated,
    actions: { ...assessment.actions, immediate: [first] },
    whoToCall: [INSPECTOR],
    ...(assessment.blindSpots ? { blindSpots: blindSpotsWith(assessment.blindSpots, input) } : {}),
    executiveSummary: `${sentence(assessment.executiveSummary)} ${first}`,
    recommendations: [first, ...looksFromAfar(assessment.recommendations)],
  };
}

const NOT_KNOWN = 'Can’t be called compliant until someone says whether anything has fallen or is loose.';

/** One measure within its limit doesn't make a place compliant of which that isn't known. */
export function complianceWith(compliance: Compliance, input: AssessInput): Compliance {
  if (compliance.verdict !== 'compliant' || !isUnknown(input)) return compliance;
  return { ...compliance, verdict: 'undetermined', text: `${NOT_KNOWN} ${compliance.text}` };
}

/** A correction that says no less than is known: what it lifts counts again once somebody has answered. */
export function correctionWith(correction: Correction, input: AssessInput): Correction {
  if (!isUnknown(input)) return correction;
  const { compliance, severity } = correction;
  return {
    ...correction,
    severity: severity === 'low' ? null : severity,
    compliance: compliance === 'compliant' ? null : compliance,
  };
}

/** A name in the inspector's own words answers nothing: the precaution stands before what they say. */
export function correctedWith(corrected: Assessment, { fallen, correction }: AssessInput): Assessment {
  if (!fallen || fallen === 'none' || correction?.naming !== 'free') return corrected;
  const first = FIRST[fallen];
  if (!first) return corrected;
  const { actions, whoToCall, recommendations, severityReasons } = corrected;
  return {
    ...corrected,
    severityReasons: [...(correction.severity === 'low' ? [] : severityReasons), WHY[fallen]],
    actions: { ...actions, immediate: [first, ...actions.immediate] },
    whoToCall: distinct([...whoToCall, INSPECTOR]),
    executiveSummary: `${sentence(corrected.executiveSummary)} ${first}`,
    recommendations: [first, ...recommendations],
  };
}
