import type { Plane } from '../evidence/evidence.ts';
import { courseOf, smoothed } from './course.ts';
import type { Line } from './line.ts';

/** How wide a line is, in pixels of the image, finer than a pixel. */
export interface FineWidth {
  width: number;
  /** Half of the error bar: how far the middle of many places along the line may be off. */
  error: number;
}

/** Places along the line at which its width is taken. */
const PLACES = 160;
/** A place every quarter of a pixel across. */
const STEP = 0.25;
/** The surface beside a line is looked for so many of its own widths away. */
const BESIDE = 1.2;
const LEAST_BESIDE = 4;
/** Darkness less than this, in grey levels, is no edge to measure by. */
const LEAST_DEPTH = 8;
/** Where the edge of a line lies is known no better, in pixels. */
const EDGE_ERROR = 0.15;
/** Below so many pixels blur fills the line with light, and it looks up to twice as wide as it is. */
const BLURRED = 3.5;

function brightness({ data, width, height }: Plane, x: number, y: number): number {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [u, v] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = top * width + left;
  const above = (data[at] ?? 0) * (1 - u) + (data[at + 1] ?? 0) * u;
  const below = (data[at + width] ?? 0) * (1 - u) + (data[at + width + 1] ?? 0) * u;
  return above * (1 - v) + below * v;
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Width of the dark between both sides of one place: the missing light over its depth. Unlike the
 * distance between two half-way points it doesn't grow when a lens or a smaller picture blurs the edges, as long
 * as the middle keeps its darkness.
 */
function widthAt(
  grey: Plane,
  [x, y]: readonly [number, number],
  across: number,
  about: number,
): number | undefined {
  const reach = Math.max(LEAST_BESIDE, about * BESIDE) + about / 2;
  const count = Math.round(reach / STEP);
  const [cos, sin] = [Math.cos(across) * STEP, Math.sin(across) * STEP];
  const profile = Array.from({ length: 2 * count + 1 }, (_, index) =>
    brightness(grey, x + cos * (index - count), y + sin * (index - count)),
  );
  const outer = Math.max(4, Math.round(count / 4));
  const side = (values: number[]) =>
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    );
  const [left, right] = [side(profile.slice(0, outer)), side(profile.slice(-outer))];
  // The darkest quarter of the line: its middle where it is wide, its one darkest place where it is a hair.
  const half = Math.max(1, Math.round(about / 8 / STEP));
  const floor = quantile(
    profile.slice(count - half, count + half + 1).toSorted((a, b) => a - b),
    0.5,
  );
  if (Math.min(left, right) - floor < LEAST_DEPTH) return undefined;
  const missing = profile.reduce((sum, value, index) => {
    const surface = left + ((right - left) * index) / (2 * count);
    return sum + (surface - value) / (surface - floor);
  }, 0);
  return missing * STEP;
}

/** The middle width along a line. Undefined where its sides are nowhere clear enough to tell. */
export function fineWidth(
  grey: Plane,
  { points, width }: Pick<Line, 'points' | 'width'>,
): FineWidth | undefined {
  const { x, y } = smoothed(courseOf(points), 4);
  const every = Math.max(1, Math.floor(x.length / PLACES));
  const ahead = 6;
  const widths: number[] = [];
  for (let at = ahead; at + ahead < x.length; at += every) {
    const alongX = (x[at + ahead] ?? 0) - (x[at - ahead] ?? 0);
    const alongY = (y[at + ahead] ?? 0) - (y[at - ahead] ?? 0);
    const across = Math.atan2(alongY, alongX) + Math.PI / 2;
    const found = widthAt(grey, [x[at] ?? 0, y[at] ?? 0], across, width);
    if (found !== undefined) widths.push(found);
  }
  if (widths.length === 0) return undefined;
  widths.sort((a, b) => a - b);
  const spread = (quantile(widths, 0.75) - quantile(widths, 0.25)) / 2;
  const middle = quantile(widths, 0.5);
  return { width: middle, error: Math.hypot(spread, EDGE_ERROR, middle < BLURRED ? middle / 2 : 0) };
}
