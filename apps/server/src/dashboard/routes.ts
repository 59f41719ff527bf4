import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { readStats } from './read-stats.ts';

export function dashboardRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.stats, async ({ actor }) => readStats(database, actor));
}
