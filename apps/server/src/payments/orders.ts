import { dollars, LIMITS } from '@plumbline/contract';

/** What can be bought. The only place where a price becomes an order. */
export interface Purchase {
  purpose: 'credits' | 'pdf';
  amountCents: number;
  currency: string;
  description: string;
  credits: number;
}

export const packOfCredits: Purchase = {
  purpose: 'credits',
  amountCents: LIMITS.packPriceCents,
  currency: LIMITS.currency,
  description: `${LIMITS.creditsPerPack} analysis credits`,
  credits: LIMITS.creditsPerPack,
};

export const reportPdf = (title: string): Purchase => ({
  purpose: 'pdf',
  amountCents: LIMITS.reportPriceCents,
  currency: LIMITS.currency,
  description: `PDF report: ${title}`.slice(0, 300),
  credits: 0,
});

/** The note of a purchase in the ledger. */
export const purchaseNote = (amountCents: number, invoiceNumber: number) =>
  `${dollars(amountCents)}, invoice ${invoiceName(invoiceNumber)}`;

/** 1001 → 'PL-1001'. */
export const invoiceName = (number: number) => `PL-${number}`;
