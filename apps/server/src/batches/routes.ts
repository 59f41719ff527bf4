import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { parseForm, register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { checkDeviceClaims, noFields, receiveUpload } from '../uploads/index.ts';
import { addPhoto } from './add-photo.ts';
import { beginBatch } from './begin-batch.ts';
import { changeBatch } from './change-batch.ts';
import { listBatches, listBatchPhotos, readBatch } from './find-batch.ts';

/** Many photos at once: sent one by one, analysed in the background. */
export function batchRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.beginBatch, async ({ actor, params, body }) =>
    beginBatch(database, { actor, projectId: params.id, ...body }),
  );
  register(app, endpoints.listBatches, async ({ actor, params }) => listBatches(database, actor, params.id));
  register(app, endpoints.getBatch, async ({ actor, params }) =>
    readBatch(database, { actor, id: params.id }),
  );
  register(app, endpoints.listBatchPhotos, async ({ actor, params }) =>
    listBatchPhotos(database, { actor, id: params.id }),
  );
  register(app, endpoints.addToBatch, async ({ actor, params, request }) => {
    const of = { actor, id: params.id };
    // Before the photo is read: nobody sends one to a batch that isn't theirs.
    await readBatch(database, of);
    const fields = noFields();
    const { bytes, fileName } = await receiveUpload(request, endpoints.addToBatch.file, fields);
    const { key, visitId, placeId, ...device } = parseForm(endpoints.addToBatch.form, fields);
    const claims = checkDeviceClaims(bytes, device);
    const filing = { visitId: visitId || null, placeId: placeId || null };
    return addPhoto(services, of, { key, bytes, fileName, claims, ...filing });
  });
  register(app, endpoints.changeBatch, async ({ actor, params, body }) =>
    changeBatch(database, { actor, id: params.id }, body),
  );
}
