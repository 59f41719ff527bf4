import { ALERT_REASON, type Defect, isAlertReason, NO_ALERT_REASON } from '@plumbline/contract';
import { mergeAlerts } from '@plumbline/knowledge/hazards';
import { type ReactNode, useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';

type Alerts = Defect['alerts'];

interface DeleteHazardsDialogProps {
  title: string;
  /** What goes and what stays. */
  message: ReactNode;
  /** Those that are open on what is deleted. */
  alerts: Alerts;
  submit: string;
  /** What is said where neither the server nor the browser knows why not. */
  failed: string;
  remove: (reason: string) => unknown;
  onClose: () => void;
}

const WHEN: Readonly<Record<Alerts[number]['urgency'], string>> = {
  now: 'act now',
  today: 'make safe today',
  soon: 'before any work',
};

/** A hazard is deleted with what it stood on only with a reason, as it is closed only with one. */
export default function DeleteHazardsDialog(props: DeleteHazardsDialogProps) {
  const { title, message, alerts, submit, failed, remove, onClose } = props;
  const [reason, setReason] = useState('');
  const sending = useSubmit(async () => {
    refuse({ reason: !isAlertReason(reason) && NO_ALERT_REASON });
    await remove(reason);
    onClose();
  }, failed);
  return (
    <FormDialog
      title={title}
      description={message}
      submission={sending}
      submit={submit}
      cancel="Keep it"
      onClose={onClose}
    >
      <p className="font-medium text-ink">Somebody may be in danger. Still open:</p>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {mergeAlerts(alerts).map((alert) => (
          <li key={alert.kind}>
            {alert.title}: {WHEN[alert.urgency]}
          </li>
        ))}
      </ul>
      <Field
        label="Why may it go?"
        hint="The project’s trail keeps which hazards were open. The reason is kept with your name."
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
