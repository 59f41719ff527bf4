import { endpoints } from '@plumbline/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf, newDevice, setDeviceCookie } from '../accounts/index.ts';
import { readHazards } from '../judgement/index.ts';
import { AppError, notFound, withAlerts } from '../platform/errors.ts';
import { toAppError } from '../platform/http/error-handler.ts';
import { parseWordsForm, register } from '../platform/http/register.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import type { Services } from '../services.ts';
import { imageKey, noFields, receiveUpload } from '../uploads/index.ts';
import { findTrial, keptUntil, type Visitor, visitorOf } from './claim-trial.ts';
import { findKept } from './take-trial.ts';
import { toTrialResult } from './trial-view.ts';
import { NO_PROJECT, tryPhoto } from './try-photo.ts';

/** The most of a form's words that hazards are read from; a longer text is refused as too long anyway. */
const READ_AT_MOST = 8000;

export function trialRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment, files } = services;

  register(app, endpoints.tryPhoto, async ({ request, reply }) => {
    const visitor = recognise(request, reply);
    const fields = noFields();
    // Whatever becomes of the photo, what the words warn of is said.
    const told = (error: unknown) => {
      const words = (fields.defectDescription ?? '').slice(0, READ_AT_MOST);
      throw withAlerts(toAppError(error), readHazards(words, NO_PROJECT));
    };
    const read = await receiveUpload(request, endpoints.tryPhoto.file, fields).catch(told);
    if (!read) throw new AppError('upload_failed');
    const result = await Promise.resolve()
      .then(() => parseWordsForm(endpoints.tryPhoto.form, fields))
      .then(({ defectDescription: description, state = null }) =>
        tryPhoto(services, visitor, { bytes: read.bytes, fileName: read.fileName, description, state }),
      )
      .then(toTrialResult)
      .catch(told);
    if (!result) throw new AppError('analysis_failed');
    return result;
  });

  register(app, endpoints.readTrial, async ({ request, reply }) => {
    const { own, block } = await findTrial(database, recognise(request, reply));
    return {
      available: !block,
      availableFrom: block ? keptUntil(block).toISOString() : null,
      arriving: own?.state === 'running' && own.accountId !== null,
      arrived: own?.state === 'taken',
      result: own ? toTrialResult(own) : null,
    };
  });

  register(app, endpoints.readKeptTrial, async ({ actor }) => ({ kept: await findKept(database, actor) }));

  register(app, endpoints.trialPhoto, async ({ request, reply }) => {
    const device = deviceOf(request, environment);
    if (!device) throw notFound('Image not available');
    const { own } = await findTrial(database, visitorOf(environment, device, request.ip));
    if (!own?.folder) throw notFound('Image not available');
    const stream = await files.stream(imageKey(own.folder, '1024')).catch((error: unknown) => {
      if (error instanceof FileMissingError) throw notFound('Image not available');
      throw error;
    });
    return reply.type('image/webp').header('cache-control', 'private, no-store').send(stream);
  });

  /**
   * Who asks; a browser gets its mark before the first try, as it does at sign-up: with the answer to a try it would come
   * too late for an account that is made while the trial runs.
   */
  function recognise(request: FastifyRequest, reply: FastifyReply): Visitor {
    const known = deviceOf(request, environment);
    const device = known ?? newDevice();
    if (!known) setDeviceCookie(reply, device, environment);
    return visitorOf(environment, device, request.ip);
  }
}
