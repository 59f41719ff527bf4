import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { useAuth } from '../auth/auth-context.ts';

const SignOutDialog = lazyPart(() => import('./sign-out-dialog.tsx'));

/** Signs out at once, or asks first where photos wait on this device; `question` is drawn beside the button. */
export function useSignOut(): { leave: () => Promise<void>; question: ReactNode } {
  const { user, signOut } = useAuth();
  const [asking, setAsking] = useState(false);
  return {
    leave: async () => {
      const waiting = user
        ? await import('./photos-not-sent.ts').then(
            ({ photosNotSent }) => photosNotSent(user.id),
            () => 0,
          )
        : 0;
      if (waiting > 0) setAsking(true);
      else await signOut();
    },
    question: asking ? (
      <Suspense>
        <SignOutDialog onOpenChange={setAsking} onSignOut={() => void signOut()} />
      </Suspense>
    ) : null,
  };
}
