import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { newPassword } from '@plumbline/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { ForgotPasswordForm } from '../auth/forgot-password-form.tsx';
import { FormError } from '../auth/form-error.tsx';
import { HomeLink, LinkPage } from './link-page.tsx';
import { tokenBehindHash } from './link-token.ts';

const schema = z.object({ newPassword, confirmPassword: z.string() }).check(
  z.refine(({ newPassword: chosen, confirmPassword }) => chosen === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords don’t match',
    when: () => true,
  }),
);

/** Choosing a new password with the link from the mail; without one, asking for it. */
export function ResetPassword() {
  const [token, setToken] = useState(tokenBehindHash);
  const [done, setDone] = useState(false);
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const submit = handleSubmit(async ({ newPassword: chosen }) => {
    try {
      await call('resetPassword', { body: { token, newPassword: chosen } });
      setDone(true);
    } catch (error) {
      setError('root', { message: messageFor(error, 'The password couldn’t be changed. Please try again.') });
    }
  });
  if (done) {
    return (
      <LinkPage title="Your password is changed">
        <p role="status" className="text-base text-ink-soft">
          Every device was signed out. Sign in with the new password.
        </p>
        <HomeLink />
      </LinkPage>
    );
  }
  if (!token) {
    return (
      <LinkPage title="Choose a new password">
        <ForgotPasswordForm email="" />
      </LinkPage>
    );
  }
  return (
    <LinkPage title="Choose a new password">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label="New password" hint="At least 6 characters." error={errors.newPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />
          )}
        </Field>
        <Field label="Confirm password" error={errors.confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
        <FormError message={errors.root?.message} />
        <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
          Change password
        </Button>
        <Button variant="quiet" onClick={() => setToken('')}>
          Get a new link
        </Button>
      </form>
    </LinkPage>
  );
}
