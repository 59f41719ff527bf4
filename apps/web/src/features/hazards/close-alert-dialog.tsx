import { ALERT_REASON, type Defect, isAlertReason, NO_ALERT_REASON } from '@plumbline/contract';
import { useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCloseAlert } from './queries.ts';

interface CloseAlertDialogProps {
  defectId: number;
  alert: Defect['alerts'][number];
  onClose: () => void;
}

/** A hazard alert is closed only with the reason, which stays with the finding and in its reports. */
export default function CloseAlertDialog({ defectId, alert, onClose }: CloseAlertDialogProps) {
  const [reason, setReason] = useState('');
  const { mutateAsync } = useCloseAlert(defectId, alert.kind);
  const sending = useSubmit(async () => {
    refuse({ reason: !isAlertReason(reason) && NO_ALERT_REASON });
    await mutateAsync(reason);
    toast({ title: 'Hazard alert closed', tone: 'good' });
    onClose();
  }, 'The alert wasn’t closed. Please try again.');
  return (
    <FormDialog
      title="Close this hazard alert?"
      description={alert.title}
      submission={sending}
      submit="Close alert"
      cancel="Keep it open"
      onClose={onClose}
    >
      <Field
        label="Why is it safe now?"
        hint="Your name, the date and this reason appear on the finding and in its reports."
        error={sending.fields.reason}
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={ALERT_REASON.most}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
