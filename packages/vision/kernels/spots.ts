/* How far what lies around a spot is from what lies around another, in whole numbers. */

/**
 * The square of how far each spot of one print is apart from each of another, in 32 bits, row by row. A print has `bytes` a
 * spot; its facts begin at the byte `from` and are a multiple of 16.
 */
export function apart(
  one: usize,
  ones: i32,
  other: usize,
  others: i32,
  bytes: i32,
  from: i32,
  facts: i32,
  out: usize,
): void {
  for (let i = 0; i < ones; i++) {
    const a = one + <usize>(i * bytes + from);
    for (let j = 0; j < others; j++, out += 4) {
      const b = other + <usize>(j * bytes + from);
      let sum = i32x4.splat(0);
      for (let at: usize = 0; at < <usize>facts; at += 16) {
        const x = v128.load(a + at);
        const y = v128.load(b + at);
        const difference = v128.or(i8x16.sub_sat_u(x, y), i8x16.sub_sat_u(y, x));
        const low = i16x8.extend_low_i8x16_u(difference);
        const high = i16x8.extend_high_i8x16_u(difference);
        sum = i32x4.add(sum, i32x4.add(i32x4.dot_i16x8_s(low, low), i32x4.dot_i16x8_s(high, high)));
      }
      store<i32>(
        out,
        i32x4.extract_lane(sum, 0) +
          i32x4.extract_lane(sum, 1) +
          i32x4.extract_lane(sum, 2) +
          i32x4.extract_lane(sum, 3),
      );
    }
  }
}
