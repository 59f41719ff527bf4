import type { Defect } from '@plumbline/contract';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type CallInput, call, callPage } from '../../api/client.ts';
import { statsKey } from '../dashboard/query-keys.ts';
import { projectsKey } from '../projects/queries.ts';
import { type DefectFilters, filterQuery } from './filters.ts';
import { defectKey, defectListsKey } from './query-keys.ts';

/** Ten screens of three: page buttons rarely wait. */
const PROJECT_CHUNK = 30;
const ALL_CHUNK = 50;

const after = (cursor: string) => (cursor ? { after: cursor } : {});

export function useProjectDefects(projectId: number, filters: DefectFilters) {
  return useInfiniteQuery({
    queryKey: [...defectListsKey, 'project', projectId, filters],
    queryFn: ({ pageParam }) =>
      callPage('listProjectDefects', {
        params: { id: projectId },
        query: { limit: PROJECT_CHUNK, ...filterQuery(filters), ...after(pageParam) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export interface AllDefectsFilters extends DefectFilters {
  search: string;
  projectId: number | null;
}

export function useAllDefects(filters: AllDefectsFilters) {
  const { search, projectId } = filters;
  return useInfiniteQuery({
    queryKey: [...defectListsKey, 'all', filters],
    queryFn: ({ pageParam, signal }) =>
      callPage('listDefects', {
        query: {
          limit: ALL_CHUNK,
          ...filterQuery(filters),
          ...(search ? { search } : {}),
          ...(projectId ? { projectId } : {}),
          ...after(pageParam),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

export function useDefect(id: number) {
  return useQuery({
    queryKey: defectKey(id),
    queryFn: () => call('getDefect', { params: { id } }),
  });
}

/** A decision changes each finding that it is of, every list and every figure. */
export function useRefreshAfterDecision() {
  const queryClient = useQueryClient();
  return (...decided: readonly Defect[]) => {
    for (const defect of decided) queryClient.setQueryData(defectKey(defect.id), defect);
    return Promise.all(
      [defectListsKey, projectsKey, statsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}

export type DecisionBody = CallInput<'decideDefect'>['body'];

export function useDecide(id: number) {
  const refresh = useRefreshAfterDecision();
  return useMutation({
    mutationFn: (body: DecisionBody) => call('decideDefect', { params: { id }, body }),
    onSuccess: (defect) => void refresh(defect),
  });
}

export function useWithdrawDecision(id: number) {
  const refresh = useRefreshAfterDecision();
  return useMutation({
    mutationFn: () => call('withdrawDecision', { params: { id } }),
    onSuccess: (defect) => void refresh(defect),
  });
}

export function useDeleteDefect(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('deleteDefect', { params: { id } }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: defectKey(id) });
      for (const queryKey of [defectListsKey, projectsKey, statsKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
