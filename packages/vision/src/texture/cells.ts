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
  const sums = new Float32Array(width * height * 3);
  const counts = new Uint16Array(width * height);
  const columns = Int32Array.from({ length: image.width }, (_, x) =>
    Math.min(width - 1, Math.floor(x * factor)),
  );
  for (let y = 0, from = 0; y < image.height; y++) {
    const row = Math.min(height - 1, Math.floor(y * factor)) * width;
    for (let x = 0; x < image.width; x++, from += 3) {
      const at = row + (columns[x] ?? 0);
      const to = at * 3;
      sums[to] = (sums[to] ?? 0) + (image.data[from] ?? 0);
      sums[to + 1] = (sums[to + 1] ?? 0) + (image.data[from + 1] ?? 0);
      sums[to + 2] = (sums[to + 2] ?? 0) + (image.data[from + 2] ?? 0);
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

const empty = (): Sums => ({
  count: 0,
  light: 0,
  light2: 0,
  warm: 0,
  warm2: 0,
  green: 0,
  sat: 0,
  sat2: 0,
  leaf: 0,
  rust: 0,
  dark: 0,
  pale: 0,
  fine: 0,
  coarse: 0,
  xx: 0,
  yy: 0,
  xy: 0,
  speckle: 0,
});

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

/** Mean brightness around each pixel of a coarse grid: what 'dark' and 'pale' are measured against. */
function surroundings(grey: Float32Array, width: number, height: number): (x: number, y: number) => number {
  const step = 40;
  const columns = Math.ceil(width / step);
  const sums = new Float32Array(columns * Math.ceil(height / step));
  const counts = new Float32Array(sums.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = Math.floor(y / step) * columns + Math.floor(x / step);
      sums[to] = (sums[to] ?? 0) + (grey[y * width + x] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  const whole = grey.reduce((sum, value) => sum + value, 0) / grey.length;
  // Half of the whole photo's mean: a stain larger than a cell must not become its own surroundings.
  return (x, y) => {
    const at = Math.floor(y / step) * columns + Math.floor(x / step);
    return 0.5 * whole + (0.5 * (sums[at] ?? 0)) / (counts[at] || 1);
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
    const around = surroundings(grey, width, height);
    const cells = Array.from({ length: COLUMNS * ROWS }, empty);
    for (let y = 0; y < height; y++) {
      const row = Math.min(ROWS - 1, Math.floor((y * ROWS) / height)) * COLUMNS;
      for (let x = 0; x < width; x++) {
        const sums = cells[row + Math.min(COLUMNS - 1, Math.floor((x * COLUMNS) / width))];
        if (!sums) continue;
        const at = y * width + x;
        const r = data[at * 3] ?? 0;
        const g = data[at * 3 + 1] ?? 0;
        const b = data[at * 3 + 2] ?? 0;
        const light = grey[at] ?? 0;
        const saturation = Math.max(r, g, b) - Math.min(r, g, b);
        sums.count += 1;
        sums.light += light;
        sums.light2 += light * light;
        sums.warm += r - b;
        sums.warm2 += (r - b) ** 2;
        sums.green += 2 * g - r - b;
        sums.sat += saturation;
        sums.sat2 += saturation * saturation;
        if (isLeaf(r, g, b)) sums.leaf += 1;
        if (isRust(r, g, b)) sums.rust += 1;
        const beside = around(x, y);
        if (light < beside * 0.62 && saturation < 60) sums.dark += 1;
        if (light > beside * 1.28 && saturation < 40) sums.pale += 1;
        const right = (grey[y * width + Math.min(width - 1, x + 1)] ?? 0) - light;
        const down = (grey[Math.min(height - 1, y + 1) * width + x] ?? 0) - light;
        const farRight = (grey[y * width + Math.min(width - 1, x + 5)] ?? 0) - light;
        const farDown = (grey[Math.min(height - 1, y + 5) * width + x] ?? 0) - light;
        sums.fine += Math.abs(right) + Math.abs(down);
        sums.coarse += Math.abs(farRight) + Math.abs(farDown);
        sums.xx += right * right;
        sums.yy += down * down;
        sums.xy += right * down;
        const left = (grey[y * width + Math.max(0, x - 2)] ?? 0) - light;
        const up = (grey[Math.max(0, y - 2) * width + x] ?? 0) - light;
        // Darker than all four sides: a spot rather than a line or an edge.
        if (left > 9 && up > 9 && farRight > 9 && farDown > 9) sums.speckle += 1;
      }
    }
    return { columns: COLUMNS, rows: ROWS, cells: cells.map(measuresOf) };
  });
}
