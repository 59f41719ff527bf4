import { pixelKernels, roomFor } from '../kernels/pixels.ts';
import { BYTES, FACTS, FACTS_AT, type KeptSpot, spotsIn } from './print.ts';

/** The next best of the other photo has to be so much worse, or a spot isn't told from its neighbours. */
const CLEARER = 0.86;
/** How far from where it should be a spot may lie, of 255 across the photo. */
const OFF = 6;
/** How much larger or smaller one photo may show the same. */
const LARGEST_SCALE = 2.2;
const LARGEST_TURN = 0.45;
/** The matches that are tried in twos. */
const TRIED = 60;

interface Match {
  a: KeptSpot;
  b: KeptSpot;
  distance: number;
}

interface Lie {
  /** x' = p x - q y + u, y' = q x + p y + v */
  p: number;
  q: number;
  u: number;
  v: number;
}

/** Of spots in walls that repeat, as of bricks, so many agree by chance: this many of each and then some. */
const BY_CHANCE = 0.05;
const AT_LEAST = 8.5;

/**
 * Whether two photos show one thing, from their prints. The bound was chosen on drawn photos that nothing is measured on:
 * it asks about 3 of 1,000 others wrongly there, and loses no pair that a lower one finds (decision 0217).
 */
export function isAlike(one: Uint8Array, other: Uint8Array): boolean {
  const [a, b] = [spotsIn(one), spotsIn(other)];
  const matches = match(a, b, squaresApart(one, other));
  return agreement(matches) - BY_CHANCE * Math.min(a.length, b.length) >= AT_LEAST;
}

/** How many spots of one photo lie in the other as they would if both showed one thing from two sides. */
function agreement(matches: readonly Match[]): number {
  if (matches.length < 4) return 0;
  const tried = matches.slice(0, TRIED);
  let best = 0;
  for (const [at, first] of tried.entries()) {
    for (const second of tried.slice(at + 1)) {
      const lie = lieOf(first, second);
      if (!lie) continue;
      best = Math.max(best, agreeing(matches, lie));
    }
  }
  return best;
}

/** Spots that are each other's nearest, the clearest first. */
function match(one: readonly KeptSpot[], other: readonly KeptSpot[], squares: Uint32Array): Match[] {
  const nearest = one.map(() => ({ at: -1, first: Infinity, second: Infinity }));
  const back = other.map(() => ({ at: -1, first: Infinity }));
  for (const [i, a] of one.entries()) {
    const mine = nearest[i];
    if (!mine) continue;
    for (const [j, b] of other.entries()) {
      if (Math.abs(a.size - b.size) > 1.6) continue;
      const its = back[j];
      const distance = squares[i * other.length + j] ?? 0;
      if (distance < mine.first) {
        mine.second = mine.first;
        mine.first = distance;
        mine.at = j;
      } else if (distance < mine.second) mine.second = distance;
      if (its && distance < its.first) {
        its.first = distance;
        its.at = i;
      }
    }
  }
  const matches: (Match & { ratio: number })[] = [];
  for (const [i, { at, first, second }] of nearest.entries()) {
    const [a, b] = [one[i], other[at]];
    if (!a || !b || back[at]?.at !== i) continue;
    const ratio = Math.sqrt(first / second);
    if (ratio < CLEARER) matches.push({ a, b, distance: first, ratio });
  }
  return matches.sort((x, y) => x.ratio - y.ratio);
}

/** The square of how far the surroundings of each spot of one print are apart from those of each of another, row by row. */
export function squaresApart(one: Uint8Array, other: Uint8Array): Uint32Array {
  const [ones, others] = [Math.floor(one.length / BYTES), Math.floor(other.length / BYTES)];
  const at = roomFor({ one: one.length, other: other.length, out: 4 * ones * others });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.one).set(one);
  new Uint8Array(buffer, at.other).set(other);
  kernels.apart(...([at.one, ones, at.other, others, BYTES, FACTS_AT, FACTS, at.out] as const));
  return new Uint32Array(buffer, at.out, ones * others).slice();
}

/** How the second photo would lie if these two matches are right; undefined where nobody takes photos so. */
function lieOf(first: Match, second: Match): Lie | undefined {
  const [ax, ay] = [second.a.x - first.a.x, second.a.y - first.a.y];
  const [bx, by] = [second.b.x - first.b.x, second.b.y - first.b.y];
  const length = ax * ax + ay * ay;
  if (length < 400) return undefined;
  const p = (ax * bx + ay * by) / length;
  const q = (ax * by - ay * bx) / length;
  const scale = Math.hypot(p, q);
  if (scale > LARGEST_SCALE || scale < 1 / LARGEST_SCALE || Math.abs(Math.atan2(q, p)) > LARGEST_TURN)
    return undefined;
  return { p, q, u: first.b.x - p * first.a.x + q * first.a.y, v: first.b.y - q * first.a.x - p * first.a.y };
}

function agreeing(matches: readonly Match[], { p, q, u, v }: Lie): number {
  const grown = Math.log2(Math.hypot(p, q));
  let count = 0;
  for (const { a, b } of matches) {
    const dx = p * a.x - q * a.y + u - b.x;
    const dy = q * a.x + p * a.y + v - b.y;
    if (dx * dx + dy * dy <= OFF * OFF && Math.abs(b.size - a.size - grown) < 0.7) count += 1;
  }
  return count;
}
