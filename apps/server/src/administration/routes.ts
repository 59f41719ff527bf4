import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { adjustCredits, endSessions, liftSuspension, setRole, suspend } from './change-account.ts';
import { listAccounts } from './find-accounts.ts';

export function administrationRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.listAccounts, async ({ query, request, reply }) =>
    answerPage(request, reply, await listAccounts(database, query)),
  );
  register(app, endpoints.setRole, async ({ user, params, body, request }) =>
    setRole(database, { actorId: user.id, ip: request.ip }, params.id, body.role),
  );
  register(app, endpoints.suspendAccount, async ({ user, params, body, request }) =>
    suspend(database, { actorId: user.id, ip: request.ip }, params.id, body.reason),
  );
  register(app, endpoints.liftSuspension, async ({ user, params, request }) =>
    liftSuspension(database, { actorId: user.id, ip: request.ip }, params.id),
  );
  register(app, endpoints.adjustCredits, async ({ user, params, body, request }) =>
    adjustCredits(database, { actorId: user.id, ip: request.ip }, params.id, body),
  );
  register(app, endpoints.endSessions, async ({ user, params, request }) =>
    endSessions(database, { actorId: user.id, ip: request.ip }, params.id),
  );
}
