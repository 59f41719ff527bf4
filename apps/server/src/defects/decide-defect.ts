import { type Defect, FINDING_ACTIONS, type NewDecision } from '@plumbline/contract';
import { findDefect as findTaxonomyDefect } from '@plumbline/knowledge/taxonomy';
import { eq } from 'drizzle-orm';
import { changeFindings, type FactsRow, isRenamed, unsaidOf, withoutDecision } from '../judgement/index.ts';
import type { Member } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { findProject } from '../projects/index.ts';
import { toDefect, verdictOf } from './defect-view.ts';
import { findDefect, findDefectTo, findingStateOf } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';
import { noteReopened } from './note-reopened.ts';
import { refuseBelowFloor, refuseWhileUnsaid } from './refuse-below-floor.ts';
import { changingPhoto, holdPhotos } from './same-photo.ts';

type Row = typeof defects.$inferSelect;

/** What each decision is called in the table of actions. */
export const DECIDING = { confirmed: 'confirm', corrected: 'correct', rejected: 'reject' } as const;

/**
 * The inspector's decision takes the finding's place in lists, figures and reports; the panel's original is kept.
 * A later decision replaces an earlier one.
 */
export async function decideDefect(
  database: Database,
  { actor, id, ip }: { actor: Member; id: number; ip?: string | undefined },
  decision: NewDecision,
): Promise<Defect> {
  const corrected = decision.verdict === 'corrected';
  const named = corrected && decision.defectId ? findTaxonomyDefect(decision.defectId) : undefined;
  if (corrected && decision.defectId && !named) {
    throw new AppError('invalid_input', { fields: { defectId: 'Choose a defect from the list' } });
  }
  return database.transaction(async (tx) => {
    await holdPhotos(tx, actor, [(await findDefect(tx, actor, id)).defect]);
    const found = await findDefect(tx, actor, id);
    const { defect } = found;
    refuseDecidedSince(defect, decision);
    refuseBelowFloor(decision, defect.alerts);
    const { project } = await findProject(tx, actor, defect.projectId);
    // Sent as it stands, a name is nobody's new one.
    const isKept =
      decision.defectType === defect.title &&
      !isRenamed(defect) &&
      (!named || named.id === defect.taxonomyId);
    if (!named || isKept) refuseUnanswered(defect, project, decision);
    permit(actor, FINDING_ACTIONS, DECIDING[decision.verdict], findingStateOf(found));
    const said = (corrected && !isKept && (decision.defectType || named?.name)) || '';
    const title = said || defect.originalTitle;
    // A name in the inspector's own words is no defect of the taxonomy, whatever the panel took it for.
    const kept = title === defect.originalTitle ? defect.examination.consensus.defectId : null;
    await changingPhoto(tx, actor, defect, () =>
      changeFindings(tx, eq(defects.id, id), {
        verdict: decision.verdict,
        renamed: said !== '',
        title,
        taxonomyId: named?.id ?? kept,
        decidedSeverity: (corrected && decision.severity) || null,
        decidedCompliance:
          corrected && decision.nccCompliant !== undefined ? verdictOf(decision.nccCompliant) : null,
        decidedClass: decision.as4349Class ?? null,
        location: decision.location ?? defect.location,
        decisionNote: decision.note ?? '',
        decidedAt: new Date(),
      }),
    );
    const after = await findDefect(tx, actor, id);
    // What wouldn't count beside it isn't taken.
    const unsaid = unsaidOf(after.defect, project);
    if (unsaid) refuseWhileUnsaid(decision, unsaid);
    const decided = toDefect(after, actor);
    // Read after it was judged: a correction may have made a defect of what the panel saw none in.
    if (decision.as4349Class && (decided.outcome !== 'defect' || decision.verdict === 'rejected')) {
      throw new AppError('invalid_input', { fields: { as4349Class: 'Only a defect is major or minor' } });
    }
    await noteFinding(tx, actor, defect, corrected ? 'finding_corrected' : 'finding_decided', {
      verdict: decision.verdict,
      ...(decision.as4349Class ? { class: decision.as4349Class } : {}),
    });
    await noteReopened(tx, { actor, id, ip }, defect);
    return decided;
  });
}

const AS_DECIDED = { confirmed: 'confirmed', corrected: 'corrected to', rejected: 'rejected' } as const;

/**
 * What somebody decided since isn't written over unseen. The same decision sent once more is no other.
 * @throws AppError conflict, with what stands now
 */
function refuseDecidedSince(defect: Row, { over, ...decision }: NewDecision): void {
  const { decidedAt, verdict, title, decisionNote } = defect;
  if (over === undefined || over === (decidedAt?.toISOString() ?? null)) return;
  const isSame =
    verdict === decision.verdict &&
    decisionNote === (decision.note ?? '') &&
    defect.decidedSeverity === (decision.severity ?? null) &&
    (verdict !== 'corrected' || !decision.defectType || decision.defectType === title);
  if (isSame) return;
  const stands = verdict
    ? `was ${AS_DECIDED[verdict]}${verdict === 'corrected' ? ` ‘${title}’` : ''}${decisionNote ? `, with the note ‘${decisionNote}’` : ''}`
    : 'has no decision any more';
  throw new AppError('conflict', {
    message: `Somebody decided it meanwhile: the finding ${stands}. Nothing was changed. Look at it, then decide again.`,
  });
}

/** What the first decision may not say, a later one may not either: a rating between them answers nothing. */
function refuseUnanswered(defect: Row, project: FactsRow, decision: NewDecision) {
  if (unsaidOf(defect, project) === 'unknown') refuseWhileUnsaid(decision, 'unknown');
  else if (defect.verdict && unsaidOf({ ...defect, ...undecided(defect) }, project) === 'unknown')
    refuseWhileUnsaid(decision, 'decided');
}

/** A finding without a decision is the panel's own again. */
export const undecided = ({ originalTitle, examination }: Row) => ({
  ...withoutDecision,
  title: originalTitle,
  taxonomyId: examination.consensus.defectId,
});

/** Takes the decision back: the panel's own finding counts again, judged by what is known now. */
export async function withdrawDecision(database: Database, actor: Member, id: number): Promise<Defect> {
  return database.transaction(async (tx) => {
    const { defect } = await findDefectTo('withdraw', tx, actor, id);
    await changingPhoto(tx, actor, defect, () => changeFindings(tx, eq(defects.id, id), undecided));
    await noteFinding(tx, actor, defect, 'decision_withdrawn', { verdict: defect.verdict });
    return readDefect(tx, actor, id);
  });
}

export async function readDefect(queries: Queries, actor: Member, id: number): Promise<Defect> {
  return toDefect(await findDefect(queries, actor, id), actor);
}
