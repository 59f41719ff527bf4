import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../auth/form-error.tsx';
import { PasswordField } from './password-field.tsx';
import { useAttempt } from './use-attempt.ts';

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
  const { problem, busy, onSubmit } = useAttempt(() => onPassword(password));

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title={title}
      description={message}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <PasswordField value={password} onChange={setPassword} />
        <FormError message={problem} />
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!password}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
