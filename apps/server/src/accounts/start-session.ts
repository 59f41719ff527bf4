import { randomBytes, randomUUID } from 'node:crypto';
import { describeUserAgent, type User } from '@plumbline/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { letters, writeMail } from '../notifications/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import { sessions, suspensions, users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { deviceOf, newDevice, recordDevice, setDeviceCookie } from './devices.ts';
import { endApiKeys } from './end-api-keys.ts';
import { endMobileTokens, isMobile, issueMobileToken, type MobileFamily, newFamily } from './mobile-token.ts';
import { readUser } from './read-user.ts';
import { setSessionCookie } from './session-cookie.ts';
import { SESSION_SECONDS } from './session-lifetime.ts';

type Parts = Pick<Services, 'database' | 'environment'>;

export interface SignedInAnswer {
  user: User;
  mobileAuth?: { sessionToken: string };
}

/**
 * A fresh session. Returns its token. The row locks its account first, so that a suspension comes before it and is seen
 * here, or after it and ends it.
 * @throws AppError account_suspended
 */
export async function openSession(
  queries: Queries,
  userId: number,
  request: FastifyRequest,
  family?: MobileFamily,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await queries.insert(sessions).values({
    userId,
    token,
    expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
    ipAddress: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    // As old as the sign-in that it goes back to: no exchange makes it younger.
    ...(family ? { mobileFamily: family.id, createdAt: family.signedInAt } : {}),
  });
  const [suspended] = await queries.select().from(suspensions).where(eq(suspensions.userId, userId));
  if (suspended) throw new AppError('account_suspended');
  return token;
}

/** What the browser is given of a session that has begun. */
interface Started {
  userId: number;
  token: string;
  device: string;
  mobile: string | undefined;
}

/** Begins a session for somebody who has proved who they are; a browser not seen before is told of by mail. */
export async function startSession(
  tx: Queries,
  { environment }: Pick<Parts, 'environment'>,
  userId: number,
  request: FastifyRequest,
): Promise<Started> {
  const family = isMobile(request.headers['user-agent']) ? newFamily() : undefined;
  const token = await openSession(tx, userId, request, family);
  const device = await noteDevice(tx, environment, userId, request);
  const mobile = family && (await issueMobileToken(tx, userId, family));
  return { userId, token, device, mobile };
}

/** Hands a session that has begun, and was committed, to the browser. */
export async function answerSignedIn(
  { database, environment }: Parts,
  { userId, token, device, mobile }: Started,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  setDeviceCookie(reply, device, environment);
  setSessionCookie(reply, token, environment);
  const user = await readUser(database, userId);
  return mobile ? { user, mobileAuth: { sessionToken: mobile } } : { user };
}

/** Signs somebody in who has proved who they are. */
export async function completeSignIn(
  parts: Parts,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const started = await parts.database.transaction((tx) => startSession(tx, parts, userId, request));
  return answerSignedIn(parts, started, reply);
}

/** Notes where an account was signed in from, in the audit trail and, if it's new, in a mail. Returns the device's token. */
async function noteDevice(
  tx: Queries,
  environment: Parts['environment'],
  userId: number,
  request: FastifyRequest,
): Promise<string> {
  const token = deviceOf(request, environment) ?? newDevice();
  const seen = await recordDevice(tx, userId, token);
  const action = seen === 'new' ? 'signed_in_new_device' : 'signed_in';
  await recordAudit(tx, { action, actorId: userId, subjectId: userId, ip: request.ip });
  if (seen !== 'new') return token;
  const [account] = await tx.select().from(users).where(eq(users.id, userId));
  if (!account) return token;
  const facts = {
    at: new Date(),
    device: describeUserAgent(request.headers['user-agent'] ?? null),
    ip: request.ip,
  };
  await writeMail(tx, {
    kind: 'new_device',
    reference: randomUUID(),
    userId,
    to: account.email,
    letter: letters.newDevice(account.displayName, facts, `${environment.publicUrl}/accounts?tab=account`),
  });
  return token;
}

/** Ends every session of an account but the one named, every mobile token and every API key. Returns how many sessions. */
export async function endOtherSessions(queries: Queries, userId: number, keep?: number): Promise<number> {
  await endMobileTokens(queries, userId);
  await endApiKeys(queries, userId);
  const ofAccount = eq(sessions.userId, userId);
  const ended = await queries
    .delete(sessions)
    .where(keep === undefined ? ofAccount : and(ofAccount, ne(sessions.id, keep)))
    .returning({ id: sessions.id });
  return ended.length;
}
