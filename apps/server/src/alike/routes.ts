import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { listAlike, sayNotAlike } from './alike-questions.ts';

/** Photos that seem to show the same defect: somebody is asked, and nothing joins by itself. */
export function alikeRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.listAlike, async ({ actor, params }) =>
    listAlike(database, { actor, projectId: params.id }),
  );
  register(app, endpoints.sayNotAlike, async ({ actor, params, body }) => {
    await sayNotAlike(database, actor, { photoId: params.id, ...body });
    return { success: true as const };
  });
}
