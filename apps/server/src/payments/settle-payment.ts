import type { Settlement } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { enter } from '../credits/index.ts';
import { onBehalfOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { invoiceCounter, payments, pdfPurchases, reports } from '../platform/database/schema.ts';
import { appendTrail } from '../trail/index.ts';
import type { Cashier, PaymentRow } from './cashier.ts';
import { purchaseNote } from './orders.ts';
import type { ProviderIntent } from './provider.ts';
import { reversePayment } from './reverse-payment.ts';

/**
 * The one way from a payment to what it buys. Asks the provider how the payment stands and brings our books in line:
 * gives what was paid for, takes back what was refunded. It may be called by anyone, at any time, as often as they
 * like and at once: what has been done already isn't done again.
 *
 * @throws AppError provider_unreachable; nothing has changed then.
 */
export async function settlePayment(cashier: Cashier, intentId: string): Promise<Settlement> {
  const { database, provider, log } = cashier;
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider.name), eq(payments.intentId, intentId)));
  // Another product may take payments under the same account of the provider.
  if (!payment) return 'unknown';
  const intent = await provider.readIntent(intentId);
  if (!intent) return 'unknown';
  const wrong = findMismatch(payment, intent);
  if (wrong) {
    log.error(
      { paymentId: payment.id, wrong },
      'A payment isn’t what it was set up as; nothing was given for it',
    );
    return 'mismatch';
  }
  return database.transaction((tx) => bringInLine(tx, payment.id, intent));
}

/** What the provider says must be what we asked it for. */
function findMismatch(payment: PaymentRow, intent: ProviderIntent): string | undefined {
  // An account that was deleted since can't be compared; nothing is given to it either.
  if (payment.userId !== null && intent.owner !== String(payment.userId)) return 'owner';
  if (intent.amountCents !== payment.amountCents) return 'amount';
  return intent.currency === payment.currency ? undefined : 'currency';
}

async function bringInLine(tx: Queries, paymentId: number, intent: ProviderIntent): Promise<Settlement> {
  // Whoever comes at the same time waits here and then sees what was done. Rows are always locked in this order:
  // payment, invoice counter, credit account.
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) return 'unknown';
  if (payment.status === 'paid') {
    await reversePayment(tx, payment, intent);
    return 'already_granted';
  }
  if (intent.status === 'paid') {
    const paid = await grant(tx, payment, intent);
    await reversePayment(tx, paid, intent);
    await noteBought(tx, paid);
    return 'granted';
  }
  if (intent.status !== 'cancelled') return 'unpaid';
  await tx.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, paymentId));
  return 'cancelled';
}

async function grant(tx: Queries, payment: PaymentRow, { card }: ProviderIntent): Promise<PaymentRow> {
  const paidAt = new Date();
  const invoiceNumber = await nextInvoiceNumber(tx);
  const [paid] = await tx
    .update(payments)
    .set({
      status: 'paid',
      paidAt,
      invoiceNumber,
      cardBrand: card?.brand ?? null,
      cardLast4: card?.last4 ?? null,
    })
    .where(eq(payments.id, payment.id))
    .returning();
  if (!paid) throw new Error('A locked payment is gone');
  const { id: paymentId, userId, credits, reportId } = paid;
  if (userId === null) return paid;
  if (credits > 0) {
    await enter(tx, {
      userId,
      kind: 'purchase',
      reference: `${paid.provider}:${paid.intentId}`,
      amount: credits,
      note: purchaseNote(paid.amountCents, invoiceNumber),
    });
  }
  if (reportId !== null) {
    await tx
      .insert(pdfPurchases)
      .values({ userId, reportId, paymentId, purchasedAt: paidAt })
      .onConflictDoNothing();
  }
  return paid;
}

async function noteBought(tx: Queries, { userId, reportId, invoiceNumber }: PaymentRow): Promise<void> {
  if (userId === null || reportId === null) return;
  const [report] = await tx
    .select({ projectId: reports.projectId, version: reports.version })
    .from(reports)
    .where(eq(reports.id, reportId));
  const projectId = report?.projectId ?? null;
  if (projectId === null) return;
  await appendTrail(tx, { projectId, userId, by: onBehalfOf({ userId }) }, [
    {
      event: 'report_bought',
      subject: { kind: 'report', id: reportId },
      detail: { version: report?.version ?? null, invoice: invoiceNumber },
    },
  ]);
}

/** Without gaps: the number is taken along with the payment that uses it, or not at all. */
async function nextInvoiceNumber(tx: Queries): Promise<number> {
  const [counter] = await tx
    .update(invoiceCounter)
    .set({ last: sql`${invoiceCounter.last} + 1` })
    .where(eq(invoiceCounter.id, 1))
    .returning({ last: invoiceCounter.last });
  if (!counter) throw new Error('The invoice counter is missing');
  return counter.last;
}
