import type { OwnActivity, OwnFindingSummary } from '@plumbline/assistant';
import { clockOf, type StateCode } from '@plumbline/knowledge';
import { type AnyColumn, and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import {
  analyses,
  creditEntries,
  decisionTallies,
  defects,
  defectTallies,
  payments,
} from '../platform/database/schema.ts';
import { type SummaryRow, summaryColumns } from './own-summary.ts';

/** Days and projects of analyses that an answer may speak of, a row each. */
const MOST_DAYS = 1000;
const MOST_LISTED = 50;

const whole = sql<number>`count(*)::int`;

/** What this user has analysed, decided and paid so far, its days by the clock of the state where they mostly inspect. */
export async function activityOf(
  database: Database,
  actor: Member,
  homeState: StateCode | null,
  toSummary: (row: SummaryRow) => OwnFindingSummary,
): Promise<OwnActivity> {
  const [runs, spent, decided, [unsettledCount], unsettled, setAside] = await Promise.all([
    runsByDay(database, actor, homeState),
    spentBy(database, actor, homeState),
    decisionsOf(database, actor),
    database
      .select({ count: sql<number>`coalesce(sum(${defectTallies.count}), 0)::int` })
      .from(defectTallies)
      .where(
        and(
          ownedBy(actor, defectTallies),
          eq(defectTallies.outcome, 'not_sure'),
          eq(defectTallies.reviewed, false),
        ),
      ),
    newest(database, actor, and(eq(defects.outcome, 'not_sure'), isNull(defects.verdict))),
    newest(database, actor, eq(defects.verdict, 'rejected')),
  ]);
  const of = (state: 'succeeded' | 'failed') =>
    runs.filter((run) => run.state === state).map(({ on, projectId, count }) => ({ on, projectId, count }));
  return {
    analysed: of('succeeded'),
    analysedInAll: of('succeeded').reduce((sum, { count }) => sum + count, 0),
    failed: of('failed'),
    ...spent,
    ...decided,
    unsettled: unsettled.map(toSummary),
    unsettledCount: unsettledCount?.count ?? 0,
    setAside: setAside.map(toSummary),
  };
}

/** Findings of this user that are so, the newest first. */
const newest = (database: Database, actor: Member, which: SQL | undefined): Promise<SummaryRow[]> =>
  database
    .select(summaryColumns)
    .from(defects)
    .where(and(ownedBy(actor, defects), which))
    .orderBy(desc(defects.id))
    .limit(MOST_LISTED);

/** A time's day by the clock of a state. */
const dayOn = (column: AnyColumn, state: StateCode | null) =>
  sql<string>`to_char(${column} at time zone ${sql.raw(`'${clockOf(state ?? '')}'`)}, 'YYYY-MM-DD')`;

function runsByDay(database: Database, actor: Member, homeState: StateCode | null) {
  const on = dayOn(analyses.finishedAt, homeState);
  return database
    .select({ on, projectId: analyses.projectId, state: analyses.state, count: whole })
    .from(analyses)
    .where(and(ownedBy(actor, analyses), inArray(analyses.state, ['succeeded', 'failed'])))
    .groupBy(on, analyses.projectId, analyses.state)
    .orderBy(desc(on))
    .limit(MOST_DAYS);
}

async function spentBy(database: Database, actor: Member, homeState: StateCode | null) {
  const paid = sql<number>`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0)::int`;
  const on = dayOn(creditEntries.createdAt, homeState);
  const [rows, used] = await Promise.all([
    database
      .select({
        purpose: payments.purpose,
        paid,
        credits: sql<number>`coalesce(sum(${payments.credits}), 0)::int`,
      })
      .from(payments)
      .where(and(ownedBy(actor, payments), eq(payments.status, 'paid')))
      .groupBy(payments.purpose),
    database
      .select({ on, count: sql<number>`-sum(${creditEntries.amount})::int` })
      .from(creditEntries)
      .where(and(ownedBy(actor, creditEntries), inArray(creditEntries.kind, ['analysis', 'analysis_refund'])))
      .groupBy(on)
      .orderBy(desc(on)),
  ]);
  const of = (purpose: string) => rows.find((row) => row.purpose === purpose);
  return {
    paidForCredits: of('credits')?.paid ?? 0,
    paidForReports: of('pdf')?.paid ?? 0,
    creditsBought: of('credits')?.credits ?? 0,
    creditsUsed: used.reduce((sum, { count }) => sum + count, 0),
    creditsByDay: used.slice(0, MOST_DAYS),
  };
}

async function decisionsOf(database: Database, actor: Member) {
  const rows = await database
    .select({ verdict: decisionTallies.verdict, count: sql<number>`sum(${decisionTallies.count})::int` })
    .from(decisionTallies)
    .where(ownedBy(actor, decisionTallies))
    .groupBy(decisionTallies.verdict);
  const of = (verdict: string) => rows.find((row) => row.verdict === verdict)?.count ?? 0;
  return { confirmed: of('confirmed'), corrected: of('corrected'), rejected: of('rejected') };
}
