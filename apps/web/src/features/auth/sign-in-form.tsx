import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, PasswordInput } from '../../ui/input.tsx';
import { clearToasts, toast } from '../../ui/toast-store.ts';
import type { User } from './auth-calls.ts';
import { type SecondStep, useAuth } from './auth-context.ts';
import { signInSchema, type SignInForm as Values } from './auth-schemas.ts';
import { FormError } from './form-error.tsx';
import { rememberedUser } from './remembered-user.ts';

interface SignInFormProps {
  email?: string | undefined;
  onSignedIn: () => void;
  /** The password was right and the account asks for a code besides. */
  onSecondStep: (step: SecondStep) => void;
  onForgotten: (email: string) => void;
}

export function SignInForm({ email, onSignedIn, onSecondStep, onForgotten }: SignInFormProps) {
  const { signIn } = useAuth();
  const {
    register,
    getValues,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Values>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: email ?? rememberedUser()?.email ?? '', password: '' },
  });
  const submit = handleSubmit(async (values) => {
    let answer: User | SecondStep;
    try {
      answer = await signIn(values);
    } catch (error) {
      const description = messageFor(
        error,
        error instanceof ApiError ? 'Login failed' : 'Invalid credentials',
      );
      toast({ title: 'Sign In Failed', description, tone: 'destructive' });
      setError('root', { message: description });
      return;
    }
    // The refusal before it is no longer news.
    clearToasts();
    if ('challenge' in answer) onSecondStep(answer);
    else onSignedIn();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
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
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <FormError message={errors.root?.message} />
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        Sign In
      </Button>
      <button
        type="button"
        className="min-h-(--target) self-center px-3 text-sm text-link hover:underline"
        onClick={() => onForgotten(getValues('email'))}
      >
        Forgot your password?
      </button>
    </form>
  );
}
