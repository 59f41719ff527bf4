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

/**
 * Hysteresis: connected groups of pixels that pass the weak limits, where enough of them pass the strong ones.
 * A faint stretch stays in if it leads on from a clear one; faint texture by itself stays out.
 */
export function tracePatches(map: RidgeMap, limits: MaskLimits = MASK_LIMITS): Patch[] {
  const { width, height, strength, salience } = map;
  const passes = (at: number, { strength: s, salience: z }: MaskLimits['strong']) =>
    (strength[at] ?? 0) >= s && (salience[at] ?? 0) >= z;
  const done = new Uint8Array(width * height);
  const patches: Patch[] = [];
  for (let seed = 0; seed < done.length; seed++) {
    if (done[seed] || !passes(seed, limits.strong)) continue;
    const patch: Patch = [seed];
    done[seed] = 1;
    for (let next = 0; next < patch.length; next++) {
      const at = patch[next] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          const to = v * width + u;
          if (done[to] || !passes(to, limits.weak)) continue;
          done[to] = 1;
          patch.push(to);
        }
      }
    }
    if (patch.length >= limits.leastPixels) patches.push(patch);
  }
  return patches;
}
