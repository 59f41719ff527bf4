import type { Decision, Defect } from '@plumbline/contract';
import { SEVERITY_RANK, type Severity } from '@plumbline/knowledge';
import { findDefect as findTaxonomyDefect } from '@plumbline/knowledge/taxonomy';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { toDefect, verdictOf } from './defect-view.ts';
import { findDefect } from './find-defect.ts';

export interface NewDecision {
  verdict: Decision['verdict'];
  defectType?: string | null | undefined;
  defectId?: string | null | undefined;
  severity?: Severity | null | undefined;
  nccCompliant?: boolean | null | undefined;
  location?: string | undefined;
  note?: string | undefined;
}

/**
 * The inspector's decision takes the finding's place in lists, figures and reports; the panel's original is kept.
 * A later decision replaces an earlier one.
 */
export async function decideDefect(
  database: Database,
  userId: number,
  id: number,
  decision: NewDecision,
): Promise<Defect> {
  const { defect } = await findDefect(database, userId, id);
  const corrected = decision.verdict === 'corrected';
  const named = corrected && decision.defectId ? findTaxonomyDefect(decision.defectId) : undefined;
  if (corrected && decision.defectId && !named) {
    throw new AppError('invalid_input', { fields: { defectId: 'Choose a defect from the list' } });
  }
  const severity = (corrected && decision.severity) || (defect.originalSeverity as Severity);
  const compliance =
    corrected && decision.nccCompliant !== undefined
      ? verdictOf(decision.nccCompliant)
      : defect.originalCompliance;
  const examined = defect.examination.consensus;
  await database
    .update(defects)
    .set({
      verdict: decision.verdict,
      title: (corrected && (decision.defectType || named?.name)) || defect.originalTitle,
      taxonomyId: named?.id ?? examined.defectId,
      severity,
      severityRank: SEVERITY_RANK[severity],
      compliance,
      location: decision.location ?? defect.location,
      decisionNote: decision.note ?? '',
      decidedAt: new Date(),
    })
    .where(and(eq(defects.id, id), eq(defects.userId, userId)));
  return readDefect(database, userId, id);
}

/** Takes the decision back: the panel's own finding counts again. */
export async function withdrawDecision(database: Database, userId: number, id: number): Promise<Defect> {
  const { defect } = await findDefect(database, userId, id);
  await database
    .update(defects)
    .set({
      verdict: null,
      title: defect.originalTitle,
      taxonomyId: defect.examination.consensus.defectId,
      severity: defect.originalSeverity,
      severityRank: SEVERITY_RANK[defect.originalSeverity as Severity],
      compliance: defect.originalCompliance,
      decisionNote: '',
      decidedAt: null,
    })
    .where(and(eq(defects.id, id), eq(defects.userId, userId)));
  return readDefect(database, userId, id);
}

export async function readDefect(database: Database, userId: number, id: number): Promise<Defect> {
  const { defect, photo } = await findDefect(database, userId, id);
  return toDefect(defect, photo);
}
