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

/** Steps between neighbours, right and down: a histogram of the larger of the two, and their mean. */
function steps({ data, width, height }: Plane): { histogram: Uint32Array; total: number; mean: number } {
  const histogram = new Uint32Array(256);
  let sum = 0;
  let total = 0;
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, at = y * width; x < width - 1; x++, at++) {
      const here = data[at] ?? 0;
      const right = Math.abs((data[at + 1] ?? 0) - here);
      const down = Math.abs((data[at + width] ?? 0) - here);
      const step = Math.max(right, down);
      histogram[step] = (histogram[step] ?? 0) + 1;
      sum += step;
      total += 1;
    }
  }
  return { histogram, total, mean: total ? sum / total : 0 };
}

/**
 * How soft the sharpest part is. An edge in focus is as steep at full size as at a quarter; a soft one gets
 * steeper the smaller the picture. Only where the small picture has edges at all is there something to judge:
 * a plain wall isn't blurred.
 */
function blurOf(grey: Plane): number {
  const fine = steps(grey);
  const coarse = steps(halve(halve(halve(grey))));
  const edge = percentile(coarse.histogram, coarse.total, 0.98);
  if (edge < 10) return 0;
  const steepest = percentile(fine.histogram, fine.total, 0.998);
  const ratio = steepest / edge;
  return Math.min(1, Math.max(0, 1 - ratio));
}

/** Measures how well a photo can be read. */
export function measureQuality(rgb: RgbImage, grey: Plane): Quality {
  const histogram = new Uint32Array(256);
  let sum = 0;
  let burnt = 0;
  const total = grey.data.length;
  for (let at = 0; at < total; at++) {
    const level = grey.data[at] ?? 0;
    histogram[level] = (histogram[level] ?? 0) + 1;
    sum += level;
    if (level >= BURNT_OUT - 12) {
      const least = Math.min(rgb.data[at * 3] ?? 0, rgb.data[at * 3 + 1] ?? 0, rgb.data[at * 3 + 2] ?? 0);
      if (least >= BURNT_OUT) burnt += 1;
    }
  }
  const black = percentile(histogram, total, 0.02);
  const white = percentile(histogram, total, 0.98);
  let dark = 0;
  for (let level = 0; level < BLACK; level++) dark += histogram[level] ?? 0;
  return {
    blur: blurOf(grey),
    brightness: sum / total / 255,
    contrast: (white - black) / 255,
    glare: burnt / total,
    shadow: dark / total,
    detail: steps(grey).mean,
  };
}
