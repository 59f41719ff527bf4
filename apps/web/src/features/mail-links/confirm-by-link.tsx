import { useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import '../../api/administration-endpoints.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { HomeLink, LinkPage } from './link-page.tsx';
import { tokenBehindHash, tokenInQuery } from './link-token.ts';

interface ConfirmByLinkProps {
  title: string;
  question: string;
  action: string;
  done: string;
  /** What to do where the link has expired or was used before. */
  expired: string;
  act: () => Promise<unknown>;
}

/** Mail scanners open links by themselves; so nothing happens until a person presses the button. */
function ConfirmByLink({ title, question, action, done, expired, act }: ConfirmByLinkProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'expired'>('idle');
  const [problem, setProblem] = useState<string>();
  async function press() {
    setState('busy');
    setProblem(undefined);
    try {
      await act();
      setState('done');
    } catch (error) {
      setProblem(messageFor(error, 'That didn’t work. Please try again.'));
      setState(error instanceof ApiError && error.code === 'link_expired' ? 'expired' : 'idle');
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
      ) : state === 'expired' ? (
        <>
          <FormError message="This link has expired or was used before." />
          <p className="text-base text-ink-soft">{expired}</p>
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
      expired="Sign in to see if your address is confirmed. If not, get a new link under Account."
      act={() => call('verifyEmail', { body: { token } })}
    />
  );
}

export function Unsubscribe() {
  const [token] = useState(tokenInQuery);
  return (
    <ConfirmByLink
      title="Stop these messages"
      question="Press Unsubscribe to stop these messages. You can switch them on again in your account."
      action="Unsubscribe"
      done="You’re unsubscribed from these messages."
      expired="Sign in and choose your messages under Account, Notifications."
      act={() => call('unsubscribe', { query: { token } })}
    />
  );
}
