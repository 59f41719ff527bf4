import { LIMITS } from '@plumbline/contract';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Environment } from '../environment.ts';
import type { Database } from '../platform/database/connect.ts';
import { identities, sessions, users, verifications } from '../platform/database/schema.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const DAY = 24 * 60 * 60;

/** How long a session lasts without use, in seconds. Used or not, it ends after `SESSION_MOST_DAYS`. */
export const SESSION_SECONDS = 7 * DAY;
export const SESSION_MOST_DAYS = 30;

/** Accounts, passwords and sessions. Only its programming interface is used; no route of its own is served. */
export function createAuth(database: Database, environment: Environment) {
  return betterAuth({
    secret: environment.sessionSecret,
    baseURL: environment.publicUrl,
    telemetry: { enabled: false },
    // Our own routes are limited where they're registered.
    rateLimit: { enabled: false },
    database: drizzleAdapter(database, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: identities, verification: verifications },
    }),
    user: {
      fields: { name: 'displayName', image: 'avatar' },
      additionalFields: { role: { type: 'string', defaultValue: 'user', input: false } },
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: DAY, cookieCache: { enabled: false } },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: LIMITS.passwordMin,
      maxPasswordLength: LIMITS.passwordMax,
      password: {
        hash: hashPassword,
        verify: ({ hash: stored, password }) => verifyPassword(stored, password),
      },
    },
    advanced: {
      database: { generateId: 'serial' },
      cookiePrefix: 'plumbline',
      useSecureCookies: environment.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
