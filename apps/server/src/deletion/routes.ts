import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { deleteDefect, deleteFindings } from './delete-defect.ts';
import { deleteProject } from './delete-project.ts';
import { deleteReport } from './delete-report.ts';

/** What reaches into several features at once: a project, a finding or a report goes with all that belongs to it. */
export function deletionRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.deleteProject, async ({ actor, params, body, request }) => {
    await deleteProject(services, { actor, ip: request.ip, ...body }, params.id);
    return { success: true as const };
  });

  register(app, endpoints.deleteDefect, async ({ actor, params, body, request }) => {
    await deleteDefect(services, { actor, ip: request.ip, ...body }, params.id);
    return { success: true as const };
  });

  register(app, endpoints.deleteFindings, async ({ actor, params, body, request }) => {
    const { ids, reason } = body;
    const by = { actor, reason, ip: request.ip };
    return { deleted: await deleteFindings(services, { ...by, projectId: params.id }, ids) };
  });

  register(app, endpoints.deleteReport, async ({ actor, params }) => {
    await deleteReport(services, actor, params.id);
    return { success: true as const };
  });
}
