/** A value a pixel, row by row, in grey levels unless said otherwise. */
export interface Field {
  data: Float32Array;
  width: number;
  height: number;
}

/** Kept for the next: megabytes that come and go with each photo keep the collector busy. */
let sums = new Float64Array(0);

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
