import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { forgottenPassword } from '@plumbline/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type CallInput, call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Form } from '../../ui/form.tsx';
import { EmailField } from './email-field.tsx';

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
    formState: { errors },
  } = useForm<CallInput<'forgotPassword'>['body']>({
    resolver: standardSchemaResolver(forgottenPassword),
    defaultValues: { email },
  });
  const sending = useSubmit(
    handleSubmit(async (body) => setAnswer((await call('forgotPassword', { body })).message)),
    'The link couldn’t be sent. Please try again.',
  );
  const back = onBack ? (
    <button
      type="button"
      className="min-h-(--target) mx-auto px-3 text-sm text-link hover:underline"
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
    <Form
      submission={sending}
      submit="Send link"
      size="large"
      wide
      className="flex flex-col gap-4"
      beside={back}
    >
      <p className="text-sm text-ink-soft">We’ll send you a link to choose a new password.</p>
      <EmailField registered={register('email')} error={errors.email?.message} first />
    </Form>
  );
}
