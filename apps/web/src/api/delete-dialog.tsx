import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toast } from '../ui/toast-store.ts';
import { tellFailure } from './tell-failure.ts';

interface DeleteDialogProps {
  name: string;
  message: ReactNode;
  confirmLabel: string;
  /** Why it can't be deleted; undefined where it can. */
  refused: string | undefined;
  remove: () => Promise<unknown>;
  /** What is said once it is gone. */
  deleted: string;
  /** What is said, before the reason, where it isn't. */
  notDeleted: string;
  /** Nobody asks any more. */
  onClose: () => void;
  /** It was tried: what is on screen may not be so any more. */
  onTried: () => unknown;
}

/** Asks whether a thing is to be deleted, deletes it, and says what came of it. Mounted only while it is asked. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, message, confirmLabel, refused, remove, deleted, notDeleted, onClose, onTried } = props;
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await remove();
      toast({ title: deleted, tone: 'good' });
    } catch (error) {
      tellFailure(notDeleted)(error);
    }
    onClose();
    await onTried();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={`Delete ${name}`}
      message={message}
      confirmLabel={confirmLabel}
      danger
      busy={busy}
      refused={refused}
      onConfirm={() => void confirm()}
    />
  );
}
