import type { Plane } from '../evidence/evidence.ts';
import { boxMean, type Field, fieldOf, halveField, smooth } from './field.ts';

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

/** Writes the lines of one level into the map where they are stronger than what is there. */
function detect(level: Field, scale: number, map: Omit<RidgeMap, 'salience'>): void {
  const { data, width, height } = level;
  const { strength: strengths, across } = map;
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const xx = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) - 2 * here;
      const yy = (data[at - width] ?? 0) + (data[at + width] ?? 0) - 2 * here;
      if (xx + yy < LEAST_CURVATURE) continue;
      const xy =
        ((data[at + width + 1] ?? 0) +
          (data[at - width - 1] ?? 0) -
          (data[at + width - 1] ?? 0) -
          (data[at - width + 1] ?? 0)) /
        4;
      const half = (xx - yy) / 2;
      const root = Math.sqrt(half * half + xy * xy);
      const most = (xx + yy) / 2 + root;
      const least = (xx + yy) / 2 - root;
      if (most < LEAST_CURVATURE || Math.abs(least) > SPOT * most) continue;
      // The way across is half the angle of (half, xy); its cosine and sine come cheaper than the angle itself.
      const turn = root > 0 ? half / root : 1;
      const dx = Math.round(Math.sqrt((1 + turn) / 2) * REACH);
      const dy = Math.round(Math.sqrt((1 - turn) / 2) * REACH) * (xy < 0 ? -width : width);
      // The darker of both sides counts: beside a shadow's edge or a step only one side is lighter.
      const strength = Math.min(data[at + dx + dy] ?? 0, data[at - dx - dy] ?? 0) - here;
      if (strength <= 0) continue;
      let angle = Number.NaN;
      const right = Math.min(map.width, (x + 1) * scale);
      const bottom = Math.min(map.height, (y + 1) * scale);
      for (let py = y * scale; py < bottom; py++) {
        const row = py * map.width;
        for (let to = row + x * scale; to < row + right; to++) {
          if (strength <= (strengths[to] ?? 0)) continue;
          // Only where it is kept: on a coarse level most lines are known already.
          if (Number.isNaN(angle)) angle = 0.5 * Math.atan2(xy, half);
          strengths[to] = strength;
          across[to] = angle;
        }
      }
    }
  }
}

/** Finds dark lines of any width up to about 24 px. Shadow edges and other steps give nothing. */
export function findRidges(grey: Plane): RidgeMap {
  const { width, height } = grey;
  const strength = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  const map = { width, height, strength, across };
  let level = smooth(fieldOf(grey));
  for (let step = 0; step < LEVELS; step++) {
    detect(level, 1 << step, map);
    if (step < LEVELS - 1) level = smooth(halveField(level));
  }
  const radius = Math.round(Math.max(width, height) * AROUND);
  const around = boxMean({ data: strength, width, height }, radius);
  const salience = new Float32Array(strength.length);
  // One grey level is added, so that nothing stands out from a surface without any texture by chance alone.
  for (let at = 0; at < strength.length; at++)
    salience[at] = (strength[at] ?? 0) / ((around.data[at] ?? 0) + 1);
  return { ...map, salience };
}
