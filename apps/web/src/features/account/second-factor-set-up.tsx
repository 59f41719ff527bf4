import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import { FormError } from '../auth/form-error.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Password, then the QR code and a first code from the app, then the recovery codes. */
export default function SecondFactorSetUp({ onClose }: { onClose: () => void }) {
  const [offered, setOffered] = useState<{ secret: string; address: string }>();
  const [codes, setCodes] = useState<string[]>();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      if (offered) setCodes((await call('confirmSecondFactor', { body: { code: typed } })).recoveryCodes);
      else setOffered(await call('startSecondFactor', { body: { password: typed } }));
      setTyped('');
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.password : undefined;
      setProblem(field ?? messageFor(error, 'That didn’t work. Please try again.'));
    }
    setBusy(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title="Set up two-factor sign-in"
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
          {offered ? (
            <>
              <p className="text-sm">
                Scan this with your authenticator app, then type the six digits that it shows.
              </p>
              <QrCode text={offered.address} label="QR code for your authenticator app" />
              <p className="text-sm text-ink-soft">
                Can’t scan? Type this key instead:{' '}
                <code className="break-all text-ink">{offered.secret.match(/.{1,4}/g)?.join(' ')}</code>
              </p>
            </>
          ) : (
            <p className="text-sm">First, your password again.</p>
          )}
          <Field key={offered ? 'code' : 'password'} label={offered ? 'Code' : 'Password'}>
            {(control) =>
              offered ? (
                <Input
                  {...control}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  autoFocus
                />
              ) : (
                <PasswordInput
                  {...control}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  autoComplete="current-password"
                  autoFocus
                />
              )
            }
          </Field>
          <FormError message={problem} />
          <Button type="submit" variant="primary" busy={busy} disabled={!typed}>
            {offered ? 'Switch on' : 'Continue'}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
