import type { FeedbackEntry, TrainingStatus } from '@plumbline/contract';
import { and, desc, isNotNull, lt, sql } from 'drizzle-orm';
import { isSomebodys } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { decisionTallies, defects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import type { Verdict } from './candidates.ts';

const TOP_ISSUES = 5;

/** What inspectors' decisions say of the panel: confirmed is accurate, corrected or rejected isn't. From the tallies. */
export async function unsafeFeedbackFigures(database: Database): Promise<TrainingStatus['feedbackSystem']> {
  const recentFrom = sql`${defects.verdict} is not null and ${defects.decidedAt} > now() - interval '24 hours'`;
  const times = sql<number>`sum(${decisionTallies.count})::int`;
  const [[figures], recent, issues] = await Promise.all([
    database
      .select({
        total: sql<number>`coalesce(sum(${decisionTallies.count}), 0)::int`,
        accurate: sql<number>`coalesce(sum(${decisionTallies.count}) filter (where ${decisionTallies.verdict} = 'confirmed'), 0)::int`,
      })
      .from(decisionTallies),
    database.$count(defects, and(recentFrom, isSomebodys(defects))),
    database
      .select({ said: decisionTallies.said, verdict: decisionTallies.verdict, times })
      .from(decisionTallies)
      .where(sql`${decisionTallies.verdict} in ('corrected', 'rejected')`)
      .groupBy(decisionTallies.said, decisionTallies.verdict)
      .having(sql`${times} > 0`)
      .orderBy(desc(times), decisionTallies.said)
      .limit(TOP_ISSUES),
  ]);
  const total = figures?.total ?? 0;
  const accurate = figures?.accurate ?? 0;
  return {
    totalFeedback: total,
    accurateFeedback: accurate,
    inaccurateFeedback: total - accurate,
    recentFeedback: recent,
    topIssues: issues.map(
      ({ said, verdict, times }) => `“${said}” ${verdict} ${times === 1 ? 'once' : `${times} times`}`,
    ),
  };
}

/** Decisions, the newest findings first: words and figures alone, nobody's name and nobody's photo. */
export async function unsafeListFeedback(
  database: Database,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<FeedbackEntry>> {
  const [before] = after ? decodeCursor(after, 1) : [];
  const given = and(isNotNull(defects.verdict), isSomebodys(defects));
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
    database
      .select({ total: sql<number>`coalesce(sum(${decisionTallies.count}), 0)::int` })
      .from(decisionTallies),
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
