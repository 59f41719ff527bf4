import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useAuth } from '../../features/auth/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** What an older client asked for by this button; the server gives what was paid for and is missing. */
const ASKED_FOR = 15;

/** Settles with the payment provider, for those whose credits should be there and aren't. */
export function FixButton() {
  const { setCredits } = useAuth();
  const [busy, setBusy] = useState(false);
  const fix = async () => {
    setBusy(true);
    try {
      const { granted, newCredits, message } = await call('manualCreditFix', {
        body: { addCredits: ASKED_FOR },
      });
      toast({
        title: granted > 0 ? 'Credits Added Successfully' : 'Nothing to add',
        description: message,
        ...(granted > 0 ? { tone: 'good' as const } : {}),
      });
      setCredits(newCredits);
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
