import type { ReportContent } from '@plumbline/documents';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { reportVersions } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import type { Services } from '../services.ts';
import { findReport } from './find-report.ts';
import { findingsCsv } from './findings-csv.ts';
import { versionKey } from './make-version.ts';

export interface Wanted {
  id: number;
  format: 'pdf' | 'csv' | 'json';
  version?: number | undefined;
}

/**
 * A bought report in the format asked for.
 * @throws AppError payment_required before it is bought, report_not_ready before it is completed
 */
export async function sendReport(
  services: Services,
  userId: number,
  { id, format, version }: Wanted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { report, purchased } = await findReport(services.database, userId, id);
  const made = await readVersion(services, id, version ?? report.version);
  if (!purchased) throw new AppError('payment_required');
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="report-${id}.${format}"`);
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(findingsCsv(made.content));
  if (format === 'json') {
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(withoutMarks(made.content)));
  }
  const stream = await services.files.stream(versionKey(report.folder, made.version, 'report'));
  return reply.type('application/pdf').send(stream);
}

/** The first pages with a watermark, bought or not. @throws AppError report_not_ready */
export async function sendPreview(
  services: Services,
  userId: number,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { report } = await findReport(services.database, userId, id);
  const made = await readVersion(services, id, report.version);
  const stream = await services.files.stream(versionKey(report.folder, made.version, 'preview'));
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="report-${id}-preview.pdf"`)
    .send(stream);
}

async function readVersion({ database }: Services, reportId: number, version: number) {
  const [made] = await database
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, reportId), eq(reportVersions.version, version)));
  if (!made) throw notFound('This report has no such version.');
  if (made.status !== 'completed') throw new AppError('report_not_ready');
  return { version: made.version, content: made.content as ReportContent };
}

/** What is drawn over photos means nothing without them. */
const withoutMarks = ({ findings, ...content }: ReportContent) => ({
  ...content,
  findings: findings.map(({ overlays: _marks, ...finding }) => finding),
});
