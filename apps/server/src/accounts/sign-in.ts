import type { User } from '@plumbline/contract';
import { LIMITS } from '@plumbline/contract';
import { APIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enter } from '../credits/index.ts';
import { creditAccounts, users } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { isMobile, issueMobileToken } from './mobile-token.ts';

export interface SignedInAnswer {
  user: User;
  mobileAuth?: { sessionToken: string };
}

type Parts = Pick<Services, 'auth' | 'database'>;

/** Signs in with e-mail and password. An unknown address and a wrong password get the same answer in the same time. */
export async function signIn(
  parts: Parts,
  { email, password }: { email: string; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const { headers, response } = await parts.auth.api
    .signInEmail({
      body: { email: email.toLowerCase(), password },
      headers: toHeaders(request),
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      if (error instanceof APIError && error.statusCode < 500) throw new AppError('invalid_credentials');
      throw error;
    });
  const userId = Number(response.user.id);
  // A process killed right after a sign-up may have left this out.
  await grantFreeCredits(parts, userId);
  copyCookies(headers, reply);
  return answer(parts, userId, request);
}

/** Creates an account with its free analyses and signs it in. */
export async function signUp(
  parts: Parts,
  { email, password, displayName }: { email: string; password: string; displayName: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SignedInAnswer> {
  const { headers, response } = await parts.auth.api
    .signUpEmail({
      body: { email: email.toLowerCase(), password, name: displayName },
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
  await grantFreeCredits(parts, userId);
  copyCookies(headers, reply);
  return answer(parts, userId, request);
}

/** The free analyses of a new account. Safe to repeat: the reference names the account. */
export async function grantFreeCredits({ database }: Pick<Parts, 'database'>, userId: number): Promise<void> {
  await database.transaction((tx) =>
    enter(tx, {
      userId,
      kind: 'signup_grant',
      reference: `user:${userId}`,
      amount: LIMITS.freeCredits,
      note: `${LIMITS.freeCredits} free analyses`,
    }),
  );
}

async function answer(parts: Parts, userId: number, request: FastifyRequest): Promise<SignedInAnswer> {
  const user = await readUser(parts, userId);
  if (!isMobile(request.headers['user-agent'])) return { user };
  return { user, mobileAuth: { sessionToken: await issueMobileToken(parts.database, userId) } };
}

/** An account as it is shown to its owner. */
export async function readUser({ database }: Pick<Parts, 'database'>, userId: number): Promise<User> {
  const [row] = await database
    .select({ user: users, balance: creditAccounts.balance })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw notFound();
  return toUser({ ...row.user, analysisCredits: row.balance ?? 0 });
}

export function toUser(account: {
  id: number;
  email: string;
  displayName: string;
  role: string;
  avatar: string | null;
  createdAt: Date;
  analysisCredits: number;
}): User {
  const { id, email, displayName, role, avatar, createdAt, analysisCredits } = account;
  return {
    id,
    email,
    displayName,
    role: role === 'admin' ? 'admin' : 'user',
    avatar,
    analysisCredits,
    createdAt: createdAt.toISOString(),
  };
}

/** What the auth library needs of a request. */
export function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  headers.set('x-forwarded-for', request.ip);
  return headers;
}

export function copyCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}
