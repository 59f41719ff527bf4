/** Where a point of one photo lies in another of the same flat surface: nine numbers, row by row, the last of them 1. */
export type Homography = readonly number[];

/** A point of the first photo and of the second. */
export interface Pair {
  from: readonly [number, number];
  to: readonly [number, number];
}

export function mapped(h: Homography, x: number, y: number): [number, number] {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, i = 0] = h;
  const depth = g * x + i * y + 1;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

/** How much larger the second photo shows what lies at this point of the first. */
export function growthAt(h: Homography, x: number, y: number): number {
  const [fromX, fromY] = mapped(h, x, y);
  const [rightX, rightY] = mapped(h, x + 1, y);
  const [downX, downY] = mapped(h, x, y + 1);
  const area = (rightX - fromX) * (downY - fromY) - (rightY - fromY) * (downX - fromX);
  return Math.sqrt(Math.abs(area));
}

/** Least squares over pairs; `full` also fits the slant of the view. Undefined where the pairs don't settle it. */
export function fitHomography(pairs: readonly Pair[], full: boolean): Homography | undefined {
  const unknowns = full ? 8 : 6;
  if (pairs.length * 2 < unknowns) return undefined;
  const sums = Array.from({ length: unknowns }, () => new Float64Array(unknowns + 1));
  const add = (row: readonly number[], value: number) => {
    for (let i = 0; i < unknowns; i += 1) {
      const line = sums[i];
      if (!line) continue;
      for (let j = 0; j < unknowns; j += 1) line[j] = (line[j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
      line[unknowns] = (line[unknowns] ?? 0) + (row[i] ?? 0) * value;
    }
  };
  for (const { from, to } of pairs) {
    const [x, y] = from;
    const [u, v] = to;
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u);
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v);
  }
  const solution = solve(sums);
  return solution && [...solution, ...(full ? [] : [0, 0]), 1];
}

/** Gauss's elimination with the largest pivot first. */
function solve(rows: Float64Array[]): number[] | undefined {
  const size = rows.length;
  for (let at = 0; at < size; at += 1) {
    let best = at;
    for (let row = at + 1; row < size; row += 1) {
      if (Math.abs(rows[row]?.[at] ?? 0) > Math.abs(rows[best]?.[at] ?? 0)) best = row;
    }
    const pivot = rows[best];
    const other = rows[at];
    if (!pivot || !other || Math.abs(pivot[at] ?? 0) < 1e-9) return undefined;
    rows[best] = other;
    rows[at] = pivot;
    for (let row = 0; row < size; row += 1) {
      const line = rows[row];
      if (row === at || !line) continue;
      const factor = (line[at] ?? 0) / (pivot[at] ?? 1);
      for (let column = at; column <= size; column += 1)
        line[column] = (line[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}
