import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { requirePassword } from '../accounts/index.ts';
import { AppError } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { sendExport } from './send-export.ts';
import { isGoodTicket, issueTicket } from './ticket.ts';

export function exportRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment } = services;
  const { sessionSecret } = environment;

  register(app, endpoints.askForExport, async ({ user, body }) => {
    await requirePassword(database, sessionSecret, user.id, body.password, 'password');
    return { url: `${endpoints.downloadExport.path}?ticket=${issueTicket(sessionSecret, user.id)}` };
  });
  register(app, endpoints.downloadExport, async ({ user, query, request, reply }) => {
    if (!isGoodTicket(sessionSecret, user.id, query.ticket)) throw new AppError('link_expired');
    return sendExport(services, user, request, reply);
  });
}
