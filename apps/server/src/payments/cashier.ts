import type { Logger } from 'pino';
import type { Database } from '../platform/database/connect.ts';
import type { payments } from '../platform/database/schema.ts';
import type { PaymentProvider } from './provider.ts';

/** What every use case about money works with. */
export interface Cashier {
  database: Database;
  provider: PaymentProvider;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

export type PaymentRow = typeof payments.$inferSelect;
