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

/** unknown: nobody has said yet. unplaced: nothing has, and nobody said that it is where it can fall on nobody. */
export type Fallen = 'unknown' | 'unplaced';

/** The first thing to do while nobody knows. */
export const PRECAUTION = 'Keep people from under it until you know that nothing is loose.';

const WHY: Readonly<Record<Fallen, string>> = {
  unknown: 'At least medium until somebody says whether anything has fallen or is loose.',
  unplaced: 'At least medium until somebody says where it is: pieces may fall on people.',
};

const INSPECTOR = 'building inspector';

/** Rated and classed as no more harmless than is known. */
export function structureWith(found: Structure, { fallen }: AssessInput): Structure {
  const { rating } = found;
  if (!fallen || SEVERITY_RANK[rating.severity] >= SEVERITY_RANK.high) return found;
  return {
    ...found,
    unclassified: true,
    rating: { ...rating, severity: 'medium', reasons: [...rating.reasons, WHY[fallen]] },
  };
}

/** The same finding with the precaution first, and nothing that sends a person under it. */
export function subjectWith(subject: Subject, { fallen }: AssessInput): Subject {
  if (fallen !== 'unknown') return subject;
  const { actions, whoToCall } = subject;
  return {
    ...subject,
    whoToCall: distinct([...(subject.whoToCall[0]?.includes('engineer') ? [] : [INSPECTOR]), ...whoToCall]),
    actions: { ...actions, immediate: [PRECAUTION, ...stepsFromAfar(actions.immediate)] },
  };
}

/** Doubt about a place that is marked: what the photo leaves open isn't low. */
export function doubtWith(assessment: Assessment, { fallen }: AssessInput): Assessment {
  if (fallen !== 'unknown') return assessment;
  return {
    ...assessment,
    severity: 'medium',
    severityReasons: [...assessment.severityReasons, WHY.unknown],
    actions: { ...assessment.actions, immediate: [PRECAUTION] },
    whoToCall: [INSPECTOR],
    executiveSummary: `${sentence(assessment.executiveSummary)} ${PRECAUTION}`,
    recommendations: [PRECAUTION, ...stepsFromAfar(assessment.recommendations)],
  };
}
