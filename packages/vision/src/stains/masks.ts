/** Masks and means over a small picture, one value a pixel, row by row. */

export interface Size {
  width: number;
  height: number;
}

/** 0 or 1 for each pixel. */
export type Mask = Uint8Array;

/** Means along rows over 2r + 1 pixels; outside the picture there is 0. */
function alongRows(from: Float32Array, to: Float32Array, { width, height }: Size, r: number): void {
  const share = 1 / (2 * r + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(r, width); x++) sum += from[row + x] as number;
    for (let x = 0; x < width; x++) {
      if (x + r < width) sum += from[row + x + r] as number;
      if (x > r) sum -= from[row + x - r - 1] as number;
      to[row + x] = sum * share;
    }
  }
}

/** The same along columns, all of them row by row: `sums` has room for one row. */
function alongColumns(from: Float32Array, to: Float32Array, { width, height }: Size, r: number): void {
  const share = 1 / (2 * r + 1);
  const sums = new Float64Array(width);
  for (let y = 0; y < Math.min(r, height); y++)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (from[y * width + x] as number);
  for (let y = 0; y < height; y++) {
    const [into, ahead, behind] = [y * width, (y + r) * width, (y - r - 1) * width];
    const [enters, leaves] = [y + r < height, y > r];
    for (let x = 0; x < width; x++) {
      let sum = sums[x] as number;
      if (enters) sum += from[ahead + x] as number;
      if (leaves) sum -= from[behind + x] as number;
      sums[x] = sum;
      to[into + x] = sum * share;
    }
  }
}

/** Means over a neighbourhood that fades out, nearly a bell: squares of 2r + 1 pixels, three times. In place. */
export function spread(values: Float32Array, size: Size, r: number): Float32Array {
  const between = new Float32Array(values.length);
  for (let turn = 0; turn < 3; turn++) {
    alongRows(values, between, size, r);
    alongColumns(between, values, size, r);
  }
  return values;
}

/** What a pixel and its four neighbours make of it; outside the picture there is nothing. */
function withNeighbours(mask: Mask, { width, height }: Size, least: number): Mask {
  const out = new Uint8Array(mask.length);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let sum = mask[at] as number;
      if (x > 0) sum += mask[at - 1] as number;
      if (x + 1 < width) sum += mask[at + 1] as number;
      if (y > 0) sum += mask[at - width] as number;
      if (y + 1 < height) sum += mask[at + width] as number;
      out[at] = sum >= least ? 1 : 0;
    }
  }
  return out;
}

/** One pixel more all round. */
export const grown = (mask: Mask, size: Size): Mask => withNeighbours(mask, size, 1);
/** One pixel less all round. */
export const shrunk = (mask: Mask, size: Size): Mask => withNeighbours(mask, size, 5);

/** The mask with what it encloses. */
export function filled(mask: Mask, { width, height }: Size): Mask {
  const outside = new Uint8Array(mask.length);
  const open: number[] = [];
  const reach = (at: number) => {
    if (mask[at] || outside[at]) return;
    outside[at] = 1;
    open.push(at);
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (const at of open) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x + 1 < width) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < mask.length) reach(at + width);
  }
  return outside.map((one) => 1 - one);
}
