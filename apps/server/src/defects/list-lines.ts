import type { FindingLine } from '@plumbline/contract';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

const COLUMNS = {
  id: defects.id,
  outcome: defects.outcome,
  title: defects.title,
  severity: defects.severity,
  confidence: defects.confidence,
  location: defects.location,
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
    .select(COLUMNS)
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
    items: shown.map(({ title, confidence, verdict, createdAt, ...row }) => ({
      ...row,
      outcome: row.outcome as FindingLine['outcome'],
      severity: row.severity as FindingLine['severity'],
      defectType: title,
      aiConfidence: confidence,
      decision: verdict as FindingLine['decision'],
      createdAt: createdAt.toISOString(),
    })),
    next: more && last ? encodeCursor([last.id]) : undefined,
    total: counted?.total ?? shown.length,
  };
}
