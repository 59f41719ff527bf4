import { Readable } from 'node:stream';
import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { recordAudit } from '../audit/index.ts';
import { type Member, personOf } from '../platform/actor.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { answerPage } from '../platform/http/paging.ts';
import { parseForm, register } from '../platform/http/register.ts';
import { announceWork } from '../platform/jobs/runner.ts';
import type { Services } from '../services.ts';
import { receiveUpload } from '../uploads/index.ts';
import { activateByHand } from './activate-version.ts';
import { addExample } from './add-example.ts';
import { acceptCandidates, candidatePhoto, dropCandidates, unsafeListCandidates } from './candidates.ts';
import { readConsent, setConsent } from './consent.ts';
import { exportTraining } from './export-training.ts';
import { unsafeListFeedback } from './feedback.ts';
import { listExamples } from './list-examples.ts';
import { listPastPerformance, listPerformance } from './list-performance.ts';
import { EXAMPLE_WORK } from './observe-examples.ts';
import { readStatus } from './read-status.ts';
import { removeExample } from './remove-example.ts';
import { latestRun, type RunKind, requestRun, toRun } from './runs.ts';
import { unsafeSendCoco } from './send-coco.ts';
import { sendPhoto, unsafeSendExamplePhoto } from './send-photo.ts';

const STARTED = {
  retrain: 'Retraining has started. The active version stays in use until it’s done.',
  rebalance: 'Rebalancing of the engine weights has started.',
};

const LEARNT = 'AI model has been trained with the new data.';
const KNOWN_ALREADY = 'The panel names this photo correctly already. It counts from the next training on.';

export function trainerRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  const start = (kind: RunKind, by: Member) =>
    database.transaction(async (tx) => {
      const run = await requestRun(tx, kind, by);
      if (!run) {
        throw new AppError('conflict', { message: 'Training is already running. Wait for it to finish.' });
      }
      await recordAudit(tx, { action: 'retraining_requested', actorId: personOf(by), detail: { kind } });
      return { message: STARTED[kind], run: toRun(run) };
    });

  register(app, endpoints.trainingStatus, async () => readStatus(services));
  register(app, endpoints.latestRun, async () => latestRun(database));
  register(app, endpoints.retrain, async ({ actor }) => start('retrain', actor));
  register(app, endpoints.rebalance, async ({ actor }) => start('rebalance', actor));
  register(app, endpoints.exportTraining, async ({ reply }) => {
    const name = `ai-training-data-${new Date().toISOString().slice(0, 10)}.json`;
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(exportTraining(services)));
  });
  register(app, endpoints.exportCoco, async ({ actor, request, reply }) => {
    await recordAudit(database, { action: 'training_photos_exported', actorId: personOf(actor) });
    return unsafeSendCoco(services, actor, request, reply);
  });

  register(app, endpoints.trainingData, async ({ query, request, reply }) =>
    answerPage(request, reply, await listExamples(database, query)),
  );
  register(app, endpoints.trainingImage, async ({ params, reply }) =>
    unsafeSendExamplePhoto(services, params.id, reply),
  );
  register(app, endpoints.removeExample, async ({ params }) => {
    await removeExample(services, params.id);
    return { success: true as const };
  });
  register(app, endpoints.train, async ({ actor, request }) => {
    const { bytes, fileName, fields } = await receiveUpload(request, endpoints.train.file);
    const form = parseForm(endpoints.train.form, fields);
    const example = await addExample(services, actor, { bytes, fileName, ...form });
    // What the panel named already, or can't compare with, teaches it nothing yet.
    const message = example.problem ?? (example.isCorrect ? KNOWN_ALREADY : LEARNT);
    return { message, example };
  });

  register(app, endpoints.modelPerformance, async () => listPerformance(services));
  register(app, endpoints.pastPerformance, async () => listPastPerformance(database));
  register(app, endpoints.activateVersion, async ({ actor, params }) => {
    const name = await activateByHand(services, actor, params.id);
    return { message: `Version ${name} is now in use.` };
  });

  register(app, endpoints.listCandidates, async ({ query, request, reply }) =>
    answerPage(request, reply, await unsafeListCandidates(database, query)),
  );
  register(app, endpoints.candidateImage, async ({ params, reply }) => {
    const photo = await candidatePhoto(database, params.id);
    if (!photo) throw notFound('Image not available');
    return sendPhoto(services, photo, reply);
  });
  register(app, endpoints.acceptCandidates, async ({ actor, body }) => {
    const handled = await acceptCandidates(database, actor, body.defectIds);
    if (handled.count > 0) await announceWork(database, EXAMPLE_WORK);
    return handled;
  });
  register(app, endpoints.dropCandidates, async ({ actor, body }) =>
    dropCandidates(database, actor, body.defectIds),
  );
  register(app, endpoints.listFeedback, async ({ query, request, reply }) =>
    answerPage(request, reply, await unsafeListFeedback(database, query)),
  );

  register(app, endpoints.readTrainingConsent, async ({ actor }) => readConsent(database, actor));
  register(app, endpoints.setTrainingConsent, async ({ actor, body }) =>
    setConsent(database, actor, body.given),
  );
}
