import { and, eq } from 'drizzle-orm';
import { closeOrders } from '../payments/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import { reports } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { removeListed } from '../platform/storage/removals.ts';
import { holdProject, refuseDeletionOnHold } from '../projects/index.ts';
import { deleteReportRows } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';

/**
 * Deletes a report with all its versions, rows first and then files. What was paid for it stays in the books; a payment
 * that is still open is closed. @throws AppError legal_hold
 */
export async function deleteReport(services: Services, actor: Member, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const own = and(eq(reports.id, id), ownedBy(actor, reports));
    const [report] = await tx.select().from(reports).where(own);
    const projectId = report?.projectId ?? null;
    if (projectId !== null) {
      await holdProject(tx, actor, projectId, 'key share');
      await refuseDeletionOnHold(tx, projectId);
    }
    const gone = await deleteReportRows(tx, own);
    if (gone.length === 0) throw notFound('Report not found. It may have been deleted.');
    if (report && projectId !== null) {
      await appendTrail(tx, { projectId, userId: report.userId, by: actor }, [
        { event: 'report_deleted', subject: { kind: 'report', id } },
      ]);
    }
    return gone;
  });
  await closeOrders(services, [id]);
  await removeListed(services, folders);
}
