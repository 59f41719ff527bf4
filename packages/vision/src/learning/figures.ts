import { FAMILIES, type Family, GROUP_FAMILIES, type Group } from '@plumbline/knowledge';
import { wilson } from '@plumbline/knowledge/recall';

export { wilson };

/** What the panel said of one photo. This is also what is written to the file. */
export interface Judged {
  file: string;
  truth: Family;
  predicted: Family | 'not_sure';
  /** The level above, where the answer names no family. */
  group?: Group | null;
  confidence: number;
  /** Score of any defect at all, 0 to 1. */
  any_defect: number;
  /** Score of being part of a building, 0 to 1. */
  building: number;
  milliseconds: number;
}

export const isDefect = (family: string): boolean =>
  family !== 'normal' && family !== 'not_building' && family !== 'not_sure';

/** Whether the answer says that something is wrong, by a family or by a group of them. */
export const marksDefect = ({ predicted, group }: Pick<Judged, 'predicted' | 'group'>): boolean =>
  isDefect(predicted) || (group ?? null) !== null;

export const isAnswered = (one: Pick<Judged, 'predicted' | 'group'>): boolean =>
  one.predicted !== 'not_sure' || marksDefect(one);

/** Whether the answer is right at the level at which it was given. */
export const isRight = ({
  predicted,
  group,
  truth,
}: Pick<Judged, 'predicted' | 'group' | 'truth'>): boolean =>
  group ? GROUP_FAMILIES[group].some((family) => family === truth) : predicted === truth;

/** The chance that one of `high` scores above one of `low`; ties count half. NaN where either is empty. */
export function auroc(high: readonly number[], low: readonly number[]): number {
  if (high.length === 0 || low.length === 0) return Number.NaN;
  const sorted = [...low].sort((a, b) => a - b);
  const below = (value: number, orEqual: boolean) => {
    let from = 0;
    let to = sorted.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      const at = sorted[middle] ?? 0;
      if (at < value || (orEqual && at === value)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const sum = high.reduce((total, value) => total + (below(value, false) + below(value, true)) / 2, 0);
  return sum / (high.length * low.length);
}

/** Expected calibration error over ten bins of confidence, among the answered. */
export function calibrationError(judged: readonly Judged[]): number {
  const answered = judged.filter(isAnswered);
  let error = 0;
  for (let bin = 0; bin < 10; bin++) {
    const here = answered.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === bin);
    if (here.length === 0) continue;
    const right = here.filter(isRight).length / here.length;
    const claimed = here.reduce((sum, { confidence }) => sum + confidence, 0) / here.length;
    error += (here.length / answered.length) * Math.abs(right - claimed);
  }
  return answered.length > 0 ? error : Number.NaN;
}

export interface FamilyFigures {
  family: Family;
  n: number;
  predicted: number;
  precision: number;
  recall: number;
  f1: number;
}

export interface Figures {
  n: number;
  families: FamilyFigures[];
  accuracy: number;
  interval: [number, number];
  coverage: number;
  answeredAccuracy: number;
  defectRecall: number;
  defectAuroc: number;
  falseAlarms: number;
  calibrationError: number;
  rejectionAuroc: number;
  p50: number;
  p95: number;
}

const share = (part: number, whole: number) => (whole > 0 ? part / whole : Number.NaN);

function percentile(values: readonly number[], at: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? Number.NaN;
}

function familyFigures(family: Family, judged: readonly Judged[]): FamilyFigures {
  const n = judged.filter(({ truth }) => truth === family).length;
  const predicted = judged.filter((one) => one.predicted === family).length;
  const both = judged.filter((one) => one.predicted === family && one.truth === family).length;
  const precision = share(both, predicted);
  const recall = share(both, n);
  return { family, n, predicted, precision, recall, f1: share(2 * both, n + predicted) };
}

/** All the figures that `npm run evaluate` prints. A figure that can't be had from these photos is NaN. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const right = judged.filter(({ predicted, truth }) => predicted === truth).length;
  const answered = judged.filter(isAnswered);
  const normal = judged.filter(({ truth }) => truth === 'normal');
  const defects = judged.filter(({ truth }) => isDefect(truth));
  const foreign = judged.filter(({ truth }) => truth === 'not_building');
  const ofBuildings = judged.filter(({ truth }) => truth !== 'not_building');
  const times = judged.map(({ milliseconds }) => milliseconds).filter((time) => !Number.isNaN(time));
  return {
    n: judged.length,
    families: FAMILIES.map((family) => familyFigures(family, judged)).filter(
      ({ n, predicted }) => n + predicted > 0,
    ),
    accuracy: share(right, judged.length),
    interval: wilson(right, judged.length),
    coverage: share(answered.length, judged.length),
    answeredAccuracy: share(answered.filter(isRight).length, answered.length),
    defectRecall: share(defects.filter(marksDefect).length, defects.length),
    defectAuroc: auroc(
      defects.map(({ any_defect }) => any_defect),
      normal.map(({ any_defect }) => any_defect),
    ),
    falseAlarms: share(normal.filter(marksDefect).length, normal.length),
    calibrationError: calibrationError(judged),
    rejectionAuroc: auroc(
      foreign.map(({ building }) => -building),
      ofBuildings.map(({ building }) => -building),
    ),
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
  };
}

/** Items by key, in the order in which the keys first came up. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
