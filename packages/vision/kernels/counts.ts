/*
 * What is counted and summed over all pixels of a picture: quality, scene, colour and texture. As everywhere here, each
 * number is made in the order of the plain loops, in `test/plain-counts.ts`.
 */

import { one } from './numbers';

function count(histogram: usize, level: i32): void {
  const at = histogram + ((<usize>level) << 2);
  store<i32>(at, load<i32>(at) + 1);
}

/** Counts grey levels. Returns how many pixels of at least `bright` have no channel below `burnt`. */
export function levels(
  image: usize,
  grey: usize,
  pixels: i32,
  bright: i32,
  burnt: i32,
  histogram: usize,
): i32 {
  let found = 0;
  memory.fill(histogram, 0, 1024);
  for (let at = 0; at < pixels; at++, image += 3) {
    const level = <i32>load<u8>(grey + <usize>at);
    count(histogram, level);
    if (level < bright) continue;
    const least = min(min(<i32>load<u8>(image), <i32>load<u8>(image, 1)), <i32>load<u8>(image, 2));
    if (least >= burnt) found += 1;
  }
  return found;
}

/** Counts the steps of each pixel to its neighbours, right and down: the larger of the two. */
export function steps(grey: usize, width: i32, height: i32, histogram: usize): void {
  memory.fill(histogram, 0, 1024);
  for (let y = 0; y < height - 1; y++) {
    let at = grey + <usize>(y * width);
    let here = <i32>load<u8>(at);
    for (const end = at + <usize>(width - 1); at < end; at++) {
      const next = <i32>load<u8>(at, 1);
      count(histogram, max(abs(next - here), abs(<i32>load<u8>(at + <usize>width) - here)));
      here = next;
    }
  }
}

/** Of every second pixel of every second row: the sum of its colourfulness, and how many have steps steeper than `steepest` to the left and up. */
export function scene(image: usize, grey: usize, width: i32, height: i32, steepest: i32, out: usize): void {
  let saturation = 0;
  let steep = 0;
  for (let y = 1; y < height; y += 2) {
    const row = y * width;
    for (let at = row + 1; at < row + width; at += 2) {
      const pixel = image + <usize>(at * 3);
      const r = <i32>load<u8>(pixel);
      const g = <i32>load<u8>(pixel, 1);
      const b = <i32>load<u8>(pixel, 2);
      saturation += max(max(r, g), b) - min(min(r, g), b);
      const place = grey + <usize>at;
      const here = <i32>load<u8>(place);
      const step = abs(here - <i32>load<u8>(place - 1)) + abs(here - <i32>load<u8>(place - <usize>width));
      if (step > steepest) steep += 1;
    }
  }
  store<i32>(out, saturation);
  store<i32>(out, steep, 4);
}

/** Brightness of so many pixels, and its sum over each square of a coarse grid. Returns the sum of all. */
export function squares(
  image: usize,
  width: i32,
  height: i32,
  side: i32,
  columns: i32,
  grey: usize,
  sums: usize,
): f64 {
  let total: f64 = 0;
  for (let y = 0; y < height; y++) {
    const row = (y / side) * columns;
    for (let x = 0; x < width; x++, image += 3, grey += 4) {
      // Named with its type: within a cast the compiler takes the shares for 32 bits.
      const exact: f64 =
        0.3 * <f64>load<u8>(image) + 0.59 * <f64>load<u8>(image, 1) + 0.11 * <f64>load<u8>(image, 2);
      const light = <f32>exact;
      store<f32>(grey, light);
      total += <f64>light;
      const to = sums + ((<usize>(row + x / side)) << 2);
      store<f32>(to, <f32>(one(to) + <f64>light));
    }
  }
  return total;
}

function isLeaf(r: i32, g: i32, b: i32): bool {
  return 2 * g - r - b > 18 && <f64>g > <f64>r * 1.04 && <f64>g > <f64>b * 1.12;
}

function isRust(r: i32, g: i32, b: i32): bool {
  const warm = r > 48 && r < 205 && r - b > 34;
  return warm && <f64>r > <f64>g * 1.28 && <f64>g > <f64>b * 1.05 && <f64>g < <f64>r * 0.78;
}

/** What is added up of a cell's pixels, in 64 bits, in the order of `SUMMED`; whole numbers are counted in 32 bits. `around` holds how bright each square's surroundings are. */
export function cell(
  image: usize,
  grey: usize,
  width: i32,
  height: i32,
  around: usize,
  columns: i32,
  side: i32,
  left: i32,
  right: i32,
  top: i32,
  bottom: i32,
  out: usize,
): void {
  let light: f64 = 0;
  let light2: f64 = 0;
  let warm = 0;
  let warm2 = 0;
  let green = 0;
  let sat = 0;
  let sat2 = 0;
  let leaf = 0;
  let rust = 0;
  let dark = 0;
  let pale = 0;
  let fine: f64 = 0;
  let coarse: f64 = 0;
  let xx: f64 = 0;
  let yy: f64 = 0;
  let xy: f64 = 0;
  let speckle = 0;
  const last = width - 1;
  for (let y = top; y < bottom; y++) {
    const square = around + ((<usize>((y / side) * columns)) << 3);
    const line = grey + ((<usize>(y * width)) << 2);
    const below = grey + ((<usize>(min(height - 1, y + 1) * width)) << 2);
    const farBelow = grey + ((<usize>(min(height - 1, y + 5) * width)) << 2);
    const above = grey + ((<usize>(max(0, y - 2) * width)) << 2);
    for (let x = left; x < right; x++) {
      const pixel = image + <usize>((y * width + x) * 3);
      const r = <i32>load<u8>(pixel);
      const g = <i32>load<u8>(pixel, 1);
      const b = <i32>load<u8>(pixel, 2);
      const at = (<usize>x) << 2;
      const here = one(line + at);
      const saturation = max(max(r, g), b) - min(min(r, g), b);
      light += here;
      light2 += here * here;
      warm += r - b;
      warm2 += (r - b) * (r - b);
      green += 2 * g - r - b;
      sat += saturation;
      sat2 += saturation * saturation;
      if (isLeaf(r, g, b)) leaf += 1;
      if (isRust(r, g, b)) rust += 1;
      const beside = load<f64>(square + ((<usize>(x / side)) << 3));
      if (here < beside * 0.62 && saturation < 60) dark += 1;
      if (here > beside * 1.28 && saturation < 40) pale += 1;
      const toRight = one(line + ((<usize>min(last, x + 1)) << 2)) - here;
      const down = one(below + at) - here;
      const farRight = one(line + ((<usize>min(last, x + 5)) << 2)) - here;
      const farDown = one(farBelow + at) - here;
      fine += abs(toRight) + abs(down);
      coarse += abs(farRight) + abs(farDown);
      xx += toRight * toRight;
      yy += down * down;
      xy += toRight * down;
      const toLeft = one(line + ((<usize>max(0, x - 2)) << 2)) - here;
      const up = one(above + at) - here;
      // Darker than all four sides: a spot rather than a line or an edge.
      if (toLeft > 9 && up > 9 && farRight > 9 && farDown > 9) speckle += 1;
    }
  }
  store<f64>(out, light);
  store<f64>(out, light2, 8);
  store<f64>(out, <f64>warm, 16);
  store<f64>(out, <f64>warm2, 24);
  store<f64>(out, <f64>green, 32);
  store<f64>(out, <f64>sat, 40);
  store<f64>(out, <f64>sat2, 48);
  store<f64>(out, <f64>leaf, 56);
  store<f64>(out, <f64>rust, 64);
  store<f64>(out, <f64>dark, 72);
  store<f64>(out, <f64>pale, 80);
  store<f64>(out, fine, 88);
  store<f64>(out, coarse, 96);
  store<f64>(out, xx, 104);
  store<f64>(out, yy, 112);
  store<f64>(out, xy, 120);
  store<f64>(out, <f64>speckle, 128);
}
