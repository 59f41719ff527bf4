/** The one way in which a measured value meets a row of the tolerances. */
import type { Confidence } from '../confidence.ts';
import { monthsBetween } from '../dates.ts';
import type { DefectId } from '../defects.ts';
import type { Measurement } from '../findings.ts';
import { attributeName } from '../measurements/attributes.ts';
import { formatLength, formatMeasurement, originVerb } from '../measurements/format.ts';
import { citedIn, citeTolerance, holdsIn, type Tolerance, tolerance } from '../tolerances.ts';
import { buildingVolume } from './building-class.ts';
import {
  type Decision,
  NOT_APPLICABLE,
  needs,
  notHere,
  type ProjectInput,
  type Rule,
  type RuleFacts,
  type RuleOutcome,
} from './facts.ts';
import { noConfirmedLimit, toleranceGuide } from './guide.ts';
import { nccEdition } from './ncc-edition.ts';
import { isOpenAbove, isOpenBelow } from './open-sizes.ts';

/** The row that applies to these facts, what is missing to choose it, or undefined where none does. */
type RowChoice =
  | string
  | { project: readonly ProjectInput[]; words?: readonly string[] }
  /** One of these holds, and the words don't tell which: decided only where all of them agree. */
  | { oneOf: readonly string[]; words: readonly string[] }
  | undefined;

interface LimitRule {
  id: string;
  title: string;
  element: string;
  /** Of these it is asked for; empty where only the measurement tells what it is about. */
  defects: readonly DefectId[];
  /** Attributes of measurements that this rule reads. */
  attributes: readonly string[];
  provisions: readonly string[];
  inputs: readonly string[];
  reason: string;
  /** True where only this measurement (not another of the same attribute) counts. */
  reads?: (measurement: Measurement, facts: RuleFacts) => boolean;
  choose: (facts: RuleFacts, measurement: Measurement) => RowChoice;
  /** Limit in the measurement's unit, where it isn't simply the row's number. */
  limit?: (row: Tolerance, measurement: Measurement, facts: RuleFacts) => number | readonly [number, number];
  /** Millimetres over which the limit holds: over a longer line more than the limit proves nothing. */
  straightedge?: number;
  /** True where the attribute and the words tell what was measured, whatever the defect is called. */
  anyDefect?: boolean;
  /** True for rows that hold in buildings of NCC Volume One as well. */
  everyBuilding?: boolean;
  /** Defects that keeping this limit settles; see `Rule`. */
  settles?: readonly DefectId[];
  /** True for a special case: it isn't asked for where nothing points to it. */
  special?: boolean;
  /** What the limit reads as here, where the row's own words name several. */
  limitWords?: (facts: RuleFacts, measurement: Measurement) => string | undefined;
  /** Months after completion within which the limit holds. */
  withinMonths?: number;
}

type Bound = { kind: 'max' | 'below' | 'min'; value: number } | { kind: 'range'; low: number; high: number };

function boundOf(row: Tolerance, limit: number | readonly [number, number] | undefined): Bound | undefined {
  if (Array.isArray(limit)) return { kind: 'range', low: limit[0], high: limit[1] };
  const value = typeof limit === 'number' ? limit : row.limit;
  if (row.operator === 'range' && row.range && limit === undefined) {
    const [low, high] = row.range;
    return low === undefined || high === undefined ? undefined : { kind: 'range', low, high };
  }
  if (value === null) return undefined;
  if (row.operator === '<') return { kind: 'below', value };
  return { kind: row.operator === '>=' ? 'min' : 'max', value };
}

function keeps(bound: Bound, value: number): boolean {
  switch (bound.kind) {
    case 'max':
      return value <= bound.value;
    case 'below':
      return value < bound.value;
    case 'min':
      return value >= bound.value;
    case 'range':
      return value >= bound.low && value <= bound.high;
  }
}

/** How far beyond, as a share of the limit; negative within. A limit of 0 counts in millimetres. */
function excessOf(bound: Bound, value: number): number {
  const scaled = (difference: number, limit: number) =>
    limit === 0 ? difference : difference / Math.abs(limit);
  switch (bound.kind) {
    case 'max':
    case 'below':
      return scaled(value - bound.value, bound.value);
    case 'min':
      return scaled(bound.value - value, bound.value);
    case 'range':
      return Math.max(scaled(value - bound.high, bound.high), scaled(bound.low - value, bound.low));
  }
}

/** Compares one measurement with one row. Not applicable where the row is unsure or states no number. */
export function judgeAgainst(
  rule: Pick<LimitRule, 'id' | 'title' | 'reason'>,
  row: Tolerance,
  measurement: Measurement,
  limit?: number | readonly [number, number],
  clauseConfidence: Confidence = row.clauseConfidence,
): RuleOutcome {
  const bound = row.confidence === 'unsure' ? undefined : boundOf(row, limit);
  if (!bound || !Number.isFinite(measurement.value)) return NOT_APPLICABLE;
  const { value, uncertainty = 0 } = measurement;
  const kept = keeps(bound, value);
  const settled = keeps(bound, value - uncertainty) === kept && keeps(bound, value + uncertainty) === kept;
  const provision = citeTolerance(row, clauseConfidence);
  const stated = `${attributeName(measurement.attribute)} ${originVerb(measurement)} ${formatMeasurement(measurement)}`;
  const decision: Decision = {
    ruleId: rule.id,
    title: rule.title,
    verdict: !settled ? 'undetermined' : kept ? 'compliant' : 'non_compliant',
    toleranceId: row.id,
    provision,
    confidence: row.confidence,
    stated,
    limit: row.condition ? `${row.limitText} (${row.condition})` : row.limitText,
    excess: excessOf(bound, value),
    reason: !settled
      ? `The error bar of the measurement reaches across the limit: measure it on site. ${rule.reason}`
      : kept
        ? rule.reason
        : `${rule.reason} ${row.exceeding}`,
  };
  return { status: 'decided', decision };
}

function isHousingProvision(row: Tolerance): boolean {
  return row.document.startsWith('ABCB Housing Provisions') || row.document.startsWith('NCC 2022 Volume Two');
}

const OTHER_VOLUME =
  'This limit is for houses. This type of building falls under NCC Volume One. Plumbline doesn’t have its limits.';

/** Housing Provisions count for houses whose edition is NCC 2022 or later. */
export function housingGate(facts: RuleFacts, everyBuilding = false): RuleOutcome | undefined {
  const volume = buildingVolume(facts.project.buildingType);
  if (volume === 'volume_one' && !everyBuilding) return notHere('other_volume', OTHER_VOLUME);
  const edition = nccEdition(facts.project);
  const missing: ProjectInput[] = [...(volume ? [] : ['buildingType' as const]), ...edition.needs];
  if (missing.length > 0) return needs(missing);
  if (edition.edition === null || edition.edition === 'NCC 2019 Amendment 1')
    return notHere(
      'earlier_edition',
      `${edition.why} The limit here is of the Housing Provisions, which came with NCC 2022.`,
    );
  return undefined;
}

/** Rows of a state's guide count in that state; in Victoria the edition counts too. */
function guideGate(row: Tolerance, facts: RuleFacts): RuleOutcome | undefined {
  const { state } = facts.project;
  const national = row.jurisdictions.includes('national');
  if (!state) return national && row.excludes.length === 0 ? undefined : needs(['state']);
  const here = () => notHere('no_confirmed_limit', noConfirmedLimit(facts.project));
  if (!holdsIn(row, state)) return here();
  if (state !== 'VIC' || national) return undefined;
  const guide = toleranceGuide(facts.project);
  if (guide.needs.length > 0) return needs(guide.needs);
  // What only the NSW guide was read for isn't known to stand in Victoria's.
  return guide.id === 'vic-2026' && row.document.includes('Victorian') ? undefined : here();
}

function windowGate(months: number | undefined, facts: RuleFacts): RuleOutcome | undefined {
  if (months === undefined) return undefined;
  const age = monthsBetween(facts.project.completionDate ?? '', facts.inspectedOn);
  if (Number.isNaN(age)) {
    // Nothing is handed over before its contract: a contract within the time is enough.
    const contracted = monthsBetween(facts.project.contractDate ?? '', facts.inspectedOn);
    return contracted < months ? undefined : needs(['completionDate']);
  }
  return age < months
    ? undefined
    : notHere('time_over', `The guide’s limit holds for ${months} months after handover; they are over.`);
}

function judgeOne(rule: LimitRule, facts: RuleFacts, measurement: Measurement): RuleOutcome {
  const choice = rule.choose(facts, measurement);
  if (choice === undefined) return NOT_APPLICABLE;
  if (typeof choice === 'string') return judgeByRow(rule, facts, measurement, choice);
  if ('project' in choice) return needs(choice.project, choice.words);
  const all = choice.oneOf.map((id) => judgeByRow(rule, facts, measurement, id));
  const verdicts = new Set(all.map((one) => (one.status === 'decided' ? one.decision.verdict : one.status)));
  if (verdicts.size > 1) return needs([], choice.words);
  // All agree: of those that are within, the strictest is named, of those beyond, the most generous.
  const nearest = (one: RuleOutcome) =>
    one.status === 'decided' ? Math.abs(one.decision.excess) : Number.POSITIVE_INFINITY;
  return all.reduce((least, next) => (nearest(next) < nearest(least) ? next : least));
}

/** Why a size of which only one end is told isn't within a limit at the other; undefined where it is. */
function openEnd(
  row: Tolerance,
  limit: number | readonly [number, number] | undefined,
  measurement: Measurement,
  words: string,
): string | undefined {
  const bound = boundOf(row, limit);
  if (!bound || measurement.origin !== 'stated') return undefined;
  if (!keeps(bound, Number.POSITIVE_INFINITY) && isOpenAbove(words, measurement))
    return 'The words give the least that it is: measure it at its largest.';
  return !keeps(bound, 0) && isOpenBelow(words, measurement)
    ? 'The words give the most that it is: measure it at its least.'
    : undefined;
}

function judgeByRow(rule: LimitRule, facts: RuleFacts, measurement: Measurement, rowId: string): RuleOutcome {
  const row = tolerance(rowId);
  const gate =
    guideGate(row, facts) ??
    (isHousingProvision(row) ? housingGate(facts, rule.everyBuilding) : undefined) ??
    windowGate(rule.withinMonths, facts);
  if (gate) return gate;
  const words = rule.limitWords?.(facts, measurement);
  const cited = citedIn(words ? { ...row, limitText: words } : row, facts.project.state);
  // NCC 2025 keeps the limits of houses, but its exact clauses aren't confirmed: they aren't shown.
  const open = isHousingProvision(row) && nccEdition(facts.project).edition === 'NCC 2025';
  const judged = judgeAgainst(
    rule,
    cited,
    measurement,
    rule.limit?.(row, measurement, facts),
    open ? 'unsure' : cited.clauseConfidence,
  );
  if (judged.status === 'decided' && judged.decision.verdict === 'compliant') {
    const open = openEnd(row, rule.limit?.(row, measurement, facts), measurement, facts.description);
    if (open) return notHere('more_than_a_size', open);
  }
  const { straightedge = Number.POSITIVE_INFINITY } = rule;
  const longer = (measurement.referenceLength ?? 0) > straightedge;
  return longer && judged.status === 'decided' && judged.decision.verdict === 'non_compliant'
    ? needs([], [`the deviation under a straightedge of ${formatLength(straightedge)}`])
    : judged;
}

const VERDICT_ORDER = { non_compliant: 2, undetermined: 1, compliant: 0 } as const;

/** The worse of two outcomes: a decision before a need, a breach before the rest, the larger excess first. */
export function worse(a: RuleOutcome, b: RuleOutcome): RuleOutcome {
  if (a.status !== 'decided' || b.status !== 'decided') {
    if (a.status === 'decided') return a;
    if (b.status === 'decided') return b;
    if (a.status === 'needs' || b.status === 'needs') return a.status === 'needs' ? a : b;
    return a.because ? a : b;
  }
  const order = VERDICT_ORDER[b.decision.verdict] - VERDICT_ORDER[a.decision.verdict];
  return order > 0 || (order === 0 && b.decision.excess > a.decision.excess) ? b : a;
}

/** A rule that compares measurements with a limit; with several it answers for the worst. */
export function limitRule(rule: LimitRule): Rule {
  return {
    id: rule.id,
    title: rule.title,
    element: rule.element,
    provisions: rule.provisions,
    inputs: rule.inputs,
    reads: 'measurements',
    settles: rule.settles ?? [],
    reason: rule.reason,
    judge(facts) {
      const named = facts.defectId !== null && rule.defects.includes(facts.defectId);
      if (!named && (!rule.anyDefect || facts.defectId === null)) return NOT_APPLICABLE;
      const read = facts.measurements.filter(
        (measurement) =>
          rule.attributes.includes(measurement.attribute) && (rule.reads?.(measurement, facts) ?? true),
      );
      if (read.length === 0)
        return rule.special || !named ? NOT_APPLICABLE : needs([], [rule.inputs[0] ?? rule.title]);
      return read.map((measurement) => judgeOne(rule, facts, measurement)).reduce(worse, NOT_APPLICABLE);
    },
  };
}
