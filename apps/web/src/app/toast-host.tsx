import { lazy, Suspense } from 'react';
import { useCurrentToast } from '../ui/toast-store.ts';

const Toaster = lazy(() => import('../ui/toaster.tsx'));

/** The toaster's code is fetched with the first toast, so that public pages stay light. */
export function ToastHost() {
  const needed = useCurrentToast() !== null;
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
