import { FINDING_ACTIONS } from '@plumbline/contract';
import { fallenAnswered } from '@plumbline/knowledge/questions';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { changingPhotos, findDefect, findingStateOf, holdPhotos } from '../defects/index.ts';
import { hashFindings } from '../judgement/index.ts';
import { defects } from '../platform/database/schema.ts';
import { permit } from '../platform/permit.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { holdProject, isOnHold } from '../projects/index.ts';
import { keepPrintedPhotos } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { deleteLoosePhotos, holdPhotosOf } from '../uploads/index.ts';
import { auditHazards, type Deletion, hazardsInTrail, refuseUnexplained } from './open-hazards.ts';

interface Within extends Deletion {
  projectId: number;
}

/** @throws AppError not_found, legal_hold, hazard_open */
export async function deleteDefect(services: Services, by: Deletion, id: number): Promise<void> {
  const { projectId } = (await findDefect(services.database, by.actor, id)).defect;
  await deleteFindings(services, { ...by, projectId }, [id]);
}

/**
 * Deletes findings of a project, all of them or none, and those of their photos that show nothing else, that no report
 * prints and that nobody kept for their own sake. The credits they cost stay spent. Ids of other projects are as if they
 * weren't there. Returns what was there. @throws AppError not_found, legal_hold, hazard_open
 */
export async function deleteFindings(
  services: Services,
  { projectId, ...by }: Within,
  chosen: readonly number[],
): Promise<number[]> {
  const { actor } = by;
  const { ids, folders } = await services.database.transaction(async (tx) => {
    const { userId } = await holdProject(tx, actor, projectId, 'key share');
    const onHold = await isOnHold(tx, projectId);
    const among = and(eq(defects.projectId, projectId), inArray(defects.id, [...chosen]));
    const there = await tx
      .select({ id: defects.id, examinedPhotoId: defects.examinedPhotoId, photoId: defects.photoId })
      .from(defects)
      .where(among);
    // Photos before findings, as everybody holds them who needs both.
    const linked = await holdPhotosOf(
      tx,
      there.map(({ id }) => id),
    );
    await holdPhotos(tx, actor, there);
    const found = await tx
      .select({
        id: defects.id,
        alerts: defects.alerts,
        answers: defects.answers,
        examinedPhotoId: defects.examinedPhotoId,
        photoId: defects.photoId,
      })
      .from(defects)
      .where(among)
      .orderBy(asc(defects.id))
      .for('update');
    if (found.length === 0) return { ids: [], folders: [] };
    for (const defect of found) permit(actor, FINDING_ACTIONS, 'delete', findingStateOf({ defect, onHold }));
    const open = found.flatMap(({ alerts }) => alerts);
    refuseUnexplained(open, by);
    const ids = found.map(({ id }) => id);
    await keepPrintedPhotos(tx, actor, ids);
    const hashes = await hashFindings(tx, ids);
    await tx.delete(defects).where(inArray(defects.id, ids));
    // What fell of one that is gone stands beside no other of its photo.
    const fallen = found.filter(({ answers }) => fallenAnswered(answers).length > 0);
    await changingPhotos(tx, actor, fallen);
    const loose = await deleteLoosePhotos(tx, linked);
    const folders = loose.map(({ folder }) => folder);
    await listForRemoval(tx, folders);
    await auditHazards(tx, by, { reference: `project:${projectId}`, userId }, open);
    await appendTrail(tx, { projectId, userId, by: actor }, [
      ...found.map(({ id, alerts }) => ({
        event: 'finding_deleted' as const,
        subject: { kind: 'finding' as const, id },
        sha256: hashes.get(id),
        detail: hazardsInTrail(alerts),
      })),
      ...loose.map((one) => ({
        event: 'photo_deleted' as const,
        subject: { kind: 'photo' as const, id: one.id },
        sha256: one.sha256,
      })),
    ]);
    return { ids, folders };
  });
  await removeListed(services, folders);
  return ids;
}
