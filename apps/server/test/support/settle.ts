import { openCashier } from '../../src/payments/open-cashier.ts';
import { refund } from '../../src/payments/sandbox/books.ts';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { sweepPayments } from '../../src/payments/sweep-payments.ts';
import type { TestServer } from './server.ts';

/** Asks the provider about open payments, as the sweep does from time to time. */
export const sweepPaymentsOf = ({ services }: TestServer) => sweepPayments(openCashier(services));

/** Refunds a payment with the sandbox, wholly, and lets the books follow. */
export async function refundPayment({ services }: TestServer, intentId: string): Promise<void> {
  await refund(services.database, intentId, undefined);
  await settlePayment(openCashier(services), intentId);
}
