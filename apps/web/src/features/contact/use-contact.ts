import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { toast } from '../../ui/toast-store.ts';
import { type ContactValues, contactProblems, EMPTY_CONTACT } from './contact-values.ts';
import { formTime } from './form-time.ts';

/** How long the thanks stand before the form comes back, in milliseconds. */
export const THANKS_MS = 5000;

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage ?? 'Failed to submit contact form';
  return (error instanceof Error && error.message) || 'Please try again or email us directly.';
}

/** Idle, sending, sent; after a failure the form stays as it was. */
export function useContact() {
  const [values, setValues] = useState<ContactValues>(EMPTY_CONTACT);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [sending, setSending] = useState(false);
  const [ticket, setTicket] = useState<string | undefined>();
  const shownAt = useRef(0);

  useEffect(() => {
    if (ticket === undefined) {
      shownAt.current = performance.now();
      return undefined;
    }
    const back = setTimeout(() => setTicket(undefined), THANKS_MS);
    return () => clearTimeout(back);
  }, [ticket]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const problems = contactProblems(values);
    setErrors(problems);
    if (Object.keys(problems).length > 0) {
      const first = Object.keys(problems)[0] ?? '';
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setSending(true);
    try {
      const elapsedMs = await formTime(shownAt.current);
      const answer: { success: boolean; ticketNumber?: string; message?: string } = await call(
        'sendContact',
        { body: { ...values, elapsedMs } },
      );
      // A 200 that says it failed, as a proxy or another server may send it, is a failure.
      if (answer.success !== true || !answer.ticketNumber) throw new Error(answer.message);
      setTicket(answer.ticketNumber);
      setValues(EMPTY_CONTACT);
      toast({
        title: 'Message sent successfully!',
        description: `Your support ticket ${answer.ticketNumber} has been created. We'll get back to you within 24 hours.`,
        tone: 'good',
      });
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toast({ title: 'Failed to send message', description: reasonOf(error), tone: 'destructive' });
    } finally {
      setSending(false);
    }
  };

  return { values, setValues, errors, sending, ticket, submit };
}
