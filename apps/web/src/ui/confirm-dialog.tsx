import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from './back-closes.ts';
import { Button } from './button.tsx';
import { escapeKeys } from './escape-keys.ts';
import { usePageLock } from './page-lock.ts';
import { useReturnFocus } from './return-focus.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  message: ReactNode;
  /** The verb of what happens, such as 'Delete project': never 'OK'. */
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  /** Why it can't be done at all: said in place of the button. */
  refused?: string | undefined;
  onConfirm: () => void;
}

/** Asks before what can't be undone. Stays open while `busy`; the caller closes it when done. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  danger = false,
  busy = false,
  refused,
  onConfirm,
}: ConfirmDialogProps) {
  usePageLock(open);
  const returnFocus = useReturnFocus();
  useBackCloses(open, () => {
    if (!busy) onOpenChange(false);
    return !busy;
  });
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <AlertDialog.Portal>
        <div className="scrim" aria-hidden="true" />
        <AlertDialog.Content
          {...returnFocus}
          {...escapeKeys(() => (busy ? undefined : onOpenChange(false)))}
          aria-modal="true"
          className="dialog"
          data-size="small"
        >
          <div className="overflow-y-auto px-5 pt-5 pb-4">
            <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-sm text-ink-soft">
              {refused ?? message}
            </AlertDialog.Description>
          </div>
          <div className="flex flex-wrap justify-end gap-3 px-5 pt-2 pb-5">
            <AlertDialog.Cancel asChild>
              <Button disabled={busy}>{refused ? 'Close' : 'Cancel'}</Button>
            </AlertDialog.Cancel>
            {refused ? null : (
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
