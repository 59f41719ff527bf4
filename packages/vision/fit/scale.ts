import { logistic } from '../src/model/trees.ts';

/** Turns a score into a probability: logistic(slope × score + offset). */
export interface Scale {
  slope: number;
  offset: number;
}

/** Fits slope and offset to scores of rows that the model wasn't fitted to. Both labels count the same in total. */
export function scaleScores(rows: readonly { score: number; label: 0 | 1 }[]): Scale {
  const ones = rows.filter(({ label }) => label === 1).length;
  const weight = { 1: 0.5 / Math.max(1, ones), 0: 0.5 / Math.max(1, rows.length - ones) };
  let slope = 1;
  let offset = 0;
  for (let step = 0; step < 3000; step++) {
    let bySlope = 0;
    let byOffset = 0;
    for (const { score, label } of rows) {
      const error = weight[label] * (logistic(slope * score + offset) - label);
      bySlope += error * score;
      byOffset += error;
    }
    slope -= 0.5 * bySlope;
    offset -= 0.5 * byOffset;
  }
  return { slope: Number(slope.toFixed(4)), offset: Number(offset.toFixed(4)) };
}
