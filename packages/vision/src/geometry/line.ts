import type { Plane } from '../evidence/evidence.ts';
import { type Course, courseOf, smoothed, squaresApart } from './course.ts';
import type { RidgeMap } from './ridge.ts';
import type { Skeleton } from './skeleton.ts';

/** What can be measured of one line. Lengths are in pixels of the working image. */
export interface Line {
  /** The longest way along it, in order. */
  points: [number, number][];
  length: number;
  totalLength: number;
  forks: number;
  /** Median, and the spread between quartiles over the median. */
  width: number;
  widthSpread: number;
  /** Mean darkness against both sides, in grey levels, and against the texture around. */
  strength: number;
  salience: number;
  /** Distance between its ends over its length: 1 is dead straight. */
  chord: number;
  /** Mean change of direction between short stretches, in radians: cables and joints hardly turn. */
  turning: number;
  /** How far it strays from its own smoothed course, in thousandths of the diagonal: a cable hardly does. */
  wiggle: number;
  /** Share of its length within 8° of level or plumb. */
  squared: number;
  /** Mean direction, in degrees from level: 0 to 90. */
  slope: number;
  /** How much one side is lighter than the other, over its strength: high at a step or a shadow's edge. */
  lopsided: number;
  /** Brightness of the line over that of the surface beside it, 0 to 1: a gap is darker than a stain. */
  darkness: number;
}

/** A stretch, as a share of the photo's diagonal. */
const STRETCH = 0.018;
/** How far to each side the surface beside a line is looked at, and its width followed, as shares of the diagonal. */
const BESIDE = 0.011;
const WIDEST = 0.025;
const SQUARE = (8 * Math.PI) / 180;

const median = (values: number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return values.length === 0 ? 0 : sum / values.length;
}

interface Profile {
  width: number;
  lopsided: number;
  /** Brightness of the line itself and of the darker of its sides. */
  here: number;
  beside: number;
}

/** Brightness on both sides and the width of the dark between them, half-way down. */
function profile(grey: Plane, x: number, y: number, angle: number): Profile {
  const diagonal = Math.hypot(grey.width, grey.height);
  const beside = Math.max(5, Math.round(diagonal * BESIDE));
  const widest = Math.max(12, Math.round(diagonal * WIDEST));
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const level = (step: number) => {
    const px = Math.min(grey.width - 1, Math.max(0, Math.round(x + cos * step)));
    const py = Math.min(grey.height - 1, Math.max(0, Math.round(y + sin * step)));
    return grey.data[py * grey.width + px] ?? 0;
  };
  const here = Math.min(level(0), level(-1), level(1));
  const side = (sign: number) => {
    let lightest = here;
    for (let step = 2; step <= beside; step++) lightest = Math.max(lightest, level(sign * step));
    return lightest;
  };
  const [left, right] = [side(-1), side(1)];
  const half = (here + Math.min(left, right)) / 2;
  const run = (sign: number) => {
    let step = 1;
    while (step < widest && level(sign * step) < half) step += 1;
    return step - 0.5;
  };
  const darker = Math.min(left, right);
  const lopsided = Math.abs(left - right) / Math.max(4, darker - here);
  return { width: run(-1) + run(1), lopsided, here, beside: darker };
}

/** Directions of successive stretches of the line, in radians. */
function directions({ x, y }: Course, stretch: number): number[] {
  const found: number[] = [];
  for (let at = 0; at + stretch < x.length; at += stretch)
    found.push(Math.atan2((y[at + stretch] ?? 0) - (y[at] ?? 0), (x[at + stretch] ?? 0) - (x[at] ?? 0)));
  return found;
}

const turn = (from: number, to: number): number => {
  const change = Math.abs(to - from) % (2 * Math.PI);
  return change > Math.PI ? 2 * Math.PI - change : change;
};

/** How far a direction is from the nearest of level and plumb. */
const offSquare = (direction: number): number => {
  const quarter = Math.PI / 2;
  const rest = Math.abs(direction) % quarter;
  return Math.min(rest, quarter - rest);
};

function lengthOf({ x, y }: Course): number {
  let sum = 0;
  for (let at = 1; at < x.length; at++)
    sum += Math.hypot((x[at] ?? 0) - (x[at - 1] ?? 0), (y[at] ?? 0) - (y[at - 1] ?? 0));
  return sum;
}

/** Measures a thinned line in the photo. */
export function measureLine(skeleton: Skeleton, map: RidgeMap, grey: Plane): Line {
  const { width } = map;
  const points = skeleton.spine.map((at): [number, number] => [at % width, Math.floor(at / width)]);
  const every = Math.max(1, Math.floor(points.length / 120));
  const sampled = skeleton.spine.filter((_, index) => index % every === 0);
  const profiles = sampled.map((at) =>
    profile(grey, at % width, Math.floor(at / width), map.across[at] ?? 0),
  );
  const widths = profiles.map((one) => one.width);
  const middle = median(widths);
  const diagonal = Math.hypot(grey.width, grey.height);
  const stretch = Math.max(6, Math.round(diagonal * STRETCH));
  const pixels = courseOf(points);
  const course = smoothed(pixels, 3);
  const length = lengthOf(course);
  const ways = directions(course, stretch);
  const strays = squaresApart(course, smoothed(pixels, 2 * stretch));
  const [startX, startY] = points[0] ?? [0, 0];
  const [endX, endY] = points.at(-1) ?? [0, 0];
  const span = Math.hypot(endX - startX, endY - startY);
  return {
    points,
    length,
    totalLength: skeleton.totalLength,
    forks: skeleton.forks,
    width: middle,
    widthSpread: (median(widths, 0.75) - median(widths, 0.25)) / Math.max(1, middle),
    strength: mean(sampled.map((at) => map.strength[at] ?? 0)),
    salience: mean(sampled.map((at) => map.salience[at] ?? 0)),
    chord: length > 0 ? Math.min(1, span / length) : 0,
    wiggle: (Math.sqrt(mean(strays)) / diagonal) * 1000,
    turning: mean(ways.slice(1).map((way, at) => turn(ways[at] ?? way, way))),
    squared: mean(ways.map((way) => (offSquare(way) < SQUARE ? 1 : 0))),
    slope: (Math.atan2(Math.abs(endY - startY), Math.abs(endX - startX)) * 180) / Math.PI,
    lopsided: median(profiles.map((one) => Math.min(4, one.lopsided))),
    darkness: mean(profiles.map(({ here, beside }) => here / Math.max(1, beside))),
  };
}
