import type { Report, ReportSort, ReportStatus } from '@plumbline/contract';
import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { reports, reportVersions } from '../platform/database/schema.ts';
import { decodeTextCursor, encodeCursor, type Page, wrongCursor } from '../platform/http/paging.ts';
import { reportColumns, reportTables, toReport } from './report-view.ts';

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
  /** Of the key's type in PostgreSQL, and how such a value looks as text. */
  type: 'bigint' | 'text';
  keyOrder: 'asc' | 'desc';
  idOrder: 'asc' | 'desc';
}

const issues = sql`(${reportVersions.criticalCount} + ${reportVersions.highCount} + ${reportVersions.mediumCount} + ${reportVersions.lowCount})`;
const name = sql`lower(${reports.title})`;
/** In microseconds, as the database keeps it: two reports of one millisecond have an order too. */
const time = sql`(extract(epoch from ${reports.createdAt}) * 1000000)::bigint`;

/** The id breaks ties, so that every order is the same at each call. */
const orders: Record<ReportSort, Order> = {
  date_desc: { key: time, type: 'bigint', keyOrder: 'desc', idOrder: 'desc' },
  date_asc: { key: time, type: 'bigint', keyOrder: 'asc', idOrder: 'asc' },
  name_asc: { key: name, type: 'text', keyOrder: 'asc', idOrder: 'asc' },
  name_desc: { key: name, type: 'text', keyOrder: 'desc', idOrder: 'desc' },
  issues_desc: { key: issues, type: 'bigint', keyOrder: 'desc', idOrder: 'desc' },
  issues_asc: { key: issues, type: 'bigint', keyOrder: 'asc', idOrder: 'asc' },
  status_asc: { key: sql`${reportVersions.status}`, type: 'text', keyOrder: 'asc', idOrder: 'desc' },
};

/** Rows that come after the one that the cursor names, whatever was added or deleted before it. */
function beyond({ key, type, keyOrder, idOrder }: Order, after: string): SQL {
  const [text, id] = decodeTextCursor(after);
  if (type !== 'text' && !/^\d{1,16}$/.test(text)) throw wrongCursor();
  const value = sql`${text}::${sql.raw(type)}`;
  const later = (order: 'asc' | 'desc') => sql.raw(order === 'asc' ? '>' : '<');
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
  const { key, keyOrder, idOrder } = order;
  const [rows, [counted]] = await Promise.all([
    reportTables(
      database
        .select({ ...reportColumns, key: sql<string>`(${key})::text` })
        .from(reports)
        .$dynamic(),
    )
      .where(and(wanted, after ? beyond(order, after) : undefined))
      .orderBy(direction[keyOrder](key), direction[idOrder](reports.id))
      .limit(limit + 1),
    reportTables(database.select({ total: count() }).from(reports).$dynamic()).where(wanted),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => toReport(row, actor)),
    next: rows.length > limit && last ? encodeCursor([last.key, last.report.id]) : undefined,
    total: counted?.total ?? 0,
  };
}

const direction = { asc, desc };
