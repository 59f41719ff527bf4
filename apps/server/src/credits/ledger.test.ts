import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/server.ts';
import { creditEntries, users } from '../platform/database/schema.ts';
import { enterAlone, readBalance } from './index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let accounts = 0;
async function newAccount(): Promise<number> {
  const [user] = await server.services.database
    .insert(users)
    .values({ email: `ledger-${++accounts}@example.com`, displayName: 'Ledger' })
    .returning({ id: users.id });
  if (!user) throw new Error('no account');
  return user.id;
}

/** What the database holds of an account. */
async function readLedger(userId: number) {
  const entries = await server.services.database
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.userId, userId))
    .orderBy(creditEntries.id);
  return { entries, balance: await readBalance(server.services.database, userId) };
}

describe('the ledger, whatever happens at the same time', () => {
  const event = fc.record({
    kind: fc.constantFrom('analysis', 'analysis_refund', 'purchase', 'fix') as fc.Arbitrary<
      'analysis' | 'analysis_refund' | 'purchase' | 'fix'
    >,
    reference: fc.integer({ min: 1, max: 6 }),
    amount: fc.integer({ min: 1, max: 4 }),
  });

  test('balance is the sum of its entries, never below 0, and no event counts twice', async () => {
    const { database } = server.services;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 24 }), async (events) => {
        const userId = await newAccount();
        const outcomes = await Promise.all(
          events.map(({ kind, reference, amount }) =>
            enterAlone(database, {
              userId,
              kind,
              reference: `test:${userId}:${reference}`,
              amount: kind === 'analysis' ? -amount : amount,
            }).then(
              ({ entered }) => entered,
              (error: { code?: string }) => {
                expect(error.code).toBe('insufficient_credits');
                return false;
              },
            ),
          ),
        );
        const { entries, balance } = await readLedger(userId);
        expect(entries).toHaveLength(outcomes.filter(Boolean).length);
        expect(new Set(entries.map(({ kind, reference }) => `${kind} ${reference}`)).size).toBe(
          entries.length,
        );
        let running = 0;
        for (const entry of entries) {
          running += entry.amount;
          expect(running).toBeGreaterThanOrEqual(0);
          expect(entry.balanceAfter).toBe(running);
        }
        expect(balance).toBe(running);
      }),
      { numRuns: 60 },
    );
  });

  test('of 30 reservations of the last credit one succeeds', async () => {
    const { database } = server.services;
    const userId = await newAccount();
    await enterAlone(database, { userId, kind: 'fix', reference: `one:${userId}`, amount: 1 });
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        enterAlone(database, { userId, kind: 'analysis', reference: `race:${userId}:${index}`, amount: -1 }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readBalance(database, userId)).toBe(0);
  });
});

test('an entry can’t be changed or deleted, not even by hand', async () => {
  const { database } = server.services;
  const userId = await newAccount();
  await enterAlone(database, { userId, kind: 'fix', reference: `kept:${userId}`, amount: 3 });
  await expect(
    database.execute(sql`update credit_entries set amount = 300 where user_id = ${userId}`),
  ).rejects.toThrow();
  await expect(database.execute(sql`delete from credit_entries where user_id = ${userId}`)).rejects.toThrow();
  expect((await readLedger(userId)).balance).toBe(3);
});

test('its owner can read it, newest first, paged; nobody else', async () => {
  const person = await server.member();
  const { status, body, headers } = await person.get<Record<string, unknown>[]>(
    '/api/credits/ledger?limit=1',
  );
  expect(status).toBe(200);
  expect(headers.get('x-total-count')).toBe('1');
  expect(body).toEqual([
    expect.objectContaining({ kind: 'signup_grant', amount: 5, balanceAfter: 5, note: '5 free analyses' }),
  ]);
  expect((await server.visitor().get('/api/credits/ledger')).status).toBe(401);
});
