/** The structure of AS 4349.1-2007: definitions, kinds of defect, areas, sections of a report. */
import { CONFIDENCES } from './confidence.ts';
import data from './data/as4349.json' with { type: 'json' };
import { oneOf } from './decode.ts';
import { KIND_LETTERS, type KindLetter } from './kinds.ts';

interface DefectKind {
  letter: KindLetter;
  name: string;
  identifier: string;
}

/** Kinds A–F of Table 3.3. */
export const DEFECT_KINDS: readonly DefectKind[] = data.kinds.map((kind) => ({
  letter: oneOf(KIND_LETTERS, kind.letter),
  name: kind.name,
  identifier: kind.identifier,
}));

export const AS4349_DEFINITIONS = data.definitions.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
  clauseConfidence: oneOf(CONFIDENCES, row.clauseConfidence),
}));

/** Sections of a report in their order. */
export const AS4349_REPORT_SECTIONS = data.reportSections.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
}));

export const AS4349_AREAS: readonly string[] = data.areas;
export const AS4349_EXCLUDED: readonly string[] = data.normallyExcluded.items;
export const AS4349_ACCEPTANCE = data.acceptance;
/** What a statement of a defect says, in its order. */
export const AS4349_DEFECT_STATEMENT: readonly string[] = data.defectStatement;
/** Smallest openings and reach that count as reasonable access. */
export const AS4349_REASONABLE_ACCESS = data.reasonableAccess.map((row) => ({
  ...row,
  confidence: oneOf(CONFIDENCES, row.confidence),
}));
