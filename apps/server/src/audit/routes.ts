import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { listAudit } from './list-audit.ts';

export function auditRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.listAudit, async ({ query, request, reply }) =>
    answerPage(request, reply, await listAudit(database, query)),
  );
}
