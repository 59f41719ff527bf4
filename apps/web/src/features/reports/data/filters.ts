import { REPORT_STATUS_LABELS, type Report, type ReportSort, type ReportStatus } from '@plumbline/contract';

export interface ReportFilters {
  search: string;
  status: ReportStatus | 'all';
  /** A project's id as text, or 'all'. */
  project: string;
  sort: ReportSort;
}

export const NO_FILTERS: ReportFilters = { search: '', status: 'all', project: 'all', sort: 'date_desc' };

export const STATUS_OPTIONS: readonly { value: ReportFilters['status']; label: string }[] = [
  { value: 'all', label: 'All statuses' },
  { value: 'completed', label: REPORT_STATUS_LABELS.completed },
  { value: 'generating', label: REPORT_STATUS_LABELS.generating },
  { value: 'failed', label: REPORT_STATUS_LABELS.failed },
];

export const SORT_OPTIONS: readonly { value: ReportSort; label: string }[] = [
  { value: 'date_desc', label: 'Newest first' },
  { value: 'date_asc', label: 'Oldest first' },
  { value: 'name_asc', label: 'Name A-Z' },
  { value: 'name_desc', label: 'Name Z-A' },
  { value: 'issues_desc', label: 'Most issues' },
  { value: 'issues_asc', label: 'Fewest issues' },
  { value: 'status_asc', label: 'Status A-Z' },
];

export function isFiltered({ search, status, project }: ReportFilters): boolean {
  return search.trim() !== '' || status !== 'all' || project !== 'all';
}

/** The query that the server filters and sorts by. */
export function reportQuery({ search, status, project, sort }: ReportFilters) {
  return {
    sort,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(project === 'all' ? {} : { projectId: project }),
  };
}

type IssueCounts = Pick<Report, 'criticalCount' | 'highCount' | 'mediumCount' | 'lowCount'>;

export function issueCount({ criticalCount, highCount, mediumCount, lowCount }: IssueCounts): number {
  return criticalCount + highCount + mediumCount + lowCount;
}
