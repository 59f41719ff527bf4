import type { MailKind } from '@plumbline/contract';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Environment } from '../environment.ts';
import type { Queries } from '../platform/database/connect.ts';
import type { mails } from '../platform/database/schema.ts';
import { analyses, defects, users } from '../platform/database/schema.ts';
import type { Letter } from '../platform/mail/lay-out.ts';
import { letters } from './letters.ts';
import { issueMailToken } from './mail-tokens.ts';
import { readAnswers } from './repair-answers.ts';

export type MailRow = typeof mails.$inferSelect;
type Composer = (tx: Queries, mail: MailRow, publicUrl: string) => Promise<Letter | undefined>;

const VERIFY_HOURS = 72;
const RESET_HOURS = 1;
const MOVED_HOURS = 14 * 24;

/**
 * Mail that is composed when it is sent: its links are secrets that must not lie in a queue, or it sums up what came
 * in the meantime. Undefined when there is nothing to send.
 */
const COMPOSERS: Partial<Record<MailKind, Composer>> = {
  verify_email: async (tx, { userId }, publicUrl) => {
    const account = await findAccount(tx, userId);
    if (!account || account.emailVerified) return undefined;
    const token = await issueMailToken(tx, account.id, 'verify_email', VERIFY_HOURS);
    return letters.verifyEmail(account.displayName, `${publicUrl}/verify-email#token=${token}`);
  },
  account_moved: async (tx, { userId }, publicUrl) => {
    const account = await findAccount(tx, userId);
    if (!account) return undefined;
    const token = await issueMailToken(tx, account.id, 'set_password', MOVED_HOURS);
    return letters.accountMoved(account.displayName, `${publicUrl}/reset-password#token=${token}`);
  },
  // By address, not by account: whether there is one is found out here, where nobody can measure how long that takes.
  password_reset: async (tx, { to }, publicUrl) => {
    const [account] = await tx.select().from(users).where(eq(users.email, to));
    if (!account) return undefined;
    const token = await issueMailToken(tx, account.id, 'set_password', RESET_HOURS);
    return letters.passwordReset(account.displayName, `${publicUrl}/reset-password#token=${token}`);
  },
  repair_answers: async (tx, { userId, reference }, publicUrl) => {
    const account = await findAccount(tx, userId);
    if (!account) return undefined;
    const { answers, more } = await readAnswers(tx, account.id, reference);
    const [first] = answers;
    if (!first) return undefined;
    const url = answers.length + more === 1 ? `/defects/${first.findingId}` : '/projects?view=due';
    return letters.repairAnswers(account.displayName, answers, more, `${publicUrl}${url}`);
  },
  analysis_complete: async (tx, { userId, createdAt }, publicUrl) => {
    const account = await findAccount(tx, userId);
    if (!account) return undefined;
    const since = new Date(createdAt.getTime() - 60_000);
    const [facts] = await tx
      .select({
        analyses: count(),
        critical: sql<number>`count(*) filter (where ${defects.severity} = 'critical')::int`,
      })
      .from(analyses)
      .innerJoin(defects, and(eq(defects.analysisId, analyses.id), eq(defects.part, 0)))
      .where(and(eq(analyses.userId, account.id), gt(analyses.finishedAt, since)));
    return facts && facts.analyses > 0
      ? letters.analysisComplete(account.displayName, facts, `${publicUrl}/defects`)
      : undefined;
  },
};

/** What a mail says: as it was written, or as it's composed now. Undefined when there is nothing to send any more. */
export async function composeMail(
  tx: Queries,
  mail: MailRow,
  { publicUrl }: Pick<Environment, 'publicUrl'>,
): Promise<Letter | 'written' | undefined> {
  if (mail.text !== '') return 'written';
  return COMPOSERS[mail.kind]?.(tx, mail, publicUrl);
}

async function findAccount(tx: Queries, userId: number | null) {
  if (userId === null) return undefined;
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  return account;
}

/** Findings of an account that nobody has decided on. */
export async function countUndecided(tx: Queries, userId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(defects)
    .where(and(eq(defects.userId, userId), isNull(defects.verdict)));
  return row?.count ?? 0;
}
