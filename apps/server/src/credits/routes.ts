import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { listLedger } from './list-ledger.ts';

export function creditRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.ledger, async ({ user, query, request, reply }) =>
    answerPage(request, reply, await listLedger(database, user.id, query)),
  );
}
