import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { payments } from '../platform/database/schema.ts';
import type { Cashier } from './cashier.ts';
import { settlePayment } from './settle-payment.ts';

/** How many payments one sweep asks about. */
const BATCH = 100;

const HOUR_MS = 60 * 60 * 1000;

/** An unpaid payment is closed after this long, so that the list of open ones stays short. */
const OPEN_FOR_MS = 24 * HOUR_MS;

/**
 * Asks the provider about payments that nobody else asks about: paid while we were away, closed tabs, lost messages.
 * Young ones are asked about often, old ones seldom; paid ones once a day for half a year, for refunds whose message
 * got lost. Returns how many were granted.
 */
export async function sweepPayments(cashier: Cashier, now = new Date()): Promise<number> {
  const { database, log } = cashier;
  let granted = 0;
  for (const { id, intentId, createdAt, status, reportIsGone } of await unsafeFindDue(cashier, now)) {
    if (!intentId) continue;
    await database.update(payments).set({ checkedAt: now }).where(eq(payments.id, id));
    try {
      const outcome = await settlePayment(cashier, intentId);
      if (outcome === 'granted') granted += 1;
      const tooOld = now.getTime() - createdAt.getTime() > OPEN_FOR_MS;
      if (status === 'created' && (tooOld || reportIsGone) && outcome === 'unpaid') {
        await cashier.provider.cancelIntent(intentId);
        await settlePayment(cashier, intentId);
      }
    } catch (error) {
      // One payment that fails keeps no other from being settled.
      log.warn({ err: error, paymentId: id }, 'A payment couldn’t be settled and will be asked about again');
    }
  }
  await database
    .update(payments)
    .set({ status: 'cancelled' })
    .where(
      and(
        eq(payments.status, 'created'),
        isNull(payments.intentId),
        lt(payments.createdAt, new Date(now.getTime() - OPEN_FOR_MS)),
      ),
    );
  return granted;
}

function unsafeFindDue({ database, provider }: Cashier, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const open = and(
    eq(payments.status, 'created'),
    or(
      isNull(payments.checkedAt),
      sql`${payments.checkedAt} < ${at} - greatest(interval '1 minute', (${at} - ${payments.createdAt}) / 10)`,
    ),
  );
  const paid = and(
    eq(payments.status, 'paid'),
    sql`${payments.paidAt} > ${at} - interval '180 days'`,
    sql`coalesce(${payments.checkedAt}, ${payments.paidAt}) < ${at} - interval '1 day'`,
  );
  return database
    .select({
      id: payments.id,
      intentId: payments.intentId,
      createdAt: payments.createdAt,
      status: payments.status,
      reportIsGone: sql<boolean>`${payments.reportId} is not null and not exists (select 1 from reports r where r.id = payments.report_id and r.project_id is not null)`,
    })
    .from(payments)
    .where(and(eq(payments.provider, provider.name), isNotNull(payments.intentId), or(open, paid)))
    .orderBy(sql`${payments.status} = 'paid'`, sql`${payments.checkedAt} asc nulls first`, asc(payments.id))
    .limit(BATCH);
}
