import * as Toast from '@radix-ui/react-toast';
import { createPortal } from 'react-dom';
import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { Check } from './icons/check.tsx';
import { TriangleAlert } from './icons/triangle-exclamation-point.tsx';
import { X } from './icons/x.tsx';
import { closeToast, useCurrentToast } from './toast-store.ts';
import { usePageVisible } from './use-page-visible.ts';

const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

/** The one place where toasts appear. F8 moves the focus there. */
export default function Toaster() {
  const shown = useCurrentToast();
  const visible = usePageVisible();
  const destructive = shown?.tone === 'destructive';
  // Into the body, above every dialog: within the page it would lie under their scrim and be hidden with it.
  return createPortal(
    // Nobody sees a toast behind another tab or a locked screen: its time runs once somebody looks.
    <Toast.Provider
      duration={visible ? DURATION : Number.POSITIVE_INFINITY}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD}
    >
      {shown ? (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => (open || !visible ? undefined : closeToast(shown.id))}
          className={cx(
            'toast floating flex items-start gap-3 py-1 pr-1 pl-4',
            destructive && 'border-critical bg-critical-soft',
          )}
        >
          <span className={cx('py-3', destructive ? 'text-critical' : 'text-good')}>
            {destructive ? (
              <TriangleAlert aria-hidden="true" className="size-5" />
            ) : shown.tone === 'good' ? (
              <Check aria-hidden="true" className="size-5" />
            ) : null}
          </span>
          <div className="min-w-0 flex-1 py-3">
            <Toast.Title className="text-sm font-semibold">{shown.title}</Toast.Title>
            {shown.description ? (
              <Toast.Description className="mt-0.5 text-sm text-ink-soft">
                {shown.description}
              </Toast.Description>
            ) : null}
            {shown.action ? (
              <Toast.Action
                altText={shown.action.label}
                onClick={shown.action.onSelect}
                className="mt-1 min-h-(--target-small) text-sm font-medium text-link"
              >
                {shown.action.label}
              </Toast.Action>
            ) : null}
          </div>
          <Toast.Close asChild>
            <IconButton label="Dismiss">
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </Toast.Close>
        </Toast.Root>
      ) : null}
      <Toast.Viewport className="toast-region" />
    </Toast.Provider>,
    document.body,
  );
}
