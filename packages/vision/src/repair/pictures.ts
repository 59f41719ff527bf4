import type { Grey } from '../alike/scale-space.ts';
import type { RgbImage } from '../evidence/evidence.ts';
import { boxMean } from '../geometry/field.ts';
import { type Homography, mapped } from './homography.ts';

/** Long side that two photos are laid over each other in, in pixels. */
export const LAID_SIDE = 400;

/** Three planes with values from 0 to 1: grey, and how red and how blue beside it. */
export interface Picture {
  planes: readonly [Float32Array, Float32Array, Float32Array];
  width: number;
  height: number;
}

/** Shrunk to the size that photos are compared in, each pixel the mean of those that it stands for. */
export function shrunk({ data, width, height }: RgbImage): Picture {
  const step = Math.max(1, Math.max(width, height) / LAID_SIDE);
  const [w, h] = [Math.floor(width / step), Math.floor(height / step)];
  const planes = [0, 1, 2].map(() => new Float32Array(w * h)) as unknown as Picture['planes'];
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const sums = [0, 0, 0];
      let count = 0;
      for (
        let py = Math.floor(y * step);
        py < Math.max(Math.floor(y * step) + 1, (y + 1) * step - 0.5);
        py += 1
      )
        for (
          let px = Math.floor(x * step);
          px < Math.max(Math.floor(x * step) + 1, (x + 1) * step - 0.5);
          px += 1
        ) {
          for (let c = 0; c < 3; c += 1) sums[c] = (sums[c] ?? 0) + (data[(py * width + px) * 3 + c] ?? 0);
          count += 1;
        }
      const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / (255 * Math.max(1, count)));
      const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
      planes[0][y * w + x] = grey;
      planes[1][y * w + x] = red - grey;
      planes[2][y * w + x] = blue - grey;
    }
  }
  return { planes, width: w, height: h };
}

export const greyPlane = ({ planes, width, height }: Picture): Grey => ({ data: planes[0], width, height });

/** A value between pixels; undefined beyond the edge. */
function between(
  plane: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number | undefined {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return undefined;
  const [u, v] = [x - left, y - top];
  const at = top * width + left;
  const above = (plane[at] ?? 0) * (1 - u) + (plane[at + 1] ?? 0) * u;
  const below = (plane[at + width] ?? 0) * (1 - u) + (plane[at + width + 1] ?? 0) * u;
  return above * (1 - v) + below * v;
}

/** The second picture as the first one's camera would have seen it; `seen` is 1 where it shows the place at all. */
export function laidOver(
  first: Picture,
  second: Picture,
  homography: Homography,
): Picture & { seen: Uint8Array } {
  const { width, height } = first;
  const planes = [0, 1, 2].map(() => new Float32Array(width * height)) as unknown as Picture['planes'];
  const seen = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = mapped(homography, x, y);
      const at = y * width + x;
      for (const [c, plane] of second.planes.entries()) {
        const value = between(plane, second.width, second.height, u, v);
        if (value === undefined) continue;
        const to = planes[c];
        if (to) to[at] = value;
        seen[at] = 1;
      }
    }
  }
  return { planes, width, height, seen };
}

/** What is left of a plane once light that changes slowly is taken off. */
export function withoutLight(
  data: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const mean = boxMean({ data, width, height }, radius);
  return data.map((value, at) => value - (mean.data[at] ?? 0));
}
