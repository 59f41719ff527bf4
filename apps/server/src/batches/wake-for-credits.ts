import { and, asc, count, eq, exists, gt, inArray, sql } from 'drizzle-orm';
import { lockBalance } from '../credits/index.ts';
import { accountOf, type Member, onBehalfOf, ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { batches, batchPhotos, creditAccounts } from '../platform/database/schema.ts';
import { askForPhotos } from './batch-job.ts';
import { withinLimit } from './within-limit.ts';

/** Accounts at a time: another look follows soon. */
const AT_A_TIME = 50;

const unsafeWanting = (queries: Queries) =>
  queries
    .select({ id: batchPhotos.id })
    .from(batchPhotos)
    .innerJoin(batches, eq(batches.id, batchPhotos.batchId))
    .where(
      and(
        // As the query around it reads the accounts.
        sql`${batchPhotos.userId} = credit_accounts.user_id`,
        eq(batchPhotos.state, 'kept'),
        eq(batches.state, 'active'),
        eq(batches.analyse, true),
        withinLimit,
      ),
    );

/**
 * Goes on with photos that were kept for want of a credit, as soon as their account has one: bought, given or come back.
 * As many as there are credits, the first that were sent first. Their batch was agreed to with its price; one that was
 * paused or cancelled stays so. Returns how many were woken.
 */
export async function unsafeWakeForCredits(database: Database): Promise<number> {
  const able = await database
    .select({ userId: creditAccounts.userId })
    .from(creditAccounts)
    .where(and(gt(creditAccounts.balance, 0), exists(unsafeWanting(database))))
    .limit(AT_A_TIME);
  let woken = 0;
  for (const account of able) {
    woken += await database.transaction((tx) => wake(tx, onBehalfOf(account)));
  }
  return woken;
}

async function wake(tx: Queries, actor: Member): Promise<number> {
  // The batches first, as everybody does; their photos are read once nobody changes them.
  const lockedBatches = await tx
    .select({ id: batches.id })
    .from(batches)
    .where(and(ownedBy(actor, batches), eq(batches.state, 'active'), eq(batches.analyse, true), withinLimit))
    .orderBy(asc(batches.id))
    .for('share');
  const ids = lockedBatches.map(({ id }) => id);
  const balance = await lockBalance(tx, accountOf(actor));
  const [{ waiting } = { waiting: 0 }] = await tx
    .select({ waiting: count() })
    .from(batchPhotos)
    .where(and(inArray(batchPhotos.batchId, [0, ...ids]), eq(batchPhotos.state, 'waiting')));
  if (balance <= waiting) return 0;
  const next = await tx
    .select({ id: batchPhotos.id })
    .from(batchPhotos)
    .where(and(inArray(batchPhotos.batchId, [0, ...ids]), eq(batchPhotos.state, 'kept')))
    .orderBy(asc(batchPhotos.id))
    .limit(balance - waiting)
    .for('update', { skipLocked: true });
  const woken = next.map(({ id }) => id);
  await tx
    .update(batchPhotos)
    .set({ state: 'waiting' })
    .where(inArray(batchPhotos.id, [0, ...woken]));
  await askForPhotos(tx, actor, woken);
  return woken.length;
}
