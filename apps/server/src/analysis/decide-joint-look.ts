import type { JointLook } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { type DefectRow, findDefect, noteFinding, undecided } from '../defects/index.ts';
import { changeFindings, type FindingChange } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, findingPhotos, jointLooks } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import { holdFinding, panelSays, withHazardsOf } from './keep-joint-look.ts';
import { type JointLookRow, listJointLooks } from './read-joint-looks.ts';

interface Decision {
  actor: Member;
  /** Of the finding. */
  id: number;
  lookId: number;
  keep: boolean;
  cover: boolean;
}

/**
 * Keeps or declines what the panel said of all photos of a finding. Kept, it takes the place of the panel's first answer;
 * what an inspector corrected stays theirs, and no hazard goes. The same decision again changes nothing.
 * @throws AppError not_found, conflict where it was decided otherwise or its photo has left the finding
 */
export async function decideJointLook(
  database: Database,
  { actor, id, lookId, keep, cover }: Decision,
): Promise<JointLook[]> {
  return database.transaction(async (tx) => {
    const before = await listJointLooks(tx, actor, id);
    if (!before.some((look) => look.id === lookId)) throw notFound('This finding has no such answer.');
    const { projectId } = (await findDefect(tx, actor, id)).defect;
    await holdProject(tx, actor, projectId, 'key share');
    const row = await holdFinding(tx, actor, id);
    const [look] = await tx.select().from(jointLooks).where(eq(jointLooks.id, lookId)).for('update');
    if (!look) throw notFound('This finding has no such answer.');
    const state = keep ? ('kept' as const) : ('declined' as const);
    if (look.state === state) return listJointLooks(tx, actor, id);
    if (look.state !== 'offered') {
      throw new AppError('conflict', {
        message: 'This answer was already decided, or a newer one took its place.',
      });
    }
    await tx.update(jointLooks).set({ state, decidedAt: new Date() }).where(eq(jointLooks.id, lookId));
    if (keep) await takeOver(tx, actor, row, look, cover);
    await noteFinding(tx, actor, row, keep ? 'judgement_kept' : 'judgement_declined', { look: lookId });
    return listJointLooks(tx, actor, id);
  });
}

async function takeOver(
  tx: Queries,
  actor: Member,
  row: DefectRow,
  look: JointLookRow,
  cover: boolean,
): Promise<void> {
  const { bestPhotoId, examination } = look;
  const link = and(eq(findingPhotos.findingId, row.id), eq(findingPhotos.photoId, bestPhotoId ?? 0));
  const [there] = await tx.select().from(findingPhotos).where(link);
  if (!there || bestPhotoId === null) {
    throw new AppError('conflict', {
      message: 'The photo behind this answer is no longer in the finding. Look at the photos again.',
    });
  }
  // Hazards are those of now: the finding may have changed since the panel looked.
  const consensus = withHazardsOf(row.examination.consensus, examination.consensus);
  const now = { ...examination, consensus };
  const panel = { ...row, examination: now, examinedPhotoId: bestPhotoId, originalTitle: consensus.title };
  const said = await panelSays(tx, actor, panel);
  const change: FindingChange = {
    examination: now,
    examinedPhotoId: bestPhotoId,
    originalTitle: consensus.title,
    originalSeverity: said.severity,
    ...namedNow(row, panel),
    ...(cover ? { photoId: bestPhotoId } : {}),
  };
  await changeFindings(tx, eq(defects.id, row.id), change);
  await tx
    .update(findingPhotos)
    .set({ region: examination.region ?? null })
    .where(link);
}

/**
 * A correction is the inspector's and stays; under another answer its name is theirs from now on, though the panel gave it
 * before. A yes or no was to another answer: it stays where the name does.
 */
function namedNow(row: DefectRow, panel: DefectRow): FindingChange {
  if (row.verdict === 'corrected') {
    const [before, after] = [row.examination.consensus, panel.examination.consensus];
    const isOther =
      before.outcome !== after.outcome ||
      before.defectId !== after.defectId ||
      row.originalTitle !== panel.originalTitle;
    return isOther ? { renamed: true } : {};
  }
  const { title, taxonomyId, ...decision } = undecided(panel);
  return row.verdict !== null && title === row.originalTitle
    ? { title, taxonomyId }
    : { title, taxonomyId, ...decision };
}
