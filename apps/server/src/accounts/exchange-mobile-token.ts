import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { issueMobileToken, useMobileToken } from './mobile-token.ts';
import { readUser } from './read-user.ts';
import { setSessionCookie } from './session-cookie.ts';
import { openSession, type SignedInAnswer } from './start-session.ts';

/** Exchanges a mobile session token for a fresh session and the next token. The old one is used up either way. */
export async function exchangeMobileToken(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const issued = await database.transaction(async (tx) => {
    const userId = await useMobileToken(tx, token);
    if (userId === undefined) return undefined;
    const sessionToken = await openSession(tx, userId, request);
    return { userId, sessionToken, next: await issueMobileToken(tx, userId) };
  });
  if (!issued) throw new AppError('signed_out', { requiresLogin: true });
  setSessionCookie(reply, issued.sessionToken, environment);
  return { user: await readUser(database, issued.userId), mobileAuth: { sessionToken: issued.next } };
}
