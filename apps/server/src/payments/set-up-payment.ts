import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { actorOf, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { payments, reports } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Cashier, PaymentRow } from './cashier.ts';
import { type Purchase, packOfCredits } from './orders.ts';
import type { ProviderIntent } from './provider.ts';
import { settlePayment } from './settle-payment.ts';

export interface Buyer {
  id: number;
  displayName: string;
  email: string;
}

/** Sets up the payment for a pack of credits. @throws AppError provider_unreachable */
export async function buyCredits(cashier: Cashier, buyer: Buyer): Promise<ProviderIntent> {
  const [payment] = await cashier.database
    .insert(payments)
    .values(toRow(cashier, buyer, packOfCredits))
    .returning();
  if (!payment) throw new Error('PostgreSQL returned no row for an insert');
  return tellProvider(cashier, payment);
}

interface ReportOrder {
  purchase: Purchase;
  reportId: number;
  projectId: number;
  selectedDefectIds: number[];
}

/**
 * Sets up the payment for a report, or hands back the one that's open: two tabs then pay the same payment, which can
 * be paid only once.
 * @throws AppError already_purchased when that one turns out to be paid; provider_unreachable
 */
export async function buyReport(cashier: Cashier, buyer: Buyer, order: ReportOrder): Promise<ProviderIntent> {
  const { reportId, projectId, selectedDefectIds } = order;
  // At most twice around: an open payment that has just ended makes room for a new one.
  for (let attempt = 1; attempt <= 3; attempt++) {
    await cashier.database.transaction(async (tx) => {
      await holdReport(tx, reportId);
      await tx
        .insert(payments)
        .values({ ...toRow(cashier, buyer, order.purchase), reportId, projectId, selectedDefectIds })
        .onConflictDoNothing();
    });
    const [open] = await cashier.database
      .select()
      .from(payments)
      .where(
        and(
          ownedBy(actorOf(buyer), payments),
          eq(payments.reportId, reportId),
          eq(payments.status, 'created'),
        ),
      );
    if (!open) continue;
    if (open.intentId === null) return tellProvider(cashier, open);
    const outcome = await settlePayment(cashier, open.intentId);
    if (outcome === 'granted' || outcome === 'already_granted') throw new AppError('already_purchased');
    const intent = outcome === 'unpaid' ? await cashier.provider.readIntent(open.intentId) : undefined;
    if (intent) {
      await cashier.database.update(payments).set({ selectedDefectIds }).where(eq(payments.id, open.id));
      return intent;
    }
  }
  throw new AppError('conflict');
}

/** Until the transaction ends: whoever deletes the report or its project then knows of the payment. @throws AppError not_found */
async function holdReport(tx: Queries, reportId: number): Promise<void> {
  const [held] = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.id, reportId), isNotNull(reports.projectId)))
    .for('share');
  if (!held) throw notFound('Report not found. It may have been deleted.');
}

function toRow({ provider }: Cashier, buyer: Buyer, purchase: Purchase) {
  return {
    ...purchase,
    userId: buyer.id,
    provider: provider.name,
    buyerName: buyer.displayName,
    buyerEmail: buyer.email,
  };
}

/**
 * Our own row comes first, the provider's payment second, its id third: whatever dies in between, nobody has a payment
 * that they could pay and that we wouldn't know.
 */
async function tellProvider(cashier: Cashier, payment: PaymentRow): Promise<ProviderIntent> {
  const { database, provider } = cashier;
  const intent = await provider.createIntent({
    // The time keeps keys apart when a database begins anew under the same account of the provider.
    idempotencyKey: `plumbline-${payment.id}-${payment.createdAt.getTime()}`,
    paymentId: payment.id,
    userId: payment.userId ?? 0,
    amountCents: payment.amountCents,
    currency: payment.currency,
    description: payment.description,
  });
  const [kept] = await database
    .update(payments)
    .set({ intentId: intent.id })
    .where(and(eq(payments.id, payment.id), ne(payments.status, 'cancelled')))
    .returning({ id: payments.id });
  // The sweep has given it up in the meantime and wouldn't look at it again: nobody may get to pay it.
  if (!kept) throw new AppError('conflict');
  return intent;
}
