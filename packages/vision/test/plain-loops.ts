/** The loops of `kernels/pixels.ts` in plain TypeScript, as they were: what the compiled ones must give to the bit. */
import type { Plane, RgbImage } from '../src/evidence/evidence.ts';
import { boxMean, type Field } from '../src/geometry/field.ts';
import type { RidgeMap } from '../src/geometry/ridge.ts';

/** Smooths with the weights 1 4 6 4 1 in both directions; the border repeats. Standard deviation 1 px. */
function smooth({ data, width, height }: Field): Field {
  const across = new Float32Array(data.length);
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
function halveField({ data, width, height }: Field): Field {
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

/** Steps of the pyramid: lines of about 1–3, 3–6, 6–12 and 12–24 px. */
const LEVELS = 4;
/** How far to each side the surface beside a line is looked at, in pixels of its level. */
const REACH = 3;
/** Curvature below which there is no line, in grey levels a pixel². */
const LEAST_CURVATURE = 0.35;
/** A line bends the brightness across itself, a spot in both directions. */
const SPOT = 0.6;
/** Radius of what counts as 'around', as a share of the long side. */
const AROUND = 0.05;

/** Writes the lines of one level into the map where they are stronger than what is there. */
function detect(level: Field, scale: number, map: Omit<RidgeMap, 'salience'>): void {
  const { data, width, height } = level;
  const { strength: strengths, across } = map;
  for (let y = REACH; y < height - REACH; y++) {
    for (let x = REACH; x < width - REACH; x++) {
      const at = y * width + x;
      const here = data[at] ?? 0;
      const xx = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) - 2 * here;
      const yy = (data[at - width] ?? 0) + (data[at + width] ?? 0) - 2 * here;
      if (xx + yy < LEAST_CURVATURE) continue;
      const xy =
        ((data[at + width + 1] ?? 0) +
          (data[at - width - 1] ?? 0) -
          (data[at + width - 1] ?? 0) -
          (data[at - width + 1] ?? 0)) /
        4;
      const half = (xx - yy) / 2;
      const root = Math.sqrt(half * half + xy * xy);
      const most = (xx + yy) / 2 + root;
      const least = (xx + yy) / 2 - root;
      if (most < LEAST_CURVATURE || Math.abs(least) > SPOT * most) continue;
      // The way across is half the angle of (half, xy); its cosine and sine come cheaper than the angle itself.
      const turn = root > 0 ? half / root : 1;
      const dx = Math.round(Math.sqrt((1 + turn) / 2) * REACH);
      const dy = Math.round(Math.sqrt((1 - turn) / 2) * REACH) * (xy < 0 ? -width : width);
      // The darker of both sides counts: beside a shadow's edge or a step only one side is lighter.
      const strength = Math.min(data[at + dx + dy] ?? 0, data[at - dx - dy] ?? 0) - here;
      if (strength <= 0) continue;
      let angle = Number.NaN;
      const right = Math.min(map.width, (x + 1) * scale);
      const bottom = Math.min(map.height, (y + 1) * scale);
      for (let py = y * scale; py < bottom; py++) {
        const row = py * map.width;
        for (let to = row + x * scale; to < row + right; to++) {
          if (strength <= (strengths[to] ?? 0)) continue;
          // Only where it is kept: on a coarse level most lines are known already.
          if (Number.isNaN(angle)) angle = 0.5 * Math.atan2(xy, half);
          strengths[to] = strength;
          across[to] = angle;
        }
      }
    }
  }
}

/** Finds dark lines of any width up to about 24 px. Shadow edges and other steps give nothing. */
export function plainRidges(grey: Plane): RidgeMap {
  const { width, height } = grey;
  const strength = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  const map = { width, height, strength, across };
  let level = smooth({ data: new Float32Array(grey.data), width, height });
  for (let step = 0; step < LEVELS; step++) {
    detect(level, 1 << step, map);
    if (step < LEVELS - 1) level = smooth(halveField(level));
  }
  const radius = Math.round(Math.max(width, height) * AROUND);
  const around = boxMean({ data: strength, width, height }, radius);
  const salience = new Float32Array(strength.length);
  // One grey level is added, so that nothing stands out from a surface without any texture by chance alone.
  for (let at = 0; at < strength.length; at++)
    salience[at] = (strength[at] ?? 0) / ((around.data[at] ?? 0) + 1);
  return { ...map, salience };
}
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
export function plainPlanes(image: RgbImage, width: number, height: number): Float32Array {
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

/** Luma of an RGB image, rounded. */
export function plainGrey({ data, width, height }: RgbImage): Plane {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3) {
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29 + 128) >> 8;
  }
  return { data: grey, width, height };
}

/** Adds a row of pixels to the row of sums that it falls into. Column `c` takes the pixels before `ends[c]`. */
function addRow(source: Uint8Array, from: number, ends: Int32Array, sums: Int32Array, to: number): void {
  for (let column = 0, x = 0, at = from, sum = to; column < ends.length; column++, sum += 3) {
    let [r, g, b] = [0, 0, 0];
    for (const end = ends[column] ?? 0; x < end; x++, at += 3) {
      r += source[at] ?? 0;
      g += source[at + 1] ?? 0;
      b += source[at + 2] ?? 0;
    }
    sums[sum] = (sums[sum] ?? 0) + r;
    sums[sum + 1] = (sums[sum + 1] ?? 0) + g;
    sums[sum + 2] = (sums[sum + 2] ?? 0) + b;
  }
}

/** Writes the means of a row of sums, each of a column's pixels in so many rows. */
function meanRow(sums: Int32Array, line: number, ends: Int32Array, rows: number, data: Uint8Array): void {
  for (let column = 0, before = 0, at = line; column < ends.length; column++) {
    const end = ends[column] ?? 0;
    const count = (end - before) * rows || 1;
    before = end;
    for (const last = at + 3; at < last; at++) data[at] = Math.round((sums[at] ?? 0) / count);
  }
}

/** Where each part of a shrunken side ends, in pixels of the side that it is shrunk from. */
function endsOf(source: number, target: number, factor: number): Int32Array {
  const ends = new Int32Array(target);
  for (let at = 0; at < source; at++) ends[Math.min(target - 1, Math.floor(at * factor))] = at + 1;
  return ends;
}

/** Shrinks by taking the mean of what falls into each pixel. Never enlarges. */
export function plainShrunk(image: RgbImage, side: number): RgbImage {
  const factor = side / Math.max(image.width, image.height);
  if (factor >= 1) return image;
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const across = endsOf(image.width, width, factor);
  const down = endsOf(image.height, height, factor);
  const sums = new Int32Array(width * height * 3);
  const data = new Uint8Array(sums.length);
  for (let row = 0, y = 0; row < height; row++) {
    const first = y;
    const line = row * width * 3;
    for (; y < (down[row] ?? 0); y++) addRow(image.data, y * image.width * 3, across, sums, line);
    meanRow(sums, line, across, y - first, data);
  }
  return { data, width, height };
}
