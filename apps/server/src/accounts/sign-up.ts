import { APIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { writeMail } from '../notifications/index.ts';
import { refuseCommon } from '../platform/common-passwords.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { setDeviceCookie } from './devices.ts';
import { isMobile, issueMobileToken } from './mobile-token.ts';
import { readUser } from './read-user.ts';
import { copyCookies, toHeaders } from './request-headers.ts';
import { grantFreeCredits } from './sign-in.ts';
import { noteDevice, type SignedInAnswer } from './start-session.ts';

/**
 * Creates an account with its free analyses, signs it in and asks by mail whether the address is right.
 * @throws AppError email_taken, invalid_input for a password that anybody would guess
 */
export async function signUp(
  parts: Pick<Services, 'auth' | 'database' | 'environment'>,
  { email, password, displayName }: { email: string; password: string; displayName: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const { auth, database, environment } = parts;
  refuseCommon(password, 'password');
  const address = email.toLowerCase();
  const { headers, response } = await auth.api
    .signUpEmail({
      body: { email: address, password, name: displayName },
      headers: toHeaders(request),
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      if (error instanceof APIError && String(error.body?.code).startsWith('USER_ALREADY_EXISTS')) {
        throw new AppError('email_taken', { fields: { email: 'This address is already in use' } });
      }
      throw error;
    });
  const userId = Number(response.user.id);
  await grantFreeCredits(database, userId);
  const { device, mobile } = await database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'account_created', actorId: userId, subjectId: userId, ip: request.ip });
    await writeMail(tx, { kind: 'verify_email', reference: `${userId}:sign-up`, userId, to: address });
    const known = await noteDevice(tx, parts, userId, request);
    const token = isMobile(request.headers['user-agent']) ? await issueMobileToken(tx, userId) : undefined;
    return { device: known, mobile: token };
  });
  setDeviceCookie(reply, device, environment);
  copyCookies(headers, reply);
  const user = await readUser(database, userId);
  return mobile ? { user, mobileAuth: { sessionToken: mobile } } : { user };
}
