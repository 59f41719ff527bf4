import type { Defect } from '@plumbline/contract';
import { toast } from '../../ui/toast-store.ts';
import { useCloseAlert } from './queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface CloseAlertDialogProps {
  defectId: number;
  alert: Defect['alerts'][number];
  onClose: () => void;
}

/** A hazard alert is closed only with the reason, which stays with the finding and in its reports. */
export default function CloseAlertDialog({ defectId, alert, onClose }: CloseAlertDialogProps) {
  const { mutateAsync } = useCloseAlert(defectId, alert.kind);
  const close = async (reason: string) => {
    await mutateAsync(reason);
    toast({ title: 'Hazard alert closed', tone: 'good' });
  };
  return (
    <ReasonDialog
      title="Close this hazard alert?"
      description={alert.title}
      label="Why is it safe now?"
      hint="Who checked it, and what they found, in at least four words. Your name, the date and this reason appear on the finding and in its reports."
      submit="Close alert"
      cancel="Keep it open"
      failed="The alert wasn’t closed. Please try again."
      act={close}
      onClose={onClose}
    />
  );
}
