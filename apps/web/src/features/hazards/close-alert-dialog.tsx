import { ALERT_REASON, type Defect, WORDS_CHANGED } from '@plumbline/contract';
import { toast } from '../../ui/toast-store.ts';
import type { NamedAlert } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CloseAlertDialogProps {
  alert: Defect['alerts'][number];
  /** Where the reason will be read: 'on the finding and in its reports'. */
  readIn: string;
  /** It was read from words in a box that can be written anew, such as a visit's. */
  fromWords?: boolean;
  close: (closing: NamedAlert & { reason: string }) => Promise<unknown>;
  onClose: () => void;
}

/** A hazard alert is closed only with the reason, which stays with what it was closed on. */
export default function CloseAlertDialog({
  alert,
  readIn,
  fromWords = false,
  close,
  onClose,
}: CloseAlertDialogProps) {
  const closeFor = async (reason: string) => {
    await close({ kind: alert.kind, title: alert.title, reason });
    toast({ title: 'Hazard alert closed', tone: 'good' });
  };
  return (
    <ReasonDialog
      title="Close this hazard alert?"
      description={alert.title}
      label="Why is it safe now?"
      hint={`Who checked it, and what they found, in at least four words. Your name, the date and this reason appear ${readIn}.`}
      submit="Close alert"
      cancel="Keep it open"
      failed="The alert wasn’t closed. Please try again."
      act={closeFor}
      offered={
        fromWords
          ? {
              reason: `${WORDS_CHANGED}‘${alert.because}’`.slice(0, ALERT_REASON.most),
              label: 'Those words were changed',
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}
