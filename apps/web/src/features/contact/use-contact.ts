import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { refuse, useSubmit } from '../../api/use-submit.ts';
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

  const sending = useSubmit(async () => {
    refuse(contactProblems(values));
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
      toast({ title: 'Failed to send message', description: reasonOf(error), tone: 'destructive' });
      throw error;
    }
  }, null);

  return { values, setValues, sending, ticket };
}
