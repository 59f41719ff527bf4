import type { Defect } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call, callPage } from '../../../api/client.ts';
import { defectKey, defectListsKey, projectsKey, statsKey } from '../../../api/query-keys.ts';
import { useRefreshFindings } from '../../../api/refresh-findings.ts';
import { usePaged } from '../../../api/use-paged.ts';
import { type DefectFilters, filterQuery } from './filters.ts';

/** Ten screens of three: page buttons rarely wait. */
const PROJECT_CHUNK = 30;
const ALL_CHUNK = 50;

export function useProjectDefects(projectId: number, filters: DefectFilters) {
  return usePaged([...defectListsKey, 'project', projectId, filters], (after) =>
    callPage('listProjectDefects', {
      params: { id: projectId },
      query: { limit: PROJECT_CHUNK, ...filterQuery(filters), ...(after ? { after } : {}) },
    }),
  );
}

export interface AllDefectsFilters extends DefectFilters {
  search: string;
  projectId: number | null;
}

export function useAllDefects(filters: AllDefectsFilters) {
  const { search, projectId } = filters;
  return usePaged([...defectListsKey, 'all', filters], (after, { signal }) =>
    callPage('listDefects', {
      query: {
        limit: ALL_CHUNK,
        ...filterQuery(filters),
        ...(search ? { search } : {}),
        ...(projectId ? { projectId } : {}),
        ...(after ? { after } : {}),
      },
      signal,
    }),
  );
}

export function useDefect(id: number) {
  return useQuery({
    queryKey: defectKey(id),
    queryFn: () => call('getDefect', { params: { id } }),
  });
}

export type DecisionBody = CallInput<'decideDefect'>['body'];

/** Decides over the decision that is on screen: what somebody decided since isn't lost, and is shown. */
export function useDecide({ id, decisionDetails }: Pick<Defect, 'id' | 'decisionDetails'>) {
  const queryClient = useQueryClient();
  const refresh = useRefreshFindings();
  const over = decisionDetails?.decidedAt ?? null;
  return useMutation({
    mutationFn: (body: DecisionBody) => call('decideDefect', { params: { id }, body: { ...body, over } }),
    onSuccess: (defect) => void refresh(defect),
    onError: () => queryClient.invalidateQueries({ queryKey: defectKey(id) }),
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
    mutationFn: (reason: string | undefined) =>
      call('deleteDefect', { params: { id }, body: reason ? { reason } : undefined }),
    onSuccess: () => {
      queryClient.removeQueries({ queryKey: defectKey(id) });
      for (const queryKey of [defectListsKey, projectsKey, statsKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
  });
}
