import type { DefectSummary, SORTS } from '@plumbline/contract';
import type { Severity } from '@plumbline/knowledge';

export interface DefectFilters {
  severity: Severity | 'all';
  compliance: DefectSummary['compliance'] | 'all';
  /** review: only defects that nobody has decided. hazard: only findings with an open hazard alert. */
  needs: 'review' | 'hazard' | 'all';
  sort: (typeof SORTS)[number];
}

export const NO_FILTERS: DefectFilters = {
  severity: 'all',
  compliance: 'all',
  needs: 'all',
  sort: 'recent',
};

export const SEVERITY_OPTIONS = [
  { value: 'all', label: 'All severities' },
  { value: 'critical', label: 'Critical' },
  { value: 'high', label: 'High' },
  { value: 'medium', label: 'Medium' },
  { value: 'low', label: 'Low' },
] as const satisfies readonly { value: DefectFilters['severity']; label: string }[];

export const COMPLIANCE_OPTIONS = [
  { value: 'all', label: 'All verdicts' },
  { value: 'compliant', label: 'Compliant' },
  { value: 'non_compliant', label: 'Non-compliant' },
  { value: 'undetermined', label: 'Needs inspection' },
] as const satisfies readonly { value: DefectFilters['compliance']; label: string }[];

export const NEEDS_OPTIONS = [
  { value: 'all', label: 'All findings' },
  { value: 'review', label: 'To review' },
  { value: 'hazard', label: 'Open hazards' },
] as const satisfies readonly { value: DefectFilters['needs']; label: string }[];

export const SORT_OPTIONS = [
  { value: 'recent', label: 'Newest first' },
  { value: 'severity', label: 'Worst first' },
  { value: 'confidence', label: 'Least sure first' },
] as const satisfies readonly { value: DefectFilters['sort']; label: string }[];

/** The part of a list call's query that the filters decide. */
export function filterQuery({ severity, compliance, needs, sort }: DefectFilters) {
  return {
    sort,
    ...(severity === 'all' ? {} : { severity }),
    ...(compliance === 'all' ? {} : { compliance }),
    ...(needs === 'hazard' ? { hazard: 'open' as const } : {}),
    ...(needs === 'review' ? { review: 'open' as const } : {}),
  };
}

/** How many of the filters narrow the list. */
export const countActive = ({ severity, compliance, needs }: DefectFilters): number =>
  [severity, compliance, needs].filter((value) => value !== 'all').length;

export const isFiltered = (filters: DefectFilters): boolean => countActive(filters) > 0;
