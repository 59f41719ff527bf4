import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { message, success } from '../basis/shapes.ts';
import { email, newPassword, user } from './accounts.ts';

/** A password that is checked, not chosen. */
export const password = z
  .string('Password is required')
  .check(
    z.minLength(1, 'Password is required'),
    z.maxLength(LIMITS.passwordMax, 'This isn’t your current password'),
  );

export const changePassword = z.object({
  currentPassword: z
    .string('Current password is required')
    .check(
      z.minLength(1, 'Current password is required'),
      z.maxLength(LIMITS.passwordMax, 'This isn’t your current password'),
    ),
  newPassword,
});

const code = z
  .string('Code is required')
  .check(z.minLength(1, 'Code is required'), z.maxLength(40, 'This code isn’t right'));

/** Asks for a link to choose a new password. */
export const forgottenPassword = z.object({ email });

/** A secret that came by mail. */
const mailToken = z.string().check(z.minLength(1), z.maxLength(200));

const security = z.object({
  emailVerified: z.boolean(),
  secondFactor: z.boolean(),
  /** Codes not used yet. */
  recoveryCodesLeft: z.int(),
});

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const tag = 'Account security';

export const accountSecurityEndpoints = {
  finishSignIn: endpoint({
    method: 'POST',
    path: '/api/login/second-factor',
    summary: 'Second step of a sign-in: a code of the authenticator app, or a recovery code',
    tag,
    access: 'public',
    body: z.object({ challenge: z.string().check(z.minLength(1), z.maxLength(200)), code }),
    response: z.object({ user, mobileAuth: z.optional(z.object({ sessionToken: z.string() })) }),
    errors: ['wrong_code', 'signed_out'],
    limitPerMinute: 10,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/password/forgot',
    summary:
      'Ask for a link to choose a new password; the answer is the same whether the address is known or not',
    tag,
    access: 'public',
    body: forgottenPassword,
    response: message,
    status: 202,
    limitPerMinute: 5,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Choose a new password with the link from the mail; ends every session',
    tag,
    access: 'public',
    body: z.object({ token: mailToken, newPassword }),
    response: success,
    errors: ['link_expired'],
    limitPerMinute: 10,
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/api/email/verify',
    summary: 'Confirm an address with the link from the mail',
    tag,
    access: 'public',
    body: z.object({ token: mailToken }),
    response: success,
    errors: ['link_expired'],
    limitPerMinute: 10,
  }),
  askForVerification: endpoint({
    method: 'POST',
    path: '/api/email/verification',
    summary: 'Send the confirmation of the address again',
    tag,
    access: 'session',
    response: success,
    status: 202,
    limitPerMinute: 3,
  }),
  security: endpoint({
    method: 'GET',
    path: '/api/account/security',
    summary: 'How this account is protected',
    tag,
    access: 'session',
    response: security,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change the password; ends every other session and every mobile token',
    tag,
    access: 'session',
    body: changePassword,
    response: success,
    limitPerMinute: 10,
  }),
  startSecondFactor: endpoint({
    method: 'POST',
    path: '/api/account/second-factor',
    summary:
      'A new secret for an authenticator app, for an address that is confirmed; it counts once it is confirmed too',
    tag,
    access: 'session',
    body: z.object({ password }),
    response: z.object({ secret: z.string(), address: z.string() }),
    errors: ['conflict'],
    limitPerMinute: 10,
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/confirm',
    summary:
      'Switch the second factor on with a first code; ends every other session and answers the recovery codes, this once',
    tag,
    access: 'session',
    body: z.object({ code }),
    response: recoveryCodes,
    errors: ['wrong_code', 'conflict'],
    limitPerMinute: 10,
  }),
  stopSecondFactor: endpoint({
    method: 'POST',
    path: '/api/account/second-factor/off',
    summary: 'Switch the second factor off, with password and code',
    tag,
    access: 'session',
    body: z.object({ password, code }),
    response: success,
    errors: ['wrong_code', 'conflict'],
    limitPerMinute: 10,
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/account/recovery-codes',
    summary: 'New recovery codes in place of the old ones, with password and code',
    tag,
    access: 'session',
    body: z.object({ password, code }),
    response: recoveryCodes,
    errors: ['wrong_code', 'conflict'],
    limitPerMinute: 10,
  }),
};
