import type { Evidence, RgbImage } from '../evidence/evidence.ts';
import { pixelKernels, roomFor } from '../kernels/pixels.ts';

/** What is measured of each cell of a photo, in this order. Colours and light are shares of 255. */
export const CELL_MEASURES = [
  'light',
  'lightSpread',
  'warmth',
  'greenness',
  'warmthSpread',
  'saturation',
  'saturationSpread',
  'leafShare',
  'rustShare',
  'darkShare',
  'paleShare',
  'fine',
  'coarse',
  'oriented',
  'speckle',
] as const;

/** The long side at which colour and texture are measured, so that they mean the same for every camera. */
const SIDE = 448;
export const COLUMNS = 6;
export const ROWS = 5;

/** Where each part of a shrunken side ends, in pixels of the side that it is shrunk from. */
function endsOf(source: number, target: number, factor: number): Int32Array {
  const ends = new Int32Array(target);
  for (let at = 0; at < source; at++) ends[Math.min(target - 1, Math.floor(at * factor))] = at + 1;
  return ends;
}

/** Shrinks by taking the mean of what falls into each pixel. Never enlarges. */
export function shrinkRgb(image: RgbImage, side: number): RgbImage {
  const factor = side / Math.max(image.width, image.height);
  if (factor >= 1) return image;
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const across = endsOf(image.width, width, factor);
  const down = endsOf(image.height, height, factor);
  const count = width * height * 3;
  const at = roomFor({
    image: image.data.length,
    across: across.byteLength,
    down: down.byteLength,
    sums: 16 * width,
    out: count,
  });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.image).set(image.data);
  new Int32Array(buffer, at.across).set(across);
  new Int32Array(buffer, at.down).set(down);
  kernels.shrink(at.image, image.width, at.across, width, at.down, height, at.sums, at.out);
  return { data: new Uint8Array(buffer, at.out, count).slice(), width, height };
}

/** What is added up of a cell's pixels, in this order. */
export const SUMMED = [
  'light',
  'light2',
  'warm',
  'warm2',
  'green',
  'sat',
  'sat2',
  'leaf',
  'rust',
  'dark',
  'pale',
  'fine',
  'coarse',
  'xx',
  'yy',
  'xy',
  'speckle',
] as const;
/** Sums of a cell, and of how many pixels. */
export type Sums = Record<(typeof SUMMED)[number] | 'count', number>;

const spread = (sum: number, squares: number, count: number) =>
  Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));

function measuresOf(sums: Sums): number[] {
  const { count: n } = sums;
  const energy = sums.xx + sums.yy;
  const oriented = energy > 0 ? Math.hypot(sums.xx - sums.yy, 2 * sums.xy) / energy : 0;
  return [
    sums.light / n / 255,
    spread(sums.light, sums.light2, n) / 255,
    sums.warm / n / 255,
    sums.green / n / 255,
    spread(sums.warm, sums.warm2, n) / 255,
    sums.sat / n / 255,
    spread(sums.sat, sums.sat2, n) / 255,
    sums.leaf / n,
    sums.rust / n,
    sums.dark / n,
    sums.pale / n,
    sums.fine / n / 255,
    sums.coarse / n / 255,
    oriented,
    sums.speckle / n,
  ];
}

/** Squares of a coarse grid, in pixels. */
const AROUND = 40;

/** How bright it is around each square of a coarse grid, row by row: what 'dark' and 'pale' are measured against. */
function surroundings(sums: Float32Array, total: number, { width, height }: RgbImage, columns: number) {
  const whole = total / (width * height);
  const side = (at: number, length: number) => Math.min(AROUND, length - at * AROUND);
  // Half of the whole photo's mean: a stain larger than a cell must not become its own surroundings.
  return Float64Array.from(sums, (sum, square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    return 0.5 * whole + (0.5 * sum) / (side(column, width) * side(row, height) || 1);
  });
}

/** Where each of `count` parts of a side begins, and the last ends. */
export function bounds(side: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, part) => {
    let at = Math.floor((part * side) / count);
    while (at < side && Math.floor((at * count) / side) < part) at += 1;
    return at;
  });
}

/** The sums of each cell of a small picture, row by row. */
export function sumsOf(image: RgbImage): Sums[] {
  const { data, width, height } = image;
  const columns = Math.ceil(width / AROUND);
  const count = columns * Math.ceil(height / AROUND);
  const at = roomFor({
    ...{ image: data.length, grey: 4 * width * height },
    ...{ sums: 4 * count, around: 8 * count, cell: 8 * SUMMED.length },
  });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Uint8Array(buffer, at.image).set(data);
  const sums = new Float32Array(buffer, at.sums, count).fill(0);
  const total = kernels.squares(at.image, width, height, AROUND, columns, at.grey, at.sums);
  new Float64Array(buffer, at.around).set(surroundings(sums, total, image, columns));
  const picture = [at.image, at.grey, width, height, at.around, columns, AROUND] as const;
  const across = bounds(width, COLUMNS);
  const down = bounds(height, ROWS);
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const [left = 0, right = width] = across.slice(column, column + 2);
    const [top = 0, bottom = height] = down.slice(row, row + 2);
    kernels.cell(...picture, left, right, top, bottom, at.cell);
    const values = new Float64Array(buffer, at.cell, SUMMED.length);
    const named = Object.fromEntries(SUMMED.map((name, place) => [name, values[place] ?? 0]));
    return { ...(named as Omit<Sums, 'count'>), count: (right - left) * (bottom - top) };
  });
}

/** Measures of each cell, row by row. Made once a photo. */
export function cellsOf(evidence: Evidence): { columns: number; rows: number; cells: number[][] } {
  return evidence.once('texture-cells', () => {
    const cells = sumsOf(shrinkRgb(evidence.working, SIDE)).map(measuresOf);
    return { columns: COLUMNS, rows: ROWS, cells };
  });
}
