import { and, count, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { analyses, defects, preferences, reports, users } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { countUndecided } from './compose.ts';
import { letters } from './letters.ts';
import { unsubscribeLinks } from './unsubscribe.ts';
import { digestWeek } from './week.ts';
import { writeMail } from './write-mail.ts';

const BATCH = 100;

/**
 * Writes this week's digests: for each account that wants one exactly once, whichever process does it and however
 * often one dies in the midst of it. A week in which nothing happened brings no mail. Returns how many were written.
 */
export async function writeDigests(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  now = new Date(),
): Promise<number> {
  const week = digestWeek(now);
  let written = 0;
  for (;;) {
    const batch = await database.transaction(async (tx) => {
      const due = await tx
        .select({ id: users.id, email: users.email, displayName: users.displayName })
        .from(preferences)
        .innerJoin(users, eq(users.id, preferences.userId))
        .where(
          and(
            eq(preferences.weeklyDigest, true),
            eq(preferences.emailNotifications, true),
            or(isNull(preferences.digestedWeek), lt(preferences.digestedWeek, week)),
          ),
        )
        .orderBy(preferences.userId)
        .limit(BATCH)
        .for('update', { of: preferences, skipLocked: true });
      for (const account of due) {
        await tx.update(preferences).set({ digestedWeek: week }).where(eq(preferences.userId, account.id));
        const facts = await gatherWeek(tx, account.id, now);
        if (facts.analyses + facts.reports === 0) continue;
        const { page, headers } = unsubscribeLinks(environment, account.id, 'weekly_digest');
        const letter = letters.weeklyDigest(account.displayName, facts, `${environment.publicUrl}/dashboard`);
        await writeMail(tx, {
          kind: 'weekly_digest',
          reference: `${account.id}:${week}`,
          userId: account.id,
          to: account.email,
          letter: { ...letter, footerLink: { label: 'Stop the weekly digest', url: page } },
          headers,
        });
        written += 1;
      }
      return due.length;
    });
    if (batch === 0) return written;
  }
}

async function gatherWeek(tx: Queries, userId: number, now: Date) {
  const since = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000);
  // One after the other: a transaction is one connection.
  const [found] = await tx
    .select({
      analyses: count(),
      critical: sql<number>`count(*) filter (where ${defects.severity} = 'critical')::int`,
    })
    .from(analyses)
    .innerJoin(defects, and(eq(defects.analysisId, analyses.id), eq(defects.part, 0)))
    .where(and(eq(analyses.userId, userId), gt(analyses.finishedAt, since)));
  const [made] = await tx
    .select({ reports: count() })
    .from(reports)
    .where(and(eq(reports.userId, userId), gt(reports.createdAt, since)));
  const undecided = await countUndecided(tx, userId);
  return {
    analyses: found?.analyses ?? 0,
    critical: found?.critical ?? 0,
    reports: made?.reports ?? 0,
    undecided,
  };
}
