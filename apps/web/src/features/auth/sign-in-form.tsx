import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { PasswordInput } from '../../ui/input.tsx';
import { clearToasts, toast } from '../../ui/toast-store.ts';
import type { User } from './auth-calls.ts';
import { type SecondStep, useAuth } from './auth-context.ts';
import { signInSchema, type SignInForm as Values } from './auth-schemas.ts';
import { EmailField } from './email-field.tsx';
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
    formState: { errors },
  } = useForm<Values>({
    resolver: standardSchemaResolver(signInSchema),
    defaultValues: { email: email ?? rememberedUser()?.email ?? '', password: '' },
  });
  const sending = useSubmit(
    handleSubmit(async (values) => {
      let answer: User | SecondStep;
      try {
        answer = await signIn(values);
      } catch (error) {
        const description = messageFor(
          error,
          error instanceof ApiError ? 'Login failed' : 'Invalid credentials',
        );
        toast({ title: 'Sign In Failed', description, tone: 'destructive' });
        throw new Error(description);
      }
      // The refusal before it is no longer news.
      clearToasts();
      if ('challenge' in answer) onSecondStep(answer);
      else onSignedIn();
    }),
    'Login failed',
  );
  return (
    <Form
      submission={sending}
      submit="Sign In"
      size="large"
      wide
      className="flex flex-col gap-4"
      beside={
        <button
          type="button"
          className="mx-auto min-h-(--target) px-3 text-sm text-link hover:underline"
          onClick={() => onForgotten(getValues('email'))}
        >
          Forgot your password?
        </button>
      }
    >
      <EmailField registered={register('email')} error={errors.email?.message} first />
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
    </Form>
  );
}
