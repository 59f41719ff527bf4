import { pixelKernels, roomFor } from '../kernels/pixels.ts';
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

const LEVELS = 256;

/** Steps between neighbours, right and down: a histogram of the larger of the two, and their mean. */
function steps({ data, width, height }: Plane): { histogram: Uint32Array; total: number; mean: number } {
  const at = roomFor({ grey: data.length, histogram: 4 * LEVELS });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.grey).set(data);
  kernels.steps(at.grey, width, height, at.histogram);
  const histogram = new Uint32Array(buffer, at.histogram, LEVELS).slice();
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

/** Counts the grey levels, and how many pixels are burnt out. */
function levels(rgb: RgbImage, { data }: Plane): { histogram: Uint32Array; burnt: number } {
  const at = roomFor({ image: rgb.data.length, grey: data.length, histogram: 4 * LEVELS });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.image).set(rgb.data);
  new Uint8Array(buffer, at.grey).set(data);
  const burnt = kernels.levels(at.image, at.grey, data.length, BURNT_OUT - 12, BURNT_OUT, at.histogram);
  return { histogram: new Uint32Array(buffer, at.histogram, LEVELS).slice(), burnt };
}

/** Measures how well a photo can be read. */
export function measureQuality(rgb: RgbImage, grey: Plane): Quality {
  const { histogram, burnt } = levels(rgb, grey);
  const total = grey.data.length;
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
