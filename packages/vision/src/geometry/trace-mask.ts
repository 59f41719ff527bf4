import type { RidgeMap } from './ridge.ts';

/** Pixels of one connected group, as offsets into the photo. */
export type Patch = number[];

export interface MaskLimits {
  /** What starts a line. */
  strong: { strength: number; salience: number };
  /** What carries a line on that was started. */
  weak: { strength: number; salience: number };
  /** The least pixels of a group. */
  leastPixels: number;
}

export const MASK_LIMITS: MaskLimits = {
  strong: { strength: 9, salience: 3.2 },
  weak: { strength: 4, salience: 1.4 },
  leastPixels: 24,
};

const WEAK = 1;
const STRONG = 2;

/** Writes which limits each pixel of a row passes: 0 none. A row at a time: the engine compiles well what is called often. */
function passRow(
  { strength, salience }: RidgeMap,
  { strong, weak }: MaskLimits,
  from: number,
  to: number,
  out: Uint8Array,
): void {
  for (let at = from; at < to; at++) {
    const s = strength[at] ?? 0;
    if (s < weak.strength) continue;
    const z = salience[at] ?? 0;
    if (z < weak.salience) continue;
    out[at] = s >= strong.strength && z >= strong.salience ? STRONG : WEAK;
  }
}

/**
 * Hysteresis: connected groups of pixels that pass the weak limits, where enough of them pass the strong ones.
 * A faint stretch stays in if it leads on from a clear one; faint texture by itself stays out.
 */
export function tracePatches(map: RidgeMap, limits: MaskLimits = MASK_LIMITS): Patch[] {
  const { width, height } = map;
  const left = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) passRow(map, limits, y * width, (y + 1) * width, left);
  const patches: Patch[] = [];
  const ring = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  for (let seed = left.indexOf(STRONG); seed >= 0; seed = left.indexOf(STRONG, seed + 1)) {
    const patch: Patch = [seed];
    left[seed] = 0;
    for (let next = 0; next < patch.length; next++) {
      const at = patch[next] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      if (x > 0 && x < width - 1 && y > 0 && y < height - 1) {
        for (let side = 0; side < 8; side++) {
          const to = at + (ring[side] ?? 0);
          if (!left[to]) continue;
          left[to] = 0;
          patch.push(to);
        }
        continue;
      }
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const to = v * width + u;
          if (!left[to]) continue;
          left[to] = 0;
          patch.push(to);
        }
      }
    }
    if (patch.length >= limits.leastPixels) patches.push(patch);
  }
  return patches;
}
