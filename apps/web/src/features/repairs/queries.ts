import type { Repair } from '@plumbline/contract';
import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { addEndpoints, type CallInput, call } from '../../api/client.ts';
import { newKey } from '../../api/new-key.ts';
import { defectKey, projectsKey } from '../../api/query-keys.ts';
import { toast } from '../../ui/toast-store.ts';

addEndpoints(projectPageEndpoints);

const repairKey = (id: number) => [...defectKey(id), 'repair'] as const;
const dueKey = ['repairs'] as const;

export function useRepair(id: number) {
  return useQuery({
    queryKey: repairKey(id),
    queryFn: ({ signal }) => call('getRepair', { params: { id }, signal }),
  });
}

/** Every repair of all projects that isn't done. */
export function useDue() {
  return useQuery({ queryKey: dueKey, queryFn: ({ signal }) => call('listDue', { signal }) });
}

type Body = CallInput<'changeRepair'>['body'];
export type Wanted = Omit<Body, 'key' | 'revision'>;

/** Takes a step. Sent again after a lost answer, it counts once. */
export function useStep(repair: Repair) {
  const queryClient = useQueryClient();
  const { findingId, revision } = repair;
  return useMutation({
    mutationFn: ({ wanted, key }: { wanted: Wanted; key: string }) =>
      call('changeRepair', { params: { id: findingId }, body: { ...wanted, key, revision } }),
    onSuccess: (next) => queryClient.setQueryData(repairKey(findingId), next),
    onError: (error) => {
      toast({
        title: 'The repair wasn’t changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      });
      void queryClient.invalidateQueries({ queryKey: repairKey(findingId) });
    },
    onSettled: () =>
      Promise.all([dueKey, projectsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

export const pressed = (wanted: Wanted) => ({ wanted, key: newKey() });
