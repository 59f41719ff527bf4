import { type Compared, VISIT_KIND_NAMES, VISIT_KINDS, type Visit } from '@plumbline/contract';

const DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
export const dayOf = (date: string) => DAY.format(new Date(date));

export const VISIT_KIND_OPTIONS = VISIT_KINDS.map((value) => ({ value, label: VISIT_KIND_NAMES[value] }));

export const visitName = ({ kind, visitedOn }: Pick<Visit, 'kind' | 'visitedOn'>) =>
  `${VISIT_KIND_NAMES[kind]}, ${dayOf(visitedOn)}`;

export const STATE_WORDS: Readonly<Record<Compared['state'], string>> = {
  new: 'New',
  look: 'Look again: a hazard is open',
  to_check: 'Fixed, to be checked',
  unseen: 'Not looked at yet',
  worse: 'Worse',
  same: 'Same',
  fixed: 'Fixed',
  not_found: 'Not found again',
};
