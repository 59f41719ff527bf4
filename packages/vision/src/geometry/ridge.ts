import type { Plane } from '../evidence/evidence.ts';
import { pixelKernels, roomFor } from '../kernels/pixels.ts';

/** Dark lines in a photo, pixel by pixel. All arrays have one value a pixel of the photo. */
export interface RidgeMap {
  width: number;
  height: number;
  /** By how many grey levels the pixel is darker than the lighter surface on BOTH its sides. 0 off any line. */
  strength: Float32Array;
  /** Direction across the line, in radians, from -π/2 to π/2. */
  across: Float32Array;
  /** `strength` over the mean strength around: how far the line stands out from the texture it lies in. */
  salience: Float32Array;
}

/** Steps of the pyramid: lines of about 1–3, 3–6, 6–12 and 12–24 px. */
const LEVELS = 4;
/** How far to each side the surface beside a line is looked at, in pixels of its level. */
const REACH = 3;
/** Curvature below which there is no line, in grey levels a pixel². */
const LEAST_CURVATURE = 0.35;
/** A line bends the brightness across itself, a spot in both directions. */
const SPOT = 0.6;
/** Radius of what counts as 'around', as a share of the long side. */
const AROUND = 0.05;

/**
 * Finds dark lines of any width up to about 24 px. Shadow edges and other steps give nothing. Directions and salience lie
 * in the memory of the kernels: gone with their next call. Copies of megabytes would bring the collector with each photo.
 */
export function findRidges(grey: Plane): RidgeMap {
  const { width, height } = grey;
  const count = width * height;
  const field = 4 * count;
  const at = roomFor({
    bytes: count,
    // Two levels of the pyramid and what is between; at the end the sums for what is around, in 64 bits.
    level: field,
    before: field,
    between: field + 8 * (width + height + 1),
    strength: field,
    across: field,
    salience: field,
  });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.bytes).set(grey.data);
  new Uint8Array(buffer, at.strength, field).fill(0);
  new Uint8Array(buffer, at.across, field).fill(0);
  kernels.toField(at.bytes, count, at.before);
  for (let step = 0, wide = width, tall = height; step < LEVELS; step++) {
    kernels.smooth(at.before, wide, tall, at.between, at.level);
    const map = [at.strength, at.across, width, height] as const;
    kernels.detect(at.level, wide, tall, 1 << step, ...map, REACH, LEAST_CURVATURE, SPOT);
    kernels.halve(at.level, wide, tall, at.before);
    wide = Math.max(1, wide >> 1);
    tall = Math.max(1, tall >> 1);
  }
  kernels.salience(
    at.strength,
    width,
    height,
    Math.round(Math.max(width, height) * AROUND),
    at.level,
    at.salience,
  );
  const lent = (place: number) => new Float32Array(buffer, place, count);
  const [strength, across, salience] = [lent(at.strength).slice(), lent(at.across), lent(at.salience)];
  return { width, height, strength, across, salience };
}
