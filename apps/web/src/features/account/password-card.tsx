import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { changePassword } from '@plumbline/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '../../api/client.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';

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
    formState: { errors },
  } = useForm<z.input<typeof schema>>({ resolver: standardSchemaResolver(schema), defaultValues: EMPTY });
  const sending = useSubmit(
    handleSubmit(async ({ currentPassword, newPassword }) => {
      await call('changePassword', { body: { currentPassword, newPassword } });
      reset(EMPTY);
      toast({ title: 'Password updated', description: 'Every other device was signed out.', tone: 'good' });
      await queryClient.invalidateQueries({ queryKey: ['sessions'] });
    }),
    'The password couldn’t be changed.',
  );
  const problem = (field: keyof typeof EMPTY) => errors[field]?.message ?? sending.fields[field];
  return (
    <Card title="Password">
      <Form
        submission={sending}
        submit="Update Password"
        variant="secondary"
        className="flex max-w-md flex-col gap-4"
      >
        <Field label="Current password" error={problem('currentPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
        <Field label="New password" hint="At least 6 characters." error={problem('newPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('newPassword')} autoComplete="new-password" />
          )}
        </Field>
        <Field label="Confirm password" error={problem('confirmPassword')}>
          {(control) => (
            <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
      </Form>
    </Card>
  );
}
