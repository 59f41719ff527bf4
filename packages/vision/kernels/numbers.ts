/* Numbers of a field, 32 bits in the memory and 64 in sums. */

/** Two numbers of a field in 64 bits. */
export function two(at: usize): v128 {
  return f64x2.promote_low_f32x4(v128.load64_zero(at));
}

export function putTwo(at: usize, value: v128): void {
  v128.store64_lane(at, f32x4.demote_f64x2_zero(value), 0);
}

export function one(at: usize): f64 {
  return <f64>load<f32>(at);
}

/** As Math.round does it for what isn't negative. */
export function rounded(value: f64): i32 {
  const low = floor(value);
  return <i32>low + (value - low >= 0.5 ? 1 : 0);
}
