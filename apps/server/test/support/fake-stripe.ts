import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';

/** The parts of a payment intent that matter here, as Stripe's API names them. */
interface FakeIntent {
  id: string;
  object: 'payment_intent';
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  latest_charge: FakeCharge | null;
}

interface FakeCharge {
  id: string;
  object: 'charge';
  payment_intent: string;
  amount_refunded: number;
  disputed: boolean;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
}

export interface FakeStripe {
  /** For STRIPE_API_BASE. */
  url: string;
  /** Settings under which the server takes this for Stripe. */
  env: Record<string, string>;
  requests: { method: string; path: string; version: string; key: string; params: Record<string, string> }[];
  intents: Map<string, FakeIntent>;
  /** What the buyer's browser and Stripe do between themselves. False when the intent can't be paid any more. */
  pay(intentId: string): boolean;
  refund(intentId: string, cents: number): void;
  dispute(intentId: string, status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response'): void;
  /** Changes what Stripe would answer, for payments that aren't what they were set up as. */
  tamper(intentId: string, change: Partial<FakeIntent>): void;
  /** A signed message about a payment; `ageSeconds` and `secret` make late and forged ones. */
  event(
    type: string,
    intentId: string,
    options?: { ageSeconds?: number; secret?: string },
  ): { body: Buffer; headers: Record<string, string> };
  /** The next requests fail: the connection breaks off, or a status is answered. */
  failNext(...failures: ('cut' | number)[]): void;
  close(): Promise<void>;
}

const WEBHOOK_SECRET = 'whsec_test';
const signer = new Stripe('sk_test_signer');

/** Stripe's HTTP interface as far as we use it, in memory. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const intents = new Map<string, FakeIntent>();
  const disputes = new Map<string, string>();
  const byKey = new Map<string, { params: string; intent: FakeIntent }>();
  const requests: FakeStripe['requests'] = [];
  const failures: ('cut' | number)[] = [];

  const server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://fake');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const params = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const { method = 'GET', headers } = request;
    const key = String(headers['idempotency-key'] ?? '');
    requests.push({ method, path: url.pathname, version: String(headers['stripe-version']), key, params });
    const failure = failures.shift();
    if (failure === 'cut') {
      request.socket.destroy();
      return;
    }
    if (failure) return refuse(response, failure, 'api_error', 'Out of order');
    const [, , resource, id, action] = url.pathname.split('/');
    if (resource === 'disputes') {
      const status = disputes.get(url.searchParams.get('payment_intent') ?? '');
      return send(response, {
        object: 'list',
        has_more: false,
        data: status ? [{ id: 'dp_1', status }] : [],
      });
    }
    if (method === 'POST' && !id) return create(response, key, params);
    const intent = intents.get(id ?? '');
    if (!intent) return refuse(response, 404, 'invalid_request_error', 'No such intent', 'resource_missing');
    if (action === 'cancel') {
      if (intent.status === 'succeeded' || intent.status === 'canceled')
        return refuse(response, 400, 'invalid_request_error', 'No', 'payment_intent_unexpected_state');
      intent.status = 'canceled';
    }
    return send(response, intent);
  }

  function create(response: ServerResponse, key: string, params: Record<string, string>): void {
    const known = byKey.get(key);
    const told = JSON.stringify(params);
    if (known && known.params !== told) {
      refuse(response, 400, 'idempotency_error', 'Keys go with one set of parameters');
      return;
    }
    const id = `pi_${randomBytes(10).toString('hex')}`;
    const intent: FakeIntent = known?.intent ?? {
      id,
      object: 'payment_intent',
      client_secret: `${id}_secret_${randomBytes(10).toString('hex')}`,
      amount: Number(params.amount),
      amount_received: 0,
      currency: params.currency ?? '',
      status: 'requires_payment_method',
      metadata: {
        plumbline_payment: params['metadata[plumbline_payment]'] ?? '',
        plumbline_user: params['metadata[plumbline_user]'] ?? '',
      },
      latest_charge: null,
    };
    intents.set(intent.id, intent);
    byKey.set(key, { params: told, intent });
    send(response, intent);
  }

  const find = (intentId: string): FakeIntent => {
    const intent = intents.get(intentId);
    if (!intent) throw new Error(`No intent ${intentId}`);
    return intent;
  };

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    url,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: url,
    },
    requests,
    intents,
    pay(intentId) {
      const intent = find(intentId);
      if (intent.status === 'canceled' || intent.status === 'succeeded') return false;
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      intent.latest_charge = {
        id: `ch_${intent.id}`,
        object: 'charge',
        payment_intent: intent.id,
        amount_refunded: 0,
        disputed: false,
        payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
      };
      return true;
    },
    refund(intentId, cents) {
      const charge = find(intentId).latest_charge;
      if (charge) charge.amount_refunded = Math.min(find(intentId).amount, charge.amount_refunded + cents);
    },
    dispute(intentId, status) {
      const charge = find(intentId).latest_charge;
      if (!charge) return;
      charge.disputed = true;
      disputes.set(intentId, status);
    },
    tamper: (intentId, change) => void Object.assign(find(intentId), change),
    event(type, intentId, { ageSeconds = 0, secret = WEBHOOK_SECRET } = {}) {
      const object = type.startsWith('payment_intent.')
        ? { id: intentId, object: 'payment_intent', status: 'succeeded', amount: 999_999 }
        : { id: 'ch_1', object: 'charge', payment_intent: intentId };
      const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
      const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
      const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { body: Buffer.from(payload), headers: { 'stripe-signature': signature } };
    },
    failNext: (...next) => void failures.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
  response.end(JSON.stringify(body));
}

function refuse(
  response: ServerResponse,
  status: number,
  type: string,
  message: string,
  code?: string,
): void {
  send(response, { error: { type, message, ...(code ? { code } : {}) } }, status);
}
