import type { Report, ReportSort, ReportStatus } from '@plumbline/contract';
import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { countListed } from '../platform/database/count-listed.ts';
import { reports, reportVersions } from '../platform/database/schema.ts';
import { decodeTextCursor, encodeCursor, type Page, wrongCursor } from '../platform/http/paging.ts';
import { NEWEST, reportColumns, reportTables, toReport } from './report-view.ts';

interface ReportFilter {
  limit: number;
  after?: string | undefined;
  search?: string | undefined;
  status?: ReportStatus | undefined;
  projectId?: number | undefined;
  sort: ReportSort;
}

interface Order {
  key: SQL;
  /** The key as a cursor names it, and that back as the key's type in PostgreSQL. */
  named: SQL;
  readBack: (named: string) => SQL;
  direction: 'asc' | 'desc';
  /** Breaks ties in the same direction, so that every order is the same at each call and one index has both. */
  tie: { key: SQL; readBack: (id: number) => number };
}

const whole = (key: SQL) => ({
  key,
  named: key,
  readBack: (named: string) => sql`${wholeNumber(named)}::bigint`,
});
const words = (key: SQL) => ({ key, named: key, readBack: (named: string) => sql`${named}::text` });
const byReport = { key: sql`${reports.id}`, readBack: (id: number) => id };
const byVersion = { key: sql`${reportVersions.reportId}`, readBack: (id: number) => id };
const issues = {
  ...whole(
    sql`(${reportVersions.criticalCount} + ${reportVersions.highCount} + ${reportVersions.mediumCount} + ${reportVersions.lowCount})`,
  ),
  tie: byVersion,
};
const name = { ...words(sql`lower(${reports.title})`), tie: byReport };
/** Named in microseconds, as the database keeps it: two reports of one millisecond have an order too. */
const time = {
  key: sql`${reports.createdAt}`,
  named: sql`(extract(epoch from ${reports.createdAt}) * 1000000)::bigint`,
  readBack: (named: string) =>
    sql`(timestamptz 'epoch' + ${wholeNumber(named)}::bigint * interval '1 microsecond')`,
  tie: byReport,
};
/** The newest first within a state. */
const status = {
  ...words(sql`${reportVersions.status}`),
  tie: { key: sql`(-${reportVersions.reportId})`, readBack: (id: number) => -id },
};

const orders: Record<ReportSort, Order> = {
  date_desc: { ...time, direction: 'desc' },
  date_asc: { ...time, direction: 'asc' },
  name_asc: { ...name, direction: 'asc' },
  name_desc: { ...name, direction: 'desc' },
  issues_desc: { ...issues, direction: 'desc' },
  issues_asc: { ...issues, direction: 'asc' },
  status_asc: { ...status, direction: 'asc' },
};

function wholeNumber(named: string): string {
  if (!/^\d{1,16}$/.test(named)) throw wrongCursor();
  return named;
}

/** Rows that come after the one that the cursor names, whatever was added or deleted before it; one comparison, so that an index goes on there. */
function beyond({ key, readBack, direction, tie }: Order, after: string): SQL {
  const [named, id] = decodeTextCursor(after);
  const later = sql.raw(direction === 'asc' ? '>' : '<');
  return sql`(${key}, ${tie.key}) ${later} (${readBack(named)}, ${tie.readBack(id)}::int)`;
}

/** A user's reports; every filter that is set must hold. A page goes on at the row where the last one ended. */
export async function listReports(
  database: Database,
  actor: Member,
  { limit, after, search, status, projectId, sort }: ReportFilter,
): Promise<Page<Report>> {
  const wanted = and(
    ownedBy(actor, reports),
    // Said of the versions as well, whose indexes have the orders by state and number of issues.
    ownedBy(actor, reportVersions),
    reportVersions.newest,
    status && eq(reportVersions.status, status),
    projectId === undefined ? undefined : eq(reports.projectId, projectId),
    search ? ilike(reports.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const order = orders[sort];
  const { key, named, tie } = order;
  const direction = { asc, desc }[order.direction];
  // Found first: what a page tells of a report beyond its row is looked up for these alone.
  const found = database
    .select({
      id: reports.id,
      key: sql`${key}`.as('key'),
      tie: sql`${tie.key}`.as('tie'),
      named: sql<string>`(${named})::text`.as('named'),
    })
    .from(reports)
    .innerJoin(reportVersions, NEWEST)
    .where(and(wanted, after ? beyond(order, after) : undefined))
    .orderBy(direction(key), direction(tie.key))
    .limit(limit + 1)
    .as('found');
  const [rows, counted] = await Promise.all([
    reportTables(
      database
        .select({ ...reportColumns, key: found.named })
        .from(reports)
        .innerJoin(found, eq(found.id, reports.id))
        .$dynamic(),
    ).orderBy(direction(found.key), direction(found.tie)),
    countListed(database, sql`${reports} join ${reportVersions} on ${NEWEST}`, wanted),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toReport(row, actor)),
    next: rows.length > limit && last ? encodeCursor([last.key, last.report.id]) : undefined,
    ...counted,
  };
}
