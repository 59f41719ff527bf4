import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { mobileTokens, sessions } from '../platform/database/schema.ts';
import { SESSION_MOST_DAYS } from './session-lifetime.ts';

const MOST_MS = SESSION_MOST_DAYS * 24 * 60 * 60 * 1000;
/** A phone that asks twice within this many seconds lost the first answer; it gets nothing, but harms nothing. */
const SAME_MOMENT_SECONDS = 10;
const MOBILE = /Mobile|Android|iPhone|iPad/;

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** Every token that comes of one sign-in. It ends when the sign-in is 30 days old, however often it was exchanged. */
export interface MobileFamily {
  id: string;
  signedInAt: Date;
}

/** Mobile browsers lose cookies; they are handed a token that can be exchanged for a session once. */
export function isMobile(userAgent: string | undefined): boolean {
  return userAgent !== undefined && MOBILE.test(userAgent);
}

export const newFamily = (): MobileFamily => ({ id: randomUUID(), signedInAt: new Date() });

/** A fresh token. Only its hash is kept. */
export async function issueMobileToken(
  queries: Queries,
  userId: number,
  { id: family, signedInAt }: MobileFamily,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(signedInAt.getTime() + MOST_MS);
  await queries
    .insert(mobileTokens)
    .values({ userId, tokenHash: digest(token), family, signedInAt, expiresAt });
  return token;
}

/** Whose a token is, if there is such a one; used or not. */
export async function findMobileToken(queries: Queries, token: string) {
  const [found] = await queries
    .select()
    .from(mobileTokens)
    .where(eq(mobileTokens.tokenHash, digest(token)));
  return found;
}

/** Uses a token up. Of two racing uses one succeeds. */
export async function useMobileToken(queries: Queries, token: string): Promise<boolean> {
  const used = await queries
    .update(mobileTokens)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(mobileTokens.tokenHash, digest(token)),
        isNull(mobileTokens.usedAt),
        gt(mobileTokens.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: mobileTokens.id });
  return used.length > 0;
}

/**
 * A token that was used before is known to two: its owner and somebody else. Which of them asks can't be told, so that
 * nothing that came of this sign-in opens anything any more. Returns whether there was something to end.
 */
export async function endFamilyOfReused(queries: Queries, token: string): Promise<boolean> {
  const [reused] = await queries
    .select({ family: mobileTokens.family })
    .from(mobileTokens)
    .where(
      and(
        eq(mobileTokens.tokenHash, digest(token)),
        lt(mobileTokens.usedAt, sql`now() - make_interval(secs => ${SAME_MOMENT_SECONDS})`),
      ),
    );
  if (!reused) return false;
  await queries.delete(mobileTokens).where(eq(mobileTokens.family, reused.family));
  await queries.delete(sessions).where(eq(sessions.mobileFamily, reused.family));
  return true;
}

/** Ends every mobile token of an account: at sign-out, when a session is ended, when the password changes. */
export async function endMobileTokens(queries: Queries, userId: number): Promise<void> {
  await queries.delete(mobileTokens).where(eq(mobileTokens.userId, userId));
}

/** Forgets what has ended; used ones are kept until then, to be recognised. */
export async function sweepMobileTokens(queries: Queries): Promise<void> {
  await queries
    .delete(mobileTokens)
    .where(
      or(
        lt(mobileTokens.expiresAt, sql`now()`),
        lt(mobileTokens.signedInAt, sql`now() - make_interval(days => ${SESSION_MOST_DAYS})`),
      ),
    );
}
