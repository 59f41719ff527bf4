/** Tolerances and limits: 121 rows of the state guides, the Housing Provisions and the standards. */
import { type Citation, CONFIDENCES, type Confidence, citation } from './confidence.ts';
import rows from './data/tolerances.json' with { type: 'json' };
import { allOf, oneOf } from './decode.ts';
import { STATE_CODES, type StateCode } from './stages.ts';

const OPERATORS = ['<=', '<', '>=', '=', 'range'] as const;
type LimitOperator = (typeof OPERATORS)[number];

export interface Tolerance {
  id: string;
  /** What part of the building, such as 'tile' or 'wall (brick)'. */
  element: string;
  attribute: string;
  limitText: string;
  /** In `unit`; null where the row states no number. */
  limit: number | null;
  unit: string | null;
  operator: LimitOperator | null;
  /** Both ends, where the limit is a range. */
  range: readonly number[] | null;
  condition: string;
  /** True where the number says when the row applies, such as from which drop on, and nothing is measured against it. */
  isCondition?: boolean;
  timeWindow: string;
  /** States, or 'national'. */
  jurisdictions: readonly (StateCode | 'national')[];
  /** States where a national row doesn't hold. */
  excludes: readonly StateCode[];
  document: string;
  clause: string;
  url: string;
  /** What it means to be beyond the limit. */
  exceeding: string;
  confidence: Confidence;
  clauseConfidence: Confidence;
  basis: string;
  note: string;
}

/** All rows. */
export const TOLERANCES: readonly Tolerance[] = rows.map((row) => ({
  ...row,
  operator: row.operator === null ? null : oneOf(OPERATORS, row.operator),
  jurisdictions: allOf([...STATE_CODES, 'national'], row.jurisdictions),
  excludes: allOf(STATE_CODES, row.excludes),
  confidence: oneOf(CONFIDENCES, row.confidence),
  clauseConfidence: oneOf(CONFIDENCES, row.clauseConfidence),
}));

const byId = new Map<string, Tolerance>(TOLERANCES.map((row) => [row.id, row]));

/** The row with this id. Throws where there is none: rules name rows by literal ids. */
export function tolerance(id: string): Tolerance {
  const row = byId.get(id);
  if (!row) throw new Error(`There is no tolerance '${id}'`);
  return row;
}

/**
 * What may be shown of a tolerance. `limitText` is undefined where the row is unsure.
 * `clauseConfidence` replaces the row's own where an edition leaves the clause open.
 */
export function citeTolerance(
  row: Tolerance,
  clauseConfidence: Confidence = row.clauseConfidence,
): Citation & { limitText?: string } {
  const cited = citation({
    title: row.attribute,
    number: row.document,
    clause: row.clause,
    confidence: row.confidence,
    clauseConfidence,
    source: row.url,
  });
  return row.confidence === 'unsure' ? cited : { ...cited, limitText: row.limitText };
}

/** True where the row holds in this state. */
export function holdsIn(row: Tolerance, state: StateCode): boolean {
  if (row.excludes.includes(state)) return false;
  return row.jurisdictions.includes('national') || row.jurisdictions.includes(state);
}

const VICTORIAN_GUIDE = 'Victorian Guide to Standards and Tolerances 2026';

/**
 * The row as it is cited in a state. One that holds in Victoria too but was quoted from the NSW guide is cited as
 * Victoria's, without the clause: the clause there isn't confirmed.
 */
export function citedIn(row: Tolerance, state: StateCode | undefined): Tolerance {
  const ofAnother =
    state === 'VIC' && !row.jurisdictions.includes('national') && !row.document.includes('Victorian');
  return ofAnother ? { ...row, document: VICTORIAN_GUIDE, clauseConfidence: 'unsure' } : row;
}
