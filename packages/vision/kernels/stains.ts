/*
 * Loops of `src/stains`: colours of a small picture against those of the plane around each pixel. As everywhere here, each
 * number is made in the order of the plain loops, in `test/plain-stains.ts`.
 */

import { one } from './numbers';

declare function log(x: f64): f64;

function put(at: usize, value: f64): void {
  store<f32>(at, <f32>value);
}

/**
 * Of each pixel of these planes: brightness and red over blue as logarithms of what is `noise` above it, grey from 0 to
 * 255, and whether less than `palest` lies between its channels.
 */
export function tones(
  planes: usize,
  count: i32,
  noise: f64,
  palest: f64,
  light: usize,
  red: usize,
  grey: usize,
  pale: usize,
): void {
  const area = (<usize>count) << 2;
  for (let at: usize = 0; at < area; at += 4) {
    const r = 255 * one(planes + at);
    const g = 255 * one(planes + area + at);
    const b = 255 * one(planes + 2 * area + at);
    const lr = log(r + noise);
    const lb = log(b + noise);
    put(light + at, (lr + log(g + noise) + lb) / 3);
    put(red + at, lr - lb);
    put(grey + at, (r + g + b) / 3);
    store<u8>(pale + (at >> 2), max(max(r, g), b) - min(min(r, g), b) < palest ? 1 : 0);
  }
}

/** Means along rows over 2r + 1 pixels; outside the picture there is 0. */
function alongRows(from: usize, to: usize, width: i32, height: i32, r: i32): void {
  const share = 1 / <f64>(2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = (<usize>(y * width)) << 2;
    let sum: f64 = 0;
    for (let x = 0; x < min(r, width); x++) sum += one(from + row + ((<usize>x) << 2));
    for (let x = 0; x < width; x++) {
      if (x + r < width) sum += one(from + row + ((<usize>(x + r)) << 2));
      if (x > r) sum -= one(from + row + ((<usize>(x - r - 1)) << 2));
      put(to + row + ((<usize>x) << 2), sum * share);
    }
  }
}

/** The same along columns, all of them row by row: `sums` has room for one row of 64 bits. */
function alongColumns(from: usize, to: usize, width: i32, height: i32, r: i32, sums: usize): void {
  const share = 1 / <f64>(2 * r + 1);
  const line = (<usize>width) << 2;
  memory.fill(sums, 0, 2 * line);
  for (let y = 0; y < min(r, height); y++) {
    for (let x: usize = 0; x < line; x += 4) {
      const at = sums + 2 * x;
      store<f64>(at, load<f64>(at) + one(from + <usize>y * line + x));
    }
  }
  for (let y = 0; y < height; y++) {
    const ahead = from + <usize>(y + r) * line;
    const behind = from + <usize>(y - r - 1) * line;
    const enters = y + r < height;
    const leaves = y > r;
    for (let x: usize = 0; x < line; x += 4) {
      const at = sums + 2 * x;
      let sum = load<f64>(at);
      if (enters) sum += one(ahead + x);
      if (leaves) sum -= one(behind + x);
      store<f64>(at, sum);
      put(to + <usize>y * line + x, sum * share);
    }
  }
}

/** Means over a neighbourhood that fades out, nearly a bell: squares of 2r + 1 pixels, three times. In place. */
export function spread(values: usize, width: i32, height: i32, r: i32, between: usize, sums: usize): void {
  for (let turn = 0; turn < 3; turn++) {
    alongRows(values, between, width, height, r);
    alongColumns(between, values, width, height, r, sums);
  }
}

/** How steep a picture is at a pixel, as a change from one pixel to the next; the border repeats. */
function steepnessAt(field: usize, width: i32, count: i32, x: i32, at: i32): f64 {
  const above = at >= width ? at - width : at;
  const below = at + width < count ? at + width : at;
  const left = x > 0 ? 1 : 0;
  const right = x + 1 < width ? 1 : 0;
  const northWest = one(field + ((<usize>(above - left)) << 2));
  const northEast = one(field + ((<usize>(above + right)) << 2));
  const southWest = one(field + ((<usize>(below - left)) << 2));
  const southEast = one(field + ((<usize>(below + right)) << 2));
  const east = one(field + ((<usize>(at + right)) << 2)) - one(field + ((<usize>(at - left)) << 2));
  const south = one(field + ((<usize>below) << 2)) - one(field + ((<usize>above) << 2));
  const across = northEast - northWest + 2 * east + southEast - southWest;
  const along = southWest - northWest + 2 * south + southEast - northEast;
  return sqrt(across * across + along * along) / 8;
}

/** Leaves in a mask what is brighter than `bright` and less steep than `steepest` in the picture `smooth`. */
export function keepEven(
  mask: usize,
  grey: usize,
  smooth: usize,
  width: i32,
  height: i32,
  bright: f64,
  steepest: f64,
): void {
  const count = width * height;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (!load<u8>(mask + <usize>at)) continue;
      const isEven =
        one(grey + ((<usize>at) << 2)) > bright && steepnessAt(smooth, width, count, x, at) < steepest;
      if (!isEven) store<u8>(mask + <usize>at, 0);
    }
  }
}

/** Where at least so many of a pixel and its four neighbours are set; outside the picture nothing is. */
export function withNeighbours(mask: usize, width: i32, height: i32, least: i32, out: usize): void {
  const wide = <usize>width;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++, mask++, out++) {
      let sum = <i32>load<u8>(mask);
      if (x > 0) sum += <i32>load<u8>(mask - 1);
      if (x + 1 < width) sum += <i32>load<u8>(mask + 1);
      if (y > 0) sum += <i32>load<u8>(mask - wide);
      if (y + 1 < height) sum += <i32>load<u8>(mask + wide);
      store<u8>(out, sum >= least ? 1 : 0);
    }
  }
}

/**
 * Each pixel against its plane's own colour, which is taken from what is even and, turn by turn, near that colour. The
 * plane is held at half the size, which is even; `planes` has room for four such fields, `sums` for a row of 64 bits.
 */
export function againstPlane(
  light: usize,
  red: usize,
  even: usize,
  width: i32,
  height: i32,
  turns: i32,
  around: i32,
  darkest: f64,
  brownest: f64,
  planes: usize,
  sums: usize,
  dark: usize,
  brown: usize,
  plane: usize,
  own: usize,
): void {
  const halfWidth = width >> 1;
  const halfHeight = height >> 1;
  const area = (<usize>(halfWidth * halfHeight)) << 2;
  const lights = planes + area;
  const reds = lights + area;
  const between = reds + area;
  for (let turn = 0; turn < turns; turn++) {
    memory.fill(planes, 0, 3 * area);
    let at: usize = 0;
    for (let y = 0; y < height; y++) {
      const row = (<usize>((y >> 1) * halfWidth)) << 2;
      for (let x = 0; x < width; x++, at += 4) {
        let isOwn = load<u8>(even + (at >> 2));
        if (turn > 0 && (abs(one(dark + at)) >= darkest || abs(one(brown + at)) >= brownest)) isOwn = 0;
        store<u8>(own + (at >> 2), isOwn);
        if (!isOwn) continue;
        const to = row + ((<usize>(x >> 1)) << 2);
        put(planes + to, one(planes + to) + 0.25);
        put(lights + to, one(lights + to) + one(light + at) / 4);
        put(reds + to, one(reds + to) + one(red + at) / 4);
      }
    }
    for (let field = planes; field < between; field += area) {
      spread(field, halfWidth, halfHeight, around, between, sums);
    }
    for (let to: usize = 0; to < area; to += 4) {
      const share = max(one(planes + to), 1e-6);
      put(lights + to, one(lights + to) / share);
      put(reds + to, one(reds + to) / share);
    }
    at = 0;
    for (let y = 0; y < height; y++) {
      const row = (<usize>((y >> 1) * halfWidth)) << 2;
      for (let x = 0; x < width; x++, at += 4) {
        const from = row + ((<usize>(x >> 1)) << 2);
        store<f32>(plane + at, load<f32>(planes + from));
        put(dark + at, one(light + at) - one(lights + from));
        put(brown + at, one(red + at) - one(reds + from));
      }
    }
  }
}

/** Where a pixel is darker and browner than its plane by more than these, and more than `least` of the plane is around. */
export function patches(
  dark: usize,
  brown: usize,
  plane: usize,
  count: i32,
  darker: f64,
  browner: f64,
  least: f64,
  out: usize,
): void {
  for (let at: usize = 0; at < <usize>count; at++) {
    const from = at << 2;
    const isPatch = one(dark + from) < -darker && one(brown + from) > browner && one(plane + from) > least;
    store<u8>(out + at, isPatch ? 1 : 0);
  }
}
