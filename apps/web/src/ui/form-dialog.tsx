import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Form, type FormProps } from './form.tsx';

interface FormDialogProps extends Pick<FormProps, 'submission' | 'disabled' | 'className' | 'children'> {
  title: string;
  description?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  submit: string;
  /** Of the button that sends it: 'danger' where something goes. */
  variant?: ComponentProps<typeof Button>['variant'];
  /** The words on the button that leaves it. */
  cancel?: string;
  onClose: () => void;
  /** Where leaving by that button does more than closing: then closing keeps what was typed. */
  onCancel?: (() => void) | undefined;
  /** First of the buttons. */
  aside?: ReactNode;
}

/** A form in a dialog. It stays open while it is being sent. */
export function FormDialog({
  submit,
  variant = 'primary',
  cancel = 'Cancel',
  onClose,
  onCancel = onClose,
  aside,
  title,
  description,
  size = 'medium',
  ...form
}: FormDialogProps) {
  const id = useId();
  const { busy } = form.submission;
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || busy ? undefined : onClose())}
      losesNothing={onCancel !== onClose}
      {...{ title, description, size }}
      footer={
        <>
          {aside}
          <Button disabled={busy} onClick={onCancel}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={variant} busy={busy} disabled={form.disabled}>
            {submit}
          </Button>
        </>
      }
    >
      <Form {...form} id={id} submit={null} />
    </Dialog>
  );
}
