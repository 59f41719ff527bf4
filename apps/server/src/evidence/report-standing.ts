import { and, eq, max } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { reportVersions, trailEntries } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';

interface Asked {
  project: number;
  report: number;
  /** Of the PDF, which only whoever has it knows. */
  sha256: string;
}

/** The newest version of a report whose PDF somebody holds; null where it was deleted. @throws AppError not_found */
export async function unsafeReportStanding(
  queries: Queries,
  { project, report, sha256 }: Asked,
): Promise<{ newest: number | null }> {
  const [made] = await queries
    .select({ id: trailEntries.id })
    .from(trailEntries)
    .where(
      and(
        eq(trailEntries.projectId, project),
        eq(trailEntries.event, 'report_made'),
        eq(trailEntries.subjectId, report),
        eq(trailEntries.subjectSha256, sha256),
      ),
    )
    .limit(1);
  if (!made) throw notFound('No report with this file was made here.');
  const [version] = await queries
    .select({ newest: max(reportVersions.version) })
    .from(reportVersions)
    .where(and(eq(reportVersions.reportId, report), eq(reportVersions.status, 'completed')));
  return { newest: version?.newest ?? null };
}
