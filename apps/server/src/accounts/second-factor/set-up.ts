import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { recordAudit } from '../../audit/index.ts';
import { letters, writeMail } from '../../notifications/index.ts';
import type { Queries } from '../../platform/database/connect.ts';
import { recoveryCodes, secondFactors, signInChallenges } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { lockSecret, openSecret } from '../../platform/secret-box.ts';
import type { Services } from '../../services.ts';
import { clearAttempt, countAttempt } from '../attempts.ts';
import { requirePassword } from '../passwords.ts';
import { endOtherSessions } from '../start-session.ts';
import { checkCode, factorKey } from './check-code.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { fromBase32, matchTotp, toBase32, totpAddress } from './totp.ts';

type Parts = Pick<Services, 'database' | 'environment'>;

/** RFC 4226 asks for 128 bits and recommends 160. */
const SECRET_BYTES = 20;

const isOn = () => new AppError('conflict', { message: 'Two-factor sign-in is on already.' });
/** Whoever registers somebody else's address could lock its owner out for good. */
function requireProven({ emailVerified }: SignedIn): void {
  if (emailVerified) return;
  throw new AppError('conflict', { message: 'Confirm your email address first. We sent you a link.' });
}
const isOff = () => new AppError('conflict', { message: 'Two-factor sign-in isn’t on.' });

/** A new secret to put into an authenticator app. It counts for nothing until a code confirms it. */
export async function startSecondFactor(
  { database, environment: { sessionSecret } }: Parts,
  user: SignedIn,
  password: string,
): Promise<{ secret: string; address: string }> {
  const { id, email } = user;
  requireProven(user);
  await requirePassword(database, sessionSecret, id, password, 'password');
  const secret = toBase32(randomBytes(SECRET_BYTES));
  const row = { secret: lockSecret(factorKey(sessionSecret), secret, String(id)), lastStep: 0 };
  const kept = await database
    .insert(secondFactors)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: row,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (kept.length === 0) throw isOn();
  return { secret, address: totpAddress(secret, email) };
}

/** Switches the second factor on. @returns the recovery codes, which are never shown again */
export async function confirmSecondFactor(
  { database, environment }: Parts,
  user: SignedIn,
  code: string,
  request: FastifyRequest,
): Promise<string[]> {
  const { sessionSecret } = environment;
  requireProven(user);
  const attempt = { what: 'second_factor', of: String(user.id) } as const;
  await countAttempt(database, sessionSecret, attempt);
  const unconfirmed = and(eq(secondFactors.userId, user.id), isNull(secondFactors.confirmedAt));
  const [waiting] = await database.select().from(secondFactors).where(unconfirmed);
  if (!waiting) throw isOn();
  const secret = openSecret(factorKey(sessionSecret), waiting.secret, String(user.id));
  const typed = code.replaceAll(/\s/g, '');
  const step = secret && matchTotp(fromBase32(secret), typed, 0, Date.now());
  if (!step) throw new AppError('wrong_code');
  await clearAttempt(database, sessionSecret, attempt);
  return database.transaction(async (tx) => {
    const on = await tx
      .update(secondFactors)
      .set({ confirmedAt: new Date(), lastStep: step })
      .where(and(unconfirmed, eq(secondFactors.secret, waiting.secret)))
      .returning({ userId: secondFactors.userId });
    if (on.length === 0) throw isOn();
    const codes = await renewRecoveryCodes(tx, user.id);
    // Whoever came in without the second factor comes in again with it.
    await endOtherSessions(tx, user.id, user.sessionId);
    await tx.delete(signInChallenges).where(eq(signInChallenges.userId, user.id));
    await tell(tx, environment.publicUrl, user, true, request.ip);
    return codes;
  });
}

/** Switches the second factor off; it takes the password and a code, so that a stolen session can't. */
export async function stopSecondFactor(
  parts: Parts,
  user: SignedIn,
  { password, code }: { password: string; code: string },
  request: FastifyRequest,
): Promise<void> {
  const { database, environment } = parts;
  await requirePassword(database, environment.sessionSecret, user.id, password, 'password');
  await requireOn(database, user.id);
  await checkCode(parts, user.id, code, request.ip);
  await database.transaction(async (tx) => {
    if (await dropSecondFactor(tx, user.id)) await tell(tx, environment.publicUrl, user, false, request.ip);
  });
}

/** New recovery codes in place of the old ones; like switching off, which one of them could do. */
export async function replaceRecoveryCodes(
  parts: Parts,
  user: SignedIn,
  { password, code }: { password: string; code: string },
  request: FastifyRequest,
): Promise<string[]> {
  const { database, environment } = parts;
  await requirePassword(database, environment.sessionSecret, user.id, password, 'password');
  await requireOn(database, user.id);
  await checkCode(parts, user.id, code, request.ip);
  return database.transaction(async (tx) => {
    const audit = { actorId: user.id, subjectId: user.id, ip: request.ip };
    await recordAudit(tx, { action: 'recovery_codes_renewed', ...audit });
    return renewRecoveryCodes(tx, user.id);
  });
}

/** Forgets the authenticator app and the recovery codes. Returns whether there was one. */
export async function dropSecondFactor(tx: Queries, userId: number): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const off = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return off.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function hasSecondFactor(queries: Queries, userId: number): Promise<boolean> {
  const [on] = await queries
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return on !== undefined;
}

async function requireOn(queries: Queries, userId: number): Promise<void> {
  if (!(await hasSecondFactor(queries, userId))) throw isOff();
}

async function tell(tx: Queries, publicUrl: string, user: SignedIn, on: boolean, ip: string): Promise<void> {
  const audit = { actorId: user.id, subjectId: user.id, ip };
  await recordAudit(tx, { action: on ? 'second_factor_on' : 'second_factor_off', ...audit });
  await writeMail(tx, {
    kind: 'second_factor_changed',
    reference: randomUUID(),
    userId: user.id,
    to: user.email,
    letter: letters.secondFactorChanged(
      user.displayName,
      on,
      new Date(),
      `${publicUrl}/accounts?tab=account`,
    ),
  });
}
