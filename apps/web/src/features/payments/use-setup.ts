import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { ApiError, messageFor } from '../../api/api-error.ts';
import { currentDevice } from '../../browser/device.ts';
import { pathTo } from '../../routes/paths.ts';
import { toast } from '../../ui/toast-store.ts';
import type { PaymentForm } from './form/payment-form.ts';
import { type Order, placeOf, setUp } from './set-up.ts';
import { explainSetup, type SetupProblem } from './setup-problem.ts';

type Setup =
  | { state: 'loading' }
  | { state: 'ready'; form: PaymentForm }
  | { state: 'failed'; reason: string };

/** Sets the payment up as soon as the dialog opens, and again when asked to. What is paid for already isn't set up. */
export function useSetup(
  order: Order,
  onAlreadyPaid?: (message: string) => void,
): { setup: Setup; retry: () => void } {
  const [request, setRequest] = useState({ order });
  const [setup, setSetup] = useState<Setup>({ state: 'loading' });
  const [, navigate] = useLocation();

  const fail = useEffectEvent((error: unknown) => {
    if (onAlreadyPaid && error instanceof ApiError && error.code === 'already_purchased') {
      onAlreadyPaid(messageFor(error, 'You can download it now.'));
      return;
    }
    const problem = explainSetup(error, placeOf(order));
    tell(problem, order);
    setSetup({ state: 'failed', reason: problem.reason });
    if (!problem.signedOut) return;
    navigate(pathTo('home'));
  });

  useEffect(() => {
    const leaving = new AbortController();
    setSetup({ state: 'loading' });
    setUp(request.order, leaving.signal).then(
      (form) => (leaving.signal.aborted ? undefined : setSetup({ state: 'ready', form })),
      (error: unknown) => (leaving.signal.aborted ? undefined : fail(error)),
    );
    return () => leaving.abort();
  }, [request]);

  return { setup, retry: () => setRequest({ order }) };
}

function tell({ reason, signedOut }: SetupProblem, order: Order): void {
  if (signedOut) {
    toast({
      title: 'Please Sign In',
      description: 'You need to be logged in to purchase credits.',
      tone: 'destructive',
    });
    return;
  }
  if (order.kind === 'report') {
    toast({
      title: 'Error',
      description: 'Failed to initialize payment. Please try again.',
      tone: 'destructive',
    });
    return;
  }
  toast({
    title: 'Connection Issue',
    description:
      currentDevice() === 'mobile'
        ? 'Unable to connect. Please check your network and try again.'
        : `Unable to initialize payment: ${reason}`,
    tone: 'destructive',
  });
}
