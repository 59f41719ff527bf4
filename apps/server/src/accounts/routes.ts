import { endpoints } from '@plumbline/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { actorOf, type Member } from '../platform/actor.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { exchangeMobileToken } from './exchange-mobile-token.ts';
import { endSession, listSessions, signOut } from './list-sessions.ts';
import { readUser, toUser } from './read-user.ts';
import { securityRoutes } from './security-routes.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { endOtherSessions } from './start-session.ts';

interface AccountOptions {
  /** Told of every new account, before it is answered; features that stand on accounts bring theirs in here. */
  afterSignUp?: (member: Member, request: FastifyRequest) => Promise<void>;
}

export function accountRoutes(
  app: FastifyInstance,
  services: Services,
  { afterSignUp }: AccountOptions = {},
): void {
  const { database, environment } = services;

  register(app, endpoints.me, async ({ user }) => toUser(user));
  register(app, endpoints.refreshMe, async ({ user }) => readUser(database, user.id));
  register(app, endpoints.login, async ({ body, request, reply }) => signIn(services, body, request, reply));
  register(app, endpoints.register, async ({ body, request, reply }) => {
    const answer = await signUp(services, body, request, reply);
    await afterSignUp?.(actorOf(answer.user), request);
    return answer;
  });

  register(app, endpoints.logout, async ({ user, request, reply }) => {
    if (user) await signOut(database, user, request.ip);
    clearSessionCookie(reply, environment);
    return { success: true as const };
  });

  register(app, endpoints.validateMobileAuth, async ({ body, request, reply }) =>
    exchangeMobileToken(services, body, request, reply),
  );

  register(app, endpoints.listSessions, async ({ user }) => listSessions(database, user));
  register(app, endpoints.endSession, async ({ user, params, request }) => {
    await endSession(database, user, params.id, request.ip);
    return { success: true as const };
  });
  register(app, endpoints.endOtherSessions, async ({ user, request }) => {
    const ended = await database.transaction(async (tx) => {
      const audit = { actorId: user.id, subjectId: user.id, ip: request.ip };
      await recordAudit(tx, { action: 'session_ended', ...audit, detail: { all: true } });
      return endOtherSessions(tx, user.id, user.sessionId);
    });
    return { ended };
  });

  securityRoutes(app, services);
}
