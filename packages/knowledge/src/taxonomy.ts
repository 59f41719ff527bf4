/**
 * Everything that is known of each of the 69 defects: looks, kinds, causes, actions, provisions.
 * Big: import it only where a defect's details are needed.
 */
import { CONFIDENCES, type Confidence } from './confidence.ts';
import rows from './data/taxonomy.json' with { type: 'json' };
import { allOf, oneOf } from './decode.ts';
import { DEFECT_NAMES, type DefectId, type DefectName } from './defects.ts';
import { SEVERITIES, type Severity } from './findings.ts';
import { KIND_LETTERS, type KindLetter } from './kinds.ts';
import { STAGES, type StageId } from './stages.ts';

/** What to do: now, within weeks, and to end it. */
export interface Actions {
  immediate: readonly string[];
  shortTerm: readonly string[];
  longTerm: readonly string[];
}

export interface Defect extends DefectName {
  synonyms: readonly string[];
  /** What shows in a photo. */
  cues: readonly string[];
  /** AS 4349.1 kinds, the main one first. */
  kinds: readonly KindLetter[];
  typicalSeverity: Severity;
  /** In people's words; the machine-readable triggers stand in `severity`. */
  escalatesWhen: readonly string[];
  safetyHazardPossible: boolean;
  /** Parts and clauses, such as 'HP 5.6.8' (Housing Provisions), 'H1D5' (Volume Two) or 'B1' (Volume One). */
  ncc: { housing: readonly string[]; volumeOne: readonly string[] };
  standards: readonly string[];
  /** Clauses of the state guides, such as 'NSW 10.14'. */
  guideClauses: readonly string[];
  causes: readonly string[];
  actions: Actions;
  whoToCall: readonly string[];
  stages: readonly StageId[];
  confusableWith: readonly DefectId[];
  confidence: Confidence;
  clauseConfidence: Confidence;
  source: string;
}

const names = new Map<string, DefectName>(DEFECT_NAMES.map((name) => [name.id, name]));
const ids = DEFECT_NAMES.map((name) => name.id);
const stageIds = STAGES.map((stage) => stage.id);

/** All defects, in the catalogue's order. */
export const DEFECTS: readonly Defect[] = rows.map((row) => {
  const name = names.get(row.id);
  if (!name) throw new Error(`'${row.id}' is not in the catalogue of defects`);
  return {
    ...row,
    ...name,
    kinds: allOf(KIND_LETTERS, row.kinds),
    typicalSeverity: oneOf(SEVERITIES, row.typicalSeverity),
    stages: allOf(stageIds, row.stages),
    confusableWith: allOf(ids, row.confusableWith),
    confidence: oneOf(CONFIDENCES, row.confidence),
    clauseConfidence: oneOf(CONFIDENCES, row.clauseConfidence),
  };
});

const byId = new Map<string, Defect>(DEFECTS.map((defect) => [defect.id, defect]));

/** The defect with this id, or undefined where there is none. */
export function findDefect(id: string): Defect | undefined {
  return byId.get(id);
}
