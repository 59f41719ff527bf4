import { useState } from 'react';
import { messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import '../../api/administration-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../auth/form-error.tsx';
import { HomeLink, LinkPage } from './link-page.tsx';
import { tokenBehindHash, tokenInQuery } from './link-token.ts';

interface ConfirmByLinkProps {
  title: string;
  question: string;
  action: string;
  done: string;
  act: () => Promise<unknown>;
}

/** Mail scanners open links by themselves; so nothing happens until a person presses the button. */
function ConfirmByLink({ title, question, action, done, act }: ConfirmByLinkProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle');
  const [problem, setProblem] = useState<string>();
  async function press() {
    setState('busy');
    setProblem(undefined);
    try {
      await act();
      setState('done');
    } catch (error) {
      setProblem(messageFor(error, 'That didn’t work. Please try again.'));
      setState('idle');
    }
  }
  return (
    <LinkPage title={title}>
      {state === 'done' ? (
        <>
          <p role="status" className="text-base text-ink-soft">
            {done}
          </p>
          <HomeLink />
        </>
      ) : (
        <>
          <p className="text-base text-ink-soft">{question}</p>
          <FormError message={problem} />
          <Button variant="primary" size="large" busy={state === 'busy'} onClick={() => void press()}>
            {action}
          </Button>
        </>
      )}
    </LinkPage>
  );
}

export function VerifyEmail() {
  const [token] = useState(tokenBehindHash);
  return (
    <ConfirmByLink
      title="Confirm your email address"
      question="Confirm that this email address is yours."
      action="Confirm my address"
      done="Thank you. Your address is confirmed."
      act={() => call('verifyEmail', { body: { token } })}
    />
  );
}

export function Unsubscribe() {
  const [token] = useState(tokenInQuery);
  return (
    <ConfirmByLink
      title="Stop these messages"
      question="You’re unsubscribed from these messages. You can switch them on again in your account."
      action="Unsubscribe"
      done="You’re unsubscribed from these messages."
      act={() => call('unsubscribe', { query: { token } })}
    />
  );
}
