import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { readInsights } from './read-insights.ts';

export function insightRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.insights, async ({ actor, query }) => {
    if (query.projectId !== undefined) await findProject(database, actor, query.projectId);
    return readInsights(database, actor, query.projectId);
  });
}
