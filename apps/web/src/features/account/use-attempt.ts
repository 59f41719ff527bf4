import { type FormEvent, useState } from 'react';
import { ApiError, messageFor } from '../../api/api-error.ts';

/** Sends a form that asks for the password again: one attempt at a time, and in words what was wrong with the last. */
export function useAttempt(attempt: () => Promise<void>) {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      await attempt();
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.password : undefined;
      setProblem(field ?? messageFor(error, 'That didn’t work. Please try again.'));
    }
    setBusy(false);
  };
  return { problem, busy, onSubmit: (event: FormEvent) => void submit(event) };
}
