import type { FindingLine } from '@plumbline/contract';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import type { DefectRow } from './defect-view.ts';

/** The columns that a line is made of. */
export const lineColumns = {
  id: defects.id,
  outcome: defects.outcome,
  title: defects.title,
  severity: defects.severity,
  confidence: defects.confidence,
  location: defects.location,
  visitId: defects.visitId,
  placeId: defects.placeId,
  verdict: defects.verdict,
  alerts: defects.alerts,
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
    .select(lineColumns)
    .from(defects)
    .where(before === undefined ? whole : and(whole, lt(defects.id, before)))
    .orderBy(desc(defects.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit;
  const counted =
    more || before !== undefined
      ? (await queries.select({ total: count() }).from(defects).where(whole))[0]
      : undefined;
  return {
    items: shown.map(toLine),
    next: more && last ? encodeCursor([last.id]) : undefined,
    total: counted?.total ?? shown.length,
  };
}

export type LineRow = Pick<
  DefectRow,
  | 'id'
  | 'outcome'
  | 'title'
  | 'severity'
  | 'confidence'
  | 'location'
  | 'visitId'
  | 'placeId'
  | 'verdict'
  | 'alerts'
  | 'createdAt'
>;

export function toLine({ title, confidence, verdict, createdAt, ...row }: LineRow): FindingLine {
  return {
    ...row,
    outcome: row.outcome,
    severity: row.severity,
    defectType: title,
    aiConfidence: confidence,
    decision: verdict,
    createdAt: createdAt.toISOString(),
  };
}
