import { FINDING_ACTIONS } from '@plumbline/contract';
import { eq } from 'drizzle-orm';
import { findDefect, findingStateOf } from '../defects/index.ts';
import { hashFindings } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import { defects } from '../platform/database/schema.ts';
import { permit } from '../platform/permit.ts';
import { listForRemoval, removeListed } from '../platform/storage/removals.ts';
import { holdProject, isOnHold } from '../projects/index.ts';
import { keepPrintedPhotos } from '../reports/index.ts';
import type { Services } from '../services.ts';
import { appendTrail } from '../trail/index.ts';
import { deleteLoosePhotos, holdPhotosOf } from '../uploads/index.ts';

/**
 * Deletes a finding, and those of its photos that show nothing else, that no report prints and that nobody kept for their
 * own sake. The credit it cost stays spent. @throws AppError legal_hold
 */
export async function deleteDefect(services: Services, actor: Member, id: number): Promise<void> {
  const folders = await services.database.transaction(async (tx) => {
    const found = await findDefect(tx, actor, id);
    const { projectId, userId } = found.defect;
    await holdProject(tx, actor, projectId, 'key share');
    const onHold = await isOnHold(tx, projectId);
    permit(actor, FINDING_ACTIONS, 'delete', findingStateOf({ ...found, onHold }));
    const linked = await holdPhotosOf(tx, [id]);
    await keepPrintedPhotos(tx, actor, id);
    const sha256 = (await hashFindings(tx, [id])).get(id);
    await tx.delete(defects).where(eq(defects.id, id));
    const loose = await deleteLoosePhotos(tx, linked);
    const gone = loose.map(({ folder }) => folder);
    await listForRemoval(tx, gone);
    await appendTrail(tx, { projectId, userId, by: actor }, [
      { event: 'finding_deleted', subject: { kind: 'finding', id }, sha256 },
      ...loose.map((one) => ({
        event: 'photo_deleted' as const,
        subject: { kind: 'photo' as const, id: one.id },
        sha256: one.sha256,
      })),
    ]);
    return gone;
  });
  await removeListed(services, folders);
}
