import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { type SecondStep, useAuth } from './auth-context.ts';
import { FormError } from './form-error.tsx';

interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: () => void;
  onBack: () => void;
}

export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const { finishSignIn } = useAuth();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!code.trim()) {
      setProblem('Code is required');
      return;
    }
    setBusy(true);
    try {
      await finishSignIn(step, code);
      onSignedIn();
    } catch (error) {
      setProblem(messageFor(error, 'This code isn’t right.'));
      setCode('');
      setBusy(false);
      if (error instanceof ApiError && error.code === 'signed_out') onBack();
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        {recovery
          ? 'Enter one of your recovery codes. Each works once.'
          : 'Enter the six digits from your authenticator app.'}
      </p>
      <Field key={String(recovery)} label={recovery ? 'Recovery code' : 'Code'}>
        {(control) => (
          <Input
            {...control}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize={recovery ? 'characters' : undefined}
            maxLength={40}
            autoFocus
          />
        )}
      </Field>
      <FormError message={problem} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Continue
      </Button>
      <div className="flex flex-wrap justify-center gap-x-4">
        <button
          type="button"
          className="min-h-(--target) px-3 text-sm text-link hover:underline"
          onClick={() => {
            setRecovery(!recovery);
            setProblem(undefined);
            setCode('');
          }}
        >
          {recovery ? 'Use the app’s code' : 'Use a recovery code'}
        </button>
        <button
          type="button"
          className="min-h-(--target) px-3 text-sm text-link hover:underline"
          onClick={onBack}
        >
          Back to the password
        </button>
      </div>
    </form>
  );
}
