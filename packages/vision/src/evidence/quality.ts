import { pixelKernels, roomFor } from '../kernels/pixels.ts';
import type { Plane, Quality, RgbImage } from './evidence.ts';
import { halve } from './plane.ts';

/** From this grey level on a pixel is burnt out. */
export const BURNT_OUT = 252;
const BLACK = 12;
/** From this many grey levels on a step between neighbours is hard. */
const HARD = 40;

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

/** How many pixels have each grey level, and how many are burnt out. */
export interface Levels {
  histogram: Uint32Array;
  burnt: number;
}
/** How many steps between neighbours are of each size, and their mean. */
export interface Steps {
  histogram: Uint32Array;
  total: number;
  mean: number;
}

/** Steps between neighbours, right and down: how many of each size, the larger of the two counting, and their mean. */
function steps({ data, width, height }: Plane): Steps {
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
function blurOf(fine: Steps, coarse: Steps): number {
  const edge = percentile(coarse.histogram, coarse.total, 0.98);
  if (edge < 10) return 0;
  const steepest = percentile(fine.histogram, fine.total, 0.998);
  const ratio = steepest / edge;
  return Math.min(1, Math.max(0, 1 - ratio));
}

/** Counts the grey levels, and how many pixels are burnt out. */
function levels(rgb: RgbImage, { data }: Plane): Levels {
  const at = roomFor({ image: rgb.data.length, grey: data.length, histogram: 4 * LEVELS });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.image).set(rgb.data);
  new Uint8Array(buffer, at.grey).set(data);
  const burnt = kernels.levels(at.image, at.grey, data.length, BURNT_OUT - 12, BURNT_OUT, at.histogram);
  return { histogram: new Uint32Array(buffer, at.histogram, LEVELS).slice(), burnt };
}

/** Of the steps that there are, the share that is hard. */
function hardOf({ histogram, total }: Steps): number {
  const seen = total - (histogram[0] ?? 0);
  const hard = histogram.subarray(HARD).reduce((all, count) => all + count, 0);
  return seen > 0 ? hard / seen : 0;
}

/** What the counts tell of a photo. `coarse`: of the photo at an eighth of its size. */
export function qualityOf({ histogram, burnt }: Levels, fine: Steps, coarse: Steps): Quality {
  const total = histogram.reduce((all, count) => all + count, 0);
  const sum = histogram.reduce((all, count, level) => all + count * level, 0);
  const black = percentile(histogram, total, 0.02);
  const white = percentile(histogram, total, 0.98);
  let dark = 0;
  for (let level = 0; level < BLACK; level++) dark += histogram[level] ?? 0;
  const glare = burnt / total;
  const even = fine.total > 0 ? (fine.histogram[0] ?? 0) / fine.total : 0;
  return {
    blur: blurOf(fine, coarse),
    brightness: sum / total / 255,
    contrast: (white - black) / 255,
    glare,
    shadow: dark / total,
    detail: fine.mean,
    flat: glare < 1 ? Math.max(0, even - glare) / (1 - glare) : 0,
    hard: hardOf(fine),
  };
}

/** Measures how well a photo can be read. */
export const measureQuality = (rgb: RgbImage, grey: Plane): Quality =>
  qualityOf(levels(rgb, grey), steps(grey), steps(halve(halve(halve(grey)))));
