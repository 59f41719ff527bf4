import type { FindingLine } from '@plumbline/contract';
import { PRECAUTION } from '@plumbline/knowledge/assess';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { MENDED, projectFacts } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, projects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import type { DefectRow } from './defect-view.ts';
import { lineWarranties } from './line-warranty.ts';

/** The columns that a line is made of. */
export const lineColumns = {
  id: defects.id,
  number: defects.number,
  outcome: defects.outcome,
  title: defects.title,
  severity: defects.severity,
  confidence: defects.confidence,
  sureOf: sql<string | null>`${defects.listing}->'agreement'->>'sureOf'`,
  location: defects.location,
  visitId: defects.visitId,
  placeId: defects.placeId,
  photoId: defects.photoId,
  verdict: defects.verdict,
  alerts: defects.alerts,
  precaution: sql<string | null>`case when position(${PRECAUTION} in ${defects.recommendations}) > 0
    then ${PRECAUTION} end`,
  mended: MENDED,
  createdAt: defects.createdAt,
};

interface Asked {
  actor: Member;
  projectId: number;
  limit: number;
  after?: string | undefined;
}

/** A project's findings without what only their own page shows, newest first. */
export async function listLines(
  queries: Queries,
  { actor, projectId, limit, after }: Asked,
): Promise<Page<FindingLine>> {
  const [before] = after ? decodeCursor(after, 1) : [];
  const whole = and(ownedBy(actor, defects), eq(defects.projectId, projectId));
  const rows = await queries
    .select({ ...lineColumns, taxonomyId: defects.taxonomyId })
    .from(defects)
    .where(before === undefined ? whole : and(whole, lt(defects.id, before)))
    .orderBy(desc(defects.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const warrantyOf = lineWarranties(await factsOf(queries, actor, projectId));
  const last = shown.at(-1);
  const more = rows.length > limit;
  const counted =
    more || before !== undefined
      ? (await queries.select({ total: count() }).from(defects).where(whole))[0]
      : undefined;
  return {
    items: shown.map(({ taxonomyId, ...row }) => {
      const line = toLine(row);
      return line.mended ? line : { ...line, warranty: warrantyOf({ ...line, taxonomyId }) };
    }),
    next: more && last ? encodeCursor([last.id]) : undefined,
    total: counted?.total ?? shown.length,
  };
}

/** The dates are the same for all lines: asked once for a page. */
async function factsOf(queries: Queries, actor: Member, projectId: number) {
  const { state, buildingType, contractDate, approvalDate, completionDate } = projects;
  const [facts] = await queries
    .select({ state, buildingType, contractDate, approvalDate, completionDate })
    .from(projects)
    .where(and(eq(projects.id, projectId), ownedBy(actor, projects)));
  return facts ? projectFacts(facts) : {};
}

export type LineRow = Pick<
  DefectRow,
  | 'id'
  | 'number'
  | 'outcome'
  | 'title'
  | 'severity'
  | 'confidence'
  | 'location'
  | 'visitId'
  | 'placeId'
  | 'photoId'
  | 'verdict'
  | 'alerts'
  | 'createdAt'
> &
  Pick<FindingLine, 'precaution' | 'mended'> & { sureOf: string | null };

/** Without its warranty, which only a whole project's dates can tell. */
export function toLine(found: LineRow): FindingLine {
  const { title, confidence, sureOf, photoId, verdict, createdAt, ...row } = found;
  return {
    ...row,
    ...(sureOf && { sureOf }),
    outcome: row.outcome,
    severity: row.severity,
    defectType: title,
    aiConfidence: confidence,
    decision: verdict,
    hasPhoto: photoId !== null,
    warranty: null,
    createdAt: createdAt.toISOString(),
  };
}
