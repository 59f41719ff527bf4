import { useState } from 'react';
import type { SecondStep } from './auth-context.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

type Step = { at: 'password' } | ({ at: 'code' } & SecondStep) | { at: 'forgotten'; email: string };

interface SignInStepsProps {
  email?: string | undefined;
  onSignedIn: () => void;
}

/** Signing in: the password, then the code where the account asks for one; or a link to a new password. */
export function SignInSteps({ email, onSignedIn }: SignInStepsProps) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  const back = () => setStep({ at: 'password' });
  if (step.at === 'code') return <SecondStepForm step={step} onSignedIn={onSignedIn} onBack={back} />;
  if (step.at === 'forgotten') return <ForgotPasswordForm email={step.email} onBack={back} />;
  return (
    <SignInForm
      email={email}
      onSignedIn={onSignedIn}
      onSecondStep={(owed) => setStep({ at: 'code', ...owed })}
      onForgotten={(typed) => setStep({ at: 'forgotten', email: typed })}
    />
  );
}
