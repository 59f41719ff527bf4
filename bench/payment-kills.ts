/** Kill -9 between the provider's success and our grant, over and over, on a database with its usual durability. */

import { readBalance } from '../apps/server/src/credits/index.ts';
import { openSandbox } from '../apps/server/src/payments/sandbox/provider.ts';
import { sweepPayments } from '../apps/server/src/payments/sweep-payments.ts';
import { connectDatabase } from '../apps/server/src/platform/database/connect.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { creditAccounts, users } from '../apps/server/src/platform/database/schema.ts';
import { BUYER, killPurchase, MOMENTS, type Moment } from '../apps/server/test/support/kill-purchase.ts';
import { openBench } from './support/server.ts';

const KILLS = Number(process.env.BENCH_KILLS ?? 50);
const quiet = { info: () => undefined, warn: console.warn, error: console.error };

const bench = await openBench({ built: false });
const database = connectDatabase(bench.databaseUrl, console.error, { max: 4 });
try {
  await migrate(bench.databaseUrl);
  const cashier = { database, provider: openSandbox(database, 'x'.repeat(32)), log: quiet };
  const right = new Map<Moment, number>();
  for (let kill = 0; kill < KILLS; kill++) {
    const moment = MOMENTS[kill % MOMENTS.length] ?? 'before we settle';
    const [user] = await database
      .insert(users)
      .values({ email: `kill-${kill}@example.com`, displayName: 'Ann' })
      .returning();
    const userId = user?.id ?? 0;
    await database.insert(creditAccounts).values({ userId });
    await killPurchase(BUYER, bench.databaseUrl, userId, moment);
    // What a new process does at its start, and once more to see that it adds nothing.
    await sweepPayments(cashier);
    await sweepPayments(cashier, new Date(Date.now() + 3_600_000));
    const balance = await readBalance(database, userId);
    if (balance === 15) right.set(moment, (right.get(moment) ?? 0) + 1);
    else console.error(`Kill ${kill}, ${moment}: ${balance} credits in place of 15`);
  }
  const total = [...right.values()].reduce((sum, count) => sum + count, 0);
  for (const [moment, count] of right) console.log(`  ${moment}: ${count} granted once`);
  console.log(`${total} of ${KILLS} purchases granted exactly once after kill -9`);
  if (total !== KILLS) process.exitCode = 1;
} finally {
  await database.$client.end();
  await bench.stop();
}
