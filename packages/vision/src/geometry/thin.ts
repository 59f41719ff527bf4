import type { Patch } from './trace-mask.ts';

/**
 * Whether a pixel with these neighbours (a bit each, clockwise from the top) may go without breaking the line or
 * shortening its end: two to six of them in one run, and open towards the side that this pass peels from.
 */
function mayGo(bits: number, second: boolean): boolean {
  let count = 0;
  let runs = 0;
  for (let side = 0; side < 8; side++) {
    const here = (bits >> side) & 1;
    count += here;
    if (here && !((bits >> ((side + 7) % 8)) & 1)) runs += 1;
  }
  if (count < 2 || count > 6 || runs !== 1) return false;
  const [top, right, bottom, left] = [bits & 1, bits & 4, bits & 16, bits & 64];
  return second
    ? !(top && right && left) && !(top && bottom && left)
    : !(top && right && bottom) && !(right && bottom && left);
}

/** The answers for all neighbourhoods, for the first and the second pass. */
const [FIRST, SECOND] = [false, true].map((second) =>
  Uint8Array.from({ length: 256 }, (_, bits) => (mayGo(bits, second) ? 1 : 0)),
) as [Uint8Array, Uint8Array];

function neighbours(mask: Uint8Array, at: number, width: number): number {
  const above = at - width;
  const below = at + width;
  return (
    (mask[above] ?? 0) |
    ((mask[above + 1] ?? 0) << 1) |
    ((mask[at + 1] ?? 0) << 2) |
    ((mask[below + 1] ?? 0) << 3) |
    ((mask[below] ?? 0) << 4) |
    ((mask[below - 1] ?? 0) << 5) |
    ((mask[at - 1] ?? 0) << 6) |
    ((mask[above - 1] ?? 0) << 7)
  );
}

/**
 * Gives a function that thins patches to lines of one pixel, by peeling them from two sides in turn until nothing
 * comes off. Its mask is shared by all patches of one photo.
 */
export function createThinner(width: number, height: number): (patch: Patch) => Patch {
  // A row of padding above and below, so that every pixel has eight neighbours.
  const pad = width + 1;
  const mask = new Uint8Array(width * height + 2 * pad);
  return (patch) => {
    // Places in the mask, those that are left in front.
    const left = Int32Array.from(patch.filter((at) => at % width !== 0 && at % width !== width - 1));
    for (let i = 0; i < left.length; i++) left[i] = (left[i] ?? 0) + pad;
    const off = new Int32Array(left.length);
    let count = left.length;
    for (const at of left) mask[at] = 1;
    for (let peeled = true; peeled; ) {
      peeled = false;
      for (const removable of [FIRST, SECOND]) {
        let kept = 0;
        let gone = 0;
        for (let i = 0; i < count; i++) {
          const at = left[i] ?? 0;
          if (removable[neighbours(mask, at, width)]) off[gone++] = at;
          else left[kept++] = at;
        }
        // All at once after the pass: what a pixel's neighbours were when it began decides.
        for (let i = 0; i < gone; i++) mask[off[i] ?? 0] = 0;
        count = kept;
        if (gone > 0) peeled = true;
      }
    }
    const thinned = Array.from(left.subarray(0, count), (at) => at - pad);
    for (const at of thinned) mask[at + pad] = 0;
    return thinned;
  };
}
