import type { Figures } from '../src/learning/figures.ts';

const two = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(3));

/** The figures as lines of text, as `npm run evaluate` prints them. */
export function reportLines(figures: Figures): string[] {
  const [low, high] = figures.interval;
  const families = figures.families.map(
    ({ family, n, predicted, precision, recall, f1 }) =>
      `${family.padEnd(14)} ${String(n).padStart(5)} ${String(predicted).padStart(9)}  ${two(precision).padStart(9)} ${two(recall).padStart(6)} ${two(f1).padStart(6)}`,
  );
  return [
    `${'family'.padEnd(14)} ${'n'.padStart(5)} ${'predicted'.padStart(9)}  precision recall     F1`,
    ...families,
    '',
    `photos                        ${figures.n}`,
    `accuracy                      ${two(figures.accuracy)} (95 % interval ${two(low)}–${two(high)}; 'not sure' counts as wrong)`,
    `coverage (answered)           ${two(figures.coverage)}`,
    `accuracy among the answered   ${two(figures.answeredAccuracy)}`,
    `any defect found              ${two(figures.defectRecall)}`,
    `AUROC any defect / normal     ${two(figures.defectAuroc)}`,
    `false alarms on normal        ${two(figures.falseAlarms)}`,
    `ECE (answered, 10 bins)       ${two(figures.calibrationError)}`,
    `AUROC rejecting not_building  ${two(figures.rejectionAuroc)}`,
    `ms a photo                    p50 ${figures.p50.toFixed(0)}, p95 ${figures.p95.toFixed(0)}`,
  ];
}
