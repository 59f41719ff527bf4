import type { DisputeState, PaymentProvider, ProviderIntent } from '../../src/payments/provider.ts';
import { dispute, move, refund } from '../../src/payments/sandbox/books.ts';
import { openSandbox } from '../../src/payments/sandbox/provider.ts';
import { SIGNATURE_HEADER, signatureHeader, signingKey } from '../../src/payments/sandbox/signature.ts';
import { openStripe } from '../../src/payments/stripe.ts';
import type { Database } from '../../src/platform/database/connect.ts';
import { type FakeStripe, startFakeStripe } from './fake-stripe.ts';

export interface Message {
  body: Buffer;
  headers: Record<string, string>;
}

/** A provider with what buyers, banks and thieves do around it. */
export interface PaymentWorld {
  provider: PaymentProvider;
  /** Does nothing to an intent that can't be paid any more. */
  pay(intentId: string): Promise<void>;
  refund(intentId: string, cents: number): Promise<void>;
  dispute(intentId: string, state: Exclude<DisputeState, 'none'>): Promise<void>;
  message(intentId: string, how: 'good' | 'forged' | 'late'): Message;
  close(): Promise<void>;
}

const LATE_SECONDS = 3600;

export function sandboxWorld(database: Database): PaymentWorld {
  const secret = 'a secret for tests of thirty-two characters';
  const ignoreConflict = () => undefined;
  return {
    provider: openSandbox(database, secret),
    pay: async (id) => {
      const card = { brand: 'visa', last4: '4242' };
      await move(database, id, ['requires_payment_method', 'requires_action'], 'succeeded', card);
    },
    refund: (id, cents) => refund(database, id, cents).catch(ignoreConflict),
    dispute: (id, state) => dispute(database, id, state).catch(ignoreConflict),
    message: (intentId, how) => {
      const body = Buffer.from(JSON.stringify({ intentId }));
      const key = signingKey(how === 'forged' ? `${secret}!` : secret);
      const at = new Date(Date.now() - (how === 'late' ? LATE_SECONDS * 1000 : 0));
      return { body, headers: { [SIGNATURE_HEADER]: signatureHeader(body, key, at) } };
    },
    close: async () => undefined,
  };
}

const STRIPE_STATES = { open: 'needs_response', won: 'won', lost: 'lost' } as const;

export async function stripeWorld(): Promise<PaymentWorld> {
  const fake: FakeStripe = await startFakeStripe();
  const settings = {
    provider: 'stripe' as const,
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
    webhookSecret: fake.env.STRIPE_WEBHOOK_SECRET ?? '',
    apiBase: fake.url,
  };
  const states = new Map<string, DisputeState>();
  const canMove = (id: string, state: DisputeState) =>
    (states.get(id) ?? 'none') === (state === 'open' ? 'none' : 'open');
  return {
    provider: openStripe(settings),
    pay: async (id) => {
      fake.pay(id);
    },
    refund: async (id, cents) => fake.refund(id, cents),
    dispute: async (id, state) => {
      if (!fake.intents.get(id)?.latest_charge || !canMove(id, state)) return;
      states.set(id, state);
      fake.dispute(id, STRIPE_STATES[state]);
    },
    message: (id, how) =>
      fake.event('payment_intent.succeeded', id, {
        ...(how === 'forged' ? { secret: 'whsec_other' } : {}),
        ...(how === 'late' ? { ageSeconds: LATE_SECONDS } : {}),
      }),
    close: () => fake.close(),
  };
}

export const LOST = 'The provider’s answer was lost';

/** A provider whose answers get lost when told so: the deed is done there, and we don't learn of it. */
export function losingAnswers(provider: PaymentProvider, loses: () => boolean): PaymentProvider {
  async function deliver<T>(answer: Promise<T>): Promise<T> {
    const told = await answer;
    if (loses()) throw new Error(LOST);
    return told;
  }
  return {
    name: provider.name,
    createIntent: (order) => deliver<ProviderIntent>(provider.createIntent(order)),
    readIntent: (id) => deliver(provider.readIntent(id)),
    cancelIntent: (id) => deliver(provider.cancelIntent(id)),
    readEvent: (body, headers) => provider.readEvent(body, headers),
  };
}
