import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '../../api/client.ts';
import '../../api/administration-endpoints.ts';
import { tellFailure } from '../../api/tell-failure.ts';

export const RUNS_KEY = ['migration', 'runs'];
const KEYS_KEY = ['migration', 'keys'];

export const useRuns = () => useQuery({ queryKey: RUNS_KEY, queryFn: () => call('listMigrationRuns') });

export const useApiKeys = () => useQuery({ queryKey: KEYS_KEY, queryFn: () => call('listApiKeys') });

type NewKey = CallInput<'makeApiKey'>['body'];

export function useKeyChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: KEYS_KEY });
  const make = useMutation({
    mutationFn: (body: NewKey) => call('makeApiKey', { body }),
    onSuccess,
    onError: tellFailure('The key couldn’t be made'),
  });
  const revoke = useMutation({
    mutationFn: (id: number) => call('revokeApiKey', { params: { id } }),
    onSuccess,
    onError: tellFailure('The key couldn’t be revoked'),
  });
  return { make, revoke };
}
