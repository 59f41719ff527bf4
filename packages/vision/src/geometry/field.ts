import type { Plane } from '../evidence/evidence.ts';

/** A value a pixel, row by row, in grey levels unless said otherwise. */
export interface Field {
  data: Float32Array;
  width: number;
  height: number;
}

export function fieldOf({ data, width, height }: Plane): Field {
  return { data: new Float32Array(data), width, height };
}

/** Smooths with the weights 1 4 6 4 1 in both directions; the border repeats. Standard deviation 1 px. */
export function smooth({ data, width, height }: Field): Field {
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const a = data[row + Math.max(0, x - 2)] ?? 0;
      const b = data[row + Math.max(0, x - 1)] ?? 0;
      const c = data[row + x] ?? 0;
      const d = data[row + Math.min(width - 1, x + 1)] ?? 0;
      const e = data[row + Math.min(width - 1, x + 2)] ?? 0;
      across[row + x] = (a + e + 4 * (b + d) + 6 * c) / 16;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const rows = [y - 2, y - 1, y, y + 1, y + 2].map((at) => Math.min(height - 1, Math.max(0, at)) * width);
    const [r0 = 0, r1 = 0, r2 = 0, r3 = 0, r4 = 0] = rows;
    for (let x = 0; x < width; x++) {
      const outer = (across[r0 + x] ?? 0) + (across[r4 + x] ?? 0);
      const inner = (across[r1 + x] ?? 0) + (across[r3 + x] ?? 0);
      out[r2 + x] = (outer + 4 * inner + 6 * (across[r2 + x] ?? 0)) / 16;
    }
  }
  return { data: out, width, height };
}

/** Half the size, each pixel the mean of four. */
export function halveField({ data, width, height }: Field): Field {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0, from = y * 2 * width, at = y * w; x < w; x++, at++, from += 2) {
      out[at] =
        ((data[from] ?? 0) +
          (data[from + 1] ?? 0) +
          (data[from + width] ?? 0) +
          (data[from + width + 1] ?? 0)) /
        4;
    }
  }
  return { data: out, width: w, height: h };
}

/** Mean over a square of (2·radius + 1) px around each pixel, cut off at the border. */
export function boxMean({ data, width, height }: Field, radius: number): Field {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    const tall = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      out[y * width + x] = sum / (tall * (right - left));
    }
  }
  return { data: out, width, height };
}
