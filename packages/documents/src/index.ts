/** Data in, documents out. */
export { type Invoice, renderInvoice } from './invoice.ts';
