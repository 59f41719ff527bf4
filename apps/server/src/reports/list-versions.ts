import type { ReportVersion } from '@plumbline/contract';
import { desc, eq } from 'drizzle-orm';
import type { Member } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { reportVersions } from '../platform/database/schema.ts';
import { findReport } from './find-report.ts';

/** Every version of a report, newest first. */
export async function listVersions(database: Database, actor: Member, id: number): Promise<ReportVersion[]> {
  await findReport(database, actor, id);
  const rows = await database
    .select({
      version: reportVersions.version,
      status: reportVersions.status,
      failure: reportVersions.failure,
      selectedDefectIds: reportVersions.selectedDefectIds,
      criticalCount: reportVersions.criticalCount,
      highCount: reportVersions.highCount,
      mediumCount: reportVersions.mediumCount,
      lowCount: reportVersions.lowCount,
      pages: reportVersions.pages,
      createdAt: reportVersions.createdAt,
    })
    .from(reportVersions)
    .where(eq(reportVersions.reportId, id))
    .orderBy(desc(reportVersions.version));
  return rows.map((row) => ({
    ...row,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
  }));
}
