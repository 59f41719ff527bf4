import type { ReportState } from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { reports, reportVersions } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { isOnHold } from '../projects/index.ts';
import { type ReportRow, reportColumns, reportTables } from './report-view.ts';

/** A report of this user. @throws AppError not_found for anybody else's. */
export async function findReport(queries: Queries, actor: Member, id: number): Promise<ReportRow> {
  const [row] = await reportTables(queries.select(reportColumns).from(reports).$dynamic()).where(
    and(eq(reports.id, id), ownedBy(actor, reports)),
  );
  if (!row) throw notFound('Report not found. It may have been deleted.');
  return row;
}

/** Holds the report's row until the transaction ends, so that two edits at once make two versions. */
export async function lockReport(
  queries: Queries,
  actor: Member,
  id: number,
): Promise<{ report: typeof reports.$inferSelect; state: ReportState; selection: number[] }> {
  const [report] = await queries
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), ownedBy(actor, reports)))
    .for('update');
  if (!report) throw notFound('Report not found. It may have been deleted.');
  const [version] = await queries
    .select({
      status: reportVersions.status,
      selection: reportVersions.selectedDefectIds,
      purchased: sql<boolean>`exists (select from pdf_purchases p where p.report_id = ${id})`,
    })
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, id), eq(reportVersions.version, report.version)));
  const { projectId } = report;
  const state = {
    status: version?.status ?? 'failed',
    purchased: version?.purchased ?? false,
    projectGone: projectId === null,
    onHold: projectId !== null && (await isOnHold(queries, projectId)),
  };
  return { report, state, selection: version?.selection ?? [] };
}
