import type { Patch } from './trace-mask.ts';

/** A line between two ends or forks: offsets of its pixels in order. */
export type Branch = number[];

export interface Skeleton {
  /** The longest way through the group, in order. */
  spine: Branch;
  /** Length of the spine in pixels. */
  spineLength: number;
  /** Length of everything in pixels. */
  totalLength: number;
  /** Pixels where three or more lines meet, neighbours counted once. */
  forks: number;
}

const DIAGONAL = Math.SQRT2;

function neighboursOf(at: number, width: number, set: ReadonlySet<number>): [number, number][] {
  const found: [number, number][] = [];
  const x = at % width;
  for (const dy of [-width, 0, width]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || x + dx < 0 || x + dx >= width) continue;
      if (set.has(at + dy + dx)) found.push([at + dy + dx, dx !== 0 && dy !== 0 ? DIAGONAL : 1]);
    }
  }
  return found;
}

interface Reach {
  farthest: number;
  distance: number;
  cameFrom: Map<number, number>;
}

/** The farthest pixel from a start, walking along the lines (steps near enough equal for a plain queue). */
function walk(start: number, width: number, set: ReadonlySet<number>): Reach {
  const distance = new Map<number, number>([[start, 0]]);
  const cameFrom = new Map<number, number>();
  const queue = [start];
  let farthest = start;
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next] ?? start;
    const here = distance.get(at) ?? 0;
    if (here > (distance.get(farthest) ?? 0)) farthest = at;
    for (const [to, step] of neighboursOf(at, width, set)) {
      if (distance.has(to)) continue;
      distance.set(to, here + step);
      cameFrom.set(to, at);
      queue.push(to);
    }
  }
  return { farthest, distance: distance.get(farthest) ?? 0, cameFrom };
}

/** The graph of a thinned patch, as far as it is needed: its longest way, its length and its forks. */
export function skeletonOf(thinned: Patch, width: number): Skeleton | undefined {
  const [first] = thinned;
  if (first === undefined) return undefined;
  const set = new Set(thinned);
  const end = walk(first, width, set).farthest;
  const { farthest, distance, cameFrom } = walk(end, width, set);
  const spine: Branch = [farthest];
  for (let at = cameFrom.get(farthest); at !== undefined; at = cameFrom.get(at)) spine.push(at);
  const forks = new Set<number>();
  let steps = 0;
  for (const at of thinned) {
    const near = neighboursOf(at, width, set);
    for (const [, step] of near) steps += step / 2;
    if (near.length >= 3 && !near.some(([to]) => forks.has(to))) forks.add(at);
  }
  return { spine, spineLength: distance, totalLength: steps, forks: forks.size };
}
