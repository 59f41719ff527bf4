import { and, eq } from 'drizzle-orm';
import { closeOrders } from '../payments/index.ts';
import { reports } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { removeListed } from '../platform/storage/removals.ts';
import { deleteReportRows } from '../reports/index.ts';
import type { Services } from '../services.ts';

/**
 * Deletes a report with all its versions, rows first and then files. What was paid for it stays in the books; a payment
 * that is still open is closed.
 */
export async function deleteReport(services: Services, userId: number, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const gone = await deleteReportRows(tx, and(eq(reports.id, id), eq(reports.userId, userId)));
    if (gone.length === 0) throw notFound('Report not found. It may have been deleted.');
    return gone;
  });
  await closeOrders(services, [id]);
  await removeListed(services, folders);
}
