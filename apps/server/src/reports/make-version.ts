import { renderReport } from '@plumbline/documents';
import { eq } from 'drizzle-orm';
import { noteReport } from '../notifications/index.ts';
import type { Database } from '../platform/database/connect.ts';
import { reports } from '../platform/database/schema.ts';
import type { Services } from '../services.ts';
import { countColumns } from './ask-for-report.ts';
import { changeClaimed, type Version } from './claim-version.ts';
import { type Gathered, gatherContent } from './gather-content.ts';
import { countPages } from './pages.ts';
import { loadLogo, loadPhoto } from './pictures.ts';

/** Key of a version's file in the store. */
export const versionKey = (folder: string, version: number, kind: 'report' | 'preview') =>
  `${folder}/${version}-${kind}.pdf`;

/**
 * Makes one version: reads what it says, sets it, stores it. Everything is written before the version counts as
 * completed, and making it twice leaves the same behind.
 */
export async function makeVersion(services: Services, claimed: Version, signal: AbortSignal): Promise<void> {
  const { database, environment, files } = services;
  const gathered = await gatherContent(database, claimed);
  if (!gathered) return;
  if (gathered.content.findings.length === 0) {
    await changeClaimed(database, claimed, {
      status: 'failed',
      failure: 'Every defect that was selected has been deleted. Edit the report and choose others.',
      finishedAt: new Date(),
    });
    return;
  }
  const { content, folder } = gathered;
  const photos = photoSource(services, gathered);
  const logo = await loadLogo(files, gathered.logo);
  let told = 0;
  const preview = await renderReport(content, { loadPhoto: photos, logo, preview: true, signal });
  const pdf = await renderReport(content, {
    loadPhoto: photos,
    logo,
    signal,
    onProgress(done) {
      const progress = Math.floor(done * 18) * 5;
      if (progress <= told) return;
      told = progress;
      // Only shown; the next step tells whether the database is there.
      changeClaimed(database, claimed, { progress }).catch(() => undefined);
    },
  });
  await files.put(versionKey(folder, claimed.version, 'preview'), preview, 'application/pdf');
  await files.put(versionKey(folder, claimed.version, 'report'), pdf, 'application/pdf');
  const kept = await database.transaction(async (tx) => {
    const completed = await changeClaimed(tx, claimed, {
      status: 'completed',
      progress: 100,
      failure: null,
      content,
      ...countColumns(content.counts),
      pages: countPages(pdf),
      bytes: pdf.byteLength,
      finishedAt: new Date(),
    });
    if (completed) await noteReport(tx, environment, claimed);
    return completed;
  });
  // Deleted while it was made: its files came after the deletion had swept the folder.
  if (!kept && !(await stillThere(database, claimed.reportId))) await files.deletePrefix(folder);
}

async function stillThere(database: Database, reportId: number): Promise<boolean> {
  const rows = await database.select({ id: reports.id }).from(reports).where(eq(reports.id, reportId));
  return rows.length > 0;
}

function photoSource({ files, log }: Services, { photoFolders }: Gathered) {
  return async ({ id }: { id: number }) => {
    const folder = photoFolders.get(id);
    const photo = folder ? await loadPhoto(files, folder) : undefined;
    if (!photo) log.warn({ defectId: id }, 'A report is made without a photo that can’t be read');
    return photo;
  };
}
