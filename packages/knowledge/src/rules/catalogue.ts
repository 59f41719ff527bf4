/** Every rule as a page can tell it: what is measured, the limit by state and document, how sure it is, an example. */
import { STATE_CODES, type StateCode } from '../stages.ts';
import { stateFacts } from '../states.ts';
import { citeTolerance, holdsIn, type Tolerance, tolerance } from '../tolerances.ts';
import { yearsIn } from './document-date.ts';
import type { Rule } from './facts.ts';
import { noConfirmedLimit } from './guide.ts';
import { RULES } from './index.ts';

export type RuleSketch = 'crack' | 'gap' | 'level' | 'height' | 'fall' | 'spacing' | 'look';

export interface RuleLimit {
  toleranceId: string;
  /** States where it holds; all of them for a national document. */
  where: string;
  limit: string;
  document: string;
  display: string;
  /** When it holds, in words; empty where always. */
  when: string;
  confidence: Tolerance['confidence'];
  source: string;
}

export interface RulePage {
  id: string;
  title: string;
  reason: string;
  inputs: readonly string[];
  sketch: RuleSketch;
  limits: RuleLimit[];
  /** States without a confirmed limit, each with the reason; empty for a national rule. */
  without: { state: StateCode; why: string }[];
  /** In two sentences; null where the rule compares no number. */
  example: string | null;
}

const SKETCHES: readonly [RuleSketch, RegExp][] = [
  ['crack', /crack/],
  ['fall', /fall\b|fall-|-fall/],
  ['spacing', /spacing|opening|open-riser|cavity|pace|flow/],
  ['level', /level|flat|straight|lippage|framing/],
  ['gap', /gap|overhang|junction|waterstop/],
  ['height', /height|riser|going|landing|edge|barrier|needed/],
];

const sketchOf = (id: string): RuleSketch => SKETCHES.find(([, sign]) => sign.test(id))?.[0] ?? 'look';

/** Which contracts a document of this kind judges. */
function whenOf(row: Tolerance): string {
  const parts = [row.timeWindow];
  if (/^(?:ABCB|NCC)/.test(row.document)) parts.push(HOUSING_PROVISIONS);
  else if (
    row.document.includes('Victorian') &&
    row.document.includes('2026') &&
    !row.document.includes('NSW')
  )
    parts.push('contracts from 1 August 2026');
  else {
    const years = yearsIn(row.document);
    const year = row.jurisdictions.includes('national') ? Math.max(0, ...years) : years.at(0);
    if (year) parts.push(`contracts after ${year}`);
  }
  return parts.filter(Boolean).join(', ');
}

function whereOf(row: Tolerance): string {
  if (!row.jurisdictions.includes('national')) return row.jurisdictions.join(', ');
  return row.excludes.length > 0 ? `all but ${row.excludes.join(', ')}` : 'all states and territories';
}

function limitOf(row: Tolerance): RuleLimit {
  const cited = citeTolerance(row);
  return {
    toleranceId: row.id,
    where: whereOf(row),
    limit: row.condition ? `${row.limitText} (${row.condition})` : row.limitText,
    document: row.document,
    display: cited.display,
    when: whenOf(row),
    confidence: row.confidence,
    source: row.url,
  };
}

const HOUSING_PROVISIONS = 'houses contracted from 2024 on, until the state adopts NCC 2025';

const rounded = (value: number) => String(Math.round(value * 100) / 100);

function exampleOf({ title }: Rule, rows: readonly Tolerance[]): string | null {
  const row = rows.find(({ limit, unit }) => limit !== null && unit !== 'category');
  if (!row || row.limit === null) return null;
  const unit = row.unit === 'ratio' ? '' : ` ${row.unit ?? ''}`;
  const [low, high] = row.range ?? [];
  if (low !== undefined && high !== undefined && row.operator === 'range')
    return `Measured ${rounded(high * 1.1)}${unit}: beyond the range of ${row.limitText}. Measured ${rounded((low + high) / 2)}${unit}: within it.`;
  if (row.operator === '>=')
    return `Measured ${rounded(row.limit * 0.9)}${unit}: less than ${row.limitText}, so beyond the limit. Measured ${rounded(row.limit)}${unit}: within it.`;
  return `${title}: measured ${rounded(row.limit === 0 ? 1 : row.limit * 1.4)}${unit}, beyond the limit of ${row.limitText}. Measured ${rounded(row.limit * 0.6)}${unit}, within it.`;
}

function pageOf(rule: Rule): RulePage {
  const rows = rule.provisions.map(tolerance);
  const national = rows.some((row) => row.jurisdictions.includes('national'));
  return {
    id: rule.id,
    title: rule.title,
    reason: rule.reason,
    inputs: rule.inputs,
    sketch: sketchOf(rule.id),
    limits: rows.map(limitOf),
    without: national
      ? []
      : STATE_CODES.filter((state) => !rows.some((row) => holdsIn(row, state))).map((state) => ({
          state,
          why: noConfirmedLimit({ state, contractDate: '2026-08-01' }),
        })),
    example: exampleOf(rule, rows),
  };
}

/** All of them, by title. */
export const RULE_PAGES: readonly RulePage[] = RULES.map(pageOf).toSorted((one, other) =>
  one.title.localeCompare(other.title),
);

export function findRulePage(id: string): RulePage | undefined {
  return RULE_PAGES.find((page) => page.id === id);
}

/** 'New South Wales'. */
export const stateName = (state: StateCode): string => stateFacts(state).name;
