import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessions } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { SESSION_SECONDS } from './auth.ts';
import { issueMobileToken, useMobileToken } from './mobile-token.ts';
import { setSessionCookie } from './session-cookie.ts';
import { readUser, type SignedInAnswer } from './sign-in.ts';

/** Exchanges a mobile session token for a fresh session and the next token. The old one is used up either way. */
export async function exchangeMobileToken(
  services: Pick<Services, 'database' | 'environment'>,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const { database, environment } = services;
  const issued = await database.transaction(async (tx) => {
    const userId = await useMobileToken(tx, token);
    if (userId === undefined) return undefined;
    const sessionToken = randomBytes(24).toString('base64url');
    await tx.insert(sessions).values({
      userId,
      token: sessionToken,
      expiresAt: new Date(Date.now() + SESSION_SECONDS * 1000),
      ipAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
    });
    return { userId, sessionToken, next: await issueMobileToken(tx, userId) };
  });
  if (!issued) throw new AppError('signed_out', { requiresLogin: true });
  setSessionCookie(reply, issued.sessionToken, environment);
  return { user: await readUser(services, issued.userId), mobileAuth: { sessionToken: issued.next } };
}
