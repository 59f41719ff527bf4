import { hash, verify } from '@node-rs/argon2';
import { LIMITS } from '@plumbline/contract';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Environment } from '../environment.ts';
import type { Database } from '../platform/database/connect.ts';
import { identities, sessions, users, verifications } from '../platform/database/schema.ts';

const DAY = 24 * 60 * 60;

/** How long a session lasts without use, in seconds. */
export const SESSION_SECONDS = 7 * DAY;

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
      // argon2id with OWASP's first recommended parameters; the library's defaults are these.
      password: {
        hash: (password) => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        verify: ({ hash: stored, password }) => verify(stored, password),
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
