import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AuditEntry, recordAudit } from '../audit/index.ts';
import { endMailTokens, letters, useMailToken, writeMail } from '../notifications/index.ts';
import { refuseCommon } from '../platform/common-passwords.ts';
import type { Queries } from '../platform/database/connect.ts';
import { signInChallenges, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { SignedIn } from '../platform/http/signed-in.ts';
import type { Services } from '../services.ts';
import { forgetGuesses, takeAttempt } from './attempts.ts';
import { deviceOf, newDevice, recordDevice, setDeviceCookie } from './devices.ts';
import { requirePassword, setPassword } from './passwords.ts';
import { dropSecondFactor } from './second-factor/set-up.ts';
import { endOtherSessions } from './start-session.ts';

type Parts = Pick<Services, 'database' | 'environment'>;

/** Changes the password of whoever is signed in and knows the current one. Every other way in ends. */
export async function changePassword(
  { database, environment }: Parts,
  user: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  request: FastifyRequest,
): Promise<void> {
  const { sessionSecret, publicUrl } = environment;
  refuseCommon(newPassword, 'newPassword');
  await requirePassword(database, sessionSecret, user.id, currentPassword, 'currentPassword');
  await database.transaction(async (tx) => {
    await setPassword(tx, user.id, newPassword);
    await shutOthersOut(tx, user.id, user.sessionId);
    await tell(tx, publicUrl, 'password_changed', user.id, request.ip);
  });
}

/**
 * Asks for a link to choose a new password. The same is written for every address; whether it belongs to anybody is
 * found out later, where nobody can measure it.
 */
export async function askForReset(
  { database, environment }: Parts,
  email: string,
  request: FastifyRequest,
): Promise<void> {
  const to = email.toLowerCase();
  // The answer stays the same: only the mailbox is spared.
  if ((await takeAttempt(database, environment.sessionSecret, { what: 'reset_mail', of: to })) > 0) return;
  await database.transaction(async (tx) => {
    await writeMail(tx, { kind: 'password_reset', reference: randomUUID(), to });
    await recordAudit(tx, { action: 'password_reset_requested', ip: request.ip });
  });
}

/**
 * Sets a new password with the secret from the mail, and ends every session. Whoever read the mail has the address:
 * wrong guesses of others count no longer, this browser is known from now on, and what somebody set up before the
 * address was proven goes. @throws AppError link_expired
 */
export async function resetPassword(
  { database, environment }: Parts,
  { token, newPassword }: { token: string; newPassword: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  // Before the link is used up.
  refuseCommon(newPassword, 'newPassword');
  const device = deviceOf(request, environment) ?? newDevice();
  await database.transaction(async (tx) => {
    const userId = await useMailToken(tx, token, 'set_password');
    if (userId === undefined) throw new AppError('link_expired');
    await setPassword(tx, userId, newPassword);
    await shutOthersOut(tx, userId);
    const [before] = await tx.select().from(users).where(eq(users.id, userId));
    if (before && !before.emailVerified) await dropSecondFactor(tx, userId);
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
    if (before) await forgetGuesses(tx, environment.sessionSecret, before);
    await recordDevice(tx, userId, device);
    await tell(tx, environment.publicUrl, 'password_reset', userId, request.ip);
  });
  setDeviceCookie(reply, device, environment);
}

async function shutOthersOut(tx: Queries, userId: number, keep?: number): Promise<void> {
  await endOtherSessions(tx, userId, keep);
  await endMailTokens(tx, userId, 'set_password');
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

async function tell(
  tx: Queries,
  publicUrl: string,
  action: Extract<AuditEntry['action'], 'password_changed' | 'password_reset'>,
  userId: number,
  ip: string,
): Promise<void> {
  await recordAudit(tx, { action, actorId: userId, subjectId: userId, ip });
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (!account) return;
  await writeMail(tx, {
    kind: 'password_changed',
    reference: randomUUID(),
    userId,
    to: account.email,
    letter: letters.passwordChanged(account.displayName, new Date(), `${publicUrl}/reset-password`),
  });
}
