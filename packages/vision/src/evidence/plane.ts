import { pixelKernels, roomFor } from '../kernels/pixels.ts';
import type { Plane, RgbImage } from './evidence.ts';

/** Luma of an RGB image, rounded. */
export function greyOf({ data, width, height }: RgbImage): Plane {
  const count = width * height;
  const at = roomFor({ image: data.length, out: count });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.image).set(data);
  kernels.toGrey(at.image, count, at.out);
  return { data: new Uint8Array(buffer, at.out, count).slice(), width, height };
}

/** Half the size, each pixel the mean of four. */
export function halve({ data, width, height }: Plane): Plane {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0, from = y * 2 * width, at = y * w; x < w; x++, at++, from += 2) {
      const sum =
        (data[from] ?? 0) + (data[from + 1] ?? 0) + (data[from + width] ?? 0) + (data[from + width + 1] ?? 0);
      out[at] = (sum + 2) >> 2;
    }
  }
  return { data: out, width: w, height: h };
}
