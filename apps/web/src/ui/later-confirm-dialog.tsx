import { type ComponentProps, Suspense, useState } from 'react';
import { lazyPart } from '../browser/lazy-part.tsx';
import type { ConfirmDialog } from './confirm-dialog.tsx';

const Dialog = lazyPart(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** The same question, fetched when it is first asked: for what stands on every page and is seldom pressed. */
export function LaterConfirmDialog(props: ComponentProps<typeof ConfirmDialog>) {
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  return asked ? (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  ) : null;
}

/** Fetches it before it is asked: where a newer version may have taken its place by then. */
LaterConfirmDialog.preload = Dialog.preload;
