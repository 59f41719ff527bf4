import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { announce } from './announce.ts';
import { listMails, readMail, retryMail } from './list-mails.ts';
import { unsubscribe } from './unsubscribe.ts';

export async function notificationRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, environment } = services;

  register(app, endpoints.listMails, async ({ query, request, reply }) =>
    answerPage(request, reply, await listMails(database, query)),
  );
  register(app, endpoints.readMail, async ({ user, params }) => readMail(database, user.id, params.id));
  register(app, endpoints.retryMail, async ({ params }) => {
    await retryMail(database, params.id);
    return { success: true as const };
  });
  register(app, endpoints.announce, async ({ user, body }) => ({
    recipients: await announce(services, user.id, body),
  }));

  await app.register(async (scope) => {
    // Mail readers send the one word that RFC 8058 names, as a form. The signed token says all that counts.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    );
    register(scope, endpoints.unsubscribe, async ({ query }) => ({
      kind: await unsubscribe(database, environment, query.token),
    }));
    // Readers that don't know one click open the same address like any link.
    scope.get<{ Querystring: { token?: string } }>(
      endpoints.unsubscribe.path,
      { schema: { hide: true } },
      async ({ query }, reply) =>
        reply.redirect(`/unsubscribe?token=${encodeURIComponent(String(query.token ?? ''))}`),
    );
  });
}
