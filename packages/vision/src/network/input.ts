import type { Evidence, RgbImage } from '../evidence/evidence.ts';
import { pixelKernels, roomFor } from '../kernels/pixels.ts';

/** The network halves the picture five times. */
const STEP = 32;
const LEAST = 96;

/** Which source pixels make each target pixel: the first of each, then how many; and the next weights, one for each. */
interface Taps {
  places: Int32Array;
  weights: Float32Array;
}

/** Mean over the covered pixels when shrinking, between the two nearest when enlarging. */
function tapsFor(source: number, target: number): Taps {
  const ratio = source / target;
  const places = new Int32Array(2 * target);
  const weights: number[] = [];
  for (let at = 0; at < target; at++) {
    const before = weights.length;
    if (ratio >= 1) {
      const start = at * ratio;
      const end = Math.min(source, start + ratio);
      places[at] = Math.floor(start);
      for (let pixel = Math.floor(start); pixel < end - 1e-9; pixel++) {
        weights.push((Math.min(end, pixel + 1) - Math.max(start, pixel)) / ratio);
      }
    } else {
      const middle = Math.min(source - 1, Math.max(0, (at + 0.5) * ratio - 0.5));
      const from = Math.min(source - 1, Math.floor(middle));
      const share = middle - from;
      places[at] = from;
      weights.push(...(from + 1 < source ? [1 - share, share] : [1]));
    }
    places[target + at] = weights.length - before;
  }
  return { places, weights: Float32Array.from(weights) };
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

/** A picture at a size that the networks take. */
export interface Shown {
  width: number;
  height: number;
  planes: Float32Array;
}

/** The picture at about that long side. */
export function shownAt(image: RgbImage, longSide: number): Shown {
  const { width, height } = inputSize(image.width, image.height, longSide);
  return { width, height, planes: toPlanes(image, width, height) };
}

/** The same of a photo, made once however many look at it. */
export const photoAt = ({ working, once }: Pick<Evidence, 'working' | 'once'>, longSide: number): Shown =>
  once(`shown:${longSide}`, () => shownAt(working, longSide));

/** The picture at that size, whose width is a multiple of 4, as planes of red, green and blue from 0 to 1. */
export function toPlanes(image: RgbImage, width: number, height: number): Float32Array {
  const across = tapsFor(image.width, width);
  const down = tapsFor(image.height, height);
  const count = 3 * width * height;
  const at = roomFor({
    image: image.data.length,
    acrossWeights: 8 * across.weights.length,
    downWeights: 8 * down.weights.length,
    across: across.places.byteLength,
    down: down.places.byteLength,
    row: 4 * 3 * width,
    planes: 4 * count,
  });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.image).set(image.data);
  new Int32Array(buffer, at.across).set(across.places);
  new Int32Array(buffer, at.down).set(down.places);
  new Float64Array(buffer, at.acrossWeights).set(across.weights);
  const shares = new Float64Array(buffer, at.downWeights, down.weights.length);
  for (const [tap, weight] of down.weights.entries()) shares[tap] = weight / 255;
  const { acrossWeights, downWeights, row, planes } = at;
  kernels.toPlanes(
    ...([
      at.image,
      image.width,
      at.across,
      acrossWeights,
      at.down,
      downWeights,
      width,
      height,
      row,
      planes,
    ] as const),
  );
  return new Float32Array(buffer, planes, count).slice();
}
