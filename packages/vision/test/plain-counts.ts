/** The loops of `kernels/counts.ts` in plain TypeScript, as they were: what the compiled ones must give to the bit. */
import type { Evidence, Plane, Quality, RgbImage } from '../src/evidence/evidence.ts';
import { halve } from '../src/evidence/plane.ts';
import { BURNT_OUT, qualityOf, type Steps } from '../src/evidence/quality.ts';
import { bounds, COLUMNS, ROWS, SUMMED, type Sums } from '../src/texture/cells.ts';

/** Counts the steps of one row to its neighbours, right and down: the larger of the two each. */
function countSteps(data: Uint8Array, line: number, width: number, histogram: Uint32Array): void {
  let here = data[line] ?? 0;
  for (let at = line, end = line + width - 1; at < end; at++) {
    const next = data[at + 1] ?? 0;
    const right = Math.abs(next - here);
    const down = Math.abs((data[at + width] ?? 0) - here);
    const step = Math.max(right, down);
    histogram[step] = (histogram[step] ?? 0) + 1;
    here = next;
  }
}

function steps({ data, width, height }: Plane): Steps {
  const histogram = new Uint32Array(256);
  // A row at a time: the engine compiles well what is called often.
  for (let y = 0; y < height - 1; y++) countSteps(data, y * width, width, histogram);
  const total = Math.max(0, height - 1) * Math.max(0, width - 1);
  const sum = histogram.reduce((all, count, step) => all + count * step, 0);
  return { histogram, total, mean: total ? sum / total : 0 };
}

/** Counts the grey levels of one row. Returns how many of its pixels are burnt out. */
function countLevels(rgb: RgbImage, { data, width }: Plane, y: number, histogram: Uint32Array): number {
  let burnt = 0;
  for (let at = y * width, end = at + width; at < end; at++) {
    const level = data[at] ?? 0;
    histogram[level] = (histogram[level] ?? 0) + 1;
    if (level < BURNT_OUT - 12) continue;
    const least = Math.min(rgb.data[at * 3] ?? 0, rgb.data[at * 3 + 1] ?? 0, rgb.data[at * 3 + 2] ?? 0);
    if (least >= BURNT_OUT) burnt += 1;
  }
  return burnt;
}

export function plainQuality(rgb: RgbImage, grey: Plane): Quality {
  const histogram = new Uint32Array(256);
  let burnt = 0;
  for (let y = 0; y < grey.height; y++) burnt += countLevels(rgb, grey, y, histogram);
  return qualityOf({ histogram, burnt }, steps(grey), steps(halve(halve(halve(grey)))));
}

const apart = (one: number, other: number) => Math.abs(one - other);

/** Adds every second pixel of a row: its colourfulness, and whether the step to its neighbours is steep. */
function addRow(
  { working, grey }: Pick<Evidence, 'working' | 'grey'>,
  y: number,
  sums: { saturation: number; steep: number },
): void {
  const { data, width } = grey;
  let { saturation, steep } = sums;
  for (let at = y * width + 1, end = (y + 1) * width; at < end; at += 2) {
    const r = working.data[at * 3] ?? 0;
    const g = working.data[at * 3 + 1] ?? 0;
    const b = working.data[at * 3 + 2] ?? 0;
    saturation += Math.max(r, g, b) - Math.min(r, g, b);
    const here = data[at] ?? 0;
    if (apart(here, data[at - 1] ?? 0) + apart(here, data[at - width] ?? 0) > 40) steep += 1;
  }
  sums.saturation = saturation;
  sums.steep = steep;
}

/** Mean colourfulness of the photo, and the share of steep steps in it. */
export function plainScene(evidence: Pick<Evidence, 'working' | 'grey'>): {
  saturation: number;
  clutter: number;
} {
  const { width, height } = evidence.grey;
  const sums = { saturation: 0, steep: 0 };
  for (let y = 1; y < height; y += 2) addRow(evidence, y, sums);
  const seen = Math.floor(width / 2) * Math.floor(height / 2);
  return { saturation: sums.saturation / seen / 255, clutter: sums.steep / seen };
}

const isLeaf = (r: number, g: number, b: number) => g > r * 1.04 && g > b * 1.12 && 2 * g - r - b > 18;
const isRust = (r: number, g: number, b: number) =>
  r > 48 && r < 205 && r > g * 1.28 && g > b * 1.05 && r - b > 34 && g < r * 0.78;

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

function cellSums(shrunk: Shrunk, left: number, right: number, top: number, bottom: number): Sums {
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

/** The sums of each cell of a small picture, row by row. */
export function plainSums({ data, width, height }: RgbImage): Sums[] {
  const grey = new Float32Array(width * height);
  for (let y = 0; y < height; y++) greyRow(data, y * width, (y + 1) * width, grey);
  const shrunk = { data, width, height, grey, around: surroundings(grey, width, height) };
  const across = bounds(width, COLUMNS);
  const down = bounds(height, ROWS);
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const [left = 0, right = width] = across.slice(column, column + 2);
    const [top = 0, bottom = height] = down.slice(row, row + 2);
    return cellSums(shrunk, left, right, top, bottom);
  });
}
