import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { readStatus } from './read-status.ts';

export function operationRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.installationStatus, async () => readStatus(services));
}
