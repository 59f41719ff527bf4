import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { id, paging, timestamp } from '../basis/shapes.ts';

const LEDGER_KINDS = [
  'signup_grant',
  'purchase',
  'purchase_reversal',
  'analysis',
  'analysis_refund',
  'fix',
  'admin_adjustment',
  'migration',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

const ledgerEntry = z.object({
  id,
  kind: z.enum(LEDGER_KINDS),
  /** Credits given (positive) or taken (negative). */
  amount: z.int(),
  balanceAfter: z.int(),
  note: z.string(),
  createdAt: timestamp,
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

export const creditEndpoints = {
  ledger: endpoint({
    method: 'GET',
    path: '/api/credits/ledger',
    summary: 'Where your credits came from and went, newest first',
    tag: 'Credits',
    access: 'session',
    query: z.object(paging),
    response: z.array(ledgerEntry),
  }),
};
