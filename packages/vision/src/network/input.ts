import type { RgbImage } from '../evidence/evidence.ts';

/** The network halves the picture five times. */
const STEP = 32;
const LEAST = 96;

/** Which source pixels make each target pixel: `count` from `first` on, with the next `count` of the weights. */
interface Taps {
  first: Int32Array;
  count: Int32Array;
  weights: Float32Array;
}

/** Mean over the covered pixels when shrinking, between the two nearest when enlarging. */
function tapsFor(source: number, target: number): Taps {
  const ratio = source / target;
  const first = new Int32Array(target);
  const count = new Int32Array(target);
  const weights: number[] = [];
  for (let at = 0; at < target; at++) {
    const before = weights.length;
    if (ratio >= 1) {
      const start = at * ratio;
      const end = Math.min(source, start + ratio);
      first[at] = Math.floor(start);
      for (let pixel = Math.floor(start); pixel < end - 1e-9; pixel++) {
        weights.push((Math.min(end, pixel + 1) - Math.max(start, pixel)) / ratio);
      }
    } else {
      const middle = Math.min(source - 1, Math.max(0, (at + 0.5) * ratio - 0.5));
      const from = Math.min(source - 1, Math.floor(middle));
      const share = middle - from;
      first[at] = from;
      weights.push(...(from + 1 < source ? [1 - share, share] : [1]));
    }
    count[at] = weights.length - before;
  }
  return { first, count, weights: Float32Array.from(weights) };
}

/** The size at which a picture is shown to the network: about that long side, both sides multiples of 32. */
export function inputSize(
  width: number,
  height: number,
  longSide: number,
): { width: number; height: number } {
  const scale = longSide / Math.max(width, height);
  const fit = (side: number) => Math.max(LEAST, Math.round((side * scale) / STEP) * STEP);
  return { width: fit(width), height: fit(height) };
}

/** One row of pixels at the target's width, its three channels one after the other. */
function shrinkRow(data: Uint8Array, line: number, taps: Taps, row: Float32Array): void {
  const { first, count, weights } = taps;
  const width = first.length;
  for (let x = 0, tap = 0; x < width; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    let at = line + (first[x] ?? 0) * 3;
    for (const end = tap + (count[x] ?? 0); tap < end; tap++, at += 3) {
      const weight = weights[tap] ?? 0;
      red += weight * (data[at] ?? 0);
      green += weight * (data[at + 1] ?? 0);
      blue += weight * (data[at + 2] ?? 0);
    }
    row[x] = red;
    row[width + x] = green;
    row[2 * width + x] = blue;
  }
}

/** The picture at that size as planes of red, green and blue from 0 to 1. */
export function toPlanes(image: RgbImage, width: number, height: number): Float32Array {
  const across = tapsFor(image.width, width);
  const down = tapsFor(image.height, height);
  const area = width * height;
  const planes = new Float32Array(3 * area);
  const row = new Float32Array(3 * width);
  let shrunk = -1;
  for (let y = 0, tap = 0; y < height; y++) {
    const from = down.first[y] ?? 0;
    for (let k = 0; k < (down.count[y] ?? 0); k++, tap++) {
      // The last row of one target row is often the first of the next.
      if (from + k !== shrunk) {
        shrunk = from + k;
        shrinkRow(image.data, shrunk * image.width * 3, across, row);
      }
      const weight = (down.weights[tap] ?? 0) / 255;
      for (let channel = 0; channel < 3; channel++) {
        const line = channel * width;
        const to = channel * area + y * width;
        for (let x = 0; x < width; x++) {
          planes[to + x] = (planes[to + x] ?? 0) + weight * (row[line + x] ?? 0);
        }
      }
    }
  }
  return planes;
}
