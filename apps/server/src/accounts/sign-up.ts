import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { writeMail } from '../notifications/index.ts';
import { refuseCommon } from '../platform/common-passwords.ts';
import { sessions } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { countAttempt } from './attempts.ts';
import { deviceOf, newDevice, setDeviceCookie } from './devices.ts';
import { isMobile, issueMobileToken, newFamily } from './mobile-token.ts';
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
  await countSignUp(parts, address, request, reply);
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
    if (!isMobile(request.headers['user-agent'])) return { device: known, mobile: undefined };
    const family = newFamily();
    await tx.update(sessions).set({ mobileFamily: family.id }).where(eq(sessions.userId, userId));
    return { device: known, mobile: await issueMobileToken(tx, userId, family) };
  });
  setDeviceCookie(reply, device, environment);
  copyCookies(headers, reply);
  const user = await readUser(database, userId);
  return mobile ? { user, mobileAuth: { sessionToken: mobile } } : { user };
}

/**
 * The answer tells whether an address is taken, so that how often it may be asked is limited: for one address, and for
 * one browser, which gets its mark with the first try. The network that it comes from is limited by the contract.
 */
async function countSignUp(
  { database, environment }: Pick<Services, 'database' | 'environment'>,
  address: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const device = deviceOf(request, environment);
  if (!device) setDeviceCookie(reply, newDevice(), environment);
  const { sessionSecret } = environment;
  await countAttempt(database, sessionSecret, { what: 'sign_up_address', of: address });
  if (device) await countAttempt(database, sessionSecret, { what: 'sign_up_device', of: device });
}
