import { Readable } from 'node:stream';
import { ACCOUNT_IMPORT_LIMITS, endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { requirePassword } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { applyAccount, receiveAccount, showAccountImport } from '../migration/index.ts';
import { AppError } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { issueTicket, readTicket } from '../platform/tickets.ts';
import type { Services } from '../services.ts';
import { sendExport } from './send-export.ts';

const PURPOSE = 'export';

/** A file takes room on the disk while it is read: one after the other. */
const inTurn = oneAtATime({ mostWaiting: 2, mostOfOne: 1, retryAfterSeconds: 30 });

/** Taking everything along, and bringing it in again. */
export async function exportRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, environment } = services;
  const { sessionSecret } = environment;

  register(app, endpoints.askForExport, async ({ user, body }) => {
    await requirePassword(database, sessionSecret, user.id, body.password, 'password');
    return {
      url: `${endpoints.downloadExport.path}?ticket=${issueTicket(sessionSecret, PURPOSE, [user.id])}`,
    };
  });
  register(app, endpoints.downloadExport, async ({ user, query, request, reply }) => {
    if (!readTicket(sessionSecret, PURPOSE, [user.id], query.ticket)) throw new AppError('link_expired');
    return sendExport(services, user, request, reply);
  });

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort(new Error('The server is closing')));
  register(app, endpoints.getAccountImport, async ({ user }) => ({
    last: await showAccountImport(database, user.id),
  }));
  await app.register(async (scope) => {
    // The file goes to the disk as it arrives and is never held as a whole, so no parser may take it first.
    scope.removeAllContentTypeParsers();
    const { bytes } = ACCOUNT_IMPORT_LIMITS;
    scope.addContentTypeParser('*', { bodyLimit: bytes + 1 }, (_request, payload, done) =>
      done(null, payload),
    );
    register(scope, endpoints.importAccount, async ({ user, request }) => {
      const { body } = request;
      if (!(body instanceof Readable))
        throw new AppError('upload_failed', { message: 'Choose the file first.' });
      try {
        const runId = await inTurn(user.id, () =>
          receiveAccount(services, body.iterator({ destroyOnReturn: false }), {
            account: user,
            bytes: Number(request.headers['content-length'] ?? 0),
          }),
        );
        await applyAccount(services, runId, closing.signal);
      } finally {
        body.resume();
      }
      await recordAudit(database, { action: 'data_imported', actorId: user.id, subjectId: user.id });
      const ended = await showAccountImport(database, user.id);
      if (!ended) throw new AppError('not_found');
      return ended;
    });
  });
}
