import { dollars } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { enter, takeBack } from '../credits/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import { payments, pdfPurchases } from '../platform/database/schema.ts';
import type { PaymentRow } from './cashier.ts';
import { DISPUTE_STATES, type DisputeState, type ProviderIntent } from './provider.ts';

/**
 * Follows a paid payment's refunds and disputes: takes back the credits that are no longer paid for, as far as they're
 * unused, and gives back what a won dispute pays for again. The caller has locked the payment.
 */
export async function reversePayment(
  tx: Queries,
  payment: PaymentRow,
  intent: ProviderIntent,
): Promise<void> {
  // An older answer of the provider may arrive after a newer one: both only ever move forward.
  const refundedCents = Math.max(payment.refundedCents, intent.refundedCents);
  const dispute = later(payment.dispute, intent.dispute);
  if (refundedCents === payment.refundedCents && dispute === payment.dispute) return;

  const moneyIsBack = dispute === 'open' || dispute === 'lost' || refundedCents >= payment.amountCents;
  const claimed = moneyIsBack
    ? payment.credits
    : Math.floor((payment.credits * refundedCents) / payment.amountCents);
  const total = dollars(payment.amountCents);
  const now = refundedCents - payment.refundedCents;
  const part = now < payment.amountCents ? `${dollars(now)} of ${total}` : total;
  const event = dispute === payment.dispute ? `Refund of ${part}` : `Dispute of ${total}`;
  const taken = await moveCredits(tx, payment, claimed, event);
  await tx
    .update(payments)
    .set({
      refundedCents,
      dispute,
      claimedCredits: claimed,
      takenCredits: payment.takenCredits + taken,
      reversals: payment.reversals + 1,
    })
    .where(eq(payments.id, payment.id));
  if (payment.reportId !== null) await openOrClose(tx, payment, payment.reportId, !moneyIsBack);
}

function later(known: string, told: DisputeState): DisputeState {
  const ranks: readonly string[] = DISPUTE_STATES;
  return DISPUTE_STATES[Math.max(ranks.indexOf(known), ranks.indexOf(told), 0)] ?? 'none';
}

/** Credits taken (positive) or given back (negative), so that what was claimed in all is what's `claimed` now. */
async function moveCredits(
  tx: Queries,
  payment: PaymentRow,
  claimed: number,
  event: string,
): Promise<number> {
  const { userId } = payment;
  const change = claimed - payment.claimedCredits;
  if (userId === null || change === 0) return 0;
  const reference = `${payment.provider}:${payment.intentId}:${payment.reversals + 1}`;
  if (change > 0) {
    const { taken } = await takeBack(tx, {
      userId,
      kind: 'purchase_reversal',
      reference,
      upTo: change,
      note: (count) =>
        `${event}: ${count} of ${change} ${change === 1 ? 'credit' : 'credits'} taken back` +
        (count < change ? `; ${change - count} had been used` : ''),
    });
    return taken;
  }
  const givenBack = Math.min(-change, payment.takenCredits);
  if (givenBack === 0) return 0;
  const note = `Dispute of ${dollars(payment.amountCents)} decided in our favour: ${givenBack} credits given back`;
  await enter(tx, { userId, kind: 'purchase_reversal', reference, amount: givenBack, note });
  return 0 - givenBack;
}

async function openOrClose(tx: Queries, payment: PaymentRow, reportId: number, open: boolean): Promise<void> {
  const { id: paymentId, userId } = payment;
  if (!open) {
    await tx
      .delete(pdfPurchases)
      .where(and(eq(pdfPurchases.paymentId, paymentId), eq(pdfPurchases.reportId, reportId)));
  } else if (userId !== null) {
    await tx.insert(pdfPurchases).values({ userId, reportId, paymentId }).onConflictDoNothing();
  }
}
