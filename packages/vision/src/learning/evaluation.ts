import { FAMILIES, type Family } from '@plumbline/knowledge';
import { figuresOf, grouped, isAnswered, isRight } from './figures.ts';
import { type Answer, judge } from './judge.ts';
import type { Sample } from './observation.ts';

/** What a version is worth on labelled photos. Shares are 0 to 1; null where these photos can't tell. Plain JSON. */
export interface Evaluation {
  photos: number;
  /** Share that was named rightly; 'not sure' counts as wrong. */
  accuracy: number;
  /** The same with every source and family counting alike. */
  balancedAccuracy: number;
  /** Share that was answered at all. */
  coverage: number;
  answeredAccuracy: number | null;
  /** Share of sound surfaces called a defect. */
  falseAlarms: number | null;
  /** How far confidence lies from the share that was right, on average. */
  calibrationError: number | null;
  /** Mean of −ln of what the truth was given, with every source and family counting alike. */
  logLoss: number;
  families: { family: Family; photos: number; recall: number | null; precision: number | null }[];
  confusion: { truth: Family; predicted: Family | 'not_sure'; photos: number }[];
  reliability: { from: number; to: number; photos: number; claimed: number; right: number }[];
}

const BINS = 10;
const LEAST_SHARE = 1e-4;
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
const orNull = (value: number) => (Number.isFinite(value) ? rounded(value) : null);
const mean = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

/** Measures answers on samples; `answer` gives what the panel says of one. */
export function evaluate(
  samples: readonly Sample[],
  answer: (sample: Sample, at: number) => Answer,
): Evaluation {
  const all = samples.map((sample, at) => {
    const { family, source } = sample;
    const consensus = answer(sample, at);
    return { source, share: consensus.distribution[family], ...judge('', family, consensus, 0) };
  });
  const figures = figuresOf(all);
  const sets = [...grouped(all, ({ source, truth }) => `${source}/${truth}`).values()];
  const right = (some: typeof all) => mean(some.map(({ predicted, truth }) => (predicted === truth ? 1 : 0)));
  const answered = all.filter(isAnswered);
  return {
    photos: all.length,
    accuracy: rounded(right(all)),
    balancedAccuracy: rounded(mean(sets.map(right))),
    coverage: rounded(all.length > 0 ? answered.length / all.length : 0),
    answeredAccuracy: orNull(figures.answeredAccuracy),
    falseAlarms: orNull(figures.falseAlarms),
    calibrationError: orNull(figures.calibrationError),
    logLoss: rounded(
      mean(sets.map((set) => mean(set.map(({ share }) => -Math.log(Math.max(LEAST_SHARE, share)))))),
    ),
    families: FAMILIES.map((family) => {
      const known = figures.families.find((one) => one.family === family);
      return {
        family,
        photos: known?.n ?? 0,
        recall: orNull(known?.recall ?? Number.NaN),
        precision: orNull(known?.precision ?? Number.NaN),
      };
    }),
    confusion: [...grouped(all, ({ truth, predicted }) => `${truth}/${predicted}`).values()].flatMap(
      (some) =>
        some[0] ? [{ truth: some[0].truth, predicted: some[0].predicted, photos: some.length }] : [],
    ),
    reliability: Array.from({ length: BINS }, (_, bin) => {
      const here = answered.filter(
        ({ confidence }) => Math.min(BINS - 1, Math.floor(confidence * BINS)) === bin,
      );
      return {
        from: bin / BINS,
        to: (bin + 1) / BINS,
        photos: here.length,
        claimed: rounded(mean(here.map(({ confidence }) => confidence))),
        right: rounded(mean(here.map((one) => (isRight(one) ? 1 : 0)))),
      };
    }).filter(({ photos }) => photos > 0),
  };
}
