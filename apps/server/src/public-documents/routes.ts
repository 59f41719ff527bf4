import { BUILDING_TYPES, endpoints } from '@plumbline/contract';
import { isSampleReport, renderChecklist, renderNccGuide, renderSample } from '@plumbline/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../platform/errors.ts';
import { register } from '../platform/http/register.ts';
import { type KeptDocument, KeptDocuments } from './kept-documents.ts';
import { PressQueue } from './press-queue.ts';

/** Documents for people without an account: nothing here reads or writes anybody's data. */
export function publicDocumentRoutes(app: FastifyInstance): void {
  const queue = new PressQueue();
  const kept = new KeptDocuments(queue);

  register(app, endpoints.downloadSampleReport, async ({ params: { sample }, request, reply }) => {
    if (!isSampleReport(sample)) throw notFound('There is no such sample report.');
    const made = await kept.get(sample, () => renderSample(sample));
    return sendKept(request, reply, made, `sample-report-${sample}.pdf`);
  });

  register(app, endpoints.downloadNccGuide, async ({ request, reply }) =>
    sendKept(request, reply, await kept.get('ncc-guide', renderNccGuide), 'ncc-2025-guide.pdf'),
  );

  register(app, endpoints.printChecklist, async ({ body, reply }) => {
    const { buildingType: building, ...given } = body;
    const pdf = await queue.run(() =>
      renderChecklist({
        building,
        buildingLabel: BUILDING_TYPES.find(([value]) => value === building)?.[1] ?? building,
        projectName: given.projectName ?? '',
        address: given.address ?? '',
        contractorName: given.contractorName ?? '',
        inspectionDate: given.inspectionDate ?? '',
        additionalRequirements: given.additionalRequirements ?? '',
        answers: given.answers ?? [],
      }),
    );
    return send(reply.header('cache-control', 'no-store'), 'handover-checklist.pdf', Buffer.from(pdf));
  });
}

function sendKept(request: FastifyRequest, reply: FastifyReply, { pdf, etag }: KeptDocument, name: string) {
  reply.header('cache-control', 'public, max-age=3600').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  return send(reply, name, pdf);
}

const send = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(pdf);
