import { typeset } from './engine/typeset.ts';

/** Words and figures of a tax invoice, ready to print. */
export interface Invoice {
  number: string;
  /** As printed: 21 Nov 2026. */
  date: string;
  seller: {
    name: string;
    address: string /** Undefined: the document is a receipt, not a tax invoice. */;
    abn?: string;
  };
  buyer: { name: string; email: string };
  description: string;
  quantity: number;
  /** Amounts as printed, such as A$15.00; the total includes the GST. */
  total: string;
  gst: string;
  beforeGst: string;
  /** How it was paid: 'Visa ending in 4242'. */
  paidBy: string;
  /** What has happened to it since, such as a refund. */
  remarks: readonly string[];
}

/** A tax invoice as Australian law asks for one, as PDF. @throws TypesetError */
export function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { seller } = invoice;
  const data = {
    ...invoice,
    title: seller.abn ? 'Tax invoice' : 'Receipt',
    seller: { ...seller, abn: seller.abn ? `ABN ${groupAbn(seller.abn)}` : '' },
  };
  return typeset({ template: 'invoice.typ', prepare: async () => data, timeLimitMs: 30_000 });
}

/** 51824753556 → '51 824 753 556', as an ABN is written. */
function groupAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}
