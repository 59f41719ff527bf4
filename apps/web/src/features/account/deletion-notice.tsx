import { useMutation } from '@tanstack/react-query';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { longDate } from '../../ui/dates.ts';
import { toast } from '../../ui/toast-store.ts';
import { useAuth, useUser } from '../auth/auth-context.ts';

/** Above every page while the account is to be deleted: when that is, and the way back. */
export function DeletionNotice() {
  const { deletionDueAt } = useUser();
  const { refresh } = useAuth();
  const keep = useMutation({
    mutationFn: () => call('cancelDeletion'),
    onSuccess: async () => {
      toast({ title: 'Your account stays', tone: 'good' });
      await refresh();
    },
    onError: (error) =>
      toast({
        title: 'That didn’t work',
        description: messageFor(error, 'Please try again.'),
        tone: 'destructive',
      }),
  });
  if (!deletionDueAt) return null;
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-critical bg-critical-soft px-5 py-3 text-sm"
    >
      <p>
        Your account and everything in it will be deleted on{' '}
        <strong className="tabular">{longDate(deletionDueAt)}</strong>.
      </p>
      <Button busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </div>
  );
}
