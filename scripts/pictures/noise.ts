/** Numbers that look like chance and are the same at every run. */

/** 0–1 for a whole-numbered place. */
export function chance(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth noise between −1 and 1, one bump to a unit. */
export function noise(x: number, y: number, seed = 0): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [ease(x - ix), ease(y - iy)];
  const top = chance(ix, iy, seed) * (1 - fx) + chance(ix + 1, iy, seed) * fx;
  const low = chance(ix, iy + 1, seed) * (1 - fx) + chance(ix + 1, iy + 1, seed) * fx;
  return (top * (1 - fy) + low * fy) * 2 - 1;
}

/** Noise in octaves, each twice as fine and half as strong. */
export function cloud(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0.5;
  let [cx, cy] = [x, y];
  for (let octave = 0; octave < octaves; octave++) {
    sum += noise(cx, cy, seed + octave) * weight;
    weight /= 2;
    [cx, cy] = [cx * 2.03 + 17.1, cy * 2.03 - 9.7];
  }
  return sum;
}

export const clamp = (value: number, low = 0, high = 1) => Math.min(Math.max(value, low), high);

/** 0 below `from`, 1 above `to`, smooth between. */
export const step = (from: number, to: number, value: number) => ease(clamp((value - from) / (to - from)));

export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
