import type { FollowUpState, Visit } from '@plumbline/contract';
import { dayOf } from './project-facts.tsx';

export const VISIT_KIND_OPTIONS = [
  { value: 'pre_purchase', label: 'Pre-purchase inspection' },
  { value: 'stage', label: 'Stage inspection' },
  { value: 'handover', label: 'Handover inspection' },
  { value: 'dilapidation', label: 'Dilapidation survey' },
  { value: 'defect', label: 'Defect inspection' },
  { value: 're_inspection', label: 'Re-inspection' },
] as const satisfies readonly { value: Visit['kind']; label: string }[];

export const visitName = ({ kind, visitedOn }: Pick<Visit, 'kind' | 'visitedOn'>) =>
  `${VISIT_KIND_OPTIONS.find(({ value }) => value === kind)?.label ?? kind}, ${dayOf(visitedOn)}`;

export const STATE_WORDS: Readonly<Record<FollowUpState | 'new', string>> = {
  new: 'New',
  worse: 'Worse',
  same: 'Same',
  fixed: 'Fixed',
  not_found: 'Not found again',
};

/** Today where the person is, as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
