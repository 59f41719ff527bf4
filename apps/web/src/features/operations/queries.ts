import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import '../../api/administration-endpoints.ts';
import { toast } from '../../ui/toast-store.ts';

const EVERY_MS = 15_000;
const statusKey = ['installation-status'] as const;

/** How the parts of the installation are; asked again while the page is looked at. */
export function useInstallationStatus() {
  return useQuery({
    queryKey: statusKey,
    queryFn: () => call('installationStatus', {}),
    refetchInterval: EVERY_MS,
  });
}

/** Tries a failed job again. */
export function useRetryJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('retryJob', { params: { id } }),
    onSuccess: ({ retried }) =>
      retried
        ? toast({ title: 'Trying the job again', tone: 'good' })
        : toast({ title: 'Job removed', description: 'There was nothing left to do.' }),
    onError: (error) =>
      toast({
        title: 'Nothing changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: statusKey }),
  });
}
