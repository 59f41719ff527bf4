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
const COLUMNS = 6;
const ROWS = 5;

/*
 * Loops over pixels stand in functions of one row: the engine compiles well what is called often, and badly what is
 * called once a photo and runs long.
 */

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

const isLeaf = (r: number, g: number, b: number) => g > r * 1.04 && g > b * 1.12 && 2 * g - r - b > 18;
const isRust = (r: number, g: number, b: number) =>
  r > 48 && r < 205 && r > g * 1.28 && g > b * 1.05 && r - b > 34 && g < r * 0.78;

/** What is added up of a cell's pixels, in this order. */
const SUMMED = [
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
type Sums = Record<(typeof SUMMED)[number] | 'count', number>;

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

/** Adds a row of brightness to the squares that it crosses. */
function addSquares(grey: Float32Array, line: number, width: number, sums: Float32Array, row: number): void {
  for (let x = 0; x < width; x++) {
    const to = row + Math.trunc(x / AROUND);
    sums[to] = (sums[to] ?? 0) + (grey[line + x] ?? 0);
  }
}

function total(values: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return sum;
}

/** Mean brightness around each square of a coarse grid, row by row: what 'dark' and 'pale' are measured against. */
function surroundings(grey: Float32Array, width: number, height: number) {
  const columns = Math.ceil(width / AROUND);
  const sums = new Float32Array(columns * Math.ceil(height / AROUND));
  for (let y = 0; y < height; y++) {
    addSquares(grey, y * width, width, sums, Math.floor(y / AROUND) * columns);
  }
  const whole = total(grey) / grey.length;
  const counts = Float32Array.from(sums, (_, square) => {
    const [column, row] = [square % columns, Math.floor(square / columns)];
    const side = (at: number, length: number) => Math.min(AROUND, length - at * AROUND);
    return side(column, width) * side(row, height);
  });
  // Half of the whole photo's mean: a stain larger than a cell must not become its own surroundings.
  const levels = Float64Array.from(sums, (sum, at) => 0.5 * whole + (0.5 * sum) / (counts[at] || 1));
  return { columns, levels };
}

/** Where each of `count` parts of a side begins, and the last ends. */
function bounds(side: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, part) => {
    let at = Math.floor((part * side) / count);
    while (at < side && Math.floor((at * count) / side) < part) at += 1;
    return at;
  });
}

interface Shrunk extends RgbImage {
  grey: Float32Array;
  around: ReturnType<typeof surroundings>;
}

/** Adds a row of a cell, in locals, to its sums in the order of SUMMED. */
function addCellRow(
  { data, width, height, grey, around }: Shrunk,
  y: number,
  left: number,
  right: number,
  sums: Float64Array,
) {
  let [light, light2, warm, warm2, green] = [
    sums[0] ?? 0,
    sums[1] ?? 0,
    sums[2] ?? 0,
    sums[3] ?? 0,
    sums[4] ?? 0,
  ];
  let [sat, sat2, leaf, rust] = [sums[5] ?? 0, sums[6] ?? 0, sums[7] ?? 0, sums[8] ?? 0];
  let [dark, pale, fine, coarse] = [sums[9] ?? 0, sums[10] ?? 0, sums[11] ?? 0, sums[12] ?? 0];
  let [xx, yy, xy, speckle] = [sums[13] ?? 0, sums[14] ?? 0, sums[15] ?? 0, sums[16] ?? 0];
  const square = Math.floor(y / AROUND) * around.columns;
  const line = y * width;
  const below = Math.min(height - 1, y + 1) * width;
  const farBelow = Math.min(height - 1, y + 5) * width;
  const above = Math.max(0, y - 2) * width;
  for (let x = left; x < right; x++) {
    const at = line + x;
    const r = data[at * 3] ?? 0;
    const g = data[at * 3 + 1] ?? 0;
    const b = data[at * 3 + 2] ?? 0;
    const here = grey[at] ?? 0;
    const saturation = Math.max(r, g, b) - Math.min(r, g, b);
    light += here;
    light2 += here * here;
    warm += r - b;
    warm2 += (r - b) * (r - b);
    green += 2 * g - r - b;
    sat += saturation;
    sat2 += saturation * saturation;
    if (isLeaf(r, g, b)) leaf += 1;
    if (isRust(r, g, b)) rust += 1;
    const beside = around.levels[square + Math.trunc(x / AROUND)] ?? 0;
    if (here < beside * 0.62 && saturation < 60) dark += 1;
    if (here > beside * 1.28 && saturation < 40) pale += 1;
    const toRight = (grey[line + Math.min(width - 1, x + 1)] ?? 0) - here;
    const down = (grey[below + x] ?? 0) - here;
    const farRight = (grey[line + Math.min(width - 1, x + 5)] ?? 0) - here;
    const farDown = (grey[farBelow + x] ?? 0) - here;
    fine += Math.abs(toRight) + Math.abs(down);
    coarse += Math.abs(farRight) + Math.abs(farDown);
    xx += toRight * toRight;
    yy += down * down;
    xy += toRight * down;
    const toLeft = (grey[line + Math.max(0, x - 2)] ?? 0) - here;
    const up = (grey[above + x] ?? 0) - here;
    // Darker than all four sides: a spot rather than a line or an edge.
    if (toLeft > 9 && up > 9 && farRight > 9 && farDown > 9) speckle += 1;
  }
  sums.set([
    light,
    light2,
    warm,
    warm2,
    green,
    sat,
    sat2,
    leaf,
    rust,
    dark,
    pale,
    fine,
    coarse,
    xx,
    yy,
    xy,
    speckle,
  ]);
}

function sumsOf(shrunk: Shrunk, left: number, right: number, top: number, bottom: number): Sums {
  const sums = new Float64Array(SUMMED.length);
  for (let y = top; y < bottom; y++) addCellRow(shrunk, y, left, right, sums);
  const named = Object.fromEntries(SUMMED.map((name, at) => [name, sums[at] ?? 0])) as Omit<Sums, 'count'>;
  return { ...named, count: (right - left) * (bottom - top) };
}

/** Brightness of a row of pixels. */
function greyRow(data: Uint8Array, first: number, after: number, grey: Float32Array): void {
  for (let at = first; at < after; at++) {
    grey[at] = 0.3 * (data[at * 3] ?? 0) + 0.59 * (data[at * 3 + 1] ?? 0) + 0.11 * (data[at * 3 + 2] ?? 0);
  }
}

/** Measures of each cell, row by row. Made once a photo. */
export function cellsOf(evidence: Evidence): { columns: number; rows: number; cells: number[][] } {
  return evidence.once('texture-cells', () => {
    const { data, width, height } = shrinkRgb(evidence.working, SIDE);
    const grey = new Float32Array(width * height);
    for (let y = 0; y < height; y++) greyRow(data, y * width, (y + 1) * width, grey);
    const shrunk = { data, width, height, grey, around: surroundings(grey, width, height) };
    const across = bounds(width, COLUMNS);
    const down = bounds(height, ROWS);
    const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
      const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
      const sums = sumsOf(
        shrunk,
        across[column] ?? 0,
        across[column + 1] ?? width,
        down[row] ?? 0,
        down[row + 1] ?? height,
      );
      return measuresOf(sums);
    });
    return { columns: COLUMNS, rows: ROWS, cells };
  });
}
