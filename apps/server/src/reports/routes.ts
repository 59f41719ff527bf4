import { endpoints, REPORT_LIMITS } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import type { Member } from '../platform/actor.ts';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { noFields, receiveUpload } from '../uploads/index.ts';
import { createReport, retryReport, updateReport } from './ask-for-report.ts';
import { checkReport } from './check-report.ts';
import { findReport } from './find-report.ts';
import { removeLogo, saveLetterhead, saveLogo, showLetterhead } from './letterhead/letterhead.ts';
import { sendLetterheadPreview } from './letterhead/preview-letterhead.ts';
import { listReports } from './list-reports.ts';
import { listVersions } from './list-versions.ts';
import { toReport } from './report-view.ts';
import { sendPreview, sendReport } from './send-report.ts';

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  /** The report as it stands after something was asked of it. */
  async function underWay(actor: Member, id: number) {
    return toReport(await findReport(database, actor, id), actor);
  }

  register(app, endpoints.listReports, async ({ actor, query, request, reply }) =>
    answerPage(request, reply, await listReports(database, actor, query)),
  );

  register(app, endpoints.createReport, async ({ actor, body: { type: _one, ...asked } }) =>
    underWay(actor, await createReport(database, actor, asked)),
  );

  register(app, endpoints.checkReport, async ({ actor, body }) => checkReport(database, actor, body));

  register(app, endpoints.getReport, async ({ actor, params }) =>
    toReport(await findReport(database, actor, params.id), actor),
  );

  register(app, endpoints.updateReport, async ({ actor, params, body }) => {
    await updateReport(database, actor, params.id, body);
    return underWay(actor, params.id);
  });

  register(app, endpoints.retryReport, async ({ actor, params }) => {
    await retryReport(database, actor, params.id);
    return underWay(actor, params.id);
  });

  register(app, endpoints.reportVersions, async ({ actor, params }) =>
    listVersions(database, actor, params.id),
  );

  register(app, endpoints.downloadReport, async ({ actor, params, query, reply }) =>
    sendReport(services, actor, { id: params.id, ...query }, reply),
  );

  register(app, endpoints.previewReport, async ({ actor, params, reply }) =>
    sendPreview(services, actor, params.id, reply),
  );

  register(app, endpoints.getLetterhead, async ({ actor }) => showLetterhead(database, actor));

  register(app, endpoints.setLetterhead, async ({ actor, body }) => saveLetterhead(database, actor, body));

  register(app, endpoints.previewLetterhead, async ({ actor, body, reply }) =>
    sendLetterheadPreview(services, actor, body, reply),
  );

  register(app, endpoints.setLogo, async ({ actor, request }) => {
    const { file } = endpoints.setLogo;
    const { bytes } = await receiveUpload(request, file, noFields(), REPORT_LIMITS.logoBytes);
    return saveLogo(services, actor, bytes);
  });

  register(app, endpoints.deleteLogo, async ({ actor }) => removeLogo(services, actor));
}
