/*
 * Loops over pixels in WebAssembly, in AssemblyScript: `npm run build:kernels` compiles them into
 * `src/kernels/pixels-wasm.ts`. Places are bytes of the memory; a field has a 32-bit number a pixel. Every sum is made in
 * 64 bits and in the order of the plain loops in `test/plain-*.ts`, so that both give the same to the bit.
 */

import { one, putTwo, rounded, two } from './numbers';

export { blur, peaks } from './blurs';
export { cell, levels, scene, squares, steps } from './counts';
export { apart } from './spots';
export { againstPlane, keepEven, patches, spread, tones, withNeighbours } from './stains';

declare function atan2(y: f64, x: f64): f64;

/** One row of pixels at the target's width, its three channels one after the other. */
function shrinkRow(line: usize, first: usize, count: usize, weights: usize, width: i32, row: usize): void {
  const plane = (<usize>width) << 2;
  let weight = weights;
  for (let x: usize = 0; x < plane; x += 4) {
    let redGreen = f64x2.splat(0);
    let blue = f64x2.splat(0);
    let at = line + <usize>load<i32>(first + x) * 3;
    for (const end = weight + ((<usize>load<i32>(count + x)) << 3); weight < end; weight += 8, at += 3) {
      const share = v128.load64_splat(weight);
      const pixel = i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at)));
      redGreen = f64x2.add(redGreen, f64x2.mul(share, f64x2.convert_low_i32x4_s(pixel)));
      const high = i64x2.shuffle(pixel, pixel, 1, 1);
      blue = f64x2.add(blue, f64x2.mul(share, f64x2.convert_low_i32x4_s(high)));
    }
    store<f32>(row + x, <f32>f64x2.extract_lane(redGreen, 0));
    store<f32>(row + plane + x, <f32>f64x2.extract_lane(redGreen, 1));
    store<f32>(row + 2 * plane + x, <f32>f64x2.extract_lane(blue, 0));
  }
}

/** Adds a row by its weight to a row of each plane. Widths are multiples of 4. */
function addRow(row: usize, plane: usize, area: usize, width: i32, weight: f64): void {
  const share = f64x2.splat(weight);
  const line = (<usize>width) << 2;
  for (let channel = 0; channel < 3; channel++) {
    for (let x: usize = 0; x < line; x += 8) {
      putTwo(plane + x, f64x2.add(two(plane + x), f64x2.mul(share, two(row + x))));
    }
    row += line;
    plane += area;
  }
}

/**
 * The picture at a size as planes of red, green and blue. `across` and `down` hold for each target pixel the first
 * source pixel, then how many, in 32 bits; weights are in 64 bits, those of `down` over 255.
 */
export function toPlanes(
  image: usize,
  imageWidth: i32,
  across: usize,
  acrossWeights: usize,
  down: usize,
  downWeights: usize,
  width: i32,
  height: i32,
  row: usize,
  planes: usize,
): void {
  const area = (<usize>(width * height)) << 2;
  memory.fill(planes, 0, 3 * area);
  let shrunk = -1;
  let weight = downWeights;
  for (let y = 0; y < height; y++) {
    const from = load<i32>(down + ((<usize>y) << 2));
    const count = load<i32>(down + ((<usize>(height + y)) << 2));
    for (let k = 0; k < count; k++, weight += 8) {
      if (from + k !== shrunk) {
        shrunk = from + k;
        const line = image + <usize>(shrunk * imageWidth * 3);
        shrinkRow(line, across, across + ((<usize>width) << 2), acrossWeights, width, row);
      }
      addRow(row, planes + ((<usize>(y * width)) << 2), area, width, load<f64>(weight));
    }
  }
}

/** A field of bytes. */
export function toField(bytes: usize, count: i32, out: usize): void {
  for (let at: usize = 0; at < <usize>count; at++) store<f32>(out + (at << 2), <f32>load<u8>(bytes + at));
}

/** (a + e + 4 (b + d) + 6 c) / 16, of two at once. */
function weighted(a: v128, b: v128, c: v128, d: v128, e: v128): v128 {
  const sum = f64x2.add(
    f64x2.add(f64x2.add(a, e), f64x2.mul(f64x2.splat(4), f64x2.add(b, d))),
    f64x2.mul(f64x2.splat(6), c),
  );
  return f64x2.mul(sum, f64x2.splat(0.0625));
}

function weightedOne(a: f64, b: f64, c: f64, d: f64, e: f64): f64 {
  return (a + e + 4 * (b + d) + 6 * c) / 16;
}

function smoothAcross(row: usize, width: i32, out: usize): void {
  const last = width - 1;
  let x = 0;
  for (; x < width; x++) {
    // In the middle two at once; where it nears the border one by one.
    if (x >= 2) {
      for (; x + 3 <= last; x += 2) {
        const at = row + ((<usize>x) << 2);
        putTwo(
          out + ((<usize>x) << 2),
          weighted(two(at - 8), two(at - 4), two(at), two(at + 4), two(at + 8)),
        );
      }
    }
    const a = one(row + ((<usize>max(0, x - 2)) << 2));
    const b = one(row + ((<usize>max(0, x - 1)) << 2));
    const c = one(row + ((<usize>x) << 2));
    const d = one(row + ((<usize>min(last, x + 1)) << 2));
    const e = one(row + ((<usize>min(last, x + 2)) << 2));
    store<f32>(out + ((<usize>x) << 2), <f32>weightedOne(a, b, c, d, e));
  }
}

/** Smooths with the weights 1 4 6 4 1 in both directions; the border repeats. `between` has room for a field. */
export function smooth(field: usize, width: i32, height: i32, between: usize, out: usize): void {
  const line = (<usize>width) << 2;
  for (let y = 0; y < height; y++) smoothAcross(field + <usize>y * line, width, between + <usize>y * line);
  for (let y = 0; y < height; y++) {
    const a = between + <usize>max(0, y - 2) * line;
    const b = between + <usize>max(0, y - 1) * line;
    const c = between + <usize>y * line;
    const d = between + <usize>min(height - 1, y + 1) * line;
    const e = between + <usize>min(height - 1, y + 2) * line;
    const to = out + <usize>y * line;
    let x: usize = 0;
    for (; x + 8 <= line; x += 8) {
      putTwo(to + x, weighted(two(a + x), two(b + x), two(c + x), two(d + x), two(e + x)));
    }
    if (x < line) {
      store<f32>(to + x, <f32>weightedOne(one(a + x), one(b + x), one(c + x), one(d + x), one(e + x)));
    }
  }
}

/** Half the size, each pixel the mean of four. */
export function halve(field: usize, width: i32, height: i32, out: usize): void {
  const w = max(1, width >> 1);
  const h = max(1, height >> 1);
  const line = (<usize>width) << 2;
  for (let y = 0; y < h; y++) {
    let from = field + <usize>(2 * y) * line;
    for (let x = 0; x < w; x++, from += 8, out += 4) {
      store<f32>(out, <f32>((one(from) + one(from + 4) + one(from + line) + one(from + line + 4)) / 4));
    }
  }
}

function mark(
  x: i32,
  y: i32,
  scale: i32,
  strength: f64,
  xy: f64,
  half: f64,
  strengths: usize,
  angles: usize,
  mapWidth: i32,
  mapHeight: i32,
): void {
  let angle: f64 = 0;
  let known = false;
  const right = min(mapWidth, (x + 1) * scale);
  const bottom = min(mapHeight, (y + 1) * scale);
  for (let py = y * scale; py < bottom; py++) {
    for (let px = x * scale; px < right; px++) {
      const place = (<usize>(py * mapWidth + px)) << 2;
      if (strength <= one(strengths + place)) continue;
      // Only where it is kept: on a coarse level most lines are known already.
      if (!known) angle = 0.5 * atan2(xy, half);
      known = true;
      store<f32>(strengths + place, <f32>strength);
      store<f32>(angles + place, <f32>angle);
    }
  }
}

/** Writes the lines of one level into the map where they are stronger than what is there. */
export function detect(
  field: usize,
  width: i32,
  height: i32,
  scale: i32,
  strengths: usize,
  angles: usize,
  mapWidth: i32,
  mapHeight: i32,
  reach: i32,
  leastCurvature: f64,
  spot: f64,
): void {
  const line = (<usize>width) << 2;
  // Below this a pixel bends too little in any case: 32 bits err by far less than a hundredth of a grey level.
  const surely = f32x4.splat(<f32>(leastCurvature - 0.01));
  for (let y = reach; y < height - reach; y++) {
    const right = width - reach;
    for (let x = reach; x < right; x += 4) {
      if (x + 4 <= right) {
        const at = field + <usize>y * line + ((<usize>x) << 2);
        const around = f32x4.add(
          f32x4.add(v128.load(at - 4), v128.load(at + 4)),
          f32x4.add(v128.load(at - line), v128.load(at + line)),
        );
        const bend = f32x4.sub(around, f32x4.mul(f32x4.splat(4), v128.load(at)));
        if (!v128.any_true(f32x4.ge(bend, surely))) continue;
      }
      for (let px = x, end = min(right, x + 4); px < end; px++) {
        const at = field + <usize>y * line + ((<usize>px) << 2);
        const here = one(at);
        const xx = one(at - 4) + one(at + 4) - 2 * here;
        const yy = one(at - line) + one(at + line) - 2 * here;
        if (xx + yy < leastCurvature) continue;
        const xy = (one(at + line + 4) + one(at - line - 4) - one(at - line + 4) - one(at + line - 4)) / 4;
        const half = (xx - yy) / 2;
        const root = sqrt(half * half + xy * xy);
        const most = (xx + yy) / 2 + root;
        const least = (xx + yy) / 2 - root;
        if (most < leastCurvature || abs(least) > spot * most) continue;
        const turn = root > 0 ? half / root : 1;
        const dx = rounded(sqrt((1 + turn) / 2) * reach);
        const dy = rounded(sqrt((1 - turn) / 2) * reach) * (xy < 0 ? -width : width);
        const step = (dx + dy) << 2;
        const strength = min(one(at + step), one(at - step)) - here;
        if (strength > 0) mark(px, y, scale, strength, xy, half, strengths, angles, mapWidth, mapHeight);
      }
    }
  }
}

/**
 * How far each pixel stands out: its strength over the mean of a square of (2 radius + 1) px around it, cut off at the
 * border, and one. `sums` has room for (width + 1) (height + 1) numbers of 64 bits.
 */
export function salience(
  strengths: usize,
  width: i32,
  height: i32,
  radius: i32,
  sums: usize,
  out: usize,
): void {
  const wide = (<usize>(width + 1)) << 3;
  memory.fill(sums, 0, wide);
  for (let y = 0; y < height; y++) {
    let row: f64 = 0;
    const from = strengths + ((<usize>(y * width)) << 2);
    const to = sums + <usize>(y + 1) * wide;
    store<f64>(to, 0);
    for (let x: usize = 0; x < <usize>width; x++) {
      row += one(from + (x << 2));
      const at = to + (x << 3) + 8;
      store<f64>(at, load<f64>(at - wide) + row);
    }
  }
  for (let y = 0; y < height; y++) {
    const above = max(0, y - radius);
    const below = min(height, y + radius + 1);
    const top = sums + <usize>above * wide;
    const bottom = sums + <usize>below * wide;
    const tall = below - above;
    const line = (<usize>(y * width)) << 2;
    for (let x = 0; x < width; x++) {
      const left = (<usize>max(0, x - radius)) << 3;
      const right = (<usize>min(width, x + radius + 1)) << 3;
      const sum =
        load<f64>(bottom + right) - load<f64>(bottom + left) - load<f64>(top + right) + load<f64>(top + left);
      const mean = <f32>(sum / <f64>(tall * <i32>((right - left) >> 3)));
      const at = line + ((<usize>x) << 2);
      store<f32>(out + at, <f32>(one(strengths + at) / (<f64>mean + 1)));
    }
  }
}

/** Luma of so many pixels, rounded. Writes up to 8 beyond the last. */
export function toGrey(image: usize, count: i32, out: usize): void {
  for (let at: usize = 0; at < <usize>count; at += 8, image += 24) {
    const one = v128.load(image);
    const next = v128.load(image + 8);
    const red = i8x16.shuffle(one, next, 0, 3, 6, 9, 12, 15, 26, 29, 0, 0, 0, 0, 0, 0, 0, 0);
    const green = i8x16.shuffle(one, next, 1, 4, 7, 10, 13, 24, 27, 30, 0, 0, 0, 0, 0, 0, 0, 0);
    const blue = i8x16.shuffle(one, next, 2, 5, 8, 11, 14, 25, 28, 31, 0, 0, 0, 0, 0, 0, 0, 0);
    // At most 65,408: 16 bits hold it.
    const sum = i16x8.add(
      i16x8.add(
        i16x8.mul(i16x8.extend_low_i8x16_u(red), i16x8.splat(77)),
        i16x8.mul(i16x8.extend_low_i8x16_u(green), i16x8.splat(150)),
      ),
      i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(blue), i16x8.splat(29)), i16x8.splat(128)),
    );
    const light = i16x8.shr_u(sum, 8);
    v128.store64_lane(out + at, i8x16.narrow_i16x8_u(light, light), 0);
  }
}

/**
 * A picture shrunk to the mean of what falls into each pixel, rounded. `across` and `down` hold in 32 bits for each target
 * pixel where its source pixels end. `sums` has room for four numbers of 32 bits a column.
 */
export function shrink(
  image: usize,
  imageWidth: i32,
  across: usize,
  width: i32,
  down: usize,
  height: i32,
  sums: usize,
  out: usize,
): void {
  let y = 0;
  for (let row = 0; row < height; row++) {
    const first = y;
    const last = load<i32>(down + ((<usize>row) << 2));
    memory.fill(sums, 0, (<usize>width) << 4);
    for (; y < last; y++) {
      let at = image + <usize>(y * imageWidth * 3);
      let x = 0;
      for (let column = 0; column < width; column++) {
        const to = sums + ((<usize>column) << 4);
        let sum = v128.load(to);
        for (const end = load<i32>(across + ((<usize>column) << 2)); x < end; x++, at += 3) {
          sum = i32x4.add(sum, i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
        }
        v128.store(to, sum);
      }
    }
    let before = 0;
    for (let column = 0; column < width; column++, out += 3) {
      const end = load<i32>(across + ((<usize>column) << 2));
      const count = (end - before) * (y - first);
      before = end;
      for (let channel: usize = 0; channel < 3; channel++) {
        const sum = load<i32>(sums + ((<usize>column) << 4) + (channel << 2));
        store<u8>(out + channel, <u8>rounded(<f64>sum / <f64>(count || 1)));
      }
    }
  }
}
