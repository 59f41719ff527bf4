import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { register } from '../platform/http/register.ts';
import type { Services } from '../services.ts';
import { deleteDefect } from './delete-defect.ts';
import { deleteProject } from './delete-project.ts';
import { deleteReport } from './delete-report.ts';

/** What reaches into several features at once: a project, a finding or a report goes with all that belongs to it. */
export function deletionRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.deleteProject, async ({ user, params }) => {
    await deleteProject(services, user.id, params.id);
    return { success: true as const };
  });

  register(app, endpoints.deleteDefect, async ({ user, params }) => {
    await deleteDefect(services, user.id, params.id);
    return { success: true as const };
  });

  register(app, endpoints.deleteReport, async ({ user, params }) => {
    await deleteReport(services, user.id, params.id);
    return { success: true as const };
  });
}
