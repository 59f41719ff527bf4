import { endpoints, type Payment, type PdfPurchase } from '@plumbline/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { payments, pdfPurchases } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import type { PaymentRow } from './cashier.ts';
import { toPurchase } from './confirm-payment.ts';

interface Paging {
  limit: number;
  after?: string | undefined;
}

/** What a user has paid, newest first. Payments that were set up and never paid aren't part of it. */
export async function listPayments(
  database: Database,
  actor: Member,
  { limit, after }: Paging,
): Promise<Page<Payment>> {
  const ofAccount = and(ownedBy(actor, payments), eq(payments.status, 'paid'));
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    database
      .select()
      .from(payments)
      .where(before === undefined ? ofAccount : and(ofAccount, lt(payments.invoiceNumber, before)))
      .orderBy(desc(payments.invoiceNumber))
      .limit(limit + 1),
    countListed(database, payments, ofAccount),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1)?.invoiceNumber;
  return {
    items: items.map(toPayment),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    ...counted,
  };
}

/** The reports that a user has bought, newest first. */
export async function listPdfPurchases(
  database: Database,
  actor: Member,
  { limit, after }: Paging,
): Promise<Page<PdfPurchase>> {
  const ofAccount = ownedBy(actor, pdfPurchases);
  const [before] = after ? decodeCursor(after, 1) : [];
  const [rows, counted] = await Promise.all([
    database
      .select()
      .from(pdfPurchases)
      .where(before === undefined ? ofAccount : and(ofAccount, lt(pdfPurchases.id, before)))
      .orderBy(desc(pdfPurchases.id))
      .limit(limit + 1),
    countListed(database, pdfPurchases, ofAccount),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(toPurchase),
    next: rows.length > limit && last ? encodeCursor([last.id]) : undefined,
    ...counted,
  };
}

function toPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    amount: row.amountCents / 100,
    amountCents: row.amountCents,
    currency: row.currency,
    description: row.description,
    purpose: row.purpose === 'pdf' ? 'pdf' : 'credits',
    paidAt: row.paidAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    refundedCents: row.refundedCents,
    disputed: row.dispute === 'open' || row.dispute === 'lost',
    invoiceUrl: endpoints.taxInvoice.path.replace(':id', String(row.id)),
  };
}
