import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { killPurchase, MOMENTS } from '../../test/support/kill-purchase.ts';
import { testProgram } from '../../test/support/programs.ts';
import { readBalance } from '../credits/index.ts';
import { connectDatabase, type Database } from '../platform/database/connect.ts';
import { creditAccounts, payments, users } from '../platform/database/schema.ts';
import { openSandbox } from './sandbox/provider.ts';
import { sweepPayments } from './sweep-payments.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = connectDatabase(testDatabase.url, () => undefined, { max: 4 });
});
afterAll(async () => {
  await database.$client.end();
  await testDatabase.drop();
});

test.each(MOMENTS.flatMap((moment) => [1, 2].map((time) => [moment, time] as const)))(
  'killed %s (%i): granted after the restart, once',
  async (moment, time) => {
    const [user] = await database
      .insert(users)
      .values({ email: `${moment}-${time}@example.com`, displayName: 'Ann' })
      .returning();
    const userId = user?.id ?? 0;
    await database.insert(creditAccounts).values({ userId });
    await killPurchase([testProgram('buyer')], testDatabase.url, userId, moment);
    // Only one moment is late enough for the credits to be there already.
    const late = moment === 'any time while we settle';
    expect(late ? 0 : await readBalance(database, userId)).toBe(0);

    const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const cashier = { database, provider: openSandbox(database, 'x'.repeat(32)), log: quiet };
    await sweepPayments(cashier);
    expect(await readBalance(database, userId)).toBe(15);
    await sweepPayments(cashier, new Date(Date.now() + 3_600_000));
    expect(await readBalance(database, userId)).toBe(15);
    const rows = await database.select().from(payments);
    expect(rows.every(({ status }) => status === 'paid')).toBe(true);
  },
);
