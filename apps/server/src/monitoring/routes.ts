import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { addReading, planReading } from './add-reading.ts';
import { readReadings } from './read-readings.ts';

/** What a crack measures from visit to visit. */
export function monitoringRoutes(app: FastifyInstance, { database }: Services): void {
  register(app, endpoints.listReadings, async ({ actor, params }) =>
    readReadings(database, actor, params.id),
  );

  register(app, endpoints.addReading, async ({ actor, user, params, body, request }) => {
    const by = {
      actor,
      name: user.displayName,
      userAgent: request.headers['user-agent'],
      ip: request.ip,
    };
    await addReading(database, by, { findingId: params.id, ...body });
    return readReadings(database, actor, params.id);
  });

  register(app, endpoints.planReading, async ({ actor, params, body }) => {
    await planReading(database, actor, params.id, body.nextOn);
    return readReadings(database, actor, params.id);
  });
}
