import { randomUUID } from 'node:crypto';
import { RETENTION } from '@plumbline/contract/retention';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crackOnPlaster } from '../../test/support/photos.ts';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { accountDeletions, payments } from '../platform/database/schema.ts';
import { sweepAccounts } from './sweep.ts';

let server: TestServer;
beforeAll(async () => {
  // Of this role, so that nothing but the test itself sweeps.
  server = await startTestServer({ env: { ROLE: 'web' } });
});
afterAll(() => server.stop());

test('an account that is due waits for the hold on its project, and its owner can still sign in to lift it', async () => {
  const person = await server.member();
  const { id, userId } = await person.project();
  const { database } = server.services;
  await person.post(`/api/projects/${id}/legal-hold`, { reason: 'NCAT claim' });
  await database
    .insert(accountDeletions)
    .values({ userId, reference: randomUUID(), dueAt: sql`now() - interval '1 day'` });
  expect(await sweepAccounts(server.services)).toBe(0);
  expect((await person.post(`/api/projects/${id}/legal-hold/lift`, { reason: 'Settled' })).status).toBe(200);
  expect(await sweepAccounts(server.services)).toBe(1);
  const { rows } = await database.execute(sql`select 1 from trail_entries where user_id = ${userId}`);
  expect(rows).toEqual([]);
});

test('a hold comes before a deletion, what tax law keeps comes after it, and nothing outlives its period', async () => {
  const person = await server.member();
  const { id, userId } = await person.project();
  const { database } = server.services;
  await person.analyse(await crackOnPlaster(), { projectId: id });
  const invoice = { invoiceNumber: 900_001, provider: 'sandbox', purpose: 'pdf', status: 'paid' } as const;
  await database.insert(payments).values({
    ...{ ...invoice, userId, paidAt: new Date(), amountCents: 1000, currency: 'aud' },
    ...{ description: 'PDF report', buyerName: 'Kim Smith', buyerEmail: person.email },
  });
  await person.post(`/api/projects/${id}/legal-hold`, { reason: 'NCAT claim' });
  await database
    .insert(accountDeletions)
    .values({ userId, reference: randomUUID(), dueAt: sql`now() - interval '1 day'` });
  const count = async () => {
    const { rows } = await database.execute(sql`select
      (select count(*) from photos where user_id = ${userId})::int as photos,
      (select count(*) from trail_entries where user_id = ${userId} and event = 'photo_added')::int as trail,
      (select count(*) from payments where invoice_number = ${invoice.invoiceNumber})::int as payments`);
    return rows[0];
  };
  await sweepAccounts(server.services);
  expect(await count()).toEqual({ photos: 1, trail: 1, payments: 1 });
  await person.post(`/api/projects/${id}/legal-hold/lift`, { reason: 'Settled' });
  await sweepAccounts(server.services);
  expect(await count()).toEqual({ photos: 0, trail: 0, payments: 1 });
  const [kept] = await database.select().from(payments).where(eq(payments.invoiceNumber, 900_001));
  expect(JSON.stringify(kept)).not.toContain('Kim Smith');
  const years = (more: number) =>
    new Date(Date.now() + (RETENTION.paymentYears * 365.25 + more) * 86_400_000);
  await sweepAccounts(server.services, years(-2));
  expect(await count()).toMatchObject({ payments: 1 });
  await sweepAccounts(server.services, years(2));
  expect(await count()).toMatchObject({ payments: 0 });
});
