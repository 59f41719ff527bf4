import type { Payment, PdfPurchase } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../test/support/person.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { confirmCredits, fromSecret, type OpenPayment, payInSandbox } from '../../test/support/shopper.ts';
import { reports, reportVersions } from '../platform/database/schema.ts';
import { openCashier } from './open-cashier.ts';
import { refund } from './sandbox/books.ts';
import { sweepPayments } from './sweep-payments.ts';

let server: TestServer;
let ann: Person;
let bob: Person;
let projectId: number;
let reportId: number;

beforeAll(async () => {
  server = await startTestServer();
  [ann, bob] = [await server.member('Ann'), await server.member('Bob')];
});
afterAll(() => server.stop());

beforeEach(async () => {
  const { id: userId } = (await ann.get<{ id: number }>('/api/me')).body;
  projectId = (await ann.project()).id;
  const [report] = await server.services.database
    .insert(reports)
    .values({ userId, projectId, title: 'Handover', folder: `reports/${projectId}` })
    .returning();
  reportId = report?.id ?? 0;
  const counts = { criticalCount: 0, highCount: 0, mediumCount: 0, lowCount: 0 };
  await server.services.database
    .insert(reportVersions)
    .values({ reportId, version: 1, status: 'completed', selectedDefectIds: [], ...counts });
});

const order = (who = ann, id = reportId) =>
  who.post<{ clientSecret: string; amount: number; code?: string }>('/api/payments/create-pdf-intent', {
    reportId: id,
    selectedDefectIds: [1, 2],
    projectId: 1,
  });
const confirm = ({ id }: OpenPayment, who = ann) =>
  who.post<{ purchase: PdfPurchase; code?: string }>('/api/payments/confirm-pdf-purchase', {
    paymentIntentId: id,
  });
const purchases = async () => (await ann.get<PdfPurchase[]>('/api/payments/pdf-purchases')).body;
const bought = async () => (await purchases()).some((purchase) => purchase.reportId === reportId);

async function setUp(): Promise<OpenPayment> {
  return fromSecret((await order()).body.clientSecret);
}

test('a report is bought once and stays bought', async () => {
  const payment = await setUp();
  expect((await confirm(payment)).body).toMatchObject({ code: 'payment_incomplete' });
  await payInSandbox(ann, payment);
  const { body } = await confirm(payment);
  expect(body.purchase).toEqual({ id: expect.any(Number), reportId, purchasedAt: expect.any(String) });
  expect((await confirm(payment)).body.purchase).toEqual(body.purchase);
  expect(await bought()).toBe(true);
  expect((await order()).body).toMatchObject({ code: 'already_purchased' });
  const [paid] = (await ann.get<Payment[]>('/api/payments/history')).body;
  expect(paid).toMatchObject({ amount: 10, purpose: 'pdf', description: 'PDF report: Handover' });
});

test('it costs A$10.00 and gives no credits', async () => {
  expect((await order()).body.amount).toBe(10);
  const payment = await setUp();
  await payInSandbox(ann, payment);
  expect((await confirmCredits(ann, payment.id)).status).toBe(404);
});

test('tabs that buy the same report at once share one payment', async () => {
  const replies = await Promise.all(Array.from({ length: 8 }, () => order()));
  expect(new Set(replies.map(({ body }) => body.clientSecret)).size).toBe(1);
});

test('paid and not told: the next try says that it is bought, before another charge', async () => {
  const payment = await setUp();
  await server.services.database.$client.query(
    `update sandbox_intents set status = 'succeeded' where id = $1`,
    [payment.id],
  );
  expect((await order()).status).toBe(409);
  expect(await bought()).toBe(true);
});

test('another user’s report and payment aren’t there', async () => {
  const payment = await setUp();
  expect((await order(bob)).status).toBe(404);
  expect((await order(ann, 999_999)).status).toBe(404);
  expect((await confirm(payment, bob)).status).toBe(404);
});

test('a full refund closes the report; it can be bought again', async () => {
  const payment = await setUp();
  await payInSandbox(ann, payment);
  await confirm(payment);
  await refund(server.services.database, payment.id, undefined);
  expect((await confirm(payment)).status).toBe(409);
  expect(await bought()).toBe(false);
  const again = await setUp();
  expect(again.id).not.toBe(payment.id);
  await payInSandbox(ann, again);
  await confirm(again);
  expect(await bought()).toBe(true);
});

test.each([
  ['report', () => ann.delete(`/api/reports/${reportId}`)],
  ['project', () => ann.delete(`/api/projects/${projectId}`)],
  [
    'report, while the provider was away,',
    async () => {
      await server.services.database.delete(reports).where(eq(reports.id, reportId));
      await sweepPayments(openCashier(server.services));
    },
  ],
])('a deleted %s can’t be paid for any more', async (_what, remove) => {
  const payment = await setUp();
  await remove();
  expect((await payInSandbox(ann, payment)).body.paymentIntent.status).toBe('canceled');
  expect((await confirm(payment)).body).toMatchObject({ code: 'payment_incomplete' });
  expect(await bought()).toBe(false);
});
