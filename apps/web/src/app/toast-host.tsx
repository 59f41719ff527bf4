import { Suspense } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import { closeToast, useCurrentToast } from '../ui/toast-store.ts';

/** Where the toaster’s code couldn’t be fetched, such as without a network: the words of the toast, and no more. */
function PlainToast() {
  const shown = useCurrentToast();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-50">
      {shown?.open ? (
        <p className="flex items-center gap-3 bg-ink py-1 pr-1 pl-4 text-sm text-paper">
          <span className="min-w-0 flex-1 py-2">
            {[shown.title, shown.description].filter(Boolean).join('. ')}
          </span>
          <button
            type="button"
            className="min-h-(--target) px-3 underline"
            onClick={() => closeToast(shown.id)}
          >
            Dismiss
          </button>
        </p>
      ) : null}
    </div>
  );
}

const Toaster = lazyPart(() => import('../ui/toaster.tsx'), PlainToast);

/** The toaster's code is fetched with the first toast, so that public pages stay light. */
export function ToastHost() {
  const needed = useCurrentToast() !== null;
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
