import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { payments } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { openCashier } from './open-cashier.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Closes the open payments of reports that are gone, so that nobody pays for nothing. Where the provider can't be
 * reached now, the sweep closes them. Call it once the reports' rows are gone.
 */
export async function closeOrders(
  services: Pick<Services, 'database' | 'environment' | 'log'>,
  reportIds: readonly number[],
): Promise<void> {
  if (reportIds.length === 0) return;
  const cashier = openCashier(services);
  const { database, provider, log } = cashier;
  const open = await database
    .select({ id: payments.id, intentId: payments.intentId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider.name),
        eq(payments.status, 'created'),
        inArray(payments.reportId, [...reportIds]),
        isNotNull(payments.intentId),
      ),
    );
  for (const { id, intentId } of open) {
    if (!intentId) continue;
    try {
      await provider.cancelIntent(intentId);
      await settlePayment(cashier, intentId);
    } catch (error) {
      log.warn({ err: error, paymentId: id }, 'The payment of a deleted report is still open');
    }
  }
}
