import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { closeAlert, reopenAlert } from './close-alert.ts';
import { decideDefect, readDefect, withdrawDecision } from './decide-defect.ts';
import { decideFindings, withdrawDecisions } from './decide-findings.ts';
import { listDefects } from './list-defects.ts';
import { listLines } from './list-lines.ts';
import { keepMeasurements } from './measure-defect.ts';
import { sendImage } from './send-image.ts';

export function defectRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.listProjectDefects, async ({ user, params, query, request, reply }) => {
    const page = await listDefects(database, user.id, { ...query, projectId: params.id });
    // Findings of one's own project prove the project; only an empty list needs the question.
    if (page.items.length === 0) await findProject(database, user.id, params.id);
    return answerPage(request, reply, page);
  });

  register(app, endpoints.listDefects, async ({ user, query, request, reply }) =>
    answerPage(request, reply, await listDefects(database, user.id, query)),
  );

  register(app, endpoints.listFindingLines, async ({ user, params, query, request, reply }) => {
    const page = await listLines(database, { userId: user.id, projectId: params.id, ...query });
    if (page.items.length === 0) await findProject(database, user.id, params.id);
    return answerPage(request, reply, page);
  });

  register(app, endpoints.decideFindings, async ({ user, params, body }) =>
    decideFindings(database, { userId: user.id, projectId: params.id }, body.ids, body.verdict),
  );

  register(app, endpoints.withdrawDecisions, async ({ user, params, body }) => ({
    withdrawn: await withdrawDecisions(database, { userId: user.id, projectId: params.id }, body.decided),
  }));

  register(app, endpoints.getDefect, async ({ user, params }) => readDefect(database, user.id, params.id));

  register(app, endpoints.decideDefect, async ({ user, params, body }) =>
    decideDefect(database, user.id, params.id, body),
  );

  register(app, endpoints.withdrawDecision, async ({ user, params }) =>
    withdrawDecision(database, user.id, params.id),
  );

  register(app, endpoints.measureDefect, async ({ user, params, body }) =>
    keepMeasurements(database, user.id, params.id, body.measurements),
  );

  register(app, endpoints.closeAlert, async ({ user, params, body, request }) =>
    closeAlert(database, { userId: user.id, ...params, ip: request.ip }, body.reason),
  );

  register(app, endpoints.reopenAlert, async ({ user, params, request }) =>
    reopenAlert(database, { userId: user.id, ...params, ip: request.ip }),
  );

  register(app, endpoints.image, async ({ user, params, query, request, reply }) =>
    sendImage(services, user.id, { id: params.id, size: query.size }, request, reply),
  );
}
