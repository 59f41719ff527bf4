import { type DescribedSpot, describedSpots, FACTS } from '../alike/print.ts';
import type { Grey } from '../alike/scale-space.ts';
import { fitHomography, type Homography, mapped, type Pair } from './homography.ts';

/** The most spots of each photo. */
const SPOTS = 360;
/** The next best spot has to be so much worse. */
const CLEARER = 0.9;
/** The clearest matches, which are tried in twos. */
const TRIED = 70;
/** How far from where it should be a spot may lie, in shares of the picture's long side: first, and once fitted. */
const [ROUGH, FINE] = [0.02, 0.008];
const LARGEST_SCALE = 2.6;
const LARGEST_TURN = 0.8;
/** With so many agreeing spots the slant of the view is fitted as well. */
const ENOUGH_FOR_SLANT = 14;

export interface Alignment {
  /** From pixels of the first picture to pixels of the second. */
  homography: Homography;
  /** Spots that agree. */
  agreeing: number;
}

interface Match extends Pair {
  grown: number;
  ratio: number;
}

/** How the second picture lies on the first, from spots that both show. Undefined where too few agree. */
export function align(first: Grey, second: Grey): Alignment | undefined {
  const matches = match(describedSpots(first, SPOTS), describedSpots(second, SPOTS));
  const side = Math.max(second.width, second.height);
  let best: { homography: Homography; agreeing: Match[] } | undefined;
  const tried = matches.slice(0, TRIED);
  for (const [at, one] of tried.entries()) {
    for (const other of tried.slice(at + 1)) {
      const homography = similarity(one, other, Math.max(first.width, first.height));
      if (!homography) continue;
      const agreeing = within(matches, homography, ROUGH * side);
      if (agreeing.length > (best?.agreeing.length ?? 3)) best = { homography, agreeing };
    }
  }
  if (!best) return undefined;
  for (const reach of [ROUGH, FINE, FINE, FINE]) {
    const fitted = fitHomography(best.agreeing, best.agreeing.length >= ENOUGH_FOR_SLANT);
    if (!fitted) return undefined;
    best = { homography: fitted, agreeing: within(matches, fitted, reach * side) };
    if (best.agreeing.length < 4) return undefined;
  }
  return { homography: best.homography, agreeing: best.agreeing.length };
}

/** Spots that are each other's nearest, the clearest first. */
function match(one: readonly DescribedSpot[], other: readonly DescribedSpot[]): Match[] {
  const back = other.map(() => ({ at: -1, distance: Infinity }));
  const forth = one.map((a, i) => {
    const mine = { at: -1, first: Infinity, second: Infinity };
    for (const [j, b] of other.entries()) {
      const its = back[j];
      if (!its || Math.abs(a.size - b.size) > 1.5) continue;
      const distance = apart(a.facts, b.facts);
      if (distance < mine.first) {
        mine.second = mine.first;
        mine.first = distance;
        mine.at = j;
      } else if (distance < mine.second) mine.second = distance;
      if (distance < its.distance) {
        its.distance = distance;
        its.at = i;
      }
    }
    return mine;
  });
  const matches: Match[] = [];
  for (const [i, { at, first, second }] of forth.entries()) {
    const [a, b] = [one[i], other[at]];
    const ratio = Math.sqrt(first / second);
    if (!a || !b || back[at]?.at !== i || ratio > CLEARER) continue;
    matches.push({ from: [a.x, a.y], to: [b.x, b.y], grown: b.size - a.size, ratio });
  }
  return matches.sort((x, y) => x.ratio - y.ratio);
}

function apart(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < FACTS; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    sum += difference * difference;
  }
  return sum;
}

/** How the photos would lie if both matches are right; undefined where nobody takes photos so. */
function similarity(one: Match, other: Match, side: number): Homography | undefined {
  const [ax, ay] = [other.from[0] - one.from[0], other.from[1] - one.from[1]];
  const [bx, by] = [other.to[0] - one.to[0], other.to[1] - one.to[1]];
  const length = ax * ax + ay * ay;
  if (length < (0.08 * side) ** 2) return undefined;
  const p = (ax * bx + ay * by) / length;
  const q = (ax * by - ay * bx) / length;
  const scale = Math.hypot(p, q);
  if (scale > LARGEST_SCALE || scale < 1 / LARGEST_SCALE || Math.abs(Math.atan2(q, p)) > LARGEST_TURN)
    return undefined;
  const [x, y] = one.from;
  return [p, -q, one.to[0] - p * x + q * y, q, p, one.to[1] - q * x - p * y, 0, 0, 1];
}

function within(matches: readonly Match[], homography: Homography, reach: number): Match[] {
  return matches.filter(({ from, to }) => {
    const [x, y] = mapped(homography, from[0], from[1]);
    return Math.hypot(x - to[0], y - to[1]) <= reach;
  });
}
