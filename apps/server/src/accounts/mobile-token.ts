import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { mobileTokens } from '../platform/database/schema.ts';

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;
const MOBILE = /Mobile|Android|iPhone|iPad/;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Mobile browsers lose cookies; they are handed a token that can be exchanged for a session once. */
export function isMobile(userAgent: string | undefined): boolean {
  return userAgent !== undefined && MOBILE.test(userAgent);
}

/** A fresh token, good for 30 days. Only its hash is kept. */
export async function issueMobileToken(queries: Queries, userId: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries
    .insert(mobileTokens)
    .values({ userId, tokenHash: digest(token), expiresAt: new Date(Date.now() + THIRTY_DAYS) });
  return token;
}

/** Uses a token up: whose it was, or undefined if it isn't good. Of two racing uses one succeeds. */
export async function useMobileToken(queries: Queries, token: string): Promise<number | undefined> {
  const [used] = await queries
    .delete(mobileTokens)
    .where(and(eq(mobileTokens.tokenHash, digest(token)), gt(mobileTokens.expiresAt, new Date())))
    .returning({ userId: mobileTokens.userId });
  return used?.userId;
}

/** Ends every mobile token of an account: at sign-out, when a session is ended, when the password changes. */
export async function endMobileTokens(queries: Queries, userId: number): Promise<void> {
  await queries.delete(mobileTokens).where(eq(mobileTokens.userId, userId));
}
