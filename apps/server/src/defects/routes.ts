import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { keepAnswers, readQuestions } from './answer-questions.ts';
import { closeAlert, reopenAlert } from './close-alert.ts';
import { decideDefect, readDefect, withdrawDecision } from './decide-defect.ts';
import { decideFindings, withdrawDecisions } from './decide-findings.ts';
import {
  addFindingPhotos,
  changeFindingPhoto,
  listFindingPhotos,
  removeFindingPhoto,
} from './finding-photos.ts';
import { listDefects } from './list-defects.ts';
import { listLines } from './list-lines.ts';
import { keepMeasurements } from './measure-defect.ts';
import { moveFindings } from './move-findings.ts';
import { sendImage } from './send-image.ts';

export function defectRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.listProjectDefects, async ({ actor, params, query, request, reply }) => {
    const page = await listDefects(database, actor, { ...query, projectId: params.id });
    // Findings of one's own project prove the project; only an empty list needs the question.
    if (page.items.length === 0) await findProject(database, actor, params.id);
    return answerPage(request, reply, page);
  });

  register(app, endpoints.listDefects, async ({ actor, query, request, reply }) =>
    answerPage(request, reply, await listDefects(database, actor, query)),
  );

  register(app, endpoints.listFindingLines, async ({ actor, params, query, request, reply }) => {
    const page = await listLines(database, { actor, projectId: params.id, ...query });
    if (page.items.length === 0) await findProject(database, actor, params.id);
    return answerPage(request, reply, page);
  });

  register(app, endpoints.decideFindings, async ({ actor, params, body }) =>
    decideFindings(database, { actor, projectId: params.id }, body.ids, body.verdict),
  );

  register(app, endpoints.moveFindings, async ({ actor, params, body }) => ({
    moved: await moveFindings(database, { actor, projectId: params.id }, body.ids, body.projectId),
  }));

  register(app, endpoints.withdrawDecisions, async ({ actor, params, body }) => ({
    withdrawn: await withdrawDecisions(database, { actor, projectId: params.id }, body.decided),
  }));

  register(app, endpoints.getDefect, async ({ actor, params }) => readDefect(database, actor, params.id));

  register(app, endpoints.decideDefect, async ({ actor, params, body, request }) =>
    decideDefect(database, { actor, ...params, ip: request.ip }, body),
  );

  register(app, endpoints.withdrawDecision, async ({ actor, params }) =>
    withdrawDecision(database, actor, params.id),
  );

  register(app, endpoints.measureDefect, async ({ actor, params, body, request }) =>
    keepMeasurements(database, { actor, ...params, ip: request.ip }, body.measurements),
  );

  register(app, endpoints.findingQuestions, async ({ actor, params }) =>
    readQuestions(database, actor, params.id),
  );

  register(app, endpoints.answerQuestions, async ({ actor, params, body, request }) =>
    keepAnswers(database, { actor, ...params, ip: request.ip }, body),
  );

  register(app, endpoints.closeAlert, async ({ actor, params, body, request }) =>
    closeAlert(database, { actor, ...params, title: body.title, ip: request.ip }, body.reason),
  );

  register(app, endpoints.reopenAlert, async ({ actor, params, body, request }) =>
    reopenAlert(database, { actor, ...params, title: body?.title, ip: request.ip }),
  );

  register(app, endpoints.listFindingPhotos, async ({ actor, params }) =>
    listFindingPhotos(database, { actor, ...params }),
  );

  register(app, endpoints.addFindingPhotos, async ({ actor, params, body }) =>
    addFindingPhotos(database, { actor, ...params }, body.photoIds),
  );

  register(app, endpoints.changeFindingPhoto, async ({ actor, params, body }) =>
    changeFindingPhoto(database, { actor, ...params }, body),
  );

  register(app, endpoints.removeFindingPhoto, async ({ actor, params }) =>
    removeFindingPhoto(database, { actor, ...params }),
  );

  register(app, endpoints.image, async ({ actor, params, query, request, reply }) =>
    sendImage(services, actor, { id: params.id, size: query.size }, request, reply),
  );
}
