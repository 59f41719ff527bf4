import type { AccountSummary, AuditAction, Mail } from '@plumbline/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import '../../api/administration-endpoints.ts';
import { messageFor } from '../../api/api-error.ts';
import { call, callPage } from '../../api/client.ts';
import { usePaged } from '../../api/use-paged.ts';
import { toast } from '../../ui/toast-store.ts';

const administrationKey = ['administration'] as const;
const accountsKey = [...administrationKey, 'accounts'] as const;
const mailsKey = [...administrationKey, 'mails'] as const;

/** Accounts whose name or address holds this text. */
export function useAccounts(search: string) {
  return usePaged([...accountsKey, search], (after) =>
    callPage('listAccounts', {
      query: { limit: 50, ...(search ? { search } : {}), ...(after ? { after } : {}) },
    }),
  );
}

/** The audit trail, newest first; of one kind or of people whose address holds this text, where they are given. */
export function useAudit({ action, person }: { action: AuditAction | undefined; person: string }) {
  return usePaged([...administrationKey, 'audit', action ?? '', person], (after) =>
    callPage('listAudit', {
      query: {
        limit: 50,
        ...(action ? { action } : {}),
        ...(person ? { person } : {}),
        ...(after ? { after } : {}),
      },
    }),
  );
}

export type MailState = Mail['state'];

/** Mail that was written, newest first. */
export function useMails(state: MailState | undefined) {
  return usePaged([...mailsKey, state ?? ''], (after) =>
    callPage('listMails', {
      query: { limit: 50, ...(state ? { state } : {}), ...(after ? { after } : {}) },
    }),
  );
}

/** What a mail says. Asked for anew each time: every reading is put on record. */
export function useMailText(id: number) {
  return useQuery({
    queryKey: [...mailsKey, 'text', id],
    queryFn: () => call('readMail', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

export function useRetryMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call('retryMail', { params: { id } }),
    onSuccess: () => toast({ title: 'Trying again', tone: 'good' }),
    onError: (error) =>
      toast({
        title: 'Nothing changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailsKey }),
  });
}

const reviewsKey = [...administrationKey, 'reviews'] as const;

/** Reviews, newest first. */
export function useReviews() {
  return usePaged([...reviewsKey], (after) =>
    callPage('listReviews', { query: { limit: 50, ...(after ? { after } : {}) } }),
  );
}

export function useModerateReview(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (state: 'approved' | 'refused') =>
      call('moderateReview', { params: { id }, body: { state } }),
    onSuccess: (_, state) =>
      toast({ title: state === 'approved' ? 'Review approved' : 'Review refused', tone: 'good' }),
    onError: (error) =>
      toast({
        title: 'Nothing changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: reviewsKey }),
  });
}

type AccountChange =
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
      toast({
        title: 'Nothing changed',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: accountsKey }),
  });
}
