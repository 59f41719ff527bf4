import { dot } from '../src/learning/minimise.ts';
import { randomFrom } from './random.ts';
import type { Linear } from './softmax.ts';

const ROUNDS = 60;

/** Vectors at right angles and of length 1 that span the same (Gram and Schmidt). */
function straightened(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    const left = vector.slice();
    for (const one of done) {
      const share = dot(left, one);
      for (let at = 0; at < left.length; at++) left[at] = (left[at] ?? 0) - share * (one[at] ?? 0);
    }
    const length = Math.sqrt(dot(left, left)) || 1;
    done.push(left.map((value) => value / length));
  }
  return done;
}

/** What a space of a few directions does with a row of many numbers, and with a score that was fitted there. */
export interface Space {
  project(row: ArrayLike<number>): number[];
  /** The same score of the whole row. */
  unfolded(score: Linear): Linear;
}

/** The directions in which rows differ most, once each number has spread 1; along each of them rows have spread 1. */
export function principal(rows: readonly ArrayLike<number>[], directions: number): Space {
  const width = rows[0]?.length ?? 0;
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  for (const row of rows)
    for (let at = 0; at < width; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
  for (const row of rows)
    for (let at = 0; at < width; at++)
      spread[at] = (spread[at] ?? 0) + ((row[at] ?? 0) - (mean[at] ?? 0)) ** 2 / rows.length;
  const scale = spread.map((value) => Math.sqrt(value) + 1e-3);
  const scaled = rows.map((row) => mean.map((centre, at) => ((row[at] ?? 0) - centre) / (scale[at] ?? 1)));
  const random = randomFrom(1);
  let axes = straightened(
    Array.from({ length: directions }, () => new Float64Array(width).map(() => random() - 0.5)),
  );
  for (let round = 0; round < ROUNDS; round++) {
    const turned = axes.map(() => new Float64Array(width));
    for (const row of scaled) {
      axes.forEach((axis, index) => {
        const along = dot(row, axis);
        const next = turned[index];
        if (next) for (let at = 0; at < width; at++) next[at] = (next[at] ?? 0) + along * (row[at] ?? 0);
      });
    }
    axes = straightened(turned);
  }
  const along = axes.map((axis) => {
    const values = scaled.map((row) => dot(row, axis));
    return Math.sqrt(dot(values, values) / values.length) + 1e-6;
  });
  return {
    project: (row) => {
      const one = mean.map((centre, at) => ((row[at] ?? 0) - centre) / (scale[at] ?? 1));
      return axes.map((axis, index) => dot(one, axis) / (along[index] ?? 1));
    },
    unfolded: ({ weights, offset }) => {
      const whole = Array.from({ length: width }, (_, at) =>
        axes.reduce(
          (sum, axis, index) => sum + ((weights[index] ?? 0) * (axis[at] ?? 0)) / (along[index] ?? 1),
          0,
        ),
      ).map((weight, at) => weight / (scale[at] ?? 1));
      return { weights: whole, offset: offset - dot(whole, mean) };
    },
  };
}
