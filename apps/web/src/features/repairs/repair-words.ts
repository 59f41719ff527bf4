import type { RepairEntry, RepairStateId, RepairStep } from '@plumbline/contract';
import type { BadgeTone } from '../../ui/badge.tsx';
import { longDate } from '../../ui/dates.ts';

/** 'Verified' says that somebody looked, never that the part is sound. */
export const STATE_WORDS: Readonly<Record<RepairStateId, string>> = {
  open: 'Open',
  assigned: 'Assigned',
  fixed: 'Fixed, not verified yet',
  fixed_unverified: 'Fixed, not independently verified',
  verified: 'Verified',
  reopened: 'Reopened',
  disputed: 'Disputed',
  accepted: 'Accepted as is',
  not_defect: 'Not a defect',
};

export const STEP_WORDS: Readonly<Record<RepairStep, string>> = {
  assign: 'Assign',
  unassign: 'Unassign',
  fix: 'Fixed',
  takeBackFix: 'Not fixed yet',
  reportFixed: 'Report as fixed',
  fixOwn: 'I fixed it',
  verify: 'Verify',
  reopen: 'Reopen',
  dispute: 'Dispute',
  accept: 'Accept as is',
  notDefect: 'Not a defect',
  comment: 'Comment',
};

/** What a step means, before it is taken. */
export const STEP_HINTS: Readonly<Partial<Record<RepairStep, string>>> = {
  reportFixed: 'The person responsible says it is fixed. You can verify it once you have looked.',
  fixOwn: 'It will say: fixed, not independently verified. You can’t verify your own work.',
  verify: 'Your name appears beside it. It says you looked, not that the work is sound.',
  dispute: 'Someone says it isn’t theirs to fix, or isn’t a defect.',
  accept: 'It stays as it is, on purpose.',
  notDefect: 'There is nothing to fix.',
};

/** 'Fixed, not verified yet · Ben Ochre, from a phone' as a line of the history. */
export function whatWasDone({ step, to, person, dueOn }: RepairEntry, photos: number): string {
  if (step === 'comment') return photos > 0 ? 'Photo' : 'Comment';
  if (step !== 'assign') return STATE_WORDS[to];
  return `Assigned to ${person}${dueOn ? `, due ${longDate(`${dueOn}T12:00:00`)}` : ''}`;
}

/** What was said with it. A photo that came without words is kept with one. */
export const whatWasSaid = ({ step, note }: RepairEntry, photos: number): string =>
  step === 'comment' && photos > 0 && note === 'Photo' ? '' : note;

export const byWhom = ({ by, name }: Pick<RepairEntry, 'by' | 'name'>) =>
  by === 'holder' ? `${name} (by link)` : name || 'Owner';

export const STATE_TONES: Readonly<Record<RepairStateId, BadgeTone>> = {
  open: 'neutral',
  assigned: 'blue',
  fixed: 'fair',
  fixed_unverified: 'fair',
  verified: 'good',
  reopened: 'poor',
  disputed: 'poor',
  accepted: 'neutral',
  not_defect: 'neutral',
};
