import { and, eq } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { reports } from '../platform/database/schema.ts';

/** A report of this user that can be bought; undefined when there is none. */
export async function findReportForPurchase(
  database: Database,
  actor: Member,
  reportId: number,
): Promise<{ id: number; projectId: number | null; title: string } | undefined> {
  const [report] = await database
    .select({ id: reports.id, projectId: reports.projectId, title: reports.title })
    .from(reports)
    .where(and(eq(reports.id, reportId), ownedBy(actor, reports)));
  return report;
}
