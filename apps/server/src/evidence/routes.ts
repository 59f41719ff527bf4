import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { ownerOf } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import { findProject, holdProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { listSigningCertificates, listSigningKeys } from '../signing/index.ts';
import { appendTrail } from '../trail/index.ts';
import { unsafeReportStanding } from './report-standing.ts';
import { sendPack } from './send-pack.ts';
import { issuePackTicket, readPackTicket } from './ticket.ts';

/** Evidence that leaves an account: packs of a project, and the keys that they are signed with. */
export function evidenceRoutes(app: FastifyInstance, services: Services): void {
  const { database, environment } = services;
  const { sessionSecret } = environment;

  register(app, endpoints.reportStanding, async ({ query }) => unsafeReportStanding(database, query));

  register(app, endpoints.listSigningKeys, async () => listSigningKeys(database));

  register(app, endpoints.listSigningCertificates, async () => listSigningCertificates(database));

  register(app, endpoints.askForPack, async ({ actor, params, body }) => {
    const { originals } = body;
    await database.transaction(async (tx) => {
      const { id } = await holdProject(tx, actor, params.id, 'key share');
      await appendTrail(tx, { projectId: id, ...ownerOf(actor), by: actor }, [
        { event: 'pack_made', subject: { kind: 'project', id }, detail: { originals } },
      ]);
    });
    const ticket = issuePackTicket(sessionSecret, { ...ownerOf(actor), projectId: params.id, originals });
    return { url: `${endpoints.downloadPack.path.replace(':id', String(params.id))}?ticket=${ticket}` };
  });

  register(app, endpoints.downloadPack, async ({ actor, params, query, request, reply }) => {
    const { project } = await findProject(database, actor, params.id);
    const of = { ...ownerOf(actor), projectId: params.id };
    const pack = readPackTicket(sessionSecret, of, query.ticket);
    if (!pack) throw new AppError('link_expired');
    return sendPack(
      services,
      { actor, project: { id: project.id, name: project.name }, ...pack },
      request,
      reply,
    );
  });
}
