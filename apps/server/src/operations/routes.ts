import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { readStatus } from './read-status.ts';
import { retryJob } from './retry-job.ts';

export function operationRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.installationStatus, async () => readStatus(services));
  register(app, endpoints.retryJob, async ({ actor, params }) => ({
    retried: await retryJob(services.database, actor, params.id),
  }));
}
