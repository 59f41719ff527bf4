import { LIMITS, type PdfPurchase } from '@plumbline/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { type Member, ownerOf } from '../platform/actor.ts';
import { payments, pdfPurchases } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Cashier } from './cashier.ts';
import { findPayment } from './find-payment.ts';
import { settlePayment } from './settle-payment.ts';

export interface Credited {
  success: true;
  message: string;
  granted: number;
  newCredits: number;
}

interface SettledCredits extends Credited {
  /** The buyer was told of this payment before. */
  settledBefore: boolean;
}

/**
 * Adds the credits of a payment that the buyer says was paid, if the provider says so too.
 * @throws AppError not_found, payment_incomplete, provider_unreachable
 */
export async function confirmCredits(
  cashier: Cashier,
  actor: Member,
  intentId: string,
): Promise<SettledCredits> {
  const payment = await findPayment(cashier, actor, intentId);
  if (payment.purpose !== 'credits') throw notFound('We don’t know this payment.');
  const outcome = await settlePayment(cashier, intentId);
  if (outcome !== 'granted' && outcome !== 'already_granted') throw new AppError('payment_incomplete');
  const granted = outcome === 'granted' ? payment.credits : 0;
  // The provider's message may have brought them a moment ago: what counts is whether their buyer has heard of it.
  const told = await cashier.database
    .update(payments)
    .set({ toldAt: new Date() })
    .where(and(eq(payments.id, payment.id), isNull(payments.toldAt)))
    .returning({ id: payments.id });
  const settledBefore = told.length === 0;
  return {
    success: true,
    settledBefore,
    message: !settledBefore
      ? `${LIMITS.creditsPerPack} analysis credits have been added to your account`
      : 'These credits are in your account already',
    granted,
    newCredits: await readBalance(cashier.database, ownerOf(actor).userId),
  };
}

/**
 * Opens a report whose payment the buyer says was paid, if the provider says so too.
 * @throws AppError not_found, payment_incomplete, provider_unreachable
 */
export async function confirmReport(cashier: Cashier, actor: Member, intentId: string): Promise<PdfPurchase> {
  const payment = await findPayment(cashier, actor, intentId);
  await settlePayment(cashier, intentId);
  const [purchase] = await cashier.database
    .select()
    .from(pdfPurchases)
    .where(eq(pdfPurchases.paymentId, payment.id));
  if (!purchase) throw new AppError('payment_incomplete');
  return toPurchase(purchase);
}

export const toPurchase = (row: typeof pdfPurchases.$inferSelect): PdfPurchase => ({
  id: row.id,
  reportId: row.reportId,
  purchasedAt: row.purchasedAt.toISOString(),
});
