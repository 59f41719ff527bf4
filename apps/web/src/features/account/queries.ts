import type { Preferences } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { type CallInput, call } from '../../api/client.ts';
import { toast } from '../../ui/toast-store.ts';

const PREFERENCES = ['account', 'preferences'];
export const SESSIONS = ['account', 'sessions'];
export const SECURITY = ['account', 'security'];
export const PROFILE = ['account', 'profile'];

export const usePreferences = () =>
  useQuery({ queryKey: PREFERENCES, queryFn: () => call('readPreferences') });

/** The state that this person mostly inspects in, as far as it has been read by now. */
export const useHomeState = () => useQueryClient().getQueryData<Preferences>(PREFERENCES)?.state ?? null;

/** What this person does, as far as it has been read by now. */
export const useHomeWork = () => useQueryClient().getQueryData<Preferences>(PREFERENCES)?.work ?? null;

export function useSavePreferences() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<'savePreferences'>['body']) => call('savePreferences', { body }),
    onSuccess: (saved) => queryClient.setQueryData(PREFERENCES, saved),
    onError: (error) =>
      toast({
        title: 'Not saved',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
}

export const useSecurity = () => useQuery({ queryKey: SECURITY, queryFn: () => call('security') });
export const useSessions = () => useQuery({ queryKey: SESSIONS, queryFn: () => call('listSessions') });
export const useProfile = () => useQuery({ queryKey: PROFILE, queryFn: () => call('readProfile') });
