import type { Payment } from '@plumbline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startFakeStripe } from '../../test/support/fake-stripe.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { balanceOf, confirmCredits, openPayment, payInSandbox } from '../../test/support/shopper.ts';
import { openCashier } from './open-cashier.ts';
import { sweepPayments } from './sweep-payments.ts';

let stripe: FakeStripe;
let server: TestServer;
let person: Person;

beforeAll(async () => {
  stripe = await startFakeStripe();
  server = await startTestServer({ env: stripe.env });
});
afterAll(async () => {
  await server.stop();
  await stripe.close();
});
beforeEach(async () => {
  person = await server.member();
});

type Event = ReturnType<FakeStripe['event']>;

const deliver = ({ body, headers }: Event) =>
  server.visitor().call('POST', '/api/payments/webhook', {
    body: Uint8Array.from(body),
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });

const sweep = (now = new Date()) => sweepPayments(openCashier(server.services), now);
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);

describe('setting up', () => {
  test('the browser learns the publishable key and no other', async () => {
    expect((await person.get('/api/payments/config')).body).toEqual({
      provider: 'stripe',
      publishableKey: 'pk_test_1',
    });
  });

  test('asks Stripe for A$15.00 by card, under a pinned version and with an idempotency key', async () => {
    const { id, clientSecret } = await openPayment(person);
    expect(clientSecret).toBe(stripe.intents.get(id)?.client_secret);
    expect(stripe.requests.at(-1)).toMatchObject({
      method: 'POST',
      path: '/v1/payment_intents',
      version: '2026-10-28.endive',
      key: expect.stringMatching(/^plumbline-\d+-\d+$/),
      params: { amount: '1500', currency: 'aud', 'allowed_payment_method_types[0]': 'card' },
    });
  });

  test('a broken connection is tried again under the same key', async () => {
    const before = stripe.requests.length;
    stripe.failNext('cut', 500);
    const { id } = await openPayment(person);
    expect(stripe.intents.has(id)).toBe(true);
    const keys = stripe.requests.slice(before).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test('says so when Stripe can’t be reached, and nothing of the inside', async () => {
    stripe.failNext('cut', 'cut', 'cut');
    const reply = await person.post('/api/create-payment-intent', { amount: 15, analyses: 15 });
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(reply.body).toEqual({
      code: 'provider_unreachable',
      message: 'We couldn’t reach the payment provider. Please try again in a moment.',
      requestId: expect.any(String),
    });
  });
});

describe('granting', () => {
  test('only what Stripe says was paid', async () => {
    const { id } = await openPayment(person);
    expect((await confirmCredits(person, id)).status).toBe(409);
    stripe.pay(id);
    expect((await confirmCredits(person, id)).body).toMatchObject({ granted: 15, newCredits: 20 });
    expect((await confirmCredits(person, id)).body).toMatchObject({ granted: 0, newCredits: 20 });
  });

  test('50 confirmations and messages at once grant once', async () => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    const event = stripe.event('payment_intent.succeeded', id);
    const calls = Array.from({ length: 50 }, (_, at) =>
      at % 5 ? confirmCredits(person, id) : deliver(event),
    );
    const statuses = (await Promise.all<{ status: number }>(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await balanceOf(person)).toBe(20);
  });

  test.each([
    ['owner', { metadata: { plumbline_user: '1' } }],
    ['amount', { amount_received: 15 }],
    ['currency', { currency: 'idr' }],
  ])('nothing for another %s', async (_what, change) => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    stripe.tamper(id, change);
    expect((await confirmCredits(person, id)).status).toBe(409);
    expect((await deliver(stripe.event('payment_intent.succeeded', id))).status).toBe(200);
    expect(await balanceOf(person)).toBe(5);
  });
});

describe('the webhook', () => {
  test('grants by a signed message, from whatever origin', async () => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    expect(await deliver(stripe.event('payment_intent.succeeded', id))).toMatchObject({ status: 200 });
    expect(await balanceOf(person)).toBe(20);
  });

  test('believes the id alone: a message that says paid isn’t enough', async () => {
    const { id } = await openPayment(person);
    expect((await deliver(stripe.event('payment_intent.succeeded', id))).status).toBe(200);
    expect(await balanceOf(person)).toBe(5);
  });

  test.each([
    ['forged', (id: string) => stripe.event('payment_intent.succeeded', id, { secret: 'whsec_other' })],
    ['old', (id: string) => stripe.event('payment_intent.succeeded', id, { ageSeconds: 3600 })],
    ['unsigned', (id: string) => ({ ...stripe.event('payment_intent.succeeded', id), headers: {} })],
    [
      'changed',
      (id: string) => {
        const { body, headers } = stripe.event('payment_intent.succeeded', 'pi_other');
        return { body: Buffer.from(body.toString().replace('pi_other', id)), headers };
      },
    ],
  ])('refuses a message that is %s', async (_how, message) => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    const reply = await deliver(message(id));
    expect(reply.body).toMatchObject({ code: 'bad_signature' });
    expect(reply.status).toBe(400);
    expect(await balanceOf(person)).toBe(5);
  });

  test('takes payments of other shops for what they are', async () => {
    expect((await deliver(stripe.event('payment_intent.succeeded', 'pi_unknown'))).status).toBe(200);
  });

  test('asks to be called again when Stripe can’t be asked', async () => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    stripe.failNext('cut', 'cut', 'cut');
    expect((await deliver(stripe.event('payment_intent.succeeded', id))).status).toBe(503);
    expect((await deliver(stripe.event('payment_intent.succeeded', id))).status).toBe(200);
    expect(await balanceOf(person)).toBe(20);
  });
});

describe('money that goes back', () => {
  async function bought(): Promise<string> {
    const { id } = await openPayment(person);
    stripe.pay(id);
    await confirmCredits(person, id);
    return id;
  }
  const newest = async () =>
    (await person.get<{ amount: number; note: string; kind: string }[]>('/api/credits/ledger')).body[0];

  test('a refund takes the unused credits, once', async () => {
    const id = await bought();
    stripe.refund(id, 1500);
    await deliver(stripe.event('charge.refunded', id));
    await deliver(stripe.event('charge.refunded', id));
    expect(await balanceOf(person)).toBe(5);
    expect(await newest()).toMatchObject({
      kind: 'purchase_reversal',
      amount: -15,
      note: 'Refund of A$15.00: 15 of 15 credits taken back',
    });
  });

  test('refunds in parts take the credits in parts', async () => {
    const id = await bought();
    for (const [cents, left] of [
      [150, 19],
      [50, 18],
      [1300, 5],
    ] as const) {
      stripe.refund(id, cents);
      await deliver(stripe.event('charge.refunded', id));
      expect(await balanceOf(person)).toBe(left);
    }
  });

  test('used credits are gone: the balance stays at 0 and the ledger says so', async () => {
    const id = await bought();
    const { id: userId } = (await person.get<{ id: number }>('/api/me')).body;
    await server.services.database.$client.query(
      `with a as (update credit_accounts set balance = 4 where user_id = $1)
       insert into credit_entries (user_id, kind, reference, amount, balance_after) values ($1, 'analysis', $2, -16, 4)`,
      [userId, `test:${userId}`],
    );
    stripe.refund(id, 1500);
    await deliver(stripe.event('charge.refunded', id));
    expect(await balanceOf(person)).toBe(0);
    expect(await newest()).toMatchObject({
      amount: -4,
      note: 'Refund of A$15.00: 4 of 15 credits taken back; 11 had been used',
    });
  });

  test('a dispute takes them, a won one gives them back, an inquiry does neither', async () => {
    const id = await bought();
    for (const [state, event, credits] of [
      ['warning_needs_response', 'charge.dispute.created', 20],
      ['needs_response', 'charge.dispute.created', 5],
      ['won', 'charge.dispute.closed', 20],
    ] as const) {
      stripe.dispute(id, state);
      await deliver(stripe.event(event, id));
      expect(await balanceOf(person)).toBe(credits);
    }
    const [payment] = (await person.get<Payment[]>('/api/payments/history')).body;
    expect(payment).toMatchObject({ disputed: false, refundedCents: 0 });
  });
});

describe('the sweep', () => {
  // Other tests leave payments behind that were paid and never told.
  beforeEach(async () => {
    await sweep();
  });

  test('grants what was paid while nobody listened', async () => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    expect(await sweep()).toBe(1);
    expect(await balanceOf(person)).toBe(20);
    expect(await sweep(later(1))).toBe(0);
  });

  test('closes what stays unpaid for a day, at Stripe too', async () => {
    const { id } = await openPayment(person);
    await sweep(later(23));
    expect(stripe.intents.get(id)?.status).toBe('requires_payment_method');
    await sweep(later(27));
    expect(stripe.intents.get(id)?.status).toBe('canceled');
    expect((await confirmCredits(person, id)).status).toBe(409);
  });

  test('finds a refund whose message got lost', async () => {
    const { id } = await openPayment(person);
    stripe.pay(id);
    await confirmCredits(person, id);
    stripe.refund(id, 1500);
    await sweep(later(49));
    expect(await balanceOf(person)).toBe(5);
  });

  test('one payment that fails keeps no other waiting', async () => {
    const [first, second] = [await openPayment(person), await openPayment(person)];
    for (const { id } of [first, second]) stripe.pay(id);
    stripe.failNext('cut', 'cut', 'cut');
    expect(await sweep(later(1))).toBe(1);
    expect(await sweep(later(2))).toBe(1);
    expect(await balanceOf(person)).toBe(35);
  });
});

describe('with real payments', () => {
  test('nothing here takes a card number, and none is logged', async () => {
    const payment = await openPayment(person);
    const reply = await payInSandbox(person, payment, '4242424242424242');
    expect(reply.status).toBe(404);
    const body = {
      amount: 15,
      analyses: 15,
      card: { number: '4242424242424242' },
      number: '4242424242424242',
    };
    expect((await person.post('/api/create-payment-intent', body)).status).toBe(200);
    expect(JSON.stringify(stripe.requests)).not.toContain('4242424242424242');
    expect(JSON.stringify(server.logged)).not.toContain('4242424242424242');
  });

  test('Fix gives nothing away', async () => {
    await server.services.database.$client.query(
      `with a as (update credit_accounts set balance = 0 where balance = 5)
       insert into credit_entries (user_id, kind, reference, amount, balance_after)
       select user_id, 'analysis', 'all:' || user_id, -5, 0 from credit_accounts where balance = 5`,
    );
    const fixed = await person.post('/api/payments/manual-credit-fix', { addCredits: 15 });
    expect(fixed.body).toMatchObject({
      granted: 0,
      newCredits: 0,
      message: expect.stringMatching(/Nothing/),
    });
  });

  test('only an admin settles by hand', async () => {
    expect((await person.post('/api/admin/payments/1/settle')).status).toBe(403);
  });

  test('lets Stripe’s hosts into the page', async () => {
    const csp = (await person.get('/')).headers.get('content-security-policy') ?? '';
    expect(csp).toContain('https://js.stripe.com');
  });
});
