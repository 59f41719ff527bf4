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
  keyOrder: 'asc' | 'desc';
  idOrder: 'asc' | 'desc';
}

const whole = (key: SQL) => ({
  key,
  named: key,
  readBack: (named: string) => sql`${wholeNumber(named)}::bigint`,
});
const words = (key: SQL) => ({ key, named: key, readBack: (named: string) => sql`${named}::text` });
const issues = whole(
  sql`(${reportVersions.criticalCount} + ${reportVersions.highCount} + ${reportVersions.mediumCount} + ${reportVersions.lowCount})`,
);
const name = words(sql`lower(${reports.title})`);
/** Named in microseconds, as the database keeps it: two reports of one millisecond have an order too. */
const time = {
  key: sql`${reports.createdAt}`,
  named: sql`(extract(epoch from ${reports.createdAt}) * 1000000)::bigint`,
  readBack: (named: string) =>
    sql`(timestamptz 'epoch' + ${wholeNumber(named)}::bigint * interval '1 microsecond')`,
};

/** The id breaks ties, so that every order is the same at each call. */
const orders: Record<ReportSort, Order> = {
  date_desc: { ...time, keyOrder: 'desc', idOrder: 'desc' },
  date_asc: { ...time, keyOrder: 'asc', idOrder: 'asc' },
  name_asc: { ...name, keyOrder: 'asc', idOrder: 'asc' },
  name_desc: { ...name, keyOrder: 'desc', idOrder: 'desc' },
  issues_desc: { ...issues, keyOrder: 'desc', idOrder: 'desc' },
  issues_asc: { ...issues, keyOrder: 'asc', idOrder: 'asc' },
  status_asc: { ...words(sql`${reportVersions.status}`), keyOrder: 'asc', idOrder: 'desc' },
};

function wholeNumber(named: string): string {
  if (!/^\d{1,16}$/.test(named)) throw wrongCursor();
  return named;
}

/** Rows that come after the one that the cursor names, whatever was added or deleted before it. */
function beyond({ key, readBack, keyOrder, idOrder }: Order, after: string): SQL {
  const [named, id] = decodeTextCursor(after);
  const value = readBack(named);
  const later = (order: 'asc' | 'desc') => sql.raw(order === 'asc' ? '>' : '<');
  // Said as one comparison, so that an index goes on there.
  if (keyOrder === idOrder) return sql`(${key}, ${reports.id}) ${later(keyOrder)} (${value}, ${id})`;
  return sql`(${key} ${later(keyOrder)} ${value} or (${key} = ${value} and ${reports.id} ${later(idOrder)} ${id}))`;
}

/** A user's reports; every filter that is set must hold. A page goes on at the row where the last one ended. */
export async function listReports(
  database: Database,
  actor: Member,
  { limit, after, search, status, projectId, sort }: ReportFilter,
): Promise<Page<Report>> {
  const wanted = and(
    ownedBy(actor, reports),
    status && eq(reportVersions.status, status),
    projectId === undefined ? undefined : eq(reports.projectId, projectId),
    search ? ilike(reports.title, `%${search.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
  );
  const order = orders[sort];
  const { key, named, keyOrder, idOrder } = order;
  // Found first: what a page tells of a report beyond its row is looked up for these alone.
  const found = database
    .select({ id: reports.id, key: sql`${key}`.as('key'), named: sql<string>`(${named})::text`.as('named') })
    .from(reports)
    .innerJoin(reportVersions, NEWEST)
    .where(and(wanted, after ? beyond(order, after) : undefined))
    .orderBy(direction[keyOrder](key), direction[idOrder](reports.id))
    .limit(limit + 1)
    .as('found');
  const [rows, counted] = await Promise.all([
    reportTables(
      database
        .select({ ...reportColumns, key: found.named })
        .from(reports)
        .innerJoin(found, eq(found.id, reports.id))
        .$dynamic(),
    ).orderBy(direction[keyOrder](found.key), direction[idOrder](reports.id)),
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

const direction = { asc, desc };
