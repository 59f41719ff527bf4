import { useState } from 'react';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Switching two-factor sign-in off, or making new recovery codes; either asks for the password and a code again. */
export default function SecondFactorChange({
  what,
  onClose,
}: {
  what: 'off' | 'codes';
  onClose: () => void;
}) {
  const off = what === 'off';
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const sending = useSubmit(async () => {
    if (!off) {
      setCodes((await call('renewRecoveryCodes', { body: { password, code } })).recoveryCodes);
      return;
    }
    await call('stopSecondFactor', { body: { password, code } });
    toast({ title: 'Two-factor sign-in is off', tone: 'good' });
    onClose();
  }, 'That didn’t work. Please try again.');

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      size="small"
      title={off ? 'Switch two-factor sign-in off' : 'New recovery codes'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <Form
          submission={sending}
          submit={off ? 'Switch off' : 'Make new codes'}
          variant={off ? 'danger' : 'primary'}
          disabled={!password || !code}
          className="flex flex-col gap-4"
        >
          <p className="text-sm">
            {off ? 'You’ll then sign in with your password alone.' : 'New codes replace the old ones.'}
          </p>
          <PasswordField value={password} error={sending.fields.password} onChange={setPassword} />
          <Field label="Code" hint="From your authenticator app, or a recovery code.">
            {(control) => (
              <Input
                {...control}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                autoComplete="one-time-code"
                maxLength={40}
              />
            )}
          </Field>
        </Form>
      )}
    </Dialog>
  );
}
