import { ALERT_REASON, whyNoWords } from '@plumbline/contract';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { refuse, useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Textarea } from '../../ui/input.tsx';

interface ReasonDialogProps
  extends Pick<
    ComponentProps<typeof FormDialog>,
    'title' | 'description' | 'submit' | 'cancel' | 'variant' | 'onClose'
  > {
  /** What the reason is asked for with, and where it will be read. */
  label: string;
  hint: string;
  /** What is said where neither the server nor the browser knows why not. */
  failed: string;
  /** What the reason lacks as words, before it is sent: what it says is read by the server, beside what it ends. */
  lacks?: ((reason: string) => string | undefined) | undefined;
  act: (reason: string) => unknown;
  /** A reason that is offered, and the words to take it by. */
  offered?: { reason: string; label: string } | undefined;
  children?: ReactNode;
}

/** What ends an open hazard takes a reason in words. */
export function ReasonDialog({
  label,
  hint,
  failed,
  lacks = whyNoWords,
  act,
  offered,
  onClose,
  children,
  ...dialog
}: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const sending = useSubmit(async () => {
    refuse({ reason: lacks(reason) });
    await act(reason);
    onClose();
  }, failed);
  return (
    <FormDialog {...dialog} submission={sending} onClose={onClose}>
      {children}
      <Field label={label} hint={hint} error={sending.fields.reason}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={ALERT_REASON.most}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
      {offered && reason !== offered.reason ? (
        <Button size="small" variant="quiet" className="mt-2" onClick={() => setReason(offered.reason)}>
          {offered.label}
        </Button>
      ) : null}
    </FormDialog>
  );
}
