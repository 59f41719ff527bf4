/**
 * Learns how much each piece of evidence counts: a logistic regression by Newton's steps, on what rules and model say of
 * sentences that neither was made from.
 */
import type { Line } from '../../src/hazards/model/evidence.ts';

export interface Sample {
  evidence: readonly number[];
  right: boolean;
}

const RIDGE = 3;
const STEPS = 12;

/** Solves `matrix` x = `values` by elimination. Both are used up. */
function solve(matrix: Float64Array[], values: Float64Array): Float64Array {
  const size = values.length;
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    [matrix[column], matrix[pivot]] = [matrix[pivot] as Float64Array, matrix[column] as Float64Array];
    [values[column], values[pivot]] = [values[pivot] ?? 0, values[column] ?? 0];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const times = at(row, column) / at(column, column);
      const target = matrix[row];
      if (!target || times === 0) continue;
      for (let other = column; other < size; other += 1)
        target[other] = (target[other] ?? 0) - times * at(column, other);
      values[row] = (values[row] ?? 0) - times * (values[column] ?? 0);
    }
  }
  return values.map((value, row) => value / at(row, row));
}

export function learnLine(samples: readonly Sample[]): Line {
  const size = samples[0]?.evidence.length ?? 0;
  const mean = new Float64Array(size);
  const spread = new Float64Array(size);
  for (const { evidence } of samples)
    evidence.forEach((value, i) => {
      mean[i] = (mean[i] ?? 0) + value / samples.length;
    });
  for (const { evidence } of samples)
    evidence.forEach((value, i) => {
      spread[i] = (spread[i] ?? 0) + (value - (mean[i] ?? 0)) ** 2 / samples.length;
    });
  const deviation = spread.map((value) => Math.sqrt(value) + 1e-6);
  const rows = samples.map(({ evidence }) =>
    Float64Array.from([1, ...evidence.map((value, i) => (value - (mean[i] ?? 0)) / (deviation[i] ?? 1))]),
  );
  let weights = new Float64Array(size + 1);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, i) => (i === 0 ? 0 : -RIDGE * weight));
    const curve = Array.from({ length: size + 1 }, (_, i) => {
      const row = new Float64Array(size + 1);
      row[i] = i === 0 ? 1e-9 : RIDGE;
      return row;
    });
    rows.forEach((row, sample) => {
      const score = row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-score));
      const off = (samples[sample]?.right ? 1 : 0) - chance;
      const width = chance * (1 - chance) + 1e-9;
      row.forEach((value, i) => {
        slope[i] = (slope[i] ?? 0) + off * value;
        const line = curve[i];
        if (line) for (let j = 0; j <= size; j += 1) line[j] = (line[j] ?? 0) + width * value * (row[j] ?? 0);
      });
    });
    const move = solve(curve, slope);
    weights = weights.map((weight, i) => weight + (move[i] ?? 0));
  }
  const plain = [...weights.subarray(1)].map((weight, i) => weight / (deviation[i] ?? 1));
  const bias = (weights[0] ?? 0) - plain.reduce((sum, weight, i) => sum + weight * (mean[i] ?? 0), 0);
  const short = (value: number) => Number(value.toPrecision(6));
  return { bias: short(bias), weights: plain.map(short) };
}
