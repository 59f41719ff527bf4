import { ALERT_REASON, type Defect } from '@plumbline/contract';
import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useCloseAlert } from './queries.ts';

const FORM_ID = 'close-alert-form';

interface CloseAlertDialogProps {
  defectId: number;
  alert: Defect['alerts'][number];
  onClose: () => void;
}

/** A hazard alert is closed only with the reason, which stays with the finding and in its reports. */
export default function CloseAlertDialog({ defectId, alert, onClose }: CloseAlertDialogProps) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const closing = useCloseAlert(defectId, alert.kind);
  const missing = reason.trim().length < ALERT_REASON.least;
  const close = () => {
    setTried(true);
    if (missing) return;
    closing.mutate(reason, {
      onSuccess: () => {
        toast({ title: 'Hazard alert closed', tone: 'good' });
        onClose();
      },
      onError: (error) =>
        toast({
          title: 'Alert not closed',
          description: messageFor(error, 'Please try again.'),
          tone: 'destructive',
        }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || closing.isPending ? undefined : onClose())}
      title="Close this hazard alert?"
      description={alert.title}
      footer={
        <>
          <Button disabled={closing.isPending} onClick={onClose}>
            Keep it open
          </Button>
          <Button type="submit" form={FORM_ID} variant="primary" busy={closing.isPending}>
            Close alert
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <Field
          label="Why is it safe now?"
          hint="Your name, the date and this reason appear on the finding and in its reports."
          error={tried && missing ? 'Say in a few words why the alert can be closed' : undefined}
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
      </form>
    </Dialog>
  );
}
