import { type Draft, whyNoWords } from '@plumbline/contract';
import { atLeastByTitles, hazardsTitled } from '@plumbline/knowledge/hazard-titles';
import { and, eq } from 'drizzle-orm';
import { refuseReason } from '../judgement/index.ts';
import { ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { draftFindings, draftPictures, imports } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { holdProject } from '../projects/index.ts';
import { type OfOne, toDraft } from './imports.ts';

export const draftGone = () => notFound('Draft not found. Its list may have been deleted.');

/** A draft of this user's, held until the transaction ends, its project before it. @throws AppError not_found */
async function holdDraft(tx: Queries, { actor, id }: OfOne) {
  const mine = and(eq(draftFindings.id, id), ownedBy(actor, draftFindings));
  const [of] = await tx
    .select({ projectId: imports.projectId })
    .from(draftFindings)
    .innerJoin(imports, eq(imports.id, draftFindings.importId))
    .where(mine);
  if (!of) throw draftGone();
  await holdProject(tx, actor, of.projectId, 'no key update');
  const [draft] = await tx.select().from(draftFindings).where(mine).for('update');
  if (!draft) throw draftGone();
  return draft;
}

interface SetAside {
  state: 'waiting' | 'set_aside';
  reason: string;
}

/**
 * A hazard is never put away without a word, and one that can't wait takes a reason as its alert would.
 * @throws AppError invalid_input
 */
function checkReason({ hazards, severity }: Pick<Draft, 'hazards' | 'severity'>, reason: string): void {
  if (hazards.length === 0) return;
  const isCritical = atLeastByTitles(severity, hazards) === 'critical';
  const lacks = isCritical ? whyNoWords(reason) : reason === '' && 'Give the reason';
  if (lacks) throw new AppError('invalid_input', { fields: { reason: lacks } });
  if (isCritical) refuseReason(reason, hazardsTitled(hazards));
}

/** Sets a draft aside or takes it back. @throws AppError not_found, conflict for an accepted one, invalid_input */
export async function setDraftAside(
  database: Database,
  of: OfOne,
  { state, reason }: SetAside,
): Promise<Draft> {
  return database.transaction(async (tx) => {
    const draft = await holdDraft(tx, of);
    if (draft.state === 'accepted') {
      throw new AppError('conflict', { message: 'This draft is already a finding.' });
    }
    if (state === 'set_aside') checkReason(draft, reason);
    const [kept] = await tx
      .update(draftFindings)
      .set({ state, reason: state === 'set_aside' ? reason : '' })
      .where(eq(draftFindings.id, draft.id))
      .returning();
    if (!kept) throw draftGone();
    return toDraft(kept, await tx.$count(draftPictures, eq(draftPictures.draftId, kept.id)));
  });
}
