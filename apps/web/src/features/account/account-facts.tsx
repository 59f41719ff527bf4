import { useMutation } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { longDate } from '../../ui/dates.ts';
import { toast } from '../../ui/toast-store.ts';
import { useUser } from '../auth/auth-context.ts';

const ROLE_WORDS = { user: 'User', admin: 'Admin' } as const;

/** What the account is: not to be changed here. */
export function AccountFacts() {
  const { email, emailVerified, role, createdAt } = useUser();
  const ask = useMutation({
    mutationFn: () => call('askForVerification'),
    onSuccess: () => toast({ title: 'Sent', description: `Look for our message to ${email}.`, tone: 'good' }),
    onError: (error) =>
      toast({
        title: 'Not sent',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  return (
    <Card title="Account">
      <dl className="grid gap-4 text-sm tablet:grid-cols-[12rem_1fr]">
        <dt className="-mb-3 text-ink-soft tablet:mb-0">Email</dt>
        <dd className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
          <span className="min-w-0 break-words">{email}</span>
          {emailVerified ? (
            <Badge tone="good">Confirmed</Badge>
          ) : (
            <Button size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
              Send confirmation
            </Button>
          )}
        </dd>
        <dt className="-mb-3 text-ink-soft tablet:mb-0">Account type</dt>
        <dd>{ROLE_WORDS[role]}</dd>
        <dt className="-mb-3 text-ink-soft tablet:mb-0">Member since</dt>
        <dd className="tabular">{longDate(createdAt)}</dd>
      </dl>
    </Card>
  );
}
