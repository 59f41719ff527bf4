import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type CallInput, call, callPage } from '../../api/client.ts';
import { defectKey, defectListsKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { useRefreshFindings } from '../../api/refresh-findings.ts';
import { type DefectFilters, filterQuery } from './filters.ts';

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

export type DecisionBody = CallInput<'decideDefect'>['body'];

export function useDecide(id: number) {
  const refresh = useRefreshFindings();
  return useMutation({
    mutationFn: (body: DecisionBody) => call('decideDefect', { params: { id }, body }),
    onSuccess: (defect) => void refresh(defect),
  });
}

export function useWithdrawDecision(id: number) {
  const refresh = useRefreshFindings();
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
