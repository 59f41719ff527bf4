import { REPORT_ACTIONS, REPORT_FILE_ENDS, type ReportFormat } from '@plumbline/contract';
import { otherPhotosOf, type ReportContent, renderReport } from '@plumbline/documents';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { type Member, onBehalfOf } from '../platform/actor.ts';
import { reportVersions } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { oneAtATime } from '../platform/one-at-a-time.ts';
import { permit } from '../platform/permit.ts';
import type { Services } from '../services.ts';
import { planFiles } from './content/report-plans.ts';
import { findReport } from './find-report.ts';
import { readLetterhead } from './letterhead/letterhead.ts';
import { pictureSources, versionKey } from './making/make-version.ts';
import { loadLogo, printedFurther, printedPhotos, type Thumbnail, thumbnail } from './pictures/pictures.ts';
import { fileNameOf, reportStateOf } from './report-view.ts';
import { findingsCsv } from './sheets/findings-csv.ts';
import { findingsTable } from './sheets/findings-table.ts';
import { findingsXlsx } from './sheets/findings-xlsx.ts';
import { scottSchedule, scottScheduleForWord } from './sheets/scott-schedule.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A report of hundreds of photos takes a core for seconds. */
const inTurn = oneAtATime({ mostWaiting: 6, mostOfOne: 2, retryAfterSeconds: 10 });

interface Wanted {
  id: number;
  format: ReportFormat;
  version?: number | undefined;
}

/**
 * A bought report in the format asked for.
 * @throws AppError payment_required before it is bought, report_not_ready before it is completed
 */
export async function sendReport(
  services: Services,
  actor: Member,
  { id, format, version }: Wanted,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findReport(services.database, actor, id);
  const { report } = found;
  const made = await readVersion(services, id, version ?? report.version);
  permit(actor, REPORT_ACTIONS, 'download', reportStateOf(found, made.status));
  reply
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `attachment; filename="${fileNameOf(found)}${version ? `-version-${version}` : ''}${REPORT_FILE_ENDS[format]}"`,
    );
  // The findings of a deleted project have no page any more.
  const pageOf = (of: number) =>
    report.projectId === null ? '' : `${services.environment.publicUrl}/defects/${of}`;
  const table = () => findingsTable(made.content, pageOf);
  if (format === 'csv') return reply.type('text/csv; charset=utf-8').send(findingsCsv(table()));
  if (format === 'xlsx') {
    const pictures = await thumbnailsOf(services, report, made.content);
    return reply.type(XLSX).send(await findingsXlsx(made.content, table(), pictures));
  }
  if (format === 'docx') {
    return reply.type(DOCX).send(await inTurn(report.userId, () => wordCopy(services, report, made.content)));
  }
  if (format === 'scott_schedule_word') {
    return reply.type(DOCX).send(await inTurn(report.userId, () => scottScheduleForWord(made.content)));
  }
  if (format === 'scott_schedule') return reply.type(XLSX).send(await scottSchedule(made.content));
  if (format === 'json') {
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(withoutMarks(made.content)));
  }
  const stream = await services.files.stream(versionKey(report.folder, made.version, 'report'));
  return reply.type('application/pdf').send(stream);
}

/** The first pages with a watermark, bought or not. @throws AppError report_not_ready */
export async function sendPreview(
  services: Services,
  actor: Member,
  id: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findReport(services.database, actor, id);
  const { report } = found;
  const made = await readVersion(services, id, report.version);
  permit(actor, REPORT_ACTIONS, 'preview', reportStateOf(found, made.status));
  const stream = await services.files.stream(versionKey(report.folder, made.version, 'preview'));
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${fileNameOf(found)}-preview.pdf"`)
    .send(stream);
}

/** Of photos that are still there; one after another, so that a long report doesn't hold up other people. */
async function thumbnailsOf(
  { database, files }: Services,
  report: { id: number; userId: number },
  { findings }: ReportContent,
) {
  const printed = await printedPhotos(
    database,
    report,
    findings.map(({ id }) => id),
  );
  const pictures = new Map<number, Thumbnail>();
  for (const [id, photo] of printed) {
    const small = await thumbnail(files, photo);
    if (small) pictures.set(id, small);
  }
  return pictures;
}

/** A version for Word, made from what was stored with it; the PDF stays the one that was issued. */
async function wordCopy(
  services: Services,
  report: { id: number; userId: number; projectId: number | null },
  content: ReportContent,
): Promise<Uint8Array> {
  const { database, files } = services;
  const { findings } = content;
  const covers = await printedPhotos(
    database,
    report,
    findings.map(({ id }) => id),
  );
  const others = findings.flatMap(otherPhotosOf);
  const further = await printedFurther(database, report, others);
  const planPages = await planFiles(database, report, content.plans ?? []);
  const { logo } = await readLetterhead(database, onBehalfOf(report));
  return renderReport(content, {
    ...pictureSources(services, { covers, further, planPages }),
    logo: await loadLogo(files, logo),
    format: 'docx',
  });
}

async function readVersion({ database }: Services, reportId: number, version: number) {
  const [made] = await database
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, reportId), eq(reportVersions.version, version)));
  if (!made) throw notFound('This report has no such version.');
  return { version: made.version, status: made.status, content: made.content as ReportContent };
}

/** What is drawn over photos means nothing without them. */
const withoutMarks = ({ findings, ...content }: ReportContent) => ({
  ...content,
  findings: findings.map(({ overlays: _marks, ...finding }) => finding),
});
