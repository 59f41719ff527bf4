import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Queries } from '../../platform/database/connect.ts';
import { secondFactors, signInChallenges } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { completeSignIn, type SignedInAnswer } from '../start-session.ts';
import { checkCode } from './check-code.ts';

const digest = (token: string) => createHash('sha256').update(token).digest('hex');

/** After the right password: a token for the second step, or undefined where the account has no second factor. */
export async function askForSecondFactor(database: Database, userId: number): Promise<string | undefined> {
  const [factor] = await database
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  if (!factor) return undefined;
  const token = randomBytes(32).toString('base64url');
  await database.insert(signInChallenges).values({
    userId,
    tokenHash: digest(token),
    expiresAt: sql`now() + interval '10 minutes'`,
  });
  return token;
}

/** The second step of a sign-in. @throws AppError wrong_code, signed_out when it took too long, rate_limited */
export async function finishSignIn(
  parts: Pick<Services, 'database' | 'environment'>,
  { challenge, code }: { challenge: string; code: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const { database } = parts;
  const good = and(
    eq(signInChallenges.tokenHash, digest(challenge)),
    gt(signInChallenges.expiresAt, sql`now()`),
  );
  const tooLate = () =>
    new AppError('signed_out', {
      message: 'This took too long. Please sign in again.',
      requiresLogin: true,
    });
  const [owed] = await database.select().from(signInChallenges).where(good);
  if (!owed) throw tooLate();
  await checkCode(parts, owed.userId, code, request.ip);
  const [used] = await database.delete(signInChallenges).where(good).returning({ id: signInChallenges.id });
  if (!used) throw tooLate();
  return completeSignIn(parts, owed.userId, request, reply);
}

export async function sweepChallenges(queries: Queries): Promise<void> {
  await queries.delete(signInChallenges).where(lt(signInChallenges.expiresAt, sql`now()`));
}
