import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { forgottenPassword } from '@plumbline/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageFor } from '../../api/api-error.ts';
import { type CallInput, call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { FormError } from './form-error.tsx';

interface ForgotPasswordFormProps {
  email: string;
  /** Left out where there's nothing to go back to. */
  onBack?: () => void;
}

/** Asks for a link by mail. The answer doesn't tell whether the address is known. */
export function ForgotPasswordForm({ email, onBack }: ForgotPasswordFormProps) {
  const [answer, setAnswer] = useState<string>();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<CallInput<'forgotPassword'>['body']>({
    resolver: standardSchemaResolver(forgottenPassword),
    defaultValues: { email },
  });
  const submit = handleSubmit(async (body) => {
    try {
      setAnswer((await call('forgotPassword', { body })).message);
    } catch (error) {
      setError('root', { message: messageFor(error, 'The link couldn’t be sent. Please try again.') });
    }
  });
  const back = onBack ? (
    <button
      type="button"
      className="min-h-(--target) self-center px-3 text-sm text-link hover:underline"
      onClick={onBack}
    >
      Back to signing in
    </button>
  ) : null;
  if (answer) {
    return (
      <div className="flex flex-col gap-4">
        <p role="status" className="text-sm">
          {answer} It works for one hour.
        </p>
        {back}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">We’ll send you a link to choose a new password.</p>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('email')}
            type="email"
            autoComplete="email"
            inputMode="email"
            autoFocus
          />
        )}
      </Field>
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        Send link
      </Button>
      {back}
    </form>
  );
}
