/**
 * A report outlives its project as long as money stands behind it: paid and not given back, or set up with the provider
 * and not decided yet. It keeps every version that was completed, and the photos that those print. A report without a
 * project and without money behind it is deleted; whatever dies in between, the sweep does it.
 */
import { and, eq, inArray, isNull, ne, not, sql } from 'drizzle-orm';
import { type Member, ownedAs } from '../../platform/actor.ts';
import type { Database, Queries } from '../../platform/database/connect.ts';
import { reports, reportVersions } from '../../platform/database/schema.ts';
import { AppError } from '../../platform/errors.ts';
import { deleteReportRows } from './delete-report-rows.ts';

// drizzle leaves the table out of a column's name where only one is selected from; within a subquery that is another's.
const paidFor = sql<boolean>`exists (select 1 from payments p
  where p.report_id = reports.id and p.purpose = 'pdf' and (p.status = 'created'
    or p.status = 'paid' and p.dispute <> 'lost' and p.refunded_cents < p.amount_cents))`;

/** With the provider: somebody may have paid, or may pay this very moment. */
const payable = sql<boolean>`exists (select 1 from payments p where p.report_id = reports.id and p.purpose = 'pdf'
  and (p.status = 'created' and p.intent_id is not null
    or p.status = 'paid' and p.dispute <> 'lost' and p.refunded_cents < p.amount_cents))`;

const lastCompleted = sql<number | null>`(select max(v.version) from report_versions v
  where v.report_id = reports.id and v.status = 'completed')`;

/**
 * Takes a project's bought reports out of it before it is deleted, with the photos that they print. Returns their ids.
 * The caller holds the project. @throws AppError conflict while a bought report has never been made
 */
export async function detachBought(tx: Queries, project: { id: number; name: string }): Promise<number[]> {
  // Held first, looked at second: a payment that was being set up is seen, a later one finds the report without project.
  await tx.select({ id: reports.id }).from(reports).where(eq(reports.projectId, project.id)).for('update');
  const bought = await tx
    .select({ id: reports.id, title: reports.title, version: lastCompleted, payable })
    .from(reports)
    .where(and(eq(reports.projectId, project.id), paidFor));
  const unmade = bought.find((report) => report.version === null && report.payable);
  if (unmade) {
    throw new AppError('conflict', {
      message: `Your report "${unmade.title}" isn’t made yet. Wait until it’s ready or delete it, then delete the project.`,
    });
  }
  const kept = bought.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]));
  for (const { id, version } of kept) {
    await tx
      .delete(reportVersions)
      .where(and(eq(reportVersions.reportId, id), ne(reportVersions.status, 'completed')));
    await tx
      .update(reports)
      .set({ projectId: null, projectName: project.name, version })
      .where(eq(reports.id, id));
  }
  const ids = kept.map(({ id }) => id);
  if (ids.length > 0) {
    await tx.execute(sql`insert into report_photos (report_id, defect_id, photo_id, cover)
      select distinct v.report_id, d.id, f.photo_id, f.photo_id = d.photo_id
      from report_versions v join defects d on d.id = any(v.selected_defect_ids)
      join finding_photos f on f.finding_id = d.id
      where v.report_id = any(${sql.param(ids)}::int[]) and d.project_id = ${project.id}`);
  }
  return ids;
}

/** Keeps the photos of findings that are about to be deleted for the reports that print them: their spreadsheets show them too. */
export async function keepPrintedPhotos(
  tx: Queries,
  actor: Member,
  defectIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`insert into report_photos (report_id, defect_id, photo_id, cover)
    select distinct r.id, d.id, f.photo_id, f.photo_id = d.photo_id
    from reports r join report_versions v on v.report_id = r.id
    join defects d on ${inArray(sql`d.id`, [...defectIds])} join finding_photos f on f.finding_id = d.id
    where ${ownedAs(actor, 'r')} and v.status <> 'failed' and d.id = any(v.selected_defect_ids)`);
}

/**
 * Deletes reports that have outlived their project and that no money stands behind any more. Their files are listed for
 * removal. `among`: only these. Returns the folders listed.
 */
export function dropUnpaid(database: Database, among?: readonly number[]): Promise<string[]> {
  if (among?.length === 0) return Promise.resolve([]);
  return database.transaction((tx) =>
    deleteReportRows(
      tx,
      and(isNull(reports.projectId), not(paidFor), among ? inArray(reports.id, [...among]) : undefined),
    ),
  );
}
