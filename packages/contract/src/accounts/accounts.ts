import * as z from 'zod/mini';
import { endpoint } from '../basis/endpoint.ts';
import { LIMITS } from '../basis/limits.ts';
import { id, idParams, success, text, timestamp, VISIBLE } from '../basis/shapes.ts';

export const ROLES = ['user', 'admin'] as const;

export const user = z.object({
  id,
  email: z.string(),
  /** Whether its owner has shown that mail to it arrives. */
  emailVerified: z.boolean(),
  displayName: z.string(),
  role: z.enum(ROLES),
  avatar: z.nullable(z.string()),
  analysisCredits: z.int(),
  createdAt: timestamp,
  /** When the account is deleted, if its owner has asked for that. */
  deletionDueAt: z.nullable(timestamp),
});
export type User = z.output<typeof user>;

/** Deliberately simple: something, an @, something with a dot. Whether it exists only a message to it can tell. */
export const EMAIL_PATTERN = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

export const email = z
  .string('Email is required')
  .check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(254, 'Please enter a valid email address'),
    z.regex(EMAIL_PATTERN, 'Please enter a valid email address'),
  );

export const displayName = text(
  LIMITS.displayNameMax,
  'Display name must be at most 100 characters',
  'Display name is required',
).check(
  z.regex(VISIBLE, 'Display name is required'),
  z.minLength(LIMITS.displayNameMin, 'Display name must be at least 2 characters'),
);

const goodPassword = [
  z.minLength(1, 'Password is required'),
  z.minLength(LIMITS.passwordMin, 'Password must be at least 6 characters'),
  z.maxLength(LIMITS.passwordMax, 'Password must be at most 200 characters'),
] as const;

export const newPassword = z.string('Password is required').check(...goodPassword);

export const signIn = z.object({
  email,
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(LIMITS.passwordMax, 'Invalid credentials')),
});

/** No account is made of a name and an address alone, as others once let their clients do. */
const passwordAtSignUp = z
  .string({
    error: ({ input }) =>
      input === undefined
        ? 'Registration requires password for security. Please use the registration form.'
        : 'Password is required',
  })
  .check(...goodPassword);

export const signUp = z.object({ displayName, email, password: passwordAtSignUp });

/** Handed to mobile browsers, which lose cookies; exchanged for a fresh session once. */
const mobileAuth = z.optional(z.object({ sessionToken: z.string() }));

const session = z.object({
  id,
  current: z.boolean(),
  userAgent: z.nullable(z.string()),
  createdAt: timestamp,
  expiresAt: timestamp,
});
export type Session = z.output<typeof session>;

const tag = 'Accounts';

export const accountEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/api/me',
    summary: 'The signed-in user',
    tag,
    access: 'session',
    response: user,
  }),
  refreshMe: endpoint({
    method: 'POST',
    path: '/api/me/refresh',
    summary: 'The signed-in user, read afresh after a payment',
    tag,
    access: 'session',
    response: user,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in',
    tag,
    access: 'public',
    body: signIn,
    response: z.object({
      user: z.optional(user),
      mobileAuth,
      /** In place of the user: the password was right and a code is still owed. Good for ten minutes. */
      challenge: z.optional(z.string()),
    }),
    errors: ['account_suspended', 'invalid_credentials'],
    // An office signs in from one address at eight; guessing at one account is counted by itself, far lower.
    limitPerMinute: 60,
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Create an account with 5 free analyses',
    tag,
    access: 'public',
    body: signUp,
    response: z.object({ user, mobileAuth }),
    status: 201,
    errors: ['email_taken'],
    // It tells whether an address is taken. Each address and each browser is counted by itself, far lower.
    limitPerMinute: 10,
    limitPerHour: 30,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'End this session',
    tag,
    access: 'public',
    response: success,
  }),
  validateMobileAuth: endpoint({
    method: 'POST',
    path: '/api/validate-mobile-auth',
    summary: 'Exchange a mobile session token for a fresh session',
    tag,
    access: 'public',
    body: z.object({
      userId: z.optional(z.unknown()),
      /** Whose token it is; a wrong one is refused. */
      email: z.optional(z.nullable(z.string().check(z.maxLength(254)))),
      sessionToken: z.string().check(z.minLength(1), z.maxLength(200)),
    }),
    response: z.object({ user, mobileAuth }),
    errors: ['signed_out'],
    limitPerMinute: 20,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/sessions',
    summary: 'Where this account is signed in',
    tag,
    access: 'session',
    response: z.array(session),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/sessions',
    summary: 'End every session but this one',
    tag,
    access: 'session',
    response: z.object({ ended: z.int() }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/sessions/:id',
    summary: 'End one session',
    tag,
    access: 'session',
    params: idParams,
    response: success,
    errors: ['not_found'],
  }),
};
