import { endpoints } from '@plumbline/contract';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sessions } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { exchangeMobileToken } from './exchange-mobile-token.ts';
import { endMobileTokens } from './mobile-token.ts';
import { copyCookies, readUser, signIn, signUp, toHeaders, toUser } from './sign-in.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { auth, database } = services;

  register(app, endpoints.me, async ({ user }) => toUser(user));
  register(app, endpoints.refreshMe, async ({ user }) => readUser(services, user.id));
  register(app, endpoints.login, async ({ body, request, reply }) => signIn(services, body, request, reply));
  register(app, endpoints.register, async ({ body, request, reply }) =>
    signUp(services, body, request, reply),
  );

  register(app, endpoints.logout, async ({ user, request, reply }) => {
    if (user) await endMobileTokens(database, user.id);
    const { headers } = await auth.api.signOut({ headers: toHeaders(request), returnHeaders: true });
    copyCookies(headers, reply);
    return { success: true as const };
  });

  register(app, endpoints.validateMobileAuth, async ({ body, request, reply }) =>
    exchangeMobileToken(services, body.sessionToken, request, reply),
  );

  register(app, endpoints.listSessions, async ({ user }) => {
    const rows = await database
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, new Date())))
      .orderBy(desc(sessions.updatedAt))
      .limit(100);
    return rows.map(({ id, userAgent, createdAt, expiresAt }) => ({
      id,
      current: id === user.sessionId,
      userAgent,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  });

  register(app, endpoints.endSession, async ({ user, params }) => {
    const ended = await database
      .delete(sessions)
      .where(and(eq(sessions.id, params.id), eq(sessions.userId, user.id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw notFound('This session has already ended.');
    return { success: true as const };
  });
}
