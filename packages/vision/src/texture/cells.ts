import type { Evidence, RgbImage } from '../evidence/evidence.ts';

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

/** Shrinks by taking the mean of what falls into each pixel. Never enlarges. */
export function shrinkRgb(image: RgbImage, side: number): RgbImage {
  const factor = side / Math.max(image.width, image.height);
  if (factor >= 1) return image;
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const sums = new Int32Array(width * height * 3);
  const counts = new Uint16Array(width * height);
  const columns = Int32Array.from({ length: image.width }, (_, x) =>
    Math.min(width - 1, Math.floor(x * factor)),
  );
  const source = image.data;
  for (let y = 0, from = 0; y < image.height; y++) {
    const row = Math.min(height - 1, Math.floor(y * factor)) * width;
    for (let x = 0; x < image.width; x++, from += 3) {
      const at = row + (columns[x] ?? 0);
      const to = at * 3;
      sums[to] = (sums[to] ?? 0) + (source[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (source[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (source[from + 2] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  const data = new Uint8Array(sums.length);
  for (let at = 0, to = 0; at < counts.length; at++) {
    const count = counts[at] || 1;
    for (let channel = 0; channel < 3; channel++, to++) data[to] = Math.round((sums[to] ?? 0) / count);
  }
  return { data, width, height };
}

const isLeaf = (r: number, g: number, b: number) => g > r * 1.04 && g > b * 1.12 && 2 * g - r - b > 18;
const isRust = (r: number, g: number, b: number) =>
  r > 48 && r < 205 && r > g * 1.28 && g > b * 1.05 && r - b > 34 && g < r * 0.78;

interface Sums {
  count: number;
  light: number;
  light2: number;
  warm: number;
  warm2: number;
  green: number;
  sat: number;
  sat2: number;
  leaf: number;
  rust: number;
  dark: number;
  pale: number;
  fine: number;
  coarse: number;
  xx: number;
  yy: number;
  xy: number;
  speckle: number;
}

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

/** Mean brightness around each square of a coarse grid, row by row: what 'dark' and 'pale' are measured against. */
function surroundings(grey: Float32Array, width: number, height: number) {
  const columns = Math.ceil(width / AROUND);
  const sums = new Float32Array(columns * Math.ceil(height / AROUND));
  const counts = new Float32Array(sums.length);
  const columnOf = Int32Array.from({ length: width }, (_, x) => Math.floor(x / AROUND));
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / AROUND) * columns;
    for (let x = 0; x < width; x++, at++) {
      const to = row + (columnOf[x] ?? 0);
      sums[to] = (sums[to] ?? 0) + (grey[at] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  const whole = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  // Half of the whole photo's mean: a stain larger than a cell must not become its own surroundings.
  const levels = Float64Array.from(sums, (sum, at) => 0.5 * whole + (0.5 * sum) / (counts[at] || 1));
  return { columns, columnOf, levels };
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

/** Adds up a cell in locals: a photo has 150,000 pixels at this size. */
function sumsOf(
  { data, width, height, grey, around }: Shrunk,
  left: number,
  right: number,
  top: number,
  bottom: number,
): Sums {
  let [light, light2, warm, warm2, green, sat, sat2] = [0, 0, 0, 0, 0, 0, 0];
  let [leaf, rust, dark, pale, fine, coarse, xx, yy, xy, speckle] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
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
      warm2 += (r - b) ** 2;
      green += 2 * g - r - b;
      sat += saturation;
      sat2 += saturation * saturation;
      if (isLeaf(r, g, b)) leaf += 1;
      if (isRust(r, g, b)) rust += 1;
      const beside = around.levels[square + (around.columnOf[x] ?? 0)] ?? 0;
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
  }
  const count = (right - left) * (bottom - top);
  return {
    count,
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
  };
}

/** Measures of each cell, row by row. Made once a photo. */
export function cellsOf(evidence: Evidence): { columns: number; rows: number; cells: number[][] } {
  return evidence.once('texture-cells', () => {
    const { data, width, height } = shrinkRgb(evidence.working, SIDE);
    const grey = new Float32Array(width * height);
    for (let at = 0; at < grey.length; at++) {
      grey[at] = 0.3 * (data[at * 3] ?? 0) + 0.59 * (data[at * 3 + 1] ?? 0) + 0.11 * (data[at * 3 + 2] ?? 0);
    }
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
