/* A picture blurred, and what stands out between blurs. */
import { one, putTwo, two } from './numbers';

/** A field of which each number is at its place in 64 bits. */
function widen(field: usize, count: i32, out: usize): void {
  let at: usize = 0;
  for (const end = (<usize>(count & ~1)) << 2; at < end; at += 8)
    v128.store(out + (at << 1), two(field + at));
  if (count & 1) store<f64>(out + (at << 1), one(field + at));
}

/** Two numbers of 64 bits rounded to 32. */
function asStored(value: v128): v128 {
  return f64x2.promote_low_f32x4(f32x4.demote_f64x2_zero(value));
}

/** One row, in 64 bits and with its margins, blurred across; rounded to 32 bits and kept in 64. */
function blurAcross(row: usize, width: i32, parts: usize, taps: i32, out: usize): void {
  const end = parts + ((<usize>taps) << 3);
  let x = 0;
  // Eight at once: a sum waits for the one before it, and four pairs don't wait for each other.
  for (; x + 8 <= width; x += 8, row += 64, out += 64) {
    let a = f64x2.splat(0);
    let b = f64x2.splat(0);
    let c = f64x2.splat(0);
    let d = f64x2.splat(0);
    let from = row;
    for (let part = parts; part < end; part += 8, from += 8) {
      const share = v128.load64_splat(part);
      a = f64x2.add(a, f64x2.mul(share, v128.load(from)));
      b = f64x2.add(b, f64x2.mul(share, v128.load(from, 16)));
      c = f64x2.add(c, f64x2.mul(share, v128.load(from, 32)));
      d = f64x2.add(d, f64x2.mul(share, v128.load(from, 48)));
    }
    v128.store(out, asStored(a));
    v128.store(out, asStored(b), 16);
    v128.store(out, asStored(c), 32);
    v128.store(out, asStored(d), 48);
  }
  for (; x < width; x++, row += 8, out += 8) {
    let sum: f64 = 0;
    let from = row;
    for (let part = parts; part < end; part += 8, from += 8) sum += load<f64>(part) * load<f64>(from);
    store<f64>(out, <f64>(<f32>sum));
  }
}

/** One row of what was blurred across, blurred down: rounded to 32 bits at each tap. `rows` are places, one a tap. */
function blurDown(rows: usize, width: i32, parts: usize, taps: i32, out: usize): void {
  const end = parts + ((<usize>taps) << 3);
  const line = (<usize>(width & ~7)) << 3;
  let x: usize = 0;
  for (; x < line; x += 64) {
    let a = f64x2.splat(0);
    let b = f64x2.splat(0);
    let c = f64x2.splat(0);
    let d = f64x2.splat(0);
    let place = rows;
    for (let part = parts; part < end; part += 8, place += 4) {
      const share = v128.load64_splat(part);
      const from = <usize>load<u32>(place) + x;
      a = asStored(f64x2.add(a, f64x2.mul(share, v128.load(from))));
      b = asStored(f64x2.add(b, f64x2.mul(share, v128.load(from, 16))));
      c = asStored(f64x2.add(c, f64x2.mul(share, v128.load(from, 32))));
      d = asStored(f64x2.add(d, f64x2.mul(share, v128.load(from, 48))));
    }
    const to = out + (x >> 1);
    putTwo(to, a);
    putTwo(to + 8, b);
    putTwo(to + 16, c);
    putTwo(to + 24, d);
  }
  for (const whole = (<usize>width) << 3; x < whole; x += 8) {
    let sum: f64 = 0;
    let place = rows;
    for (let part = parts; part < end; part += 8, place += 4) {
      sum = <f64>(<f32>(sum + load<f64>(part) * load<f64>(<usize>load<u32>(place) + x)));
    }
    store<f32>(out + (x >> 1), <f32>sum);
  }
}

/**
 * A field blurred across and then down by so many parts, in 64 bits; beyond its edges it goes on as at its edge. `rise` gets
 * by how much each number grew. `row` has room for a row and its margins and `across` for a field, both in 64 bits, and
 * `rows` for a place a part.
 */
export function blur(
  field: usize,
  width: i32,
  height: i32,
  parts: usize,
  taps: i32,
  row: usize,
  across: usize,
  rows: usize,
  out: usize,
  rise: usize,
): void {
  const reach = (taps - 1) >> 1;
  const line = (<usize>width) << 2;
  const margin = (<usize>reach) << 3;
  for (let y = 0; y < height; y++) {
    const from = field + <usize>y * line;
    widen(from, width, row + margin);
    const beyond = row + margin + (line << 1);
    for (let at: usize = 0; at < margin; at += 8) {
      store<f64>(row + at, one(from));
      store<f64>(beyond + at, one(from + line - 4));
    }
    blurAcross(row, width, parts, taps, across + ((<usize>y * line) << 1));
  }
  for (let y = 0; y < height; y++) {
    for (let tap = 0; tap < taps; tap++) {
      const from = min(height - 1, max(0, y + tap - reach));
      store<u32>(rows + ((<usize>tap) << 2), <u32>(across + ((<usize>from * line) << 1)));
    }
    blurDown(rows, width, parts, taps, out + <usize>y * line);
  }
  // Loops may write a step beyond the end, as they may read.
  for (let at: usize = 0, end = <usize>height * line; at < end; at += 16) {
    v128.store(rise + at, f32x4.sub(v128.load(out + at), v128.load(field + at)));
  }
}

/** Which of four numbers are above, or below, all nine of a field around them; the middle one only where it isn't theirs. */
function beside(at: usize, line: usize, here: v128, middle: bool, above: bool, still: v128): v128 {
  for (let row = at - line - 4, end = at + line; row < end; row += line) {
    for (let from = row; from < row + 12; from += 4) {
      if (from === at && !middle) continue;
      const other = v128.load(from);
      still = v128.and(still, above ? f32x4.gt(here, other) : f32x4.lt(here, other));
    }
    if (!v128.any_true(still)) return still;
  }
  return still;
}

/**
 * Pixels, at least `reach` from the border, that are stronger than `faintest` and above all neighbours if above 0, else below
 * all: in their own field and in those below and above it. 0 for `below` is none. Writes their places as numbers of 32 bits,
 * row by row, and returns how many.
 */
export function peaks(
  below: usize,
  here: usize,
  above: usize,
  width: i32,
  height: i32,
  reach: i32,
  faintest: f64,
  out: usize,
): i32 {
  const line = (<usize>width) << 2;
  const to = out;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x += 4) {
      const place = <usize>y * line + ((<usize>x) << 2);
      const value = v128.load(here + place);
      let found = 0;
      for (let way = 0; way < 2; way++) {
        const up = way === 0;
        let still = up ? f32x4.gt(value, f32x4.splat(0)) : f32x4.lt(value, f32x4.splat(0));
        still = beside(here + place, line, value, false, up, still);
        if (v128.any_true(still)) still = beside(above + place, line, value, true, up, still);
        if (below !== 0 && v128.any_true(still)) still = beside(below + place, line, value, true, up, still);
        found |= i32x4.bitmask(still);
      }
      for (let lane = 0; lane < min(4, width - reach - x); lane++) {
        if (!(found & (1 << lane)) || abs(one(here + place + ((<usize>lane) << 2))) < faintest) continue;
        store<u32>(out, <u32>(y * width + x + lane));
        out += 4;
      }
    }
  }
  return <i32>((out - to) >> 2);
}
