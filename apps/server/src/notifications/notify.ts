import { and, eq, gt, sql } from 'drizzle-orm';
import type { Environment } from '../environment.ts';
import type { Queries } from '../platform/database/connect.ts';
import { reports, reportVersions, users } from '../platform/database/schema.ts';
import { letters } from './letters.ts';
import { writeMail } from './write-mail.ts';

/** Analyses that end within the same ten minutes are told of in one mail. */
const GATHER_MS = 10 * 60 * 1000;

/** Notes, in the transaction that keeps a finding, that its owner is to hear of it. */
export async function noteAnalysis(queries: Queries, userId: number, now = new Date()): Promise<void> {
  const bucket = Math.floor(now.getTime() / GATHER_MS);
  const to = await addressOf(queries, userId);
  if (!to) return;
  await writeMail(queries, {
    kind: 'analysis_complete',
    reference: `${userId}:${bucket}`,
    userId,
    to: to.email,
    dueAt: new Date((bucket + 1) * GATHER_MS),
  });
}

/** Tells a report's owner that a version of it is ready; of one asked for long ago, or elsewhere, nobody waits to hear. */
export async function noteReport(
  queries: Queries,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
  { reportId, version }: { reportId: number; version: number },
  trail: { entries: number; head: string },
): Promise<void> {
  const [report] = await queries
    .select({ userId: users.id, email: users.email, name: users.displayName, title: reports.title })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.userId))
    .innerJoin(
      reportVersions,
      and(
        eq(reportVersions.reportId, reports.id),
        eq(reportVersions.version, version),
        eq(reportVersions.broughtIn, false),
        gt(reportVersions.createdAt, sql`now() - interval '1 day'`),
      ),
    )
    .where(eq(reports.id, reportId));
  if (!report) return;
  await writeMail(queries, {
    kind: 'report_generated',
    reference: `${reportId}:${version}`,
    userId: report.userId,
    to: report.email,
    letter: letters.reportGenerated(report.name, report.title, trail, `${publicUrl}/reports`),
  });
}

async function addressOf(queries: Queries, userId: number) {
  const [account] = await queries.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return account;
}
