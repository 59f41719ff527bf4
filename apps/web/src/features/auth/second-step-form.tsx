import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { Unfit, useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input } from '../../ui/input.tsx';
import { type SecondStep, useAuth } from './auth-context.ts';

interface SecondStepFormProps {
  step: SecondStep;
  onSignedIn: () => void;
  onBack: () => void;
}

export function SecondStepForm({ step, onSignedIn, onBack }: SecondStepFormProps) {
  const { finishSignIn } = useAuth();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const sending = useSubmit(async () => {
    if (!code.trim()) throw new Unfit({}, 'Code is required');
    try {
      await finishSignIn(step, code);
      onSignedIn();
    } catch (error) {
      setCode('');
      if (error instanceof ApiError && error.code === 'signed_out') onBack();
      throw error;
    }
  }, 'This code isn’t right.');

  return (
    <Form
      submission={sending}
      submit="Continue"
      size="large"
      wide
      className="flex flex-col gap-4"
      beside={
        <div className="mx-auto flex flex-wrap justify-center gap-x-4">
          <button
            type="button"
            className="min-h-(--target) px-3 text-sm text-link hover:underline"
            onClick={() => {
              setRecovery(!recovery);
              sending.forget();
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
      }
    >
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
    </Form>
  );
}
