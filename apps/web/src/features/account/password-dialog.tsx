import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { FormError } from '../auth/form-error.tsx';

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
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await onPassword(password);
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.password : undefined;
      setProblem(field ?? messageFor(error, 'That didn’t work. Please try again.'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title={title}
      description={message}
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
              autoFocus
            />
          )}
        </Field>
        <FormError message={problem} />
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!password}>
          {action}
        </Button>
      </form>
    </Dialog>
  );
}
