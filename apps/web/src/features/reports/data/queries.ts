import type { DefectSummary, Report } from '@plumbline/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../api/api-error.ts';
import { type CallInput, call, callPage } from '../../../api/client.ts';
import { defectListsKey } from '../../../api/query-keys.ts';
import { usePaged } from '../../../api/use-paged.ts';
import { type ReportFilters, reportQuery } from './filters.ts';
import '../../../api/report-endpoints.ts';

export const reportsKey = ['reports'] as const;

const PAGE = 24;
/** How often a report that is being made is looked at, in milliseconds. */
const LOOK_EVERY = 1500;

/** Reports as they stand now: nothing is cached, and what is being made is watched. */
export function useReports(filters: ReportFilters) {
  return usePaged<Report>(
    [...reportsKey, filters],
    (after, { signal }) =>
      callPage('listReports', {
        query: { limit: PAGE, ...reportQuery(filters), ...(after ? { after } : {}) },
        signal,
      }),
    {
      fresh: true,
      every: (reports) => (reports.some(({ status }) => status === 'generating') ? LOOK_EVERY : false),
    },
  );
}

const isGone = (error: unknown) => error instanceof ApiError && [401, 404].includes(error.status);

/** One report that is being made, looked at until it has ended. */
export const reportLook = (id: number) =>
  queryOptions({
    queryKey: [...reportsKey, id, 'look'],
    queryFn: ({ signal }) => call('getReport', { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    // One that was deleted meanwhile isn't waited for.
    refetchInterval: ({ state }) => (isGone(state.error) ? false : LOOK_EVERY),
  });

/** Every finding of a project, fetched only while it is chosen from. */
export function useSelectableDefects(projectId: number) {
  return useQuery({
    queryKey: [...defectListsKey, 'for-report', projectId],
    queryFn: async ({ signal }) => {
      const all: DefectSummary[] = [];
      let after: string | null = '';
      while (after !== null) {
        const page: { items: DefectSummary[]; next: string | null } = await callPage('listProjectDefects', {
          params: { id: projectId },
          query: { limit: 200, sort: 'severity', ...(after ? { after } : {}) },
          signal,
        });
        all.push(...page.items);
        after = page.next;
      }
      return all;
    },
    staleTime: 0,
  });
}

function useRefreshReports() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: reportsKey });
}

type ReportChanges = CallInput<'updateReport'>['body'];
type NewReport = CallInput<'createReport'>['body'];

export function useCreateReport() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: (body: NewReport) => call('createReport', { body: { ...body, type: 'defect_analysis' } }),
    onSuccess: refresh,
  });
}

export function useUpdateReport() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: ({ id, changes }: { id: number; changes: ReportChanges }) =>
      call('updateReport', { params: { id }, body: changes }),
    onSuccess: refresh,
  });
}

export function useRetryReport() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: (id: number) => call('retryReport', { params: { id } }),
    onSuccess: refresh,
  });
}

export function useDeleteReport() {
  const refresh = useRefreshReports();
  return useMutation({
    mutationFn: (id: number) => call('deleteReport', { params: { id } }),
    onSuccess: refresh,
  });
}

/** Every version of a report, newest first, as they stand now. */
export function useReportVersions(id: number) {
  return useQuery({
    queryKey: [...reportsKey, id, 'versions'],
    queryFn: ({ signal }) => call('reportVersions', { params: { id }, signal }),
    staleTime: 0,
  });
}
