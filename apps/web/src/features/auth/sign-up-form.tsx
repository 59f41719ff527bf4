import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useAuth } from './auth-context.ts';
import { signUpSchema, type SignUpForm as Values } from './auth-schemas.ts';
import { EmailField } from './email-field.tsx';

interface SignUpFormProps {
  onWelcome: (displayName: string) => void;
  /** The account exists but no session came with it. */
  onSessionMissing: (email: string) => void;
}

export function SignUpForm({ onWelcome, onSessionMissing }: SignUpFormProps) {
  const auth = useAuth();
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Values>({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: { displayName: '', email: '', password: '', confirmPassword: '' },
  });
  const sending = useSubmit(
    handleSubmit(async ({ displayName, email, password }) => {
      try {
        const user = await auth.register({ displayName, email, password });
        if (user) onWelcome(user.displayName);
        else onSessionMissing(email);
      } catch (error) {
        const description = messageFor(
          error,
          error instanceof ApiError ? 'Registration failed' : 'Failed to create account',
        );
        toast({ title: 'Registration Failed', description, tone: 'destructive' });
        throw new Error(description);
      }
    }),
    'Registration failed',
  );
  return (
    <Form submission={sending} submit="Create account" size="large" wide className="flex flex-col gap-4">
      <Field label="Display name" error={errors.displayName?.message}>
        {(control) => <Input {...control} {...register('displayName')} autoComplete="name" autoFocus />}
      </Field>
      <EmailField registered={register('email')} error={errors.email?.message} />
      <Field label="Password" hint="At least 6 characters." error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />
        )}
      </Field>
    </Form>
  );
}
