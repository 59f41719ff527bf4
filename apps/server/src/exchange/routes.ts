import { endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { ownerOf } from '../platform/actor.ts';
import { enterDownloads } from '../platform/http/fair-slots.ts';
import { register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { bcfZip } from './bcf-zip.ts';
import { exportedFindings } from './exported-findings.ts';
import { procoreCsv } from './procore-csv.ts';

/** Findings in the formats of other products. */
export function exchangeRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.exportFindings, async ({ actor, params, query, request, reply }) => {
    const { project } = await findProject(services.database, actor, params.id);
    const { format } = query;
    const name = `plumbline-findings-${project.id}`;
    reply.header('cache-control', 'private, no-store');
    const findings = exportedFindings(services, actor, project.id);
    if (format === 'procore') {
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}-procore.csv"`)
        .send(await procoreCsv(findings));
    }
    const { raw } = reply;
    raw.once('close', enterDownloads(ownerOf(actor).userId, request, reply));
    const zip = bcfZip(services, {
      version: format === 'bcf-2.1' ? '2.1' : '3.0',
      findings,
    });
    raw.once('close', () => zip.destroy());
    return reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename="${name}.bcf"`)
      .send(zip);
  });
}
