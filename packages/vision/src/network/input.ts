import type { RgbImage } from '../evidence/evidence.ts';

/** The network halves the picture five times. */
const STEP = 32;
const LEAST = 96;

/** Which source pixels make one target pixel, and how much each counts. */
interface Tap {
  from: number;
  weights: number[];
}

/** Mean over the covered pixels when shrinking, between the two nearest when enlarging. */
function taps(source: number, target: number): Tap[] {
  const ratio = source / target;
  return Array.from({ length: target }, (_, at) => {
    if (ratio >= 1) {
      const start = at * ratio;
      const end = Math.min(source, start + ratio);
      const from = Math.floor(start);
      const weights: number[] = [];
      for (let pixel = from; pixel < end - 1e-9; pixel++) {
        weights.push((Math.min(end, pixel + 1) - Math.max(start, pixel)) / ratio);
      }
      return { from, weights };
    }
    const middle = Math.min(source - 1, Math.max(0, (at + 0.5) * ratio - 0.5));
    const from = Math.min(source - 1, Math.floor(middle));
    const share = middle - from;
    return from + 1 < source ? { from, weights: [1 - share, share] } : { from, weights: [1] };
  });
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

/** The picture at that size as planes of red, green and blue from 0 to 1. */
export function toPlanes(image: RgbImage, width: number, height: number): Float32Array {
  const across = taps(image.width, width);
  const rows = new Float32Array(image.height * width * 3);
  for (let y = 0; y < image.height; y++) {
    const line = y * image.width * 3;
    for (let x = 0; x < width; x++) {
      const { from, weights } = across[x] ?? { from: 0, weights: [] };
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let k = 0; k < weights.length; k++) {
        const at = line + (from + k) * 3;
        const weight = weights[k] ?? 0;
        red += weight * (image.data[at] ?? 0);
        green += weight * (image.data[at + 1] ?? 0);
        blue += weight * (image.data[at + 2] ?? 0);
      }
      const to = (y * width + x) * 3;
      rows[to] = red;
      rows[to + 1] = green;
      rows[to + 2] = blue;
    }
  }
  const area = width * height;
  const planes = new Float32Array(3 * area);
  taps(image.height, height).forEach(({ from, weights }, y) => {
    for (let k = 0; k < weights.length; k++) {
      const weight = (weights[k] ?? 0) / 255;
      const line = (from + k) * width * 3;
      for (let x = 0; x < width; x++) {
        for (let channel = 0; channel < 3; channel++) {
          const to = channel * area + y * width + x;
          planes[to] = (planes[to] ?? 0) + weight * (rows[line + x * 3 + channel] ?? 0);
        }
      }
    }
  });
  return planes;
}
