import { expect, test } from 'vitest';
import { type Invoice, renderInvoice } from '../src/index.ts';

const invoice: Invoice = {
  number: 'PL-1001',
  date: '21 Nov 2026',
  seller: { name: 'Plumbline Pty Ltd', address: '1 Example St, Sydney', abn: '51824753556' },
  buyer: { name: 'Zoë #strong[x] *b* \\ O’Brien 🏠', email: 'zoe@example.com' },
  description: '15 analysis credits',
  quantity: 1,
  total: 'A$15.00',
  gst: 'A$1.36',
  beforeGst: 'A$13.64',
  paidBy: 'Visa ending in 4242',
  remarks: ['Refunded since: A$15.00.'],
};

test.each([
  ['a tax invoice', invoice],
  ['a receipt of a seller without an ABN', { ...invoice, seller: { name: 'Plumbline', address: '' } }],
  [
    'a name in a script that no font here knows',
    { ...invoice, buyer: { name: 'ᠮᠣᠩᠭᠣᠯ', email: 'm@example.com' } },
  ],
])('%s becomes a PDF, whatever was typed', async (_what, given) => {
  const pdf = Buffer.from(await renderInvoice(given));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.length).toBeGreaterThan(5_000);
});
