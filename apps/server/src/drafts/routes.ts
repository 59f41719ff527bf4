import { BCF_LIMITS, endpoints, IMPORT_LIMITS, PDF_LIMITS } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { parseForm, register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { noFields, receiveUpload } from '../uploads/index.ts';
import { acceptDraft, acceptDrafts } from './accept-drafts.ts';
import { addBcf } from './add-bcf.ts';
import { setDraftAside } from './decide-draft.ts';
import {
  addImport,
  addReport,
  deleteImport,
  findPicture,
  listDrafts,
  listImports,
  previewList,
} from './imports.ts';

/** Lists, reports and BCF files that somebody brings in: each row, item or topic a draft, each draft a finding when somebody says so. */
export function draftRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;
  register(app, endpoints.previewList, async ({ actor, params, request }) => {
    const of = { actor, projectId: params.id };
    // Before the list is read: nobody sends one to a project that isn't theirs.
    await findProject(database, actor, params.id);
    const { file } = endpoints.previewList;
    return previewList(database, of, await receiveUpload(request, file, noFields(), IMPORT_LIMITS.listBytes));
  });
  register(app, endpoints.addImport, async ({ actor, params, request }) => {
    const of = { actor, projectId: params.id };
    await findProject(database, actor, params.id);
    const fields = noFields();
    const { bytes, fileName } = await receiveUpload(
      request,
      endpoints.addImport.file,
      fields,
      IMPORT_LIMITS.listBytes,
    );
    const mapping = parseForm(endpoints.addImport.form, fields);
    return addImport(database, of, { bytes, fileName, mapping });
  });
  register(app, endpoints.addReport, async ({ actor, params, request }) => {
    const of = { actor, projectId: params.id };
    await findProject(database, actor, params.id);
    const { file } = endpoints.addReport;
    return addReport(database, of, await receiveUpload(request, file, noFields(), PDF_LIMITS.bytes));
  });
  register(app, endpoints.addBcf, async ({ actor, params, request }) => {
    const of = { actor, projectId: params.id };
    await findProject(database, actor, params.id);
    const { file } = endpoints.addBcf;
    return addBcf(services, of, await receiveUpload(request, file, noFields(), BCF_LIMITS.bytes));
  });
  register(app, endpoints.draftPicture, async ({ actor, params, reply }) => {
    const picture = await findPicture(database, { actor, id: params.id }, params.position);
    // A draft's pictures never change; they are its owner's alone.
    return reply
      .type(picture[0] === 0x89 ? 'image/png' : 'image/jpeg')
      .header('cache-control', 'private, no-cache')
      .header('vary', 'cookie')
      .header('content-disposition', 'inline')
      .send(picture);
  });
  register(app, endpoints.listImports, async ({ actor, params }) =>
    listImports(database, { actor, projectId: params.id }),
  );
  register(app, endpoints.deleteImport, async ({ actor, params, body, request }) => {
    await deleteImport(database, { actor, id: params.id, ip: request.ip, ...body });
    return { success: true as const };
  });
  register(app, endpoints.listDrafts, async ({ actor, params }) =>
    listDrafts(database, { actor, id: params.id }),
  );
  register(app, endpoints.acceptDraft, async ({ actor, params }) =>
    acceptDraft(services, { actor, id: params.id }),
  );
  register(app, endpoints.acceptDrafts, async ({ actor, params, body }) =>
    acceptDrafts(services, { actor, id: params.id }, body.draftIds),
  );
  register(app, endpoints.setDraftAside, async ({ actor, params, body }) =>
    setDraftAside(database, { actor, id: params.id }, body),
  );
}
