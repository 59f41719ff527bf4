import { REPORT_ACTIONS } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { closeOrders } from '../payments/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import { reports } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { removeListed } from '../platform/storage/removals.ts';
import { holdProject, isOnHold } from '../projects/index.ts';
import { deleteReportRows, findReport, reportStateOf } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';

/**
 * Deletes a report with all its versions, rows first and then files. What was paid for it stays in the books; a payment
 * that is still open is closed. @throws AppError legal_hold
 */
export async function deleteReport(services: Services, actor: Member, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const found = await findReport(tx, actor, id);
    const { projectId, userId } = found.report;
    if (projectId !== null) await holdProject(tx, actor, projectId, 'key share');
    // Read anew: a hold may have been set until the project was held.
    const onHold = projectId !== null && (await isOnHold(tx, projectId));
    permit(actor, REPORT_ACTIONS, 'delete', { ...reportStateOf(found, found.version.status), onHold });
    const gone = await deleteReportRows(tx, and(eq(reports.id, id), ownedBy(actor, reports)));
    if (gone.length === 0) throw notFound('Report not found. It may have been deleted.');
    if (projectId !== null) {
      await appendTrail(tx, { projectId, userId, by: actor }, [
        { event: 'report_deleted', subject: { kind: 'report', id } },
      ]);
    }
    return gone;
  });
  await closeOrders(services, [id]);
  await removeListed(services, folders);
}
