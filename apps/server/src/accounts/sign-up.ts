import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { writeMail } from '../notifications/index.ts';
import { refuseCommon } from '../platform/common-passwords.ts';
import { AppError } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { countAttempt } from './attempts.ts';
import { createAccount } from './create-account.ts';
import { deviceOf, newDevice, setDeviceCookie } from './devices.ts';
import { hashPassword } from './passwords.ts';
import { answerSignedIn, type SignedInAnswer, startSession } from './start-session.ts';

/**
 * Creates an account with its free analyses, signs it in and asks by mail whether the address is right.
 * @throws AppError email_taken, invalid_input for a password that anybody would guess
 */
export async function signUp(
  parts: Pick<Services, 'database' | 'environment'>,
  { email, password, displayName }: { email: string; password: string; displayName: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  refuseCommon(password, 'password');
  const address = email.toLowerCase();
  await countSignUp(parts, address, request, reply);
  const stored = await hashPassword(password);
  const started = await parts.database.transaction(async (tx) => {
    const userId = await createAccount(tx, { email: address, displayName, password: stored });
    if (userId === undefined)
      throw new AppError('email_taken', { fields: { email: 'This address is already in use' } });
    await recordAudit(tx, { action: 'account_created', actorId: userId, subjectId: userId, ip: request.ip });
    await writeMail(tx, { kind: 'verify_email', reference: `${userId}:sign-up`, userId, to: address });
    return startSession(tx, parts, userId, request);
  });
  return answerSignedIn(parts, started, reply);
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
