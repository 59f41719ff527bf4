import { Suspense, useState } from 'react';
import { lazyPart } from '../../browser/lazy-part.tsx';
import { Button } from '../../ui/button.tsx';
import { useAuthModal } from '../auth/auth-modal-state.ts';

const TrialDialog = lazyPart(() => import('./trial-dialog.tsx'));

/** Opens the trial on a public page; its code comes with the press. */
export function TryPhotoButton() {
  const openModal = useAuthModal();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" size="large" onClick={() => setOpen(true)}>
        Try one photo
      </Button>
      {open ? (
        <Suspense>
          <TrialDialog
            onClose={() => setOpen(false)}
            onSignUp={() => {
              setOpen(false);
              openModal('signup');
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
