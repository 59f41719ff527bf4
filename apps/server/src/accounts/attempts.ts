import { createHmac } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { attempts } from '../platform/database/schema.ts';
import { deriveKey } from '../platform/derive-key.ts';
import { AppError } from '../platform/errors.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How many tries may come at once, and in how many seconds that many grow back. They grow back one by one, so that
 * nobody is locked out for good, and nobody gets a new handful all at once.
 */
const TRIES = {
  /** One source at one account. */
  sign_in: { most: 10, seconds: 150 * MINUTE },
  /** One browser of the account's own; strangers' tries don't count against it. */
  sign_in_known_device: { most: 10, seconds: 15 * MINUTE },
  /** All unknown sources together at one account: it takes more than ten of them to reach it. */
  sign_in_anywhere: { most: 1_000, seconds: DAY },
  password_again: { most: 10, seconds: 15 * MINUTE },
  second_factor: { most: 6, seconds: 15 * MINUTE },
  sign_up_address: { most: 10, seconds: HOUR },
  sign_up_device: { most: 10, seconds: DAY },
  reset_mail: { most: 5, seconds: HOUR },
} as const;
type Attempted = keyof typeof TRIES;

export interface Attempt {
  what: Attempted;
  /** The account, by id or address: what `forgetAttempts` goes by. */
  of: string;
  /** Narrows the count to one source or browser. */
  from?: string;
}

const SIGN_IN: readonly Attempted[] = ['sign_in', 'sign_in_known_device', 'sign_in_anywhere'];

/** Keyed hashes, so that the table names nobody. */
const keyed = (secret: string, ...words: string[]) =>
  createHmac('sha256', deriveKey(secret, 'attempts')).update(JSON.stringify(words)).digest('base64url');
const keyOf = (secret: string, { what, of, from = '' }: Attempt) => keyed(secret, what, of, from);
const subjectOf = (secret: string, what: Attempted, of: string) => keyed(secret, what, of);

/**
 * Counts a try before it is made, so that many at once can't slip by. Returns how many seconds to wait where there were
 * too many; 0 where it may be made. What is refused isn't counted.
 *
 * One moment is kept for each count: when all tries will have grown back. A try moves it on by one try's time.
 */
export async function takeAttempt(queries: Queries, secret: string, attempt: Attempt): Promise<number> {
  const { most, seconds } = TRIES[attempt.what];
  const key = keyOf(secret, attempt);
  const one = sql`make_interval(secs => ${seconds / most})`;
  const whole = sql`now() + make_interval(secs => ${seconds})`;
  const next = sql`greatest(${attempts.resetsAt}, now()) + ${one}`;
  const [taken] = await queries
    .insert(attempts)
    .values({ key, subject: subjectOf(secret, attempt.what, attempt.of), resetsAt: sql`now() + ${one}` })
    .onConflictDoUpdate({ target: attempts.key, set: { resetsAt: next }, setWhere: sql`${next} <= ${whole}` })
    .returning({ key: attempts.key });
  if (taken) return 0;
  const [full] = await queries
    .select({ wait: sql<number>`ceil(extract(epoch from ${next} - (${whole})))::int` })
    .from(attempts)
    .where(eq(attempts.key, key));
  return Math.max(1, full?.wait ?? 1);
}

/** The same, refusing. @throws AppError rate_limited, whether the next try would be right or not */
export async function countAttempt(queries: Queries, secret: string, attempt: Attempt): Promise<void> {
  const wait = await takeAttempt(queries, secret, attempt);
  if (wait === 0) return;
  throw new AppError('rate_limited', {
    message: 'Too many attempts. Please wait a few minutes and try again.',
    retryAfterSeconds: wait,
  });
}

/** A right answer starts the count anew. */
export async function clearAttempt(queries: Queries, secret: string, attempt: Attempt): Promise<void> {
  await queries.delete(attempts).where(eq(attempts.key, keyOf(secret, attempt)));
}

/** Whoever has proved that the address is theirs starts anew, wherever the wrong guesses came from. */
export async function forgetGuesses(
  queries: Queries,
  secret: string,
  { id, email }: { id: number; email: string },
): Promise<void> {
  const subjects = SIGN_IN.map((what) => subjectOf(secret, what, email));
  await queries
    .delete(attempts)
    .where(inArray(attempts.subject, [...subjects, subjectOf(secret, 'password_again', String(id))]));
}

export async function sweepAttempts(queries: Queries): Promise<void> {
  await queries.delete(attempts).where(lt(attempts.resetsAt, sql`now()`));
}
