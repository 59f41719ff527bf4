import { PROJECT_ACTIONS } from '@plumbline/contract';
import type { ToldAlert } from '@plumbline/knowledge/hazards';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { endRunsOf } from '../analysis/index.ts';
import { closeOrders } from '../payments/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import {
  defects,
  imports,
  photos,
  plans,
  projectDocuments,
  projects,
  reports,
} from '../platform/database/schema.ts';
import { permit } from '../platform/permit.ts';
import { listForRemoval, removeSoon } from '../platform/storage/removals.ts';
import { findProject, holdProject, isOnHold } from '../projects/index.ts';
import { deleteReportRows, detachBought, dropUnpaid } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { deleteLoosePhotos } from '../uploads/index.ts';
import { clearSoon, letGo } from './let-go.ts';
import {
  auditHazards,
  type Deletion,
  hazardsInDrafts,
  hazardsInTrail,
  refuseUnexplained,
} from './open-hazards.ts';

/** The open hazards of a project's findings, and of the drafts that wait in it. */
async function openAlertsIn(queries: Queries, actor: Member, projectId: number): Promise<ToldAlert[]> {
  const rows = await queries
    .select({ alerts: defects.alerts })
    .from(defects)
    .where(and(ownedBy(actor, defects), eq(defects.projectId, projectId), sql`${defects.alerts} <> '[]'`));
  const drafts = await hazardsInDrafts(queries, actor, eq(imports.projectId, projectId));
  return [...rows.flatMap(({ alerts }) => alerts), ...drafts];
}

/**
 * Deletes a project with all that belongs to it: findings, analyses, photos and reports. Of a large one the rows and files
 * of findings and photos follow once it is answered, when nothing reaches them any more (`let-go.ts`). An analysis under way comes to nothing and costs nothing; open payments for its reports are closed. Reports that were
 * bought stay, with the photos that they print. Hazards that are open take a reason.
 * @throws AppError conflict while a bought report has never been made, legal_hold, hazard_open
 */
export async function deleteProject(services: Services, by: Deletion, id: number): Promise<void> {
  const { database } = services;
  const { actor } = by;
  // Before any payment is closed for a deletion that is refused; asked again where nobody can set one meanwhile.
  permit(actor, PROJECT_ACTIONS, 'delete', await findProject(database, actor, id));
  refuseUnexplained(await openAlertsIn(database, actor, id), by);
  const within = await database
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.projectId, id), ownedBy(actor, reports)));
  const reportIds = within.map((report) => report.id);
  // First, so that only what is paid for is kept.
  await closeOrders(services, reportIds);
  const { folders, kept, went } = await database.transaction(async (tx) => {
    const project = await holdProject(tx, actor, id, 'update');
    permit(actor, PROJECT_ACTIONS, 'delete', { onHold: await isOnHold(tx, id) });
    const open = await openAlertsIn(tx, actor, id);
    refuseUnexplained(open, by);
    await endRunsOf(tx, id);
    const bought = await detachBought(tx, project);
    // By their ids and not by one condition or another, for which every photo there is would be looked at.
    const within = sql`(select p.id from photos p where p.project_id = ${id}
      union select f.photo_id from finding_photos f join defects d on d.id = f.finding_id where d.project_id = ${id}
      union select a.photo_id from analyses a where a.project_id = ${id})`;
    // Photos before findings, as everybody holds them who needs both.
    const held = await tx
      .select({ id: photos.id })
      .from(photos)
      .where(inArray(photos.id, within))
      .orderBy(asc(photos.id))
      .for('update');
    const ids = held.map((photo) => photo.id);
    // Before photos are let go: what only these reports print goes with the rest.
    const reportFolders = await deleteReportRows(tx, eq(reports.projectId, id));
    const went = await letGo(tx, id, ids);
    const drawn = await tx.delete(plans).where(eq(plans.projectId, id)).returning({ folder: plans.folder });
    const planFolders = drawn.map(({ folder }) => folder);
    const papers = await tx
      .delete(projectDocuments)
      .where(eq(projectDocuments.projectId, id))
      .returning({ folder: projectDocuments.folder });
    planFolders.push(...papers.map(({ folder }) => folder));
    await listForRemoval(tx, planFolders);
    const left = await tx.select({ id: photos.id }).from(photos).where(eq(photos.projectId, id));
    await tx.delete(projects).where(and(eq(projects.id, id), ownedBy(actor, projects)));
    // Kept for their own sake, which ends with the project: only a bought report keeps one now.
    const loose = await deleteLoosePhotos(
      tx,
      left.map((photo) => photo.id),
    );
    const looseFolders = loose.map(({ folder }) => folder);
    await listForRemoval(tx, looseFolders);
    await auditHazards(tx, by, { reference: `project:${id}`, userId: project.userId }, open);
    await appendTrail(tx, { projectId: id, userId: project.userId, by: actor }, [
      {
        event: 'project_deleted',
        subject: { kind: 'project', id },
        detail: {
          photos: went.photos + loose.length,
          reportsKept: bought.length,
          ...hazardsInTrail(open),
        },
      },
    ]);
    return { folders: [...planFolders, ...reportFolders, ...looseFolders], kept: bought, went };
  });
  // What was ordered since then, or couldn't be closed because the provider was away.
  await closeOrders(services, [...new Set([...reportIds, ...kept])]);
  await removeSoon(services, [...folders, ...(await dropUnpaid(database, kept))]);
  await clearSoon(services, went);
}
