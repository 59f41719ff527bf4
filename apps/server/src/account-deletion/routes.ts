import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { askForDeletion, cancelDeletion } from './ask-for-deletion.ts';

export function deletionRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.askForDeletion, async ({ user, body, request }) => {
    const dueAt = await askForDeletion(services, user, body.password, request);
    return { deletionDueAt: dueAt.toISOString() };
  });
  register(app, endpoints.cancelDeletion, async ({ user, request }) => ({
    cancelled: await cancelDeletion(services, user, request),
  }));
}
