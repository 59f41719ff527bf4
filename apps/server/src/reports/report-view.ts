import {
  permissionsOf,
  REPORT_ACTIONS,
  type Report,
  type ReportState,
  type ReportStatus,
  type TrailEvent,
} from '@plumbline/contract';
import { eq, sql } from 'drizzle-orm';
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

/** What happens to a finding that a report tells of. */
const CHANGES: readonly TrailEvent[] = [
  'photos_judged',
  'judgement_kept',
  'finding_answered',
  'finding_measured',
  'crack_read',
  'reading_corrected',
  'finding_decided',
  'finding_corrected',
  'decision_withdrawn',
  'finding_moved_away',
  'finding_deleted',
  'alert_closed',
  'alert_reopened',
  'alert_raised',
];

/** Whether a finding of the newest version has gone, counts otherwise by now, or was changed since as its trail tells. */
const findingsChanged = sql<boolean>`(report_versions.status = 'completed' and not report_versions.brought_in
  and reports.project_id is not null and (
    (select (count(*), count(*) filter (where i and d.severity = 'critical'), count(*) filter (where i and d.severity = 'high'),
        count(*) filter (where i and d.severity = 'medium'), count(*) filter (where i and d.severity = 'low'))
      is distinct from (cardinality(report_versions.selected_defect_ids)::bigint, report_versions.critical_count::bigint,
        report_versions.high_count::bigint, report_versions.medium_count::bigint, report_versions.low_count::bigint)
      from defects d, lateral (select d.outcome = 'defect' and d.verdict is distinct from 'rejected' as i) issue
      where d.id = any(report_versions.selected_defect_ids) and d.project_id = reports.project_id)
    or exists (select from trail_entries t where t.project_id = reports.project_id and t.at > report_versions.created_at
      and t.subject_kind = 'finding' and t.subject_id = any(report_versions.selected_defect_ids)
      and t.event in (${sql.join(
        CHANGES.map((event) => sql`${event}`),
        sql`, `,
      )}))))`;

/** A report with its newest version. */
export const reportColumns = {
  report: reports,
  version: newest,
  projectName: sql<string>`coalesce(${projects.name}, ${reports.projectName}, '')`,
  property: sql<string>`coalesce(nullif(${projects.address}, ''), ${projects.name}, ${reports.projectName}, '')`,
  findingsChanged,
  openHazards: sql<number>`(select count(*) from defects d where d.user_id = reports.user_id and d.project_id = reports.project_id and d.alerts <> '[]')::int`,
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
  findingsChanged: boolean;
  openHazards: number;
  onHold: boolean;
  purchased: boolean;
}

/** Of a report's versions, the newest. */
export const NEWEST = sql`${reportVersions.reportId} = ${reports.id} and ${reportVersions.version} = ${reports.version}`;

/** Joins what `reportColumns` reads to a selection from reports. */
export const reportTables = <S extends PgSelect>(select: S) =>
  select.innerJoin(reportVersions, NEWEST).leftJoin(projects, eq(projects.id, reports.projectId));

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
  const { report, version, projectName, purchased, findingsChanged: changed, openHazards } = found;
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
    findingsChanged: changed,
    openHazards,
    createdAt: report.createdAt.toISOString(),
    updatedAt: askedAt.toISOString(),
    ...permissionsOf(REPORT_ACTIONS, roleOf(actor), reportStateOf(found, version.status)),
  };
}
