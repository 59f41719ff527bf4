/** Masks and means over a small picture, one value a pixel, row by row. */

export interface Size {
  width: number;
  height: number;
}

/** 0 or 1 for each pixel. */
export type Mask = Uint8Array;

/** So many of a pixel and its four neighbours make a mask one pixel larger all round. */
export const ANY = 1;
/** And so many one smaller. */
export const WHOLE = 5;

/** What a pixel and its four neighbours make of it; outside the picture there is nothing. */
export function withNeighbours(mask: Mask, { width, height }: Size, least: number): Mask {
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

/**
 * What lies beside these pixels, one step right, left, up or down, and isn't of the mask yet: it then is. Costs what the
 * edge is long, whatever the size of the picture.
 */
export function growFrom(edge: readonly number[], mask: Mask, { width, height }: Size): number[] {
  const beside: number[] = [];
  const reach = (at: number) => {
    if (mask[at]) return;
    mask[at] = 1;
    beside.push(at);
  };
  for (const at of edge) {
    const x = at % width;
    if (x > 0) reach(at - 1);
    if (x + 1 < width) reach(at + 1);
    if (at >= width) reach(at - width);
    if (at + width < width * height) reach(at + width);
  }
  return beside;
}

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
