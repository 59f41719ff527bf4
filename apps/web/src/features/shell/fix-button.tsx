import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAuth, useUser } from '../auth/auth-context.ts';

/** Asks the server for the balance once more, for those whose credits should be there and aren't. */
export function FixButton() {
  const { analysisCredits } = useUser();
  const { setCredits } = useAuth();
  const [busy, setBusy] = useState(false);
  const fix = async () => {
    setBusy(true);
    try {
      const { analysisCredits: now } = await call('refreshMe');
      if (now > analysisCredits) {
        toast({
          title: 'Credits Added Successfully',
          description: `You now have ${now} credits.`,
          tone: 'good',
        });
        setCredits(now);
      } else {
        toast({
          title: 'Nothing to add',
          description: 'We looked again: every credit that was granted to you has been used.',
        });
      }
    } catch (error) {
      toast({
        title: 'Failed to Add Credits',
        description: messageFor(error, 'Please try again in a moment.'),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy} onClick={() => void fix()}>
      Fix
    </Button>
  );
}
