import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { changePassword } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { FormError } from '../auth/form-error.tsx';

const schema = z.extend(changePassword, { confirmPassword: z.string() }).check(
  z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords don’t match',
    when: () => true,
  }),
);
const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordCard() {
  const queryClient = useQueryClient();
  const {
    register,
    handleSubmit,
    reset,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<z.input<typeof schema>>({ resolver: standardSchemaResolver(schema), defaultValues: EMPTY });
  const submit = handleSubmit(async ({ currentPassword, newPassword }) => {
    try {
      await call('changePassword', { body: { currentPassword, newPassword } });
    } catch (error) {
      const { currentPassword: wrong, newPassword: refused } = error instanceof ApiError ? error.fields : {};
      if (wrong) setError('currentPassword', { message: wrong });
      else if (refused) setError('newPassword', { message: refused });
      else setError('root', { message: messageFor(error, 'The password couldn’t be changed.') });
      return;
    }
    reset(EMPTY);
    toast({ title: 'Password updated', description: 'Every other device was signed out.', tone: 'good' });
    await queryClient.invalidateQueries({ queryKey: ['sessions'] });
  });
  return (
    <Card title="Password">
      <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
        <Field label="Current password" error={errors.currentPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
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
        <Button type="submit" className="self-start" busy={isSubmitting}>
          Update Password
        </Button>
      </form>
    </Card>
  );
}
