import { useState } from 'react';
import { useSubmit } from '../../api/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordField } from './password-field.tsx';

interface PasswordDialogProps {
  title: string;
  message: string;
  action: string;
  danger?: boolean;
  onClose: () => void;
  /** Does it; rejects with what is wrong. */
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the password again before what matters. */
export function PasswordDialog({
  title,
  message,
  action,
  danger = false,
  onClose,
  onPassword,
}: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const sending = useSubmit(() => onPassword(password), 'That didn’t work. Please try again.');

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title={title}
      description={message}
    >
      <Form
        submission={sending}
        submit={action}
        variant={danger ? 'danger' : 'primary'}
        disabled={!password}
        className="flex flex-col gap-4"
      >
        <PasswordField value={password} error={sending.fields.password} onChange={setPassword} />
      </Form>
    </Dialog>
  );
}
