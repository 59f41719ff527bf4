import type { Draft } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { broughtInExamination, keepFinding, nameDefect } from '../judgement/index.ts';
import { ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { defects, draftFindings, imports } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import { wordsOf } from './draft-of-row.ts';
import { type OfOne, toDraft } from './imports.ts';

const gone = () => notFound('Draft not found. Its list may have been deleted.');

/** A draft of this user's, held until the transaction ends, its project before it. @throws AppError not_found */
async function holdDraft(tx: Queries, { actor, id }: OfOne) {
  const mine = and(eq(draftFindings.id, id), ownedBy(actor, draftFindings));
  const [of] = await tx
    .select({ projectId: imports.projectId, name: imports.name })
    .from(draftFindings)
    .innerJoin(imports, eq(imports.id, draftFindings.importId))
    .where(mine);
  if (!of) throw gone();
  await holdProject(tx, actor, of.projectId, 'no key update');
  const [draft] = await tx.select().from(draftFindings).where(mine).for('update');
  if (!draft) throw gone();
  return { ...of, draft };
}

/**
 * Makes one finding of a draft, whoever asks how often: a second call answers with the finding of the first. Its words
 * raise the alerts that any description raises. No photo is looked at and no credit is asked.
 * @throws AppError not_found, conflict where that finding was deleted
 */
export async function acceptDraft(
  database: Database,
  of: OfOne,
): Promise<{ findingId: number; number: number }> {
  return database.transaction(async (tx) => {
    const { projectId, name, draft } = await holdDraft(tx, of);
    if (draft.state === 'accepted') return findingOf(tx, of, draft.findingId);
    const { title, description, recommendations, location, severity, importId, place } = draft;
    const from = `From list ${name}, row ${place}`;
    const finding = {
      ...ownerOf(of.actor),
      ...{ projectId, photoId: null, location },
      imported: true,
      verdict: null,
      ...{ title, originalTitle: title, taxonomyId: nameDefect(title).taxonomyId },
      examination: broughtInExamination({ title, confidence: 0, consensusFactors: [from] }),
      decisionMeasurements: [],
      decidedSeverity: null,
      decidedCompliance: null,
      decisionNote: '',
      originalSeverity: severity,
      originalCompliance: 'undetermined' as const,
      description: [description, `${from}.`].filter(Boolean).join('\n'),
      recommendations,
      userDescription: wordsOf(draft),
      stageIds: [],
      closedAlerts: [],
      answers: {},
    };
    const findingId = await keepFinding(tx, finding, { list: importId, row: place, charged: false });
    await tx
      .update(draftFindings)
      .set({ state: 'accepted', findingId, reason: '' })
      .where(eq(draftFindings.id, draft.id));
    return findingOf(tx, of, findingId);
  });
}

async function findingOf(tx: Queries, { actor }: OfOne, findingId: number | null) {
  const [kept] =
    findingId === null
      ? []
      : await tx
          .select({ number: defects.number })
          .from(defects)
          .where(and(eq(defects.id, findingId), ownedBy(actor, defects)));
  if (findingId === null || !kept) {
    throw new AppError('conflict', { message: 'The finding that was made of this draft was deleted.' });
  }
  return { findingId, number: kept.number };
}

interface SetAside {
  state: 'waiting' | 'set_aside';
  reason: string;
}

/** Sets a draft aside or takes it back. @throws AppError not_found, conflict for an accepted one, invalid_input */
export async function setDraftAside(
  database: Database,
  of: OfOne,
  { state, reason }: SetAside,
): Promise<Draft> {
  return database.transaction(async (tx) => {
    const { draft } = await holdDraft(tx, of);
    if (draft.state === 'accepted') {
      throw new AppError('conflict', { message: 'A finding was made of this draft already.' });
    }
    // A hazard is never put away without a word.
    if (state === 'set_aside' && draft.hazards.length > 0 && reason === '') {
      throw new AppError('invalid_input', { fields: { reason: 'Give the reason' } });
    }
    const [kept] = await tx
      .update(draftFindings)
      .set({ state, reason: state === 'set_aside' ? reason : '' })
      .where(eq(draftFindings.id, draft.id))
      .returning();
    if (!kept) throw gone();
    return toDraft(kept);
  });
}
