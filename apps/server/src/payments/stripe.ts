import Stripe from 'stripe';
import type { StripeSettings } from '../environment.ts';
import { AppError } from '../platform/errors.ts';
import type { DisputeState, Order, PaymentProvider, ProviderIntent } from './provider.ts';

/** Pinned: an upgrade of the account's default version changes nothing here. */
const API_VERSION = '2026-10-28.endive';

/** Two retries of this fit into the 15 s that the browser waits. */
const TIMEOUT_MS = 4_000;

/** Stripe by its official library. Cards go from the browser to Stripe; none ever come here. */
export function openStripe({ secretKey, webhookSecret, apiBase }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...hostOf(apiBase),
  });

  return {
    name: 'stripe',

    createIntent: (order) =>
      reach(async () => {
        const intent = await stripe.paymentIntents.create(toParams(order), {
          idempotencyKey: order.idempotencyKey,
        });
        return toIntent(intent, 'none');
      }),

    readIntent: (intentId) =>
      reach(async () => {
        const intent = await stripe.paymentIntents
          .retrieve(intentId, { expand: ['latest_charge'] })
          .catch(undefinedIfMissing);
        if (!intent) return undefined;
        const { disputed } = chargeOf(intent) ?? {};
        return toIntent(intent, disputed ? await readDispute(stripe, intentId) : 'none');
      }),

    cancelIntent: (intentId) =>
      reach(async () => {
        await stripe.paymentIntents
          .cancel(intentId, {}, { idempotencyKey: `cancel-${intentId}` })
          .catch((error: unknown) => {
            // Paid or cancelled by now: whoever reads it next learns which.
            if (!isStripeError(error) || error.code !== 'payment_intent_unexpected_state') throw error;
          });
      }),

    readEvent(body, headers) {
      const signature = headers['stripe-signature'] ?? '';
      try {
        return intentOf(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (cause) {
        throw new AppError('bad_signature', { cause });
      }
    },
  };
}

function toParams(order: Order): Stripe.PaymentIntentCreateParams {
  return {
    amount: order.amountCents,
    currency: order.currency.toLowerCase(),
    description: order.description,
    allowed_payment_method_types: ['card'],
    metadata: { plumbline_payment: String(order.paymentId), plumbline_user: String(order.userId) },
  };
}

function toIntent(intent: Stripe.PaymentIntent, dispute: DisputeState): ProviderIntent {
  const charge = chargeOf(intent);
  const card = charge?.payment_method_details?.card;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? '',
    owner: intent.metadata.plumbline_user ?? '',
    // What arrived, once something has: that's what credits are given for.
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    status: toStatus(intent.status),
    refundedCents: charge?.amount_refunded ?? 0,
    dispute,
    card: card ? { brand: card.brand ?? 'card', last4: card.last4 ?? '' } : undefined,
  };
}

function toStatus(status: Stripe.PaymentIntent.Status): ProviderIntent['status'] {
  if (status === 'succeeded') return 'paid';
  if (status === 'canceled') return 'cancelled';
  return status === 'processing' ? 'processing' : 'open';
}

function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return typeof intent.latest_charge === 'object' ? (intent.latest_charge ?? undefined) : undefined;
}

/** An inquiry that hasn't become a dispute moves no money. */
async function readDispute(stripe: Stripe, intentId: string): Promise<DisputeState> {
  const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 10 });
  const states = data.map(({ status }) => status);
  const any = (...words: string[]) => states.some((state) => words.includes(state));
  if (any('lost', 'appeal_needs_response', 'appeal_under_review')) return 'lost';
  if (any('needs_response', 'under_review')) return 'open';
  return any('won') ? 'won' : 'none';
}

const EVENTS = new Set([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

/** Only the id is taken from an event: everything else is asked for afresh. */
function intentOf(event: Stripe.Event): string | undefined {
  if (!EVENTS.has(event.type)) return undefined;
  const about = event.data.object as { id?: string; payment_intent?: string | { id: string } | null };
  if (event.type.startsWith('payment_intent.')) return about.id;
  return typeof about.payment_intent === 'string' ? about.payment_intent : about.payment_intent?.id;
}

function hostOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const http = protocol === 'http:';
  return {
    host: hostname,
    port: port || (http ? 80 : 443),
    protocol: http ? ('http' as const) : ('https' as const),
  };
}

const isStripeError = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Stripe.errors.StripeError;

function undefinedIfMissing(error: unknown): undefined {
  if (isStripeError(error) && error.code === 'resource_missing') return undefined;
  throw error;
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (isStripeError(cause)) throw new AppError('provider_unreachable', { cause, retryAfterSeconds: 5 });
    throw cause;
  }
}
