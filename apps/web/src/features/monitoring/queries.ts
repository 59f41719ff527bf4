import { projectPageEndpoints } from '@plumbline/contract/project-page-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { addEndpoints, type CallInput, call } from '../../api/client.ts';
import { defectKey, defectListsKey, projectsKey, statsKey } from '../../api/query-keys.ts';
import { toast } from '../../ui/toast-store.ts';

addEndpoints(projectPageEndpoints);

const readingsKey = (id: number) => [...defectKey(id), 'readings'] as const;

/** What a crack measured on dated visits. */
export function useReadings(id: number, enabled = true) {
  return useQuery({
    enabled,
    queryKey: readingsKey(id),
    queryFn: ({ signal }) => call('listReadings', { params: { id }, signal }),
  });
}

export type NewReading = CallInput<'addReading'>['body'];

/** Enters a reading or corrects one. Sent again under its key, it counts once. */
export function useAddReading(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReading) => call('addReading', { params: { id }, body }),
    onSuccess: (monitoring) => {
      queryClient.setQueryData(readingsKey(id), monitoring);
      // What grows is a hazard: the finding itself may say something else now.
      void queryClient.invalidateQueries({ queryKey: defectKey(id), exact: true });
      for (const queryKey of [defectListsKey, projectsKey, statsKey]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: () => queryClient.invalidateQueries({ queryKey: readingsKey(id) }),
  });
}

/** Sets when it is to be read again. */
export function usePlanReading(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (nextOn: string | null) => call('planReading', { params: { id }, body: { nextOn } }),
    onSuccess: (monitoring) => queryClient.setQueryData(readingsKey(id), monitoring),
    onError: (error) =>
      toast({
        title: 'The next reading wasn’t changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}
