import { LIMITS, type PdfPurchase } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { readBalance } from '../credits/index.ts';
import { pdfPurchases } from '../platform/database/schema.ts';
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

/**
 * Adds the credits of a payment that the buyer says was paid, if the provider says so too.
 * @throws AppError not_found, payment_incomplete, provider_unreachable
 */
export async function confirmCredits(cashier: Cashier, userId: number, intentId: string): Promise<Credited> {
  const payment = await findPayment(cashier, userId, intentId);
  if (payment.purpose !== 'credits') throw notFound('We don’t know this payment.');
  const outcome = await settlePayment(cashier, intentId);
  if (outcome !== 'granted' && outcome !== 'already_granted') throw new AppError('payment_incomplete');
  const granted = outcome === 'granted' ? payment.credits : 0;
  return {
    success: true,
    message:
      granted > 0
        ? `${LIMITS.creditsPerPack} analysis credits have been added to your account`
        : 'These credits are in your account already',
    granted,
    newCredits: await readBalance(cashier.database, userId),
  };
}

/**
 * Opens a report whose payment the buyer says was paid, if the provider says so too.
 * @throws AppError not_found, payment_incomplete, provider_unreachable
 */
export async function confirmReport(
  cashier: Cashier,
  userId: number,
  intentId: string,
): Promise<PdfPurchase> {
  const payment = await findPayment(cashier, userId, intentId);
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
