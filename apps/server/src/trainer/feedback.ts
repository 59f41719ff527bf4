import type { FeedbackEntry, TrainingStatus } from '@plumbline/contract';
import { and, count, desc, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import type { Verdict } from './candidates.ts';

const TOP_ISSUES = 5;

/** What inspectors' decisions say of the panel: confirmed is accurate, corrected or rejected isn't. */
export async function feedbackFigures(database: Database): Promise<TrainingStatus['feedbackSystem']> {
  const given = isNotNull(defects.verdict);
  const [[figures], issues] = await Promise.all([
    database
      .select({
        total: count(),
        accurate: sql<number>`count(*) filter (where ${defects.verdict} = 'confirmed')::int`,
        recent: sql<number>`count(*) filter (where ${defects.decidedAt} > now() - interval '24 hours')::int`,
      })
      .from(defects)
      .where(given),
    database
      .select({ said: defects.originalTitle, verdict: defects.verdict, times: count() })
      .from(defects)
      .where(sql`${defects.verdict} in ('corrected', 'rejected')`)
      .groupBy(defects.originalTitle, defects.verdict)
      .orderBy(desc(count()), defects.originalTitle)
      .limit(TOP_ISSUES),
  ]);
  const total = figures?.total ?? 0;
  const accurate = figures?.accurate ?? 0;
  return {
    totalFeedback: total,
    accurateFeedback: accurate,
    inaccurateFeedback: total - accurate,
    recentFeedback: figures?.recent ?? 0,
    topIssues: issues.map(
      ({ said, verdict, times }) => `“${said}” ${verdict} ${times === 1 ? 'once' : `${times} times`}`,
    ),
  };
}

/** Decisions, the newest findings first: words and figures alone, nobody's name and nobody's photo. */
export async function listFeedback(
  database: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<FeedbackEntry>> {
  const [before] = after ? decodeCursor(after, 1) : [];
  const given = isNotNull(defects.verdict);
  const [rows, [counted]] = await Promise.all([
    database
      .select({
        id: defects.id,
        verdict: defects.verdict,
        originalTitle: defects.originalTitle,
        title: defects.title,
        confidence: defects.confidence,
        modelVersion: sql<string>`${defects.examination} #>> '{consensus,modelVersion}'`,
        decidedAt: defects.decidedAt,
        createdAt: defects.createdAt,
      })
      .from(defects)
      .where(before === undefined ? given : and(given, lt(defects.id, before)))
      .orderBy(desc(defects.id))
      .limit(limit + 1),
    database.select({ total: count() }).from(defects).where(given),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.id;
  return {
    items: shown.map((row) => ({
      defectId: row.id,
      verdict: row.verdict as Verdict,
      panelSaid: row.originalTitle,
      inspectorSaid: row.verdict === 'rejected' ? 'Not this' : row.title,
      confidence: row.confidence,
      modelVersion: row.modelVersion ?? '',
      decidedAt: (row.decidedAt ?? row.createdAt).toISOString(),
    })),
    next: rows.length > limit && last ? encodeCursor([last]) : undefined,
    total: counted?.total ?? 0,
  };
}
