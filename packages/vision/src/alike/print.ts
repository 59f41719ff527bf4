import sharp from 'sharp';
import { findSpots, type Grey, type Spot } from './scale-space.ts';

/** Long side that a photo is looked at in, in pixels. */
const SIDE = 320;
/** The most spots that are kept of a photo. */
export const SPOTS = 110;
/** Cells along each side of a photo; none gives more than its share of the spots. */
const CELLS = 4;
/** Cells along each side of a spot's surroundings, and directions that a cell counts. */
const AROUND = 4;
const WAYS = 8;
/** Numbers that describe a spot's surroundings. */
export const FACTS = AROUND * AROUND * WAYS;
/** Where in the bytes of a spot its surroundings begin: behind where it is and how large. */
export const FACTS_AT = 3;
/** Bytes of a spot. */
export const BYTES = FACTS + FACTS_AT;
/** A spot's size is kept in steps of this many to a doubling. */
const SIZES = 16;
const LARGEST = 0.2;

export interface KeptSpot {
  /** From 0 to 255 across the long side. */
  x: number;
  y: number;
  /** How large, as the power of two. */
  size: number;
  facts: Uint8Array;
}

/**
 * What a photo can be known again by, whatever the light and from where it was taken: the spots that stand out in it, each
 * with the directions of light and dark around it. About 14 kB; nothing of the picture can be seen in it.
 * @throws where it can't be decoded
 */
export async function printOf(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture, { limitInputPixels: 30_000_000 })
    .rotate()
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const light = new Float32Array(data);
  for (let at = 0; at < light.length; at += 1) light[at] = (light[at] ?? 0) / 255;
  const grey = { data: light, width, height };
  const chosen = choose(findSpots(grey), width, height);
  const print = new Uint8Array(chosen.length * BYTES);
  for (const [at, spot] of chosen.entries()) {
    const scale = 255 / SIDE;
    const size = Math.round(SIZES * Math.log2(spot.sigma));
    print.set([Math.round(spot.x * scale), Math.round(spot.y * scale), Math.min(255, size)], at * BYTES);
    print.set(describe(spot), at * BYTES + FACTS_AT);
  }
  return print;
}

/** A spot with what lies around it, told in pixels of the picture. */
export interface DescribedSpot {
  x: number;
  y: number;
  size: number;
  facts: Uint8Array;
}

/** The clearest spots from all over a picture, each with its surroundings: for who has both pictures and needs to know where. */
export const describedSpots = (grey: Grey, most: number): DescribedSpot[] =>
  choose(findSpots(grey), grey.width, grey.height, most).map((spot) => ({
    x: spot.x,
    y: spot.y,
    size: Math.log2(spot.sigma),
    facts: describe(spot),
  }));

/** The spots of a print. */
export function spotsIn(print: Uint8Array): KeptSpot[] {
  return Array.from({ length: Math.floor(print.length / BYTES) }, (_, at) => {
    const from = at * BYTES;
    const facts = print.subarray(from + FACTS_AT, from + BYTES);
    return { x: print[from] ?? 0, y: print[from + 1] ?? 0, size: (print[from + 2] ?? 0) / SIZES, facts };
  });
}

/** The clearest spots from all over the photo. */
function choose(spots: readonly Spot[], width: number, height: number, most = SPOTS): Spot[] {
  const share = Math.ceil((2.5 * most) / CELLS ** 2);
  const taken = new Map<number, number>();
  const chosen: Spot[] = [];
  for (const spot of [...spots].sort((one, other) => other.strength - one.strength)) {
    const column = Math.min(CELLS - 1, Math.floor((CELLS * spot.x) / width));
    const cell = column + CELLS * Math.min(CELLS - 1, Math.floor((CELLS * spot.y) / height));
    const count = taken.get(cell) ?? 0;
    if (count >= share) continue;
    taken.set(cell, count + 1);
    chosen.push(spot);
    if (chosen.length === most) break;
  }
  return chosen;
}

/** Which ways it gets lighter around a spot, in so many cells; how much lighter doesn't count. */
function describe({ x, y, sigma, level, step }: Spot): Uint8Array {
  const { data, width, height } = level;
  const cell = (3 * sigma) / step;
  const across = alongOf(x / step, cell, width);
  const down = alongOf(y / step, cell, height);
  const sums = new Float32Array(FACTS);
  for (const [j, row] of down.cells.entries()) {
    const start = (down.first + j) * width + across.first;
    for (const [i, column] of across.cells.entries()) {
      const at = start + i;
      const dx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const dy = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      const weight = Math.sqrt(dx * dx + dy * dy) * (across.nearness[i] ?? 0) * (down.nearness[j] ?? 0);
      const way = ((Math.atan2(dy, dx) / (2 * Math.PI) + 1) * WAYS) % WAYS;
      spread(sums, { column, row, way, weight });
    }
  }
  return evenedOut(sums);
}

/** The pixels along one side that lie in a spot's cells: the first, the cell of each, and how much its nearness counts. */
function alongOf(middle: number, cell: number, side: number) {
  const reach = Math.ceil((cell * (AROUND + 1)) / 2);
  const from = Math.max(1, Math.round(middle) - reach);
  const to = Math.min(side - 2, Math.round(middle) + reach);
  const cells: number[] = [];
  const nearness: number[] = [];
  let first = from;
  for (let at = from; at <= to; at += 1) {
    const apart = (at - middle) / cell;
    const place = apart + AROUND / 2 - 0.5;
    if (place <= -1) first = at + 1;
    if (place <= -1 || place >= AROUND) continue;
    cells.push(place);
    nearness.push(Math.exp(-(apart * apart) / (0.5 * AROUND ** 2)));
  }
  return { first, cells, nearness };
}

/** Shares what a pixel says among the cells and directions that it lies between. */
function spread(
  sums: Float32Array,
  { column, row, way, weight }: { column: number; row: number; way: number; weight: number },
): void {
  const [left, top, first] = [Math.floor(column), Math.floor(row), Math.floor(way)];
  for (let j = 0; j < 2; j += 1) {
    const v = top + j;
    if (v < 0 || v >= AROUND) continue;
    const down = weight * (j ? row - top : 1 - row + top);
    for (let i = 0; i < 2; i += 1) {
      const u = left + i;
      if (u < 0 || u >= AROUND) continue;
      const part = down * (i ? column - left : 1 - column + left);
      const at = (v * AROUND + u) * WAYS;
      const turn = way - first;
      sums[at + (first % WAYS)] = (sums[at + (first % WAYS)] ?? 0) + part * (1 - turn);
      sums[at + ((first + 1) % WAYS)] = (sums[at + ((first + 1) % WAYS)] ?? 0) + part * turn;
    }
  }
}

/** No single edge counts for much, and the whole has length 1; the root makes small differences count. */
function evenedOut(sums: Float32Array): Uint8Array {
  let squares = 0;
  for (const value of sums) squares += value * value;
  const length = Math.sqrt(squares) || 1;
  let whole = 0;
  for (let at = 0; at < sums.length; at += 1) {
    sums[at] = Math.min(LARGEST, (sums[at] ?? 0) / length);
    whole += sums[at] ?? 0;
  }
  const facts = new Uint8Array(sums.length);
  for (let at = 0; at < facts.length; at += 1) {
    facts[at] = Math.min(255, Math.round(512 * Math.sqrt((sums[at] ?? 0) / (whole || 1))));
  }
  return facts;
}
