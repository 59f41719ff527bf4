/** Outlines of what stands out in a grid of cells, in fractions of the photo. */

export type Point = [x: number, y: number];

/** Values row by row. */
export interface Grid {
  columns: number;
  rows: number;
  values: ArrayLike<number>;
}

/** Cells of a grid that hang together, as indices. */
export type Cluster = readonly number[];

/**
 * Cells at or above the threshold that touch, corners included; the heaviest first. Also of a picture's pixels, so that
 * each is marked in place.
 */
export function clustersOf({ columns, rows, values }: Grid, threshold: number): Cluster[] {
  const left = new Uint8Array(columns * rows);
  for (let at = 0; at < left.length; at++) left[at] = (values[at] ?? 0) >= threshold ? 1 : 0;
  const clusters: { cells: number[]; mass: number }[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    left[start] = 0;
    const cells = [start];
    let mass = 0;
    for (const at of cells) {
      mass += values[at] ?? 0;
      const x = at % columns;
      const from = x > 0 ? -1 : 0;
      const to = x + 1 < columns ? 1 : 0;
      for (let row = at - columns; row <= at + columns; row += columns) {
        for (let next = row + from; next <= row + to; next++) {
          if (left[next] !== 1) continue;
          left[next] = 0;
          cells.push(next);
        }
      }
    }
    clusters.push({ cells, mass });
  }
  return clusters.sort((one, other) => other.mass - one.mass).map(({ cells }) => cells);
}

/** A box around these cells, in fractions of the photo. */
export function boxOf(cells: Cluster, { columns, rows }: Pick<Grid, 'columns' | 'rows'>) {
  const xs = cells.map((at) => at % columns);
  const ys = cells.map((at) => Math.floor(at / columns));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [x, y] = [rounded(left / columns), rounded(top / rows)];
  return {
    x,
    y,
    width: within(x, (Math.max(...xs) + 1 - left) / columns),
    height: within(y, (Math.max(...ys) + 1 - top) / rows),
  };
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

/** A length from `start` that doesn't reach beyond 1, whatever rounding did. */
const within = (start: number, size: number) => Math.min(rounded(size), 1 - start);

/**
 * The outer edge of a cluster: round its cells clockwise along their sides, with the corners cut, so that it doesn't
 * pretend to know the wall to the cell. Cells that touch only by a corner are rounded each by itself.
 */
export function outlinesOf(cells: Cluster, { columns, rows }: Pick<Grid, 'columns' | 'rows'>): Point[][] {
  const inside = new Set(cells);
  const has = (x: number, y: number) =>
    x >= 0 && x < columns && y >= 0 && y < rows && inside.has(y * columns + x);
  // Sides between a cell inside and one outside, each with the cells on its right hand.
  const next = new Map<string, Point[]>();
  const add = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (const at of cells) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const loops: Point[][] = [];
  for (const [key, starts] of next) {
    while (starts.length > 0) {
      const loop: Point[] = [];
      let at = key;
      for (let to = next.get(at)?.pop(); to; to = next.get(at)?.pop()) {
        loop.push(to);
        at = to.join();
        if (at === key) break;
      }
      if (loop.length >= 4) loops.push(loop);
    }
  }
  // A hole runs the other way round: what is drawn is the outer edge.
  return loops
    .filter((loop) => areaOf(loop) > 0)
    .map((loop) => cutCorners(loop).map(([x, y]): Point => [rounded(x / columns), rounded(y / rows)]));
}

function areaOf(loop: readonly Point[]): number {
  return loop.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = loop[(at + 1) % loop.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** The middles of a loop's sides, one after the other: straight runs stay, corners are cut. */
function cutCorners(loop: readonly Point[]): Point[] {
  const middles = loop.map(([x, y], at): Point => {
    const [nextX, nextY] = loop[(at + 1) % loop.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2];
  });
  // Points on a straight run add nothing.
  return middles.filter(([x, y], at) => {
    const [beforeX, beforeY] = middles.at(at - 1) ?? [x, y];
    const [afterX, afterY] = middles[(at + 1) % middles.length] ?? [x, y];
    return (x - beforeX) * (afterY - y) !== (y - beforeY) * (afterX - x);
  });
}
