import { endpoints, REPORT_LIMITS } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { receiveUpload } from '../uploads/index.ts';
import { createReport, retryReport, updateReport } from './ask-for-report.ts';
import { findReport } from './find-report.ts';
import { removeLogo, saveLetterhead, saveLogo, showLetterhead } from './letterhead.ts';
import { listReports } from './list-reports.ts';
import { listVersions } from './list-versions.ts';
import { sendLetterheadPreview } from './preview-letterhead.ts';
import { toReport } from './report-view.ts';
import { sendPreview, sendReport } from './send-report.ts';

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  /** The report as it stands after something was asked of it. */
  async function underWay(userId: number, id: number) {
    return toReport(await findReport(database, userId, id));
  }

  register(app, endpoints.listReports, async ({ user, query, request, reply }) =>
    answerPage(request, reply, await listReports(database, user.id, query)),
  );

  register(app, endpoints.createReport, async ({ user, body: { type: _one, ...asked } }) =>
    underWay(user.id, await createReport(database, user.id, asked)),
  );

  register(app, endpoints.getReport, async ({ user, params }) =>
    toReport(await findReport(database, user.id, params.id)),
  );

  register(app, endpoints.updateReport, async ({ user, params, body }) => {
    await updateReport(database, user.id, params.id, body);
    return underWay(user.id, params.id);
  });

  register(app, endpoints.retryReport, async ({ user, params }) => {
    await retryReport(database, user.id, params.id);
    return underWay(user.id, params.id);
  });

  register(app, endpoints.reportVersions, async ({ user, params }) =>
    listVersions(database, user.id, params.id),
  );

  register(app, endpoints.downloadReport, async ({ user, params, query, reply }) =>
    sendReport(services, user.id, { id: params.id, ...query }, reply),
  );

  register(app, endpoints.previewReport, async ({ user, params, reply }) =>
    sendPreview(services, user.id, params.id, reply),
  );

  register(app, endpoints.getLetterhead, async ({ user }) => showLetterhead(database, user.id));

  register(app, endpoints.setLetterhead, async ({ user, body }) => saveLetterhead(database, user.id, body));

  register(app, endpoints.previewLetterhead, async ({ user, body, reply }) =>
    sendLetterheadPreview(services, user, body, reply),
  );

  register(app, endpoints.setLogo, async ({ user, request }) => {
    const { bytes } = await receiveUpload(request, endpoints.setLogo.file);
    if (bytes.length > REPORT_LIMITS.logoBytes) {
      throw new AppError('too_large', { message: 'A logo must be less than 2MB' });
    }
    return saveLogo(services, user.id, bytes);
  });

  register(app, endpoints.deleteLogo, async ({ user }) => removeLogo(services, user.id));
}
