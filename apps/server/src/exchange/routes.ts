import { EXCHANGE_FILE_ENDS, endpoints } from '@plumbline/contract';
import type { FastifyInstance } from 'fastify';
import { ownerOf } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';
import { enterDownloads } from '../platform/http/fair-slots.ts';
import { register } from '../platform/http/register.ts';
import { findProject } from '../projects/index.ts';
import type { Services } from '../services.ts';
import { bcfZip } from './bcf-zip.ts';
import { exportedFindings } from './exported-findings.ts';
import { locationPaths, locationsXlsx, readLocations } from './location-tree.ts';
import { plainCsv } from './plain-csv.ts';
import { procoreCsv } from './procore-csv.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Findings and rooms in the formats of other products. */
export function exchangeRoutes(app: FastifyInstance, services: Services): void {
  register(app, endpoints.exportFindings, async ({ actor, params, query, request, reply }) => {
    const { project } = await findProject(services.database, actor, params.id);
    const { format } = query;
    const name = `plumbline-findings-${project.id}${EXCHANGE_FILE_ENDS[format]}`;
    const sent = () =>
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`);
    if (format === 'acc-locations' || format === 'aconex-areas') {
      const paths = locationPaths(await readLocations(services.database, project.id));
      if (paths.length === 0) {
        throw new AppError('conflict', { message: 'This project has no rooms yet. Add its rooms first.' });
      }
      return sent()
        .type(XLSX)
        .send(await locationsXlsx(format, paths));
    }
    const findings = exportedFindings(services, actor, project.id);
    if (format === 'csv' || format === 'procore') {
      return sent()
        .type('text/csv; charset=utf-8')
        .send(await (format === 'csv' ? plainCsv(findings) : procoreCsv(findings)));
    }
    const { raw } = reply;
    raw.once('close', enterDownloads(ownerOf(actor).userId, request, reply));
    const zip = bcfZip(services, {
      version: format === 'bcf-2.1' ? '2.1' : '3.0',
      findings,
    });
    raw.once('close', () => zip.destroy());
    return sent().type('application/octet-stream').send(zip);
  });
}
