import type { DefectSummary, SORTS } from '@plumbline/contract';
import type { ComplianceVerdict, Severity } from '@plumbline/knowledge';
import type { Vote } from '@plumbline/vision';
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { defects, defectTallies, photos } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { type SummaryRow, toSummary } from './defect-view.ts';

export interface DefectFilter {
  limit: number;
  after?: string | undefined;
  severity?: Severity | undefined;
  compliance?: ComplianceVerdict | undefined;
  sort: (typeof SORTS)[number];
  projectId?: number | undefined;
  search?: string | undefined;
  stage?: string | undefined;
}

const {
  assessment: _assessment,
  decisionMeasurements: _measured,
  examination,
  ...plain
} = getTableColumns(defects);

/** Only what lists show: overlays and assessments stay in the database. */
const columns = {
  ...plain,
  votes: sql<Vote[]>`${examination}->'votes'`,
  consensusFactors: sql<string[]>`${examination}->'consensus'->'consensusFactors'`,
  divergentPoints: sql<string[]>`${examination}->'consensus'->'divergentPoints'`,
  imageName: photos.fileName,
};

/** Order and cursor of each sort; the id breaks ties, so that a page goes on exactly where the last one ended. */
const orders = {
  recent: {
    by: [desc(defects.id)],
    key: (row: SummaryRow) => [row.id],
    after: ([id]: number[]) => sql`${defects.id} < ${id}`,
  },
  severity: {
    by: [desc(defects.severityRank), desc(defects.id)],
    key: (row: SummaryRow) => [row.severityRank, row.id],
    after: ([rank, id]: number[]) => sql`(${defects.severityRank}, ${defects.id}) < (${rank}, ${id})`,
  },
  confidence: {
    by: [asc(defects.confidence), desc(defects.id)],
    key: (row: SummaryRow) => [row.confidence, row.id],
    after: ([confidence, id]: number[]) =>
      sql`(${defects.confidence} > ${confidence} or (${defects.confidence} = ${confidence} and ${defects.id} < ${id}))`,
  },
} as const;

/** Findings of a user, filtered, in order, paged by key. */
export async function listDefects(
  database: Database,
  userId: number,
  filter: DefectFilter,
): Promise<Page<DefectSummary>> {
  const { limit, after, sort } = filter;
  const order = orders[sort];
  const wanted = conditions(userId, filter);
  const beyond = after ? order.after(decodeCursor(after, order.by.length)) : undefined;
  const [rows, total] = await Promise.all([
    database
      .select(columns)
      .from(defects)
      .leftJoin(photos, eq(photos.id, defects.photoId))
      .where(and(...wanted, beyond))
      .orderBy(...order.by)
      .limit(limit + 1),
    countDefects(database, userId, filter, wanted),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(toSummary),
    next: rows.length > limit && last ? encodeCursor(order.key(last)) : undefined,
    total,
  };
}

function conditions(
  userId: number,
  { severity, compliance, projectId, search, stage }: DefectFilter,
): (SQL | undefined)[] {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return [
    eq(defects.userId, userId),
    projectId === undefined ? undefined : eq(defects.projectId, projectId),
    severity && eq(defects.severity, severity),
    compliance && eq(defects.compliance, compliance),
    stage ? arrayContains(defects.stageIds, [stage]) : undefined,
    pattern
      ? or(
          ilike(defects.title, pattern),
          ilike(defects.description, pattern),
          ilike(defects.location, pattern),
          ilike(defects.userDescription, pattern),
        )
      : undefined,
  ];
}

/** From the tallies where they can tell, so that a count doesn't grow with the table. */
async function countDefects(
  database: Database,
  userId: number,
  { severity, compliance, projectId, search, stage }: DefectFilter,
  wanted: (SQL | undefined)[],
): Promise<number> {
  if (search || stage) {
    const [counted] = await database
      .select({ total: count() })
      .from(defects)
      .where(and(...wanted));
    return counted?.total ?? 0;
  }
  const [counted] = await database
    .select({ total: sql<number>`coalesce(sum(${defectTallies.count}), 0)::int` })
    .from(defectTallies)
    .where(
      and(
        eq(defectTallies.userId, userId),
        projectId === undefined ? undefined : eq(defectTallies.projectId, projectId),
        severity && eq(defectTallies.severity, severity),
        compliance && eq(defectTallies.compliance, compliance),
      ),
    );
  return counted?.total ?? 0;
}
