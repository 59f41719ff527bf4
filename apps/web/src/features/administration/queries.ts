import type { AccountSummary } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { call, callPage } from '../../api/client.ts';
import { toast } from '../../ui/toast-store.ts';

const accountsKey = ['administration', 'accounts'] as const;

/** Accounts whose name or address holds this text. */
export function useAccounts(search: string) {
  return useQuery({
    queryKey: [...accountsKey, search],
    queryFn: () => callPage('listAccounts', { query: { limit: 50, ...(search ? { search } : {}) } }),
    placeholderData: (before) => before,
  });
}

export type AccountChange =
  | { kind: 'role'; role: 'user' | 'admin' }
  | { kind: 'suspend'; reason: string }
  | { kind: 'lift' }
  | { kind: 'sessions' }
  | { kind: 'credits'; amount: number; reason: string; reference: string };

function send(id: number, change: AccountChange): Promise<AccountSummary> {
  const params = { id };
  if (change.kind === 'role') return call('setRole', { params, body: { role: change.role } });
  if (change.kind === 'suspend') return call('suspendAccount', { params, body: { reason: change.reason } });
  if (change.kind === 'lift') return call('liftSuspension', { params });
  if (change.kind === 'sessions') return call('endSessions', { params });
  const { amount, reason, reference } = change;
  return call('adjustCredits', { params, body: { amount, reason, reference } });
}

const DONE = {
  role: 'Role changed',
  suspend: 'Account suspended',
  lift: 'Suspension lifted',
  sessions: 'Sessions ended',
  credits: 'Credits adjusted',
} as const;

export function useChangeAccount(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: AccountChange) => send(id, change),
    onSuccess: (_, { kind }) => toast({ title: DONE[kind], tone: 'good' }),
    onError: (error) =>
      toast({ title: 'Not done', description: messageFor(error, 'Please try again.'), tone: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: accountsKey }),
  });
}
