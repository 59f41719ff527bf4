/** Described findings with the verdict that the sources give, and what the rules make of them. */
import { existsSync, readFileSync } from 'node:fs';
import { assess } from '../src/assess/assess.ts';
import { findDefectName } from '../src/defects.ts';
import type { ComplianceVerdict, Measurement } from '../src/findings.ts';
import { ATTRIBUTES, readMeasurements } from '../src/measurements/index.ts';
import type { StateCode } from '../src/stages.ts';

export const VERDICT_SETS = ['development', 'development-2', 'development-3', 'held-out'] as const;
export type VerdictSet = (typeof VERDICT_SETS)[number];

export interface VerdictCase {
  state: StateCode;
  /** Null: unknown. The approval is of the same day. */
  contractDate: string | null;
  completionDate?: string | null;
  inspectedOn?: string;
  building: string;
  defectId: string;
  material: string;
  element: string;
  words: string;
  measurement?: { kind: string; value: number; unit: string; referenceLength?: number; uncertainty?: number };
  verdict: ComplianceVerdict;
  limit: string | number | null;
  limitUnit?: string;
  source: string;
  reason: string;
}

/** The day on which all of them are judged. */
const INSPECTED_ON = '2026-11-22';

const ALSO_CALLED: ReadonlyMap<string, string> = new Map([
  ['width', 'size'],
  ['crack', 'crack_width'],
  ['level', 'out_of_level'],
  ['floor_level', 'out_of_level'],
  ['plumb', 'out_of_plumb'],
  ['flatness', 'unevenness'],
  ['step', 'offset'],
  ['ceiling_height', 'room_height'],
  ['fan_flow', 'flow'],
  ['air_flow', 'flow'],
  ['gradient', 'fall'],
  ['slope', 'fall'],
  ['distance', 'length'],
  ['drop', 'height'],
  ['fall_height', 'height'],
]);

const UNITS: ReadonlyMap<string, { unit: Measurement['unit']; factor: number }> = new Map([
  ['mm', { unit: 'mm', factor: 1 }],
  ['cm', { unit: 'mm', factor: 10 }],
  ['m', { unit: 'mm', factor: 1000 }],
  ['percent', { unit: 'percent', factor: 1 }],
  ['%', { unit: 'percent', factor: 1 }],
  ['ratio', { unit: 'percent', factor: 100 }],
  ['degrees', { unit: 'degrees', factor: 1 }],
  ['count', { unit: 'count', factor: 1 }],
  ['l/s', { unit: 'L/s', factor: 1 }],
]);

export function readVerdictCases(set: VerdictSet): VerdictCase[] {
  const file = new URL(`./verdicts-${set}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as VerdictCase);
}

const optional = (name: 'referenceLength' | 'uncertainty', value: number | null | undefined) =>
  typeof value === 'number' ? { [name]: value } : {};
const close = (one: number, other: number) => Math.abs(one - other) < 1e-6;

/** The given value, with the length that the words name for it, and whatever else the words measure. */
function measurementsOf({ words, measurement }: VerdictCase): Measurement[] {
  const stated = readMeasurements(words);
  const unit = measurement && UNITS.get(measurement.unit.toLowerCase());
  if (!measurement || !unit) return stated;
  const kind = measurement.kind.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const known = ATTRIBUTES.some((attribute) => attribute === kind);
  const value = measurement.value * unit.factor;
  const told = stated.find((one) => one.unit === unit.unit && close(one.value, value));
  const given: Measurement = {
    attribute: kind === 'width' || !known ? (ALSO_CALLED.get(kind) ?? kind) : kind,
    value,
    unit: unit.unit,
    origin: 'stated',
    ...optional('referenceLength', measurement.referenceLength ?? told?.referenceLength),
    ...optional('uncertainty', measurement.uncertainty ?? told?.uncertainty),
  };
  return [given, ...stated.filter((one) => one !== told && one.attribute !== given.attribute)];
}

export interface JudgedVerdict {
  entry: VerdictCase;
  verdict: ComplianceVerdict;
  /** Provision and limit that decided, empty where nothing did. */
  by: string;
  /** Why nothing was decided; empty where something was. */
  why: string;
}

/** What the card shows for this one measure: the deciding rule's verdict, or none. */
export function judgeVerdict(entry: VerdictCase): JudgedVerdict {
  const { compliance } = assess({
    outcome: 'defect',
    defectId: entry.defectId,
    family: findDefectName(entry.defectId)?.families[0] ?? null,
    confidence: 0.9,
    measurements: measurementsOf(entry),
    description: entry.words,
    stages: [],
    project: {
      state: entry.state,
      buildingType: entry.building,
      ...(entry.contractDate ? { contractDate: entry.contractDate, approvalDate: entry.contractDate } : {}),
      ...(entry.completionDate ? { completionDate: entry.completionDate } : {}),
    },
    inspectedOn: entry.inspectedOn ?? INSPECTED_ON,
  });
  const { rule, undecided } = compliance;
  return {
    entry,
    verdict: rule?.verdict ?? compliance.verdict,
    by: rule ? `${rule.provision}: ${rule.limit}` : '',
    why: rule ? '' : (undecided?.text ?? ''),
  };
}

/** Figures of a limit or a provision that both texts must share to name the same one. */
const figures = (text: string): number[] => [
  ...[...text.matchAll(/\b1[:/](\d+)\b/g)].map(([, of]) => 1 / Number(of)),
  ...(text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
  ...(/\bno gap\b/i.test(text) ? [0] : []),
];

/** Whether what decided names the limit of the case: every figure of the expected limit stands in it, in any unit. */
export function namesLimit({ entry, by }: JudgedVerdict): boolean {
  const named = figures(by);
  const expected = typeof entry.limit === 'number' ? [entry.limit] : figures(entry.limit ?? '');
  return expected.every((figure) =>
    named.some((one) => [1, 10, 100, 1000, 0.1, 0.01, 0.001].some((factor) => close(one * factor, figure))),
  );
}
