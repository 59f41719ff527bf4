import { PROJECT_ACTIONS, REPORT_ACTIONS } from '@plumbline/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { type Member, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, reports, reportVersions } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { newFolder } from '../platform/storage/new-folder.ts';
import { findProject, holdProject } from '../projects/index.ts';
import { checkDeclaration, kindFor, type ReportFacts } from './check-declaration.ts';
import { countBySeverity, countColumns } from './content/count-issues.ts';
import { lockReport } from './find-report.ts';
import { askForVersions, makeAgain } from './making/report-job.ts';
import { warnOfReport } from './warn-of-report.ts';

interface NewReport extends ReportFacts {
  projectId: number;
  title: string;
  selectedDefectIds: number[];
}

/** Puts a new report and its first version down; whoever is free then makes it. Returns the report's id. */
export function createReport(database: Database, actor: Member, asked: NewReport): Promise<number> {
  return database.transaction(async (tx) => {
    const { projectId, selectedDefectIds, title, ...said } = asked;
    const facts = { ...said, kind: kindFor(said, 'defect_list') };
    // So that it isn't deleted between being found and being named.
    await holdProject(tx, actor, projectId, 'key share');
    const found = await findProject(tx, actor, projectId);
    permit(actor, PROJECT_ACTIONS, 'changeWithin', found);
    const { project } = found;
    await checkDeclaration(tx, actor, { project, selectedDefectIds }, facts);
    const [report] = await tx
      .insert(reports)
      .values({
        ...facts,
        title,
        projectId,
        ...ownerOf(actor),
        folder: newFolder(actor, 'reports'),
      })
      .returning({ id: reports.id });
    if (!report) throw new Error('PostgreSQL returned no row for an insert');
    await addVersion(tx, { reportId: report.id, version: 1, projectId, selectedDefectIds });
    await warnOfReport(tx, { actor, projectId, id: report.id }, { ...facts, title });
    return report.id;
  });
}

/**
 * A new selection or new facts make a new version; the old one stays.
 * @throws AppError report_not_ready while a version is being made
 */
export function updateReport(
  database: Database,
  actor: Member,
  id: number,
  { selectedDefectIds, ...said }: ReportFacts & { selectedDefectIds?: number[] | undefined },
): Promise<void> {
  return database.transaction(async (tx) => {
    const { report, state, selection } = await lockReport(tx, actor, id);
    permit(actor, REPORT_ACTIONS, 'edit', state);
    const projectId = report.projectId ?? 0;
    const { project } = await findProject(tx, actor, projectId);
    const facts = { ...said, kind: kindFor(said, report.kind) };
    const kept = selectedDefectIds ?? (await stillThere(tx, projectId, selection));
    await checkDeclaration(tx, actor, { project, selectedDefectIds: kept }, { ...report, ...facts });
    const version = report.version + 1;
    await addVersion(tx, { reportId: id, version, projectId, selectedDefectIds: kept });
    await tx
      .update(reports)
      .set({ ...facts, version })
      .where(eq(reports.id, id));
    await warnOfReport(tx, { actor, projectId, id }, facts, report);
  });
}

/** @throws AppError invalid_input when nothing of the selection is left */
async function stillThere(tx: Queries, projectId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: defects.id })
    .from(defects)
    .where(and(eq(defects.projectId, projectId), inArray(defects.id, [...ids])));
  if (rows.length > 0) return rows.map((row) => row.id);
  throw new AppError('invalid_input', {
    fields: { selectedDefectIds: 'Every defect of this report has been deleted. Choose others.' },
  });
}

/** A failed version is made once more. @throws AppError conflict for one that hasn't failed */
export function retryReport(database: Database, actor: Member, id: number): Promise<void> {
  return database.transaction(async (tx) => {
    const { report, state } = await lockReport(tx, actor, id);
    permit(actor, REPORT_ACTIONS, 'retry', state);
    const current = and(eq(reportVersions.reportId, id), eq(reportVersions.version, report.version));
    await askForVersions(tx, await makeAgain(tx, current));
  });
}

interface NewVersion {
  reportId: number;
  version: number;
  projectId: number;
  selectedDefectIds: number[];
}

async function addVersion(tx: Queries, { projectId, selectedDefectIds, ...of }: NewVersion): Promise<void> {
  const ids = [...new Set(selectedDefectIds)];
  const chosen = await tx
    .select({
      id: defects.id,
      outcome: defects.outcome,
      verdict: defects.verdict,
      severity: defects.severity,
    })
    .from(defects)
    .where(and(eq(defects.projectId, projectId), inArray(defects.id, ids)));
  if (chosen.length !== ids.length) {
    throw new AppError('invalid_input', {
      fields: { selectedDefectIds: 'Choose defects of this project; some of these aren’t there any more' },
    });
  }
  const added = await tx
    .insert(reportVersions)
    .values({ ...of, selectedDefectIds: ids, ...countColumns(countBySeverity(chosen)) })
    .returning({ id: reportVersions.id });
  await askForVersions(
    tx,
    added.map((version) => version.id),
  );
}
