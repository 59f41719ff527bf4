import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { newPassword } from '@plumbline/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { ForgotPasswordForm } from '../auth/forgot-password-form.tsx';
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
    formState: { errors },
  } = useForm<z.input<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const sending = useSubmit(
    handleSubmit(async ({ newPassword: chosen }) => {
      await call('resetPassword', { body: { token, newPassword: chosen } });
      setDone(true);
    }),
    'The password couldn’t be changed. Please try again.',
  );
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
      <Form
        submission={sending}
        submit="Change password"
        size="large"
        wide
        className="flex flex-col gap-4"
        beside={
          <Button variant="quiet" className="mx-auto" onClick={() => setToken('')}>
            Get a new link
          </Button>
        }
      >
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
      </Form>
    </LinkPage>
  );
}
