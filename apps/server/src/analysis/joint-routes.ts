import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { openEventStream } from '../platform/http/event-stream.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { decideJointLook } from './decide-joint-look.ts';
import { lookTogether } from './look-together.ts';
import { listJointLooks } from './read-joint-looks.ts';
import { readKey } from './read-key.ts';

export function jointRoutes(app: FastifyInstance, services: Services, engines: number): void {
  const { database } = services;

  register(app, endpoints.listJointLooks, async ({ actor, params }) =>
    listJointLooks(database, actor, params.id),
  );

  register(app, endpoints.lookTogether, async ({ actor, params, request, reply }) => {
    const asked = { actor, id: params.id, idempotencyKey: readKey(request) };
    if (!request.headers.accept?.includes('text/event-stream')) {
      return lookTogether(services, asked, { engines, onProgress: () => undefined });
    }
    // A closed stream doesn't end the run; its answer is asked for under the same key.
    const stream = openEventStream(request, reply);
    try {
      const onProgress = (progress: unknown) => stream.send('progress', progress);
      stream.send('result', await lookTogether(services, asked, { engines, onProgress }));
    } catch (error) {
      stream.fail(error);
    }
    stream.end();
    return reply;
  });

  register(app, endpoints.decideJointLook, async ({ actor, params, body }) =>
    decideJointLook(database, { actor, ...params, ...body }),
  );
}
