import type { Report, ReportSort, ReportStatus } from '@plumbline/contract';
import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { reports, reportVersions } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { reportColumns, reportTables, toReport } from './report-view.ts';

export interface ReportFilter {
  limit: number;
  after?: string | undefined;
  search?: string | undefined;
  status?: ReportStatus | undefined;
  projectId?: number | undefined;
  sort: ReportSort;
}

const issues = sql`(${reportVersions.criticalCount} + ${reportVersions.highCount} + ${reportVersions.mediumCount} + ${reportVersions.lowCount})`;
const name = sql`lower(${reports.title})`;

/** The id breaks ties, so that every order is the same at each call. */
const orders: Record<ReportSort, SQL[]> = {
  date_desc: [desc(reports.createdAt), desc(reports.id)],
  date_asc: [asc(reports.createdAt), asc(reports.id)],
  name_asc: [asc(name), asc(reports.id)],
  name_desc: [desc(name), desc(reports.id)],
  issues_desc: [desc(issues), desc(reports.id)],
  issues_asc: [asc(issues), asc(reports.id)],
  status_asc: [asc(reportVersions.status), desc(reports.id)],
};

/** A user's reports; every filter that is set must hold. A page goes on at the row where the last one ended. */
export async function listReports(
  database: Database,
  userId: number,
  { limit, after, search, status, projectId, sort }: ReportFilter,
): Promise<Page<Report>> {
  const wanted = and(
    eq(reports.userId, userId),
    status && eq(reportVersions.status, status),
    projectId === undefined ? undefined : eq(reports.projectId, projectId),
    search ? ilike(reports.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const [offset = 0] = after ? decodeCursor(after, 1) : [];
  const [rows, [counted]] = await Promise.all([
    reportTables(database.select(reportColumns).from(reports).$dynamic())
      .where(wanted)
      .orderBy(...orders[sort])
      .limit(limit + 1)
      .offset(Math.max(0, Math.trunc(offset))),
    reportTables(database.select({ total: count() }).from(reports).$dynamic()).where(wanted),
  ]);
  return {
    items: rows.slice(0, limit).map(toReport),
    next: rows.length > limit ? encodeCursor([offset + limit]) : undefined,
    total: counted?.total ?? 0,
  };
}
