import { call } from '../../api/client.ts';
import type { PaymentForm } from './form/payment-form.ts';
import { MissingSecret, type Place, SetupTimeout } from './setup-problem.ts';

const LIMIT_MS = 15_000;

/** What is to be paid for. */
export type Order =
  | { kind: 'credits'; place: 'analysis' | 'billing' }
  | { kind: 'report'; reportId: number; projectId: number; selectedDefectIds: number[] };

export const placeOf = (order: Order): Place => (order.kind === 'report' ? 'report' : order.place);

/**
 * Has the server set the payment up and gets the provider's form ready, both at once, within 15 s.
 * Rejects with ApiError, SetupTimeout or MissingSecret.
 */
export async function setUp(order: Order, signal: AbortSignal): Promise<PaymentForm> {
  const ours = new AbortController();
  const stop = () => ours.abort();
  signal.addEventListener('abort', stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SetupTimeout());
      ours.abort();
    }, LIMIT_MS);
  });
  try {
    const [clientSecret, provider] = await Promise.race([
      Promise.all([askForSecret(order, ours.signal), openProvider(ours.signal)]),
      tooLate,
    ]);
    return { ...provider, clientSecret };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

async function askForSecret(order: Order, signal: AbortSignal): Promise<string> {
  const { clientSecret } = await createIntent(order, signal);
  if (!clientSecret) throw new MissingSecret();
  return clientSecret;
}

function createIntent(order: Order, signal: AbortSignal): Promise<{ clientSecret?: string }> {
  if (order.kind === 'report') {
    const { reportId, projectId, selectedDefectIds } = order;
    return call('createPdfIntent', { body: { reportId, projectId, selectedDefectIds }, signal });
  }
  const body = { amount: 15, analyses: 15 } as const;
  return order.place === 'billing'
    ? call('createAnalysisIntent', { body, signal })
    : call('createPaymentIntent', { body, signal });
}

async function openProvider(
  signal: AbortSignal,
): Promise<{ provider: 'sandbox' } | Omit<PaymentForm & { provider: 'stripe' }, 'clientSecret'>> {
  const { provider, publishableKey } = await call('paymentConfig', { signal });
  if (provider === 'sandbox') return { provider };
  // Stripe's script is asked for now and never earlier.
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey ?? '');
  if (!stripe) throw new Error('Stripe needs a browser');
  return { provider, stripe };
}
