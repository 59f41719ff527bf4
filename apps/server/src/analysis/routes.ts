import { endpoints } from '@plumbline/contract';
import { createEngines, describeEngines } from '@plumbline/vision';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Member } from '../platform/actor.ts';
import { AppError, withAlerts } from '../platform/errors.ts';
import { toAppError } from '../platform/http/error-handler.ts';
import { openEventStream } from '../platform/http/event-stream.ts';
import { parseWordsForm, register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { checkDeviceClaims, type FormFields, noFields, receiveUpload } from '../uploads/index.ts';
import { analyseOnRequest } from './analyse-on-request.ts';
import { analysePhoto, type PhotoToAnalyse } from './analyse-photo.ts';
import { jointRoutes } from './joint-routes.ts';
import { panelSettings } from './panel-settings.ts';
import { readKey } from './read-key.ts';
import { requestAlerts } from './request-alerts.ts';

export function analysisRoutes(app: FastifyInstance, services: Services): void {
  const engines = describeEngines(createEngines(panelSettings(services.environment)));

  jointRoutes(app, services, engines.length);

  register(app, endpoints.engines, async () =>
    engines.map(({ id, name, family, about }) => ({ id, name, family, about })),
  );

  register(app, endpoints.analyze, async ({ actor, request, reply }) => {
    const fields = noFields();
    const read = await readPhoto(request, actor, fields).catch((error: unknown) => toAppError(error));
    // Whatever becomes of the photo, what the words warn of is said.
    const alerts = await requestAlerts(services.database, actor, fields);
    if (read instanceof AppError) throw withAlerts(read, alerts);
    if (request.headers.accept?.includes('text/event-stream')) {
      return streamAnalysis({ ...read, alerts }, request, reply);
    }
    return analysePhoto(services, { ...read, alerts }).catch((error: unknown) => {
      throw withAlerts(toAppError(error), alerts);
    });
  });

  register(app, endpoints.analyzeKeptPhoto, async ({ actor, params: { id } }) =>
    analyseOnRequest(services, { actor, id }),
  );

  /** The same run, told as it goes: what people are warned of, who is asked, each vote, then the result. A closed stream doesn't end the run. */
  async function streamAnalysis(
    photo: PhotoToAnalyse,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { alerts } = photo;
    const stream = openEventStream(request, reply);
    if (alerts.length > 0) stream.send('alert', alerts);
    stream.send(
      'panel',
      engines.map(({ id, name }) => ({ engineId: id, engine: name })),
    );
    try {
      stream.send('result', await analysePhoto(services, photo, (vote) => stream.send('vote', vote)));
    } catch (error) {
      stream.fail(withAlerts(toAppError(error), alerts));
    }
    stream.end();
    return reply;
  }
}

async function readPhoto(
  request: FastifyRequest,
  actor: Member,
  fields: FormFields,
): Promise<Omit<PhotoToAnalyse, 'alerts'>> {
  const key = readKey(request);
  const { bytes, fileName } = await receiveUpload(request, endpoints.analyze.file, fields);
  if (!fields.projectId) throw new AppError('project_required');
  const form = parseWordsForm(endpoints.analyze.form, fields);
  return {
    actor,
    claims: checkDeviceClaims(bytes, form),
    projectId: form.projectId,
    visitId: form.visitId || null,
    placeId: form.placeId || null,
    bytes,
    fileName,
    stageOfWorks: form.stageOfWorks,
    description: form.defectDescription,
    unlessAnalysed: form.unlessAnalysed === 'true',
    idempotencyKey: key,
  };
}
