import type { Plane, Quality, RgbImage } from './evidence.ts';
import { halve } from './plane.ts';

const BURNT_OUT = 252;
const BLACK = 12;

/** The grey level below which `share` of the pixels lie. */
function percentile(histogram: Uint32Array, total: number, share: number): number {
  let seen = 0;
  for (let level = 0; level < histogram.length; level++) {
    seen += histogram[level] ?? 0;
    if (seen >= total * share) return level;
  }
  return histogram.length - 1;
}

/** Counts the steps of one row to its neighbours, right and down: the larger of the two each. */
function countSteps(data: Uint8Array, line: number, width: number, histogram: Uint32Array): void {
  let here = data[line] ?? 0;
  for (let at = line, end = line + width - 1; at < end; at++) {
    const next = data[at + 1] ?? 0;
    const right = Math.abs(next - here);
    const down = Math.abs((data[at + width] ?? 0) - here);
    const step = Math.max(right, down);
    histogram[step] = (histogram[step] ?? 0) + 1;
    here = next;
  }
}

/** Steps between neighbours, right and down: a histogram of the larger of the two, and their mean. */
function steps({ data, width, height }: Plane): { histogram: Uint32Array; total: number; mean: number } {
  const histogram = new Uint32Array(256);
  // A row at a time: the engine compiles well what is called often.
  for (let y = 0; y < height - 1; y++) countSteps(data, y * width, width, histogram);
  const total = Math.max(0, height - 1) * Math.max(0, width - 1);
  const sum = histogram.reduce((all, count, step) => all + count * step, 0);
  return { histogram, total, mean: total ? sum / total : 0 };
}

/**
 * How soft the sharpest part is. An edge in focus is as steep at full size as at a quarter; a soft one gets
 * steeper the smaller the picture. Only where the small picture has edges at all is there something to judge:
 * a plain wall isn't blurred.
 */
function blurOf(grey: Plane, fine: ReturnType<typeof steps>): number {
  const coarse = steps(halve(halve(halve(grey))));
  const edge = percentile(coarse.histogram, coarse.total, 0.98);
  if (edge < 10) return 0;
  const steepest = percentile(fine.histogram, fine.total, 0.998);
  const ratio = steepest / edge;
  return Math.min(1, Math.max(0, 1 - ratio));
}

/** Counts the grey levels of one row. Returns how many of its pixels are burnt out. */
function countLevels(rgb: RgbImage, { data, width }: Plane, y: number, histogram: Uint32Array): number {
  let burnt = 0;
  for (let at = y * width, end = at + width; at < end; at++) {
    const level = data[at] ?? 0;
    histogram[level] = (histogram[level] ?? 0) + 1;
    if (level < BURNT_OUT - 12) continue;
    const least = Math.min(rgb.data[at * 3] ?? 0, rgb.data[at * 3 + 1] ?? 0, rgb.data[at * 3 + 2] ?? 0);
    if (least >= BURNT_OUT) burnt += 1;
  }
  return burnt;
}

/** Measures how well a photo can be read. */
export function measureQuality(rgb: RgbImage, grey: Plane): Quality {
  const histogram = new Uint32Array(256);
  let burnt = 0;
  const total = grey.data.length;
  for (let y = 0; y < grey.height; y++) burnt += countLevels(rgb, grey, y, histogram);
  const sum = histogram.reduce((all, count, level) => all + count * level, 0);
  const black = percentile(histogram, total, 0.02);
  const white = percentile(histogram, total, 0.98);
  let dark = 0;
  for (let level = 0; level < BLACK; level++) dark += histogram[level] ?? 0;
  const fine = steps(grey);
  return {
    blur: blurOf(grey, fine),
    brightness: sum / total / 255,
    contrast: (white - black) / 255,
    glare: burnt / total,
    shadow: dark / total,
    detail: fine.mean,
  };
}
