import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { askForReset, changePassword, resetPassword } from './change-password.ts';
import { finishSignIn } from './second-factor/challenge.ts';
import { countRecoveryCodes } from './second-factor/recovery-codes.ts';
import {
  confirmSecondFactor,
  hasSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from './second-factor/set-up.ts';
import { askForVerification, verifyEmail } from './verify-email.ts';

const done = { success: true as const };

/** Everything about proving who one is, beyond the plain sign-in. */
export function securityRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.finishSignIn, async ({ body, request, reply }) =>
    finishSignIn(services, body, request, reply),
  );
  register(app, endpoints.forgotPassword, async ({ body, request }) => {
    await askForReset(services, body.email, request);
    return { message: 'If there is an account with this address, a link is on its way to it.' };
  });
  register(app, endpoints.resetPassword, async ({ body, request, reply }) => {
    await resetPassword(services, body, request, reply);
    return done;
  });
  register(app, endpoints.verifyEmail, async ({ body, request }) => {
    await verifyEmail(services, body.token, request.ip);
    return done;
  });
  register(app, endpoints.askForVerification, async ({ user }) => {
    await askForVerification(services, user);
    return done;
  });

  register(app, endpoints.security, async ({ user }) => {
    const secondFactor = await hasSecondFactor(database, user.id);
    const recoveryCodesLeft = await countRecoveryCodes(database, user.id);
    return { emailVerified: user.emailVerified, secondFactor, recoveryCodesLeft };
  });
  register(app, endpoints.changePassword, async ({ user, body, request }) => {
    await changePassword(services, user, body, request);
    return done;
  });
  register(app, endpoints.startSecondFactor, async ({ user, body }) =>
    startSecondFactor(services, user, body.password),
  );
  register(app, endpoints.confirmSecondFactor, async ({ user, body, request }) => ({
    recoveryCodes: await confirmSecondFactor(services, user, body.code, request),
  }));
  register(app, endpoints.stopSecondFactor, async ({ user, body, request }) => {
    await stopSecondFactor(services, user, body, request);
    return done;
  });
  register(app, endpoints.renewRecoveryCodes, async ({ user, body, request }) => ({
    recoveryCodes: await replaceRecoveryCodes(services, user, body, request),
  }));
}
