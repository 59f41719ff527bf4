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

/** Between steps of one call, kept for the next: megabytes that come and go with each photo keep the collector busy. */
let across = new Float32Array(0);
let sums = new Float64Array(0);

/** Smooths with the weights 1 4 6 4 1 in both directions; the border repeats. Standard deviation 1 px. */
export function smooth({ data, width, height }: Field): Field {
  if (across.length < data.length) across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    // The last five pixels that were read, so that each is read once.
    let b = data[row] ?? 0;
    let a = b;
    let c = b;
    let d = data[row + Math.min(width - 1, 1)] ?? 0;
    for (let x = 0; x < width; x++) {
      const e = data[row + (x + 2 < width ? x + 2 : width - 1)] ?? 0;
      across[row + x] = (a + e + 4 * (b + d) + 6 * c) / 16;
      a = b;
      b = c;
      c = d;
      d = e;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const r0 = Math.max(0, y - 2) * width;
    const r1 = Math.max(0, y - 1) * width;
    const r2 = y * width;
    const r3 = Math.min(height - 1, y + 1) * width;
    const r4 = Math.min(height - 1, y + 2) * width;
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
  const wide = width + 1;
  // Above and left of the picture is nothing: the first row and column stay 0.
  if (sums.length < wide * (height + 1)) sums = new Float64Array(wide * (height + 1));
  sums.fill(0, 0, wide);
  for (let y = 0; y < height; y++) {
    let row = 0;
    const from = y * width;
    const to = (y + 1) * wide + 1;
    sums[to - 1] = 0;
    for (let x = 0; x < width; x++) {
      row += data[from + x] ?? 0;
      sums[to + x] = (sums[to - wide + x] ?? 0) + row;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * wide;
    const bottom = Math.min(height, y + radius + 1) * wide;
    const tall = (bottom - top) / wide;
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
