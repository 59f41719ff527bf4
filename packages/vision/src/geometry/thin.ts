import type { Patch } from './trace-mask.ts';

/** The eight neighbours' offsets, clockwise from the top. */
const ringOf = (width: number) => [-width, 1 - width, 1, width + 1, width, width - 1, -1, -width - 1];

/**
 * Whether a pixel may go without breaking the line or shortening its end: two to six neighbours in one run,
 * and open towards the side that this pass peels from.
 */
function removable(mask: Uint8Array, at: number, ring: readonly number[], second: boolean): boolean {
  // Most pixels of a thick line lie inside it.
  const inside = mask[at + (ring[0] ?? 0)] && mask[at + (ring[2] ?? 0)] && mask[at + (ring[4] ?? 0)];
  if (inside && mask[at + (ring[6] ?? 0)]) return false;
  let count = 0;
  let runs = 0;
  let bits = 0;
  let before = mask[at + (ring[7] ?? 0)] ?? 0;
  for (let side = 0; side < 8; side++) {
    const here = mask[at + (ring[side] ?? 0)] ?? 0;
    count += here;
    if (!before && here) runs += 1;
    if (here) bits |= 1 << side;
    before = here;
  }
  if (count < 2 || count > 6 || runs !== 1) return false;
  const [top, right, bottom, left] = [bits & 1, bits & 4, bits & 16, bits & 64];
  return second
    ? !(top && right && left) && !(top && bottom && left)
    : !(top && right && bottom) && !(right && bottom && left);
}

/**
 * Gives a function that thins patches to lines of one pixel, by peeling them from two sides in turn until nothing
 * comes off. Its mask is shared by all patches of one photo.
 */
export function createThinner(width: number, height: number): (patch: Patch) => Patch {
  // A row of padding above and below, so that every pixel has eight neighbours.
  const pad = width + 1;
  const mask = new Uint8Array(width * height + 2 * pad);
  const ring = ringOf(width);
  return (patch) => {
    let left = patch.filter((at) => at % width !== 0 && at % width !== width - 1);
    for (const at of left) mask[at + pad] = 1;
    for (let peeled = true; peeled; ) {
      peeled = false;
      for (const second of [false, true]) {
        const off = left.filter((at) => removable(mask, at + pad, ring, second));
        for (const at of off) mask[at + pad] = 0;
        if (off.length > 0) {
          peeled = true;
          left = left.filter((at) => mask[at + pad]);
        }
      }
    }
    for (const at of left) mask[at + pad] = 0;
    return left;
  };
}
