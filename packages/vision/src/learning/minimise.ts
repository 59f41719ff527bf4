/** Writes the slope at `at` into `slope` and returns the value there. */
export type Objective = (at: Float64Array, slope: Float64Array) => number;

export interface MinimiseOptions {
  /** The most steps. */
  steps?: number;
  /** Steps that the memory of the curvature goes back. */
  memory?: number;
  /** Ends when no part of the slope is steeper than this. */
  flat?: number;
}

/** The sum of products, place by place. */
export const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += (a[k] ?? 0) * (b[k] ?? 0);
  return sum;
};

/** to += factor × from */
function addTo(to: Float64Array, from: Float64Array, factor: number): void {
  for (let k = 0; k < to.length; k++) to[k] = (to[k] ?? 0) + factor * (from[k] ?? 0);
}

interface Move {
  step: Float64Array;
  turn: Float64Array;
  /** 1 / (step · turn) */
  scale: number;
}

/** The slope, turned by what the last moves told of the curvature (the two loops of L-BFGS). */
function direction(slope: Float64Array, moves: readonly Move[]): Float64Array {
  const way = slope.map((value) => -value);
  const shares: number[] = [];
  for (const { step, turn, scale } of moves.toReversed()) {
    const share = scale * dot(step, way);
    shares.push(share);
    addTo(way, turn, -share);
  }
  const last = moves.at(-1);
  if (last) {
    const factor = 1 / (last.scale * dot(last.turn, last.turn));
    for (let k = 0; k < way.length; k++) way[k] = (way[k] ?? 0) * factor;
  }
  for (const { step, turn, scale } of moves) {
    addTo(way, step, (shares.pop() ?? 0) - scale * dot(turn, way));
  }
  return way;
}

/** The lowest point of a smooth convex function, from `start`, by L-BFGS with halved steps. `start` isn't changed. */
export function minimise(
  objective: Objective,
  start: Float64Array,
  { steps = 100, memory = 8, flat = 1e-5 }: MinimiseOptions = {},
): Float64Array {
  let at = start.slice();
  let slope = new Float64Array(at.length);
  let value = objective(at, slope);
  const moves: Move[] = [];
  for (let count = 0; count < steps; count++) {
    if (slope.every((part) => Math.abs(part) < flat)) break;
    let way = direction(slope, moves);
    let fall = dot(way, slope);
    if (fall >= 0) {
      moves.length = 0;
      way = slope.map((part) => -part);
      fall = dot(way, slope);
    }
    const next = new Float64Array(at.length);
    const nextSlope = new Float64Array(at.length);
    let length = 1;
    let nextValue = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < 30; tries++) {
      next.set(at);
      addTo(next, way, length);
      nextValue = objective(next, nextSlope);
      if (nextValue <= value + 1e-4 * length * fall) break;
      length /= 2;
    }
    if (!(nextValue < value)) break;
    const step = next.map((part, k) => part - (at[k] ?? 0));
    const turn = nextSlope.map((part, k) => part - (slope[k] ?? 0));
    const bend = dot(step, turn);
    if (bend > 1e-12) moves.push({ step, turn, scale: 1 / bend });
    if (moves.length > memory) moves.shift();
    at = next;
    slope = nextSlope;
    value = nextValue;
  }
  return at;
}
