import type { AlertClosed } from '@plumbline/contract';
import { useState } from 'react';
import { tellFailure } from '../../api/tell-failure.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast-store.ts';
import { type Closing, useCloseAlike } from './queries.ts';

interface CloseAlikeProps {
  closing: Closing;
  findings: AlertClosed['alike'];
  onClose: () => void;
}

/** The same words raised the same alert on other findings: offers the reason for them, and keeps it with each. */
export default function CloseAlike({ closing, findings, onClose }: CloseAlikeProps) {
  const closeAlike = useCloseAlike();
  const [busy, setBusy] = useState(false);
  const numbers = findings.map(({ number }) => `#${number}`).join(', ');
  const confirm = async () => {
    setBusy(true);
    try {
      await closeAlike(
        closing,
        findings.map(({ id }) => id),
      );
      toast({ title: 'Hazard alerts closed', tone: 'good' });
    } catch (error) {
      tellFailure('Not every alert was closed')(error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      title="Close the same alert there too?"
      message={`‘${closing.title}’ is also open on ${numbers}, raised by the same words. Your reason is kept with each: “${closing.reason}”`}
      confirmLabel={findings.length === 1 ? 'Close it too' : `Close all ${findings.length}`}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
