import { createHmac } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { attempts } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { AppError } from '../platform/errors.ts';

/** How many wrong tries one account allows in a quarter of an hour, wherever they come from. */
const TRIES = { sign_in: 10, sign_in_known_device: 10, password_again: 10, second_factor: 6 } as const;
type Attempted = keyof typeof TRIES;

/** A keyed hash, so that the table names nobody. */
const keyOf = (secret: string, what: Attempted, of: string) =>
  createHmac('sha256', deriveKey(secret, 'attempts')).update(`${what} ${of}`).digest('base64url');

/**
 * Counts a try before it is made, so that many at once can't slip by. @throws AppError rate_limited when there were too
 * many, whether the next one would be right or not
 */
export async function countAttempt(
  queries: Queries,
  secret: string,
  what: Attempted,
  of: string,
): Promise<void> {
  const over = sql`${attempts.resetsAt} <= now()`;
  const fresh = sql`now() + interval '15 minutes'`;
  const [counted] = await queries
    .insert(attempts)
    .values({ key: keyOf(secret, what, of), count: 1, resetsAt: fresh })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${over} then ${fresh} else ${attempts.resetsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      left: sql<number>`ceil(extract(epoch from ${attempts.resetsAt} - now()))::int`,
    });
  if (counted && counted.count > TRIES[what]) {
    throw new AppError('rate_limited', {
      message: 'Too many attempts. Please wait a few minutes and try again.',
      retryAfterSeconds: Math.max(1, counted.left),
    });
  }
}

/** A right answer starts the count anew. */
export async function clearAttempts(
  queries: Queries,
  secret: string,
  what: Attempted,
  of: string,
): Promise<void> {
  await queries.delete(attempts).where(eq(attempts.key, keyOf(secret, what, of)));
}

export async function sweepAttempts(queries: Queries): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.resetsAt, sql`now()`));
}
