import type { JointPhoto, Judgement } from '@plumbline/contract';
import { atMost } from '@plumbline/knowledge/measurements';
import type { Consensus, Examination } from '@plumbline/vision';
import { and, eq } from 'drizzle-orm';
import { type DefectRow, findDefect, noteFinding, undecided } from '../defects/index.ts';
import { judge } from '../judgement/index.ts';
import { type Member, onBehalfOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, jointLooks, photos } from '../platform/database/schema.ts';
import { findProject, holdProject } from '../projects/index.ts';
import type { Analysis } from './claim-run.ts';
import { costsCredit } from './costs-credit.ts';
import { endWithAnswer } from './keep-examination.ts';

interface NewLook {
  findingId: number;
  photos: JointPhoto[];
  bestPhotoId: number;
  examination: Examination;
}

/**
 * Keeps what the panel said of all photos, for a person to keep or decline; one credit is kept or returned for it in the
 * same transaction. Of several that wait, the newest stands.
 * @throws AppError analysis_failed when a sweep has ended the run, not_found when the finding was deleted
 */
export async function keepJointLook(database: Database, run: Analysis, look: NewLook): Promise<void> {
  const { consensus } = look.examination;
  const charged = costsCredit(consensus);
  const actor = onBehalfOf(run);
  await database.transaction(async (tx) => {
    await holdProject(tx, actor, run.projectId, 'no key update');
    await endWithAnswer(tx, run, { charged, title: consensus.title });
    const row = await holdFinding(tx, actor, look.findingId);
    const examination = {
      ...look.examination,
      consensus: withHazardsOf(row.examination.consensus, consensus),
    };
    const [photo] = await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, look.bestPhotoId));
    await tx
      .update(jointLooks)
      .set({ state: 'replaced', decidedAt: new Date() })
      .where(and(eq(jointLooks.findingId, row.id), eq(jointLooks.state, 'offered')));
    await tx.insert(jointLooks).values({
      findingId: row.id,
      analysisId: run.id,
      examination,
      photos: look.photos,
      before: await panelSays(tx, actor, row),
      after: await panelSays(tx, actor, { ...row, examination, originalTitle: consensus.title }),
      bestPhotoId: photo?.id ?? null,
      // Doubt takes nothing back that was found: there is nothing to keep then.
      state: charged ? 'offered' : 'unsettled',
    });
    await noteFinding(tx, actor, row, 'photos_judged', {
      run: run.id,
      charged,
      photos: look.photos.length,
    });
  });
}

/** The finding, which nobody changes until the transaction ends. @throws AppError not_found */
export async function holdFinding(tx: Queries, actor: Member, id: number): Promise<DefectRow> {
  await tx.select({ id: defects.id }).from(defects).where(eq(defects.id, id)).for('update');
  return (await findDefect(tx, actor, id)).defect;
}

/** What the rules make of a finding by the panel's answer alone, whatever an inspector decided. */
export async function panelSays(tx: Queries, actor: Member, row: DefectRow): Promise<Judgement> {
  const { project } = await findProject(tx, actor, row.projectId);
  const [photo] = await tx
    .select({ takenAt: photos.takenAt })
    .from(photos)
    .where(eq(photos.id, row.examinedPhotoId ?? 0));
  const { severity } = judge({ ...row, ...undecided(row) }, project, photo?.takenAt ?? null);
  const { title: defectType, confidence } = row.examination.consensus;
  return { defectType, confidence, severity };
}

/** An answer with all that the one before it warned of: what it named, the signs it saw and the widths it measured. */
export function withHazardsOf(before: Consensus, after: Consensus): Consensus {
  const { outcome, defectId, family } = before;
  const named = outcome === 'defect' ? [{ defectId, family }] : [];
  const measured = before.measurements.filter(
    (one) =>
      one.origin !== 'stated' &&
      !after.measurements.some((other) => other.attribute === one.attribute && atMost(other) >= atMost(one)),
  );
  const wider = after.measurements.filter(
    (one) => one.origin === 'stated' || !measured.some(({ attribute }) => attribute === one.attribute),
  );
  return {
    ...after,
    namedBefore: [...(before.namedBefore ?? []), ...named],
    seen: [...new Set([...(before.seen ?? []), ...(after.seen ?? [])])],
    measurements: [...wider, ...measured],
  };
}
