import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { accountDeletions } from '../platform/database/schema.ts';
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
