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
  /** Side branches of some length; what thinning leaves as fringe doesn't count. */
  forks: number;
}

/** Shorter side branches are fringe, in pixels. */
const LEAST_BRANCH = 9;
const UNREACHED = -1;

/** The patch on a grid of its own, with a margin of one pixel, so that no neighbour needs a check. */
interface Grid {
  wide: number;
  /** 1 where the line is. */
  cells: Uint8Array;
  /** Offsets of the line's pixels on the grid. */
  members: Int32Array;
  /** The offset of each of the eight neighbours. */
  ring: Int32Array;
  /** The length of the step to each of them. */
  steps: Float64Array;
  toPhoto: (at: number) => number;
}

const STEPS = Float64Array.of(Math.SQRT2, 1, Math.SQRT2, 1, 1, Math.SQRT2, 1, Math.SQRT2);

function gridOf(thinned: Patch, width: number): Grid {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (const at of thinned) {
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const wide = right - left + 3;
  const cells = new Uint8Array(wide * (bottom - top + 3));
  const members = Int32Array.from(thinned, (at) => {
    const x = at % width;
    return ((at - x) / width - top + 1) * wide + x - left + 1;
  });
  for (const at of members) cells[at] = 1;
  const ring = Int32Array.of(-wide - 1, -wide, -wide + 1, -1, 1, wide - 1, wide, wide + 1);
  const toPhoto = (at: number) => (Math.floor(at / wide) + top - 1) * width + (at % wide) + left - 1;
  return { wide, cells, members, ring, steps: STEPS, toPhoto };
}

interface Walk {
  farthest: number;
  distance: number;
  cameFrom: Int32Array;
}

/** The farthest pixel from a start, walking along the lines (steps near enough equal for a plain queue). */
function walk(start: number, { cells, members, ring, steps }: Grid): Walk {
  const distance = new Float32Array(cells.length).fill(UNREACHED);
  const cameFrom = new Int32Array(cells.length).fill(UNREACHED);
  const queue = new Int32Array(members.length + 1);
  queue[0] = start;
  distance[start] = 0;
  let farthest = start;
  for (let next = 0, end = 1; next < end; next++) {
    const at = queue[next] ?? start;
    const here = distance[at] ?? 0;
    if (here > (distance[farthest] ?? 0)) farthest = at;
    for (let side = 0; side < 8; side++) {
      const to = at + (ring[side] ?? 0);
      if (!cells[to] || distance[to] !== UNREACHED) continue;
      distance[to] = here + (steps[side] ?? 0);
      cameFrom[to] = at;
      queue[end++] = to;
    }
  }
  return { farthest, distance: distance[farthest] ?? 0, cameFrom };
}

/** How many connected groups of some size are left when the longest way is taken out. */
function sideBranches({ cells, members, ring }: Grid, spine: readonly number[]): number {
  const left = cells.slice();
  for (const at of spine) left[at] = 0;
  let count = 0;
  for (const start of members) {
    if (!left[start]) continue;
    left[start] = 0;
    const group = [start];
    for (let next = 0; next < group.length; next++) {
      for (let side = 0; side < 8; side++) {
        const to = (group[next] ?? start) + (ring[side] ?? 0);
        if (!left[to]) continue;
        left[to] = 0;
        group.push(to);
      }
    }
    if (group.length >= LEAST_BRANCH) count += 1;
  }
  return count;
}

function lengthOfAll({ cells, members, ring, steps }: Grid): number {
  let sum = 0;
  for (const at of members)
    for (let side = 0; side < 8; side++) if (cells[at + (ring[side] ?? 0)]) sum += (steps[side] ?? 0) / 2;
  return sum;
}

/** The graph of a thinned patch, as far as it is needed: its longest way, its length and its forks. */
export function skeletonOf(thinned: Patch, width: number): Skeleton | undefined {
  if (thinned.length === 0) return undefined;
  const grid = gridOf(thinned, width);
  const end = walk(grid.members[0] ?? 0, grid).farthest;
  const { farthest, distance, cameFrom } = walk(end, grid);
  const spine: number[] = [];
  for (let at = farthest; at !== UNREACHED; at = cameFrom[at] ?? UNREACHED) spine.push(at);
  return {
    spine: spine.map(grid.toPhoto),
    spineLength: distance,
    totalLength: lengthOfAll(grid),
    forks: sideBranches(grid, spine),
  };
}
