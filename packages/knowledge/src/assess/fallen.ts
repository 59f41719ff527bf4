/**
 * What stands beside a finding until somebody says whether anything has fallen, is loose or stands open: it is never low
 * or minor, and keeping clear comes first.
 */
import { SEVERITY_RANK } from '../findings.ts';
import { stepsFromAfar } from '../hazards/fallen.ts';
import type { Structure } from './structure.ts';
import type { Subject } from './subject.ts';
import type { AssessInput, Assessment } from './types.ts';
import { distinct, sentence } from './wording.ts';

/**
 * unknown: nobody has said yet. Of what nothing has fallen from, unplaced: nobody said that it is where it can fall on
 * nobody; crack: the panel isn't sure, and would call it a crack; none: nothing else is open. beside: somebody answered it
 * of another finding of the same photo, with a yes.
 */
export type Fallen = 'unknown' | 'unplaced' | 'crack' | 'none' | 'beside';

/** The first thing to do while nobody knows. */
export const PRECAUTION = 'Keep people from under it until you know that nothing is loose.';

/** What to do first of a finding that shares its photo with one of which somebody said that something fell. */
const BESIDE = 'Keep people from under it: in the same photo something has fallen, is loose or stands open.';

/** What comes first, and keeps people from it. */
const FIRST: Readonly<Partial<Record<Fallen, string>>> = { unknown: PRECAUTION, beside: BESIDE };

const WHY: Readonly<Record<Exclude<Fallen, 'none'>, string>> = {
  unknown: 'At least medium until somebody says whether anything has fallen or is loose.',
  unplaced: 'At least medium until somebody says where it is: pieces may fall on people.',
  beside: 'At least medium: in the same photo something has fallen, is loose or stands open.',
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

/** Doubt about a place that is marked: what the photo leaves open isn't low. */
export function doubtWith(assessment: Assessment, { fallen }: AssessInput): Assessment {
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
    executiveSummary: `${sentence(assessment.executiveSummary)} ${first}`,
    recommendations: [first, ...stepsFromAfar(assessment.recommendations)],
  };
}
