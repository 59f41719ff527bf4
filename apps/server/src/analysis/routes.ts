import { endpoints } from '@plumbline/contract';
import { createEngines, describeEngines } from '@plumbline/vision';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { openEventStream } from '../platform/http/event-stream.ts';
import { parseForm, register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { analysePhoto, type PhotoToAnalyse } from './analyse-photo.ts';
import { panelSettings } from './panel-settings.ts';
import { receiveUpload } from './receive-upload.ts';

export function analysisRoutes(app: FastifyInstance, services: Services): void {
  const engines = describeEngines(createEngines(panelSettings(services.environment)));

  register(app, endpoints.engines, async () =>
    engines.map(({ id, name, family, about }) => ({ id, name, family, about })),
  );

  register(app, endpoints.analyze, async ({ user, request, reply }) => {
    const photo = await readPhoto(request, user.id);
    if (!request.headers.accept?.includes('text/event-stream')) return analysePhoto(services, photo);
    return streamAnalysis(photo, request, reply);
  });

  /** The same run, told as it goes: who is asked, each vote, then the result. A closed stream doesn't end the run. */
  async function streamAnalysis(
    photo: PhotoToAnalyse,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const stream = openEventStream(request, reply);
    stream.send(
      'panel',
      engines.map(({ id, name }) => ({ engineId: id, engine: name })),
    );
    try {
      stream.send('result', await analysePhoto(services, photo, (vote) => stream.send('vote', vote)));
    } catch (error) {
      stream.fail(error);
    }
    stream.end();
    return reply;
  }
}

const KEY = /^[\x21-\x7e]{1,200}$/;

async function readPhoto(request: FastifyRequest, userId: number): Promise<PhotoToAnalyse> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !KEY.test(key))) {
    throw new AppError('invalid_input', {
      message: 'The Idempotency-Key must be 1 to 200 letters and digits, without spaces.',
    });
  }
  const { bytes, fileName, fields } = await receiveUpload(request, endpoints.analyze.file);
  if (!fields.projectId) throw new AppError('project_required');
  const form = parseForm(endpoints.analyze.form, fields);
  return {
    userId,
    projectId: form.projectId,
    bytes,
    fileName,
    stageOfWorks: form.stageOfWorks,
    description: form.defectDescription,
    idempotencyKey: key,
  };
}
