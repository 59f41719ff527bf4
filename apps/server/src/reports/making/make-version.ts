import { createHash } from 'node:crypto';
import { renderReport } from '@plumbline/documents';
import { and, eq } from 'drizzle-orm';
import { noteReport } from '../../notifications/index.ts';
import { SYSTEM } from '../../platform/actor.ts';
import type { Database, Queries } from '../../platform/database/connect.ts';
import { reports, reportVersions } from '../../platform/database/schema.ts';
import type { JobInHand } from '../../platform/queue/index.ts';
import type { Services } from '../../services.ts';
import { signReport } from '../../signing/index.ts';
import { appendTrail } from '../../trail/index.ts';
import { countColumns } from '../content/count-issues.ts';
import { type Gathered, gatherContent } from '../content/gather-content.ts';
import { loadLogo, loadPhoto, loadPlanPage, type PrintedPhoto } from '../pictures/pictures.ts';
import { countPages } from './count-pages.ts';

type Version = typeof reportVersions.$inferSelect;

/** Key of a version's file in the store. */
export const versionKey = (folder: string, version: number, kind: 'report' | 'preview') =>
  `${folder}/${version}-${kind}.pdf`;

/**
 * Makes one version: reads what it says, sets it, stores it. Everything is written before the version counts as
 * completed, and making it twice leaves the same behind.
 */
export async function makeVersion(services: Services, versionId: number, job: JobInHand): Promise<void> {
  const { database, environment, files } = services;
  const { signal } = job;
  const [version] = await database
    .update(reportVersions)
    .set({ progress: 0 })
    .where(isUnderWay(versionId))
    .returning();
  const gathered = version && (await gatherContent(database, version, environment));
  if (!version || !gathered) return;
  /** The job ends with what came of it, or neither: of two processes that made it only one keeps it. */
  const keep = (values: Partial<Version>, then?: (tx: Queries) => Promise<void>) =>
    database.transaction(async (tx) => {
      if (!(await job.end(tx))) return false;
      const kept = await tx
        .update(reportVersions)
        .set({ ...values, finishedAt: new Date() })
        .where(isUnderWay(versionId))
        .returning({ id: reportVersions.id });
      if (kept.length > 0) await then?.(tx);
      return kept.length > 0;
    });
  if (gathered.content.findings.length === 0) {
    await keep({
      status: 'failed',
      failure: 'Every defect that was selected has been deleted. Edit the report and choose others.',
    });
    return;
  }
  const { content, folder } = gathered;
  const sources = {
    ...pictureSources(services, gathered),
    logo: await loadLogo(files, gathered.logo),
    signal,
  };
  let told = 0;
  const preview = await renderReport(content, { ...sources, preview: true });
  const unsigned = await renderReport(content, {
    ...sources,
    onProgress(done) {
      const progress = Math.floor(done * 18) * 5;
      if (progress <= told) return;
      told = progress;
      // Only shown; the next step tells whether the database is there.
      database
        .update(reportVersions)
        .set({ progress })
        .where(isUnderWay(versionId))
        .catch(() => undefined);
    },
  });
  const { trail, projectId, userId } = gathered;
  const { inspectorName, companyName } = content.letterhead;
  const { pdf, stamp } = await signReport(
    services,
    unsigned,
    {
      report: version.reportId,
      version: version.version,
      project: projectId,
      madeAt: content.madeAt,
      trail,
    },
    [inspectorName, companyName].filter((name) => name.trim() !== '').join(', '),
  );
  await files.put(versionKey(folder, version.version, 'preview'), preview, 'application/pdf');
  await files.put(versionKey(folder, version.version, 'report'), pdf, 'application/pdf');
  const completed: Partial<Version> = {
    status: 'completed',
    progress: 100,
    failure: null,
    content,
    ...countColumns(content.counts),
    // Of the file before it was signed: signing writes a page's words once more.
    pages: countPages(unsigned),
    bytes: pdf.byteLength,
  };
  const kept = await keep(completed, async (tx) => {
    await noteReport(tx, environment, version, trail);
    const { reportId: id } = version;
    await appendTrail(tx, { projectId, userId, by: SYSTEM }, [
      {
        event: 'report_made',
        subject: { kind: 'report', id },
        sha256: createHash('sha256').update(pdf).digest('hex'),
        detail: { version: version.version, ...(stamp === 'none' ? {} : { stamped: stamp === 'stamped' }) },
      },
    ]);
  });
  // Deleted while it was made: its files came after the deletion had swept the folder.
  if (!kept && !(await stillThere(database, version.reportId))) await files.deletePrefix(folder);
}

const isUnderWay = (id: number) => and(eq(reportVersions.id, id), eq(reportVersions.status, 'generating'));

async function stillThere(database: Database, reportId: number): Promise<boolean> {
  const rows = await database.select({ id: reports.id }).from(reports).where(eq(reports.id, reportId));
  return rows.length > 0;
}

/** Where a report's photos and plans are read from. */
export function pictureSources(
  { files, log }: Services,
  { covers, further, planPages }: Pick<Gathered, 'covers' | 'further' | 'planPages'>,
) {
  const load = async (printed: PrintedPhoto | undefined, of: object) => {
    const photo = printed ? await loadPhoto(files, printed) : undefined;
    if (!photo) log.warn(of, 'A report is made without a photo that can’t be read');
    return photo;
  };
  return {
    loadPhoto: ({ id }: { id: number }) => load(covers.get(id), { defectId: id }),
    loadPlan: async (name: string) => {
      const key = planPages.get(name);
      return key === undefined ? undefined : loadPlanPage(files, key);
    },
    loadFurtherPhoto: (id: number) => load(further.get(id), { photoId: id }),
  };
}
