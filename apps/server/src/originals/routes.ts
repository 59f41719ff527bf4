import { endpoints, LIMITS } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { receiveOriginal } from './add-original.ts';
import { letOut, sendOriginal } from './send-original.ts';

/** Larger files that photos were made smaller from on the device. */
export async function originalRoutes(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    // The file goes to the disk as it arrives and is never held as a whole, so no parser may take it first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { bodyLimit: LIMITS.chosenPhotoBytes }, (_request, payload, done) =>
      done(null, payload),
    );
    register(scope, endpoints.sendOriginal, async ({ actor, params, request }) =>
      receiveOriginal(services, { actor, photoId: params.id }, request),
    );
  });
  register(app, endpoints.askForOriginal, async ({ actor, params }) => {
    const ticket = await letOut(services, { actor, photoId: params.id });
    return { url: `${endpoints.downloadOriginal.path.replace(':id', String(params.id))}?ticket=${ticket}` };
  });
  register(app, endpoints.downloadOriginal, async ({ actor, params, query, request, reply }) =>
    sendOriginal(services, { actor, photoId: params.id, ticket: query.ticket }, request, reply),
  );
}
