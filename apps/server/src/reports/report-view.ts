import {
  permissionsOf,
  REPORT_ACTIONS,
  type Report,
  type ReportState,
  type ReportStatus,
} from '@plumbline/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { type Actor, roleOf } from '../platform/actor.ts';
import { projects, reports, reportVersions } from '../platform/database/schema.ts';
import { dayInSydney } from '../platform/day-in-sydney.ts';
import { onHoldOf } from '../projects/index.ts';

const newest = {
  status: reportVersions.status,
  progress: reportVersions.progress,
  failure: reportVersions.failure,
  selectedDefectIds: reportVersions.selectedDefectIds,
  criticalCount: reportVersions.criticalCount,
  highCount: reportVersions.highCount,
  mediumCount: reportVersions.mediumCount,
  lowCount: reportVersions.lowCount,
  pages: reportVersions.pages,
  askedAt: reportVersions.createdAt,
};

/** A report with its newest version. */
export const reportColumns = {
  report: reports,
  version: newest,
  projectName: sql<string>`coalesce(${projects.name}, ${reports.projectName}, '')`,
  property: sql<string>`coalesce(nullif(${projects.address}, ''), ${projects.name}, ${reports.projectName}, '')`,
  onHold: onHoldOf('reports.project_id'),
  purchased: sql<boolean>`exists (select 1 from pdf_purchases p where p.report_id = reports.id and p.user_id = reports.user_id)`,
};

export interface ReportRow {
  report: typeof reports.$inferSelect;
  version: Pick<
    typeof reportVersions.$inferSelect,
    | 'status'
    | 'progress'
    | 'failure'
    | 'selectedDefectIds'
    | 'criticalCount'
    | 'highCount'
    | 'mediumCount'
    | 'lowCount'
    | 'pages'
  > & { askedAt: Date };
  projectName: string;
  /** Its address, or the project's name where none is known. */
  property: string;
  onHold: boolean;
  purchased: boolean;
}

/** Joins what `reportColumns` reads to a selection from reports. */
export const reportTables = <S extends PgSelect>(select: S) =>
  select
    .innerJoin(
      reportVersions,
      and(eq(reportVersions.reportId, reports.id), eq(reportVersions.version, reports.version)),
    )
    .leftJoin(projects, eq(projects.id, reports.projectId));

/** What decides over a report, by the state of one of its versions. */
export const reportStateOf = (
  { report, onHold, purchased }: ReportRow,
  status: ReportStatus,
): ReportState => ({
  onHold,
  purchased,
  status,
  projectGone: report.projectId === null,
});

/** What its files are named after: property and day. Letters and digits alone, so that every disk takes it. */
export function fileNameOf({ report, property }: Pick<ReportRow, 'report' | 'property'>): string {
  const day = report.inspectedOn ?? dayInSydney(report.createdAt);
  const place = property
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return `${place || `report-${report.id}`}-${day}`;
}

/** A report with what this actor may do with it. */
export function toReport(found: ReportRow, actor: Actor): Report {
  const { report, version, projectName, purchased } = found;
  const { askedAt, ...state } = version;
  return {
    ...state,
    status: version.status,
    id: report.id,
    projectId: report.projectId,
    projectName,
    title: report.title,
    fileName: fileNameOf(found),
    type: 'defect_analysis',
    kind: report.kind,
    version: report.version,
    clientName: report.clientName,
    inspectedOn: report.inspectedOn,
    limitations: report.limitations,
    declaredInspection: report.declaredInspection,
    inspectedAreas: report.inspectedAreas,
    notInspected: report.notInspected,
    attendedBy: report.attendedBy,
    particulars: report.particulars,
    weather: report.weather,
    overallCondition: report.overallCondition,
    purchased,
    createdAt: report.createdAt.toISOString(),
    updatedAt: askedAt.toISOString(),
    ...permissionsOf(REPORT_ACTIONS, roleOf(actor), reportStateOf(found, version.status)),
  };
}
