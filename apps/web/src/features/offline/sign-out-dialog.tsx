import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useUser } from '../auth/auth-context.ts';
import { photosNotSent } from './photos-not-sent.ts';

interface SignOutDialogProps {
  onOpenChange: (open: boolean) => void;
  onSignOut: () => void;
}

const STAY = 'Your projects stay. Come back with your email address and password.';

/** Asks before signing out, and says where photos would wait on this device until the same person is back. */
export default function SignOutDialog({ onOpenChange, onSignOut }: SignOutDialogProps) {
  const { id } = useUser();
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    void photosNotSent(id).then(setWaiting);
  }, [id]);
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title="Sign out?"
      message={
        waiting === 0
          ? STAY
          : `${waiting === 1 ? '1 photo on this device isn’t sent yet. It waits' : `${waiting} photos on this device aren’t sent yet. They wait`} here until you sign in again. ${STAY}`
      }
      confirmLabel="Sign out"
      onConfirm={onSignOut}
    />
  );
}
