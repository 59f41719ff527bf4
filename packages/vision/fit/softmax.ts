export interface LabelledRow {
  row: readonly number[];
  /** Place of the class. */
  label: number;
  weight: number;
}

export interface Linear {
  weights: number[];
  offset: number;
}

const STEPS = 400;
const RATE = 0.8;

/** Fits one linear score a class by softmax loss, with a ridge on the weights. Rows should be on a common scale. */
export function softmax(rows: readonly LabelledRow[], classes: number, ridge: number): Linear[] {
  const width = rows[0]?.row.length ?? 0;
  const model = Array.from({ length: classes }, () => ({
    weights: new Array<number>(width).fill(0),
    offset: 0,
  }));
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < STEPS; step++) {
    const slopes = model.map(({ weights }) => ({ weights: weights.map((w) => ridge * w), offset: 0 }));
    for (const { row, label, weight } of rows) {
      const scores = model.map((one) =>
        one.weights.reduce((sum, w, at) => sum + w * (row[at] ?? 0), one.offset),
      );
      const top = Math.max(...scores);
      const powers = scores.map((score) => Math.exp(score - top));
      const sum = powers.reduce((a, b) => a + b, 0);
      slopes.forEach((slope, at) => {
        const error = (weight / total) * ((powers[at] ?? 0) / sum - (at === label ? 1 : 0));
        slope.offset += error;
        row.forEach((value, feature) => {
          slope.weights[feature] = (slope.weights[feature] ?? 0) + error * value;
        });
      });
    }
    model.forEach((one, at) => {
      const slope = slopes[at];
      if (!slope) return;
      one.offset -= RATE * slope.offset;
      one.weights = one.weights.map((w, feature) => w - RATE * (slope.weights[feature] ?? 0));
    });
  }
  return model;
}
