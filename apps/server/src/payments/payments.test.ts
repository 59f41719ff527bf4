import type { LedgerEntry, Payment } from '@plumbline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { becomeAdmin } from '../../test/support/admin.ts';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import {
  balanceOf,
  CHALLENGE,
  confirmCredits,
  openPayment,
  payInSandbox,
} from '../../test/support/shopper.ts';

let server: TestServer;
let kim: Person;
let other: Person;

beforeAll(async () => {
  server = await startTestServer({ env: { BUSINESS_ABN: '51 824 753 556' } });
  [kim, other] = [await server.member('Kim'), await server.member('Other')];
});
afterAll(() => server.stop());

/** Credits are added by the confirmation or the sandbox's own message, whichever comes first. */
const settled = (person: Person, id: string) => confirmCredits(person, id);

describe('buying credits in the sandbox', () => {
  test('needs someone who is signed in, and says so', async () => {
    const reply = await server.visitor().post('/api/create-payment-intent', { amount: 15, analyses: 15 });
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ requiresLogin: true });
  });

  test.each([
    [{ amount: 1 }, 'amount'],
    [{ amount: 15, analyses: 1500 }, 'analyses'],
  ])('sells nothing at another price: %j', async (body, field) => {
    const reply = await kim.post<{ fields: Record<string, string> }>('/api/create-payment-intent', body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields)).toEqual([field]);
  });

  test.each(['/api/create-payment-intent', '/api/payments/create-analysis-intent'])(
    '%s answers secret, price and count',
    async (path) => {
      const reply = await kim.post(path, { amount: 15, analyses: 15, userId: 30 });
      expect(reply.body).toEqual({
        clientSecret: expect.stringMatching(/^sbx_\w+_secret_\w+$/),
        amount: 15,
        creditsCount: 15,
      });
    },
  );

  test('grants 15 credits once, tells the ledger and gives a receipt', async () => {
    const person = await server.member();
    const payment = await openPayment(person);
    expect((await confirmCredits(person, payment.id)).body).toMatchObject({ code: 'payment_incomplete' });
    const paid = await payInSandbox(person, payment);
    expect(paid.body.paymentIntent).toEqual({ id: payment.id, status: 'succeeded', amountCents: 1500 });
    expect((await settled(person, payment.id)).body.newCredits).toBe(20);
    expect((await settled(person, payment.id)).body).toMatchObject({ granted: 0, newCredits: 20 });
    expect(await balanceOf(person)).toBe(20);

    const ledger = (await person.get<LedgerEntry[]>('/api/credits/ledger')).body;
    expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['purchase', 15],
      ['signup_grant', 5],
    ]);
    const history = await person.get<Payment[]>('/api/payments/history');
    expect(history.headers.get('x-total-count')).toBe('1');
    expect(history.body[0]).toMatchObject({
      amount: 15,
      amountCents: 1500,
      description: '15 analysis credits',
      refundedCents: 0,
    });
    const invoiceUrl = history.body[0]?.invoiceUrl ?? '';
    const invoice = await person.get<string>(invoiceUrl);
    expect(invoice.headers.get('content-type')).toBe('application/pdf');
    expect(invoice.body.startsWith('%PDF-')).toBe(true);
    expect((await other.get(invoiceUrl)).status).toBe(404);
  });

  test('50 confirmations at once grant once', async () => {
    const person = await server.member();
    const payment = await openPayment(person);
    await payInSandbox(person, payment);
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirmCredits(person, payment.id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(replies.filter(({ body }) => body.granted > 0).length).toBeLessThanOrEqual(1);
    expect(new Set(replies.map(({ body }) => body.newCredits))).toEqual(new Set([20]));
    expect(await balanceOf(person)).toBe(20);
  });

  test.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4111111111111111', 'test_cards_only'],
  ])('card %s is refused: %s', async (number, code) => {
    const payment = await openPayment(kim);
    const { body } = await payInSandbox(kim, payment, number);
    expect(body.paymentIntent.status).toBe('requires_payment_method');
    expect(body.error).toEqual({ code, message: expect.stringMatching(/\w/) });
    expect((await confirmCredits(kim, payment.id)).status).toBe(409);
  });

  test('a refused card may be followed by a good one', async () => {
    const person = await server.member();
    const payment = await openPayment(person);
    await payInSandbox(person, payment, '4000000000000002');
    expect((await payInSandbox(person, payment)).body.paymentIntent.status).toBe('succeeded');
    await settled(person, payment.id);
    expect(await balanceOf(person)).toBe(20);
  });

  test.each([
    [true, 'succeeded', 20],
    [false, 'requires_payment_method', 5],
  ])('a card that asks the bank: approved %s → %s', async (approve, status, credits) => {
    const person = await server.member();
    const payment = await openPayment(person);
    const { clientSecret } = payment;
    const asked = await payInSandbox(person, payment, CHALLENGE);
    expect(asked.body.paymentIntent.status).toBe('requires_action');
    expect((await confirmCredits(person, payment.id)).status).toBe(409);
    const answered = await person.post<{ paymentIntent: { status: string } }>(
      `/api/sandbox-payments/${payment.id}/challenge`,
      { clientSecret, approve },
    );
    expect(answered.body.paymentIntent.status).toBe(status);
    await confirmCredits(person, payment.id);
    expect(await balanceOf(person)).toBe(credits);
  });

  test('nobody confirms, reads or pays another’s payment', async () => {
    const payment = await openPayment(kim);
    expect((await payInSandbox(other, payment)).status).toBe(404);
    expect((await confirmCredits(other, payment.id)).status).toBe(404);
    const query = `clientSecret=${payment.clientSecret}`;
    expect((await other.get(`/api/sandbox-payments/${payment.id}?${query}`)).status).toBe(404);
    expect((await kim.get(`/api/sandbox-payments/${payment.id}?clientSecret=x`)).status).toBe(404);
    expect((await kim.get(`/api/sandbox-payments/${payment.id}?${query}`)).status).toBe(200);
    expect((await confirmCredits(kim, 'sbx_made_up')).status).toBe(404);
  });

  test('no card number reaches the log or the database', async () => {
    const payment = await openPayment(kim);
    await payInSandbox(kim, payment, '4000000000000002');
    await payInSandbox(kim, payment, '4111111111111111');
    await payInSandbox(kim, payment);
    await settled(kim, payment.id);
    const numbers = /4242424242424242|4000000000000002|4111111111111111/;
    expect(JSON.stringify(server.logged)).not.toMatch(numbers);
    const { rows } = await server.services.database.$client.query(
      'select s::text as intent, p::text as payment from sandbox_intents s join payments p on p.intent_id = s.id',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(numbers);
  });
});

describe('the Fix button', () => {
  test('adds what was paid for and is missing, and says so', async () => {
    const person = await server.member();
    const payment = await openPayment(person);
    // Paid at the provider, and nobody told us.
    await server.services.database.$client.query(
      `update sandbox_intents set status = 'succeeded' where id = $1`,
      [payment.id],
    );
    const fixed = await person.post('/api/payments/manual-credit-fix', { addCredits: 15 });
    expect(fixed.body).toMatchObject({
      granted: 15,
      newCredits: 20,
      message: expect.stringMatching(/paid for/),
    });
    const again = await person.post('/api/payments/manual-credit-fix', { addCredits: 15 });
    expect(again.body).toMatchObject({
      granted: 0,
      newCredits: 20,
      message: expect.stringMatching(/Nothing/),
    });
  });

  test('fills an empty account in the sandbox, once, however often it’s pressed', async () => {
    const person = await server.member();
    await spendAll(person);
    const pressed = await Promise.all(
      Array.from({ length: 20 }, () => person.post('/api/payments/manual-credit-fix')),
    );
    expect(pressed.filter(({ body }) => body.granted === 15)).toHaveLength(1);
    expect(await balanceOf(person)).toBe(15);
  });
});

async function spendAll(person: Person): Promise<void> {
  const { id } = (await person.get<{ id: number }>('/api/me')).body;
  await server.services.database.$client.query(
    `with taken as (update credit_accounts set balance = 0 where user_id = $1)
     insert into credit_entries (user_id, kind, reference, amount, balance_after)
     select $1, 'admin_adjustment', 'test:' || $1, -balance, 0 from credit_accounts where user_id = $1`,
    [id],
  );
}

test('a refund of a part is told as a part, in the ledger and on the invoice, and a whole one as the whole', async () => {
  const admin = await becomeAdmin(server);
  const buyer = await server.member('Bea');
  const notes = async () =>
    (await buyer.get<LedgerEntry[]>('/api/credits/ledger')).body
      .filter(({ kind }) => kind === 'purchase_reversal')
      .map(({ note }) => note);
  const refund = async (id: string, body: Record<string, unknown>) => {
    expect((await admin.post(`/api/sandbox-payments/${id}/refund`, body)).status).toBe(200);
    await confirmCredits(buyer, id);
  };
  const part = await openPayment(buyer);
  await payInSandbox(buyer, part);
  await confirmCredits(buyer, part.id);
  await refund(part.id, { amountCents: 500 });
  expect(await notes()).toEqual(['Refund of A$5.00 of A$15.00: 5 of 5 credits taken back']);
  const whole = await openPayment(buyer);
  await payInSandbox(buyer, whole);
  await confirmCredits(buyer, whole.id);
  await refund(whole.id, {});
  expect((await notes())[0]).toBe('Refund of A$15.00: 15 of 15 credits taken back');
});

test('success is told once: whoever comes back with a payment that they were told of hears that it is there already', async () => {
  const buyer = await server.member('Cy');
  const payment = await openPayment(buyer);
  await payInSandbox(buyer, payment);
  const told = await Promise.all([1, 2, 3].map(() => confirmCredits(buyer, payment.id)));
  expect(told.filter(({ body }) => !body.settledBefore)).toHaveLength(1);
  const later = await confirmCredits(buyer, payment.id);
  expect(later.body).toMatchObject({
    granted: 0,
    settledBefore: true,
    message: 'These credits are in your account already',
  });
});
