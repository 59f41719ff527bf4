import { dollars, gstIncluded } from '@plumbline/contract';
import { renderInvoice } from '@plumbline/documents';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Environment } from '../environment.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import { payments } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import type { PaymentRow } from './cashier.ts';
import { invoiceName } from './orders.ts';

// Sydney's calendar decides the date of an Australian invoice, wherever the server stands.
const DATE = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Australia/Sydney',
});

/** The tax invoice of a paid payment. @throws AppError not_found, for an unpaid one too */
export async function sendInvoice(
  { database, environment }: Services,
  actor: Member,
  paymentId: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.id, paymentId), ownedBy(actor, payments), eq(payments.status, 'paid')));
  if (!payment?.invoiceNumber || !payment.paidAt) throw notFound('There is no invoice for this payment.');
  const name = invoiceName(payment.invoiceNumber);
  const pdf = await renderInvoice(toInvoice(payment, payment.paidAt, name, environment.business));
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="tax-invoice-${name}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(pdf));
}

function toInvoice(
  payment: PaymentRow,
  paidAt: Date,
  number: string,
  { name, address, abn }: Environment['business'],
) {
  const { amountCents: total } = payment;
  const gst = gstIncluded(total);
  return {
    number,
    date: DATE.format(paidAt),
    seller: { name, address, ...(abn ? { abn } : {}) },
    buyer: { name: payment.buyerName, email: payment.buyerEmail },
    description: payment.description,
    quantity: 1,
    total: dollars(total),
    gst: dollars(gst),
    beforeGst: dollars(total - gst),
    paidBy: payment.cardLast4
      ? `${(payment.cardBrand ?? 'card').replace(/^./, (first) => first.toUpperCase())} ending in ${payment.cardLast4}`
      : 'Card',
    remarks: remarksOn(payment, abn),
  };
}

function remarksOn({ provider, refundedCents, dispute }: PaymentRow, abn: string | undefined): string[] {
  return [
    ...(refundedCents > 0 ? [`Refunded since: ${dollars(refundedCents)}.`] : []),
    ...(dispute === 'open' ? ['This payment is disputed with the card’s bank.'] : []),
    ...(dispute === 'lost' ? ['This payment was returned after a dispute.'] : []),
    ...(provider === 'sandbox' ? ['Made in the sandbox: no money moved.'] : []),
    ...(abn ? [] : ['No ABN is set for this installation, so this is a receipt and not a tax invoice.']),
  ];
}
