import type { StageId } from '@plumbline/knowledge';
import type { Examination } from '@plumbline/vision';
import type { FindingRow } from './finding-input.ts';
import { judge } from './judge.ts';
import { toListing } from './listing.ts';
import type { FactsRow } from './project-facts.ts';
import { untouched } from './untouched.ts';

/** What is known of a finding before any rule has judged it. */
export type FindingFacts = Omit<FindingRow, 'createdAt' | 'originalSeverity' | 'originalCompliance'> & {
  createdAt?: Date;
  /** What was said before any decision; left out where the rules say it. */
  originalSeverity?: FindingRow['originalSeverity'];
  originalCompliance?: FindingRow['originalCompliance'];
};

/** What the panel saw, as a finding that nobody has touched yet. */
export function panelFinding(
  examination: Examination,
  { description, stages }: { description: string; stages: readonly StageId[] },
): FindingFacts {
  const { title, defectId } = examination.consensus;
  return {
    ...untouched(),
    title,
    originalTitle: title,
    taxonomyId: defectId,
    examination,
    userDescription: description,
    stageIds: [...stages],
  };
}

/** Judges a finding by the rules: every column of its row but those that say whose it is and where it is filed. */
export function findingColumns(facts: FindingFacts, project: FactsRow, takenAt: string | null) {
  const { examination, createdAt = new Date() } = facts;
  // What another system said is judged by these, and it says them; of our own panel's findings they follow.
  const { originalSeverity = 'low', originalCompliance = 'undetermined' } = facts;
  const judgement = judge({ ...facts, createdAt, originalSeverity, originalCompliance }, project, takenAt);
  return {
    ...facts,
    ...judgement,
    originalSeverity: facts.originalSeverity ?? judgement.severity,
    originalCompliance: facts.originalCompliance ?? judgement.compliance,
    listing: toListing(examination),
  };
}
