import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { mailTokens } from '../platform/database/schema.ts';

type MailTokenPurpose = 'verify_email' | 'set_password';

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** A secret to be sent by mail. Only its hash is kept; earlier ones stay good, so that a repeated mail harms nobody. */
export async function issueMailToken(
  queries: Queries,
  userId: number,
  purpose: MailTokenPurpose,
  validHours: number,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.insert(mailTokens).values({
    userId,
    purpose,
    tokenHash: digest(token),
    expiresAt: sql`now() + make_interval(hours => ${validHours})`,
  });
  return token;
}

/** Uses a token up, and every other of its purpose: whose it was, or undefined if it isn't good. */
export async function useMailToken(
  queries: Queries,
  token: string,
  purpose: MailTokenPurpose,
): Promise<number | undefined> {
  const [used] = await queries
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.tokenHash, digest(token)),
        eq(mailTokens.purpose, purpose),
        gt(mailTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ userId: mailTokens.userId });
  if (used) await endMailTokens(queries, used.userId, purpose);
  return used?.userId;
}

/** Ends every token of one purpose. */
export async function endMailTokens(
  queries: Queries,
  userId: number,
  purpose: MailTokenPurpose,
): Promise<void> {
  await queries.delete(mailTokens).where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose)));
}

export async function sweepMailTokens(queries: Queries): Promise<void> {
  await queries.delete(mailTokens).where(lt(mailTokens.expiresAt, sql`now()`));
}
