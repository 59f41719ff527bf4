import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { AppError } from '../platform/errors.ts';
import { sourceOf } from '../platform/http/client-address.ts';
import type { Services } from '../services.ts';
import { type Attempt, clearAttempt, countAttempt } from './attempts.ts';
import { deviceOf, isKnownDevice } from './devices.ts';
import { findByPassword } from './passwords.ts';
import { askForSecondFactor } from './second-factor/challenge.ts';
import { completeSignIn, type SignedInAnswer } from './start-session.ts';

type Parts = Pick<Services, 'database' | 'environment'>;

/**
 * Signs in with e-mail and password, or says that a second factor is owed. An unknown address and a wrong password get
 * the same answer in the same time. Guesses are counted for each account and source, and apart for each browser that the
 * account knows: so strangers can't keep its owner out.
 */
export async function signIn(
  parts: Parts,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer | { challenge: string }> {
  const { database, environment } = parts;
  const address = email.toLowerCase();
  const tries = await triesOf(parts, address, request);
  for (const attempt of tries) await countAttempt(database, environment.sessionSecret, attempt);
  const account = await findByPassword(database, address, password);
  if (!account?.right) {
    if (account) {
      await recordAudit(database, { action: 'sign_in_failed', subjectId: account.id, ip: request.ip });
    }
    throw new AppError('invalid_credentials');
  }
  for (const attempt of tries) await clearAttempt(database, environment.sessionSecret, attempt);
  const challenge = await askForSecondFactor(database, account.id);
  return challenge ? { challenge } : completeSignIn(parts, account.id, request, reply);
}

async function triesOf(
  { database, environment }: Parts,
  address: string,
  request: FastifyRequest,
): Promise<Attempt[]> {
  const device = deviceOf(request, environment);
  if (device && (await isKnownDevice(database, address, device))) {
    return [{ what: 'sign_in_known_device', of: address, from: device }];
  }
  // The source first: what it is refused isn't counted for all.
  return [
    { what: 'sign_in', of: address, from: sourceOf(request.ip) },
    { what: 'sign_in_anywhere', of: address },
  ];
}
