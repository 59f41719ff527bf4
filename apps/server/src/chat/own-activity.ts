import type { OwnActivity, OwnFindingSummary } from '@plumbline/assistant';
import { clockOf, type StateCode } from '@plumbline/knowledge';
import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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

/** Days of analyses that an answer may speak of, a row each. */
const MOST_DAYS = 400;
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
    spentBy(database, actor),
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
    runs.filter((run) => run.state === state).map(({ on, count }) => ({ on, count }));
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

function runsByDay(database: Database, actor: Member, homeState: StateCode | null) {
  const on = sql<string>`to_char(${analyses.finishedAt} at time zone ${sql.raw(`'${clockOf(homeState ?? '')}'`)}, 'YYYY-MM-DD')`;
  return database
    .select({ on, state: analyses.state, count: whole })
    .from(analyses)
    .where(and(ownedBy(actor, analyses), inArray(analyses.state, ['succeeded', 'failed'])))
    .groupBy(on, analyses.state)
    .orderBy(desc(on))
    .limit(MOST_DAYS);
}

async function spentBy(database: Database, actor: Member) {
  const paid = sql<number>`coalesce(sum(${payments.amountCents} - ${payments.refundedCents}), 0)::int`;
  const [rows, [used]] = await Promise.all([
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
      .select({ credits: sql<number>`coalesce(-sum(${creditEntries.amount}), 0)::int` })
      .from(creditEntries)
      .where(
        and(ownedBy(actor, creditEntries), inArray(creditEntries.kind, ['analysis', 'analysis_refund'])),
      ),
  ]);
  const of = (purpose: string) => rows.find((row) => row.purpose === purpose);
  return {
    paidForCredits: of('credits')?.paid ?? 0,
    paidForReports: of('pdf')?.paid ?? 0,
    creditsBought: of('credits')?.credits ?? 0,
    creditsUsed: used?.credits ?? 0,
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
