import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { users } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { endFamilyOfReused, findMobileToken, issueMobileToken, useMobileToken } from './mobile-token.ts';
import { readUser } from './read-user.ts';
import { setSessionCookie } from './session-cookie.ts';
import { openSession, type SignedInAnswer } from './start-session.ts';

/**
 * Exchanges a mobile session token for a fresh session and the next token. Both end 30 days after the sign-in that the
 * first token came of. An address that isn't the account's is refused, and uses nothing up.
 * @throws AppError signed_out
 */
export async function exchangeMobileToken(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  { sessionToken: token, email }: { sessionToken: string; email?: string | null | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const issued = await database.transaction(async (tx) => {
    const found = await findMobileToken(tx, token);
    if (!found) return undefined;
    const { userId, signedInAt } = found;
    const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (email && email.trim().toLowerCase() !== owner?.email) return undefined;
    if (!(await useMobileToken(tx, token))) {
      if (await endFamilyOfReused(tx, token)) {
        await recordAudit(tx, { action: 'mobile_token_reused', subjectId: userId, ip: request.ip });
      }
      return undefined;
    }
    const family = { id: found.family, signedInAt };
    const sessionToken = await openSession(tx, userId, request, family);
    return { userId, sessionToken, next: await issueMobileToken(tx, userId, family) };
  });
  if (!issued) throw new AppError('signed_out', { requiresLogin: true });
  setSessionCookie(reply, issued.sessionToken, environment);
  return { user: await readUser(database, issued.userId), mobileAuth: { sessionToken: issued.next } };
}
