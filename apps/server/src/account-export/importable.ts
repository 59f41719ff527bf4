import { createHash } from 'node:crypto';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type ArchiveIndex, accountDocument, trailDocuments, trailFile } from '../migration/index.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, pdfPurchases, photos, reports, reportVersions } from '../platform/database/schema.ts';
import { FileMissingError } from '../platform/storage/file-store.ts';
import { versionKey } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { findStayingBehind } from './find-staying-behind.ts';
import { reportUrl, type StoredDocument } from './stored-documents.ts';

/** The PDFs that were bought, as documents of their projects: what was paid for travels as paper, never as a payment. */
async function* boughtReports({ files }: Pick<Services, 'files'>, queries: Queries, userId: number) {
  const bought = await queries
    .select({ report: reports, version: reportVersions })
    .from(reports)
    .innerJoin(pdfPurchases, eq(pdfPurchases.reportId, reports.id))
    .innerJoin(reportVersions, eq(reportVersions.reportId, reports.id))
    .where(
      and(eq(reports.userId, userId), isNotNull(reports.projectId), eq(reportVersions.status, 'completed')),
    )
    .orderBy(asc(reports.id), asc(reportVersions.version));
  for (const { report, version } of bought) {
    const sha256 = await hashOf(files, versionKey(report.folder, version.version, 'report'));
    if (!sha256) continue;
    yield {
      id: `report-${report.id}-${version.version}`,
      projectId: report.projectId,
      kind: 'other',
      name: `${report.title.slice(0, 80)}, version ${version.version}, bought before the move`,
      fileUrl: reportUrl(report.id, version.version),
      type: 'application/pdf',
      bytes: version.bytes,
      sha256,
      createdAt: version.createdAt.toISOString(),
    };
  }
}

async function hashOf(files: Services['files'], key: string): Promise<string | undefined> {
  try {
    const hash = createHash('sha256');
    for await (const piece of await files.stream(key)) hash.update(piece as Buffer);
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof FileMissingError) return undefined;
    throw error;
  }
}

/** Entries of a trail as the account's document names them. */
const TRAIL = /^\/api\/migration\/trails\/(\d+)\?from=(\d+)&to=(\d+)$/;

interface Trail {
  url: string;
  path: string;
  id: number;
  from: number;
  to: number;
}

async function findTrails(queries: Queries, userId: number): Promise<Trail[]> {
  const trails: Trail[] = [];
  for await (const rows of trailDocuments(queries, [userId])) {
    for (const row of rows) {
      const url = String((row as { fileUrl: unknown }).fileUrl);
      const [id = 0, from = 0, to = 0] = (TRAIL.exec(url) ?? []).slice(1).map(Number);
      trails.push({ url, path: `trails/${id}-${from}-${to}.json`, id, from, to });
    }
  }
  return trails;
}

const findLooseCovers = (queries: Queries, userId: number) =>
  queries
    .select({ id: defects.id, photoId: photos.id })
    .from(defects)
    .innerJoin(photos, eq(photos.id, defects.photoId))
    .where(and(eq(defects.userId, userId), isNull(photos.projectId)));

/** A part of the zip that is written from what the database says. */
export interface MadePart {
  path: string;
  make: () => AsyncIterable<string>;
}

interface AccountToExport {
  userId: number;
  /** The name of this installation. */
  installation: string;
  documents: readonly StoredDocument[];
}

/**
 * What lets the zip come in again: the account in the format of moves, the trails that it names, where in the zip each
 * file lies, and what can't come along.
 */
export async function importableParts(
  services: Pick<Services, 'files' | 'environment'>,
  queries: Queries,
  { userId, installation, documents }: AccountToExport,
): Promise<MadePart[]> {
  const source = { installation, url: services.environment.publicUrl };
  const trails = await findTrails(queries, userId);
  const more = (section: string) =>
    section === 'documents' ? boughtReports(services, queries, userId) : undefined;
  const staysBehind = await findStayingBehind(queries, userId);
  const files = Object.fromEntries([...documents, ...trails].map(({ url, path }) => [url, path]));
  // A photo of no project comes with the finding that it shows.
  for (const { id, photoId } of await findLooseCovers(queries, userId)) {
    const path = files[`/api/migration/pictures/${photoId}`];
    if (path !== undefined) files[`/api/migration/photos/${id}`] = path;
  }
  return [
    { path: 'account.json', make: () => accountDocument(queries, { source, userId, more }) },
    {
      path: 'files.json',
      async *make() {
        yield JSON.stringify({ files, staysBehind } satisfies ArchiveIndex);
      },
    },
    ...trails.map(({ path, id, from, to }) => ({
      path,
      async *make() {
        yield await trailFile(queries, id, { from, to });
      },
    })),
  ];
}
