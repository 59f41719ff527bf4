import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { PasswordField } from './password-field.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Password, then the QR code and a first code from the app, then the recovery codes. */
export default function SecondFactorSetUp({ onClose }: { onClose: () => void }) {
  const [offered, setOffered] = useState<{ secret: string; address: string }>();
  const [codes, setCodes] = useState<string[]>();
  const [typed, setTyped] = useState('');
  const sending = useSubmit(async () => {
    if (offered) setCodes((await call('confirmSecondFactor', { body: { code: typed } })).recoveryCodes);
    else setOffered(await call('startSecondFactor', { body: { password: typed } }));
    setTyped('');
  }, 'That didn’t work. Please try again.');

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
        <Form
          submission={sending}
          submit={offered ? 'Switch on' : 'Continue'}
          disabled={!typed}
          className="flex flex-col gap-4"
        >
          {offered ? (
            <>
              <p className="text-sm">
                Scan this with your authenticator app, then enter the six digits it shows. Every other device
                is signed out.
              </p>
              <QrCode text={offered.address} label="QR code for your authenticator app" />
              <p className="text-sm text-ink-soft">
                Can’t scan? Type this key instead:{' '}
                <code className="break-all text-ink">{offered.secret.match(/.{1,4}/g)?.join(' ')}</code>
              </p>
            </>
          ) : (
            <p className="text-sm">Enter your password first.</p>
          )}
          {offered ? (
            <Field label="Code">
              {(control) => (
                <Input
                  {...control}
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={10}
                  autoFocus
                />
              )}
            </Field>
          ) : (
            <PasswordField value={typed} error={sending.fields.password} onChange={setTyped} />
          )}
        </Form>
      )}
    </Dialog>
  );
}
