/** Blurred versions of one grey picture, each coarser than the one before, and the points that stand out between them. */
import { pixelKernels, roomFor } from '../kernels/pixels.ts';

/** A grey picture; values from 0 to 1. */
export interface Grey {
  data: Float32Array;
  width: number;
  height: number;
}

/** A spot that is darker or lighter than what lies around it. */
export interface Spot {
  /** In pixels of the picture. */
  x: number;
  y: number;
  /** How large it is, in pixels. */
  sigma: number;
  /** How much it stands out. */
  strength: number;
  /** The picture at its size, in which it is described. */
  level: Grey;
  /** Pixels of the picture to one of the level's. */
  step: number;
}

/** Blurs from one doubling of size to the next. */
const STEPS = 3;
const SIGMA = 1.6;
/** What the picture is blurred by as it comes. */
const OWN_SIGMA = 0.5;
const SMALLEST_SIDE = 24;
/** A spot that is so much longer than it is wide could lie anywhere along its length. */
const LONGEST = 40;
const FAINTEST = 0.0012;
/** So near the border nothing is looked for, in pixels. */
const MARGIN = 4;

export function findSpots(picture: Grey): Spot[] {
  const spots: Spot[] = [];
  let { level: base } = blur(picture, Math.sqrt(SIGMA ** 2 - OWN_SIGMA ** 2));
  for (let step = 1; Math.min(base.width, base.height) >= SMALLEST_SIDE; step *= 2) {
    const levels = [base];
    const differences: Grey[] = [];
    for (let at = 1; at < STEPS + 3; at += 1) {
      const before = SIGMA * 2 ** ((at - 1) / STEPS);
      const now = SIGMA * 2 ** (at / STEPS);
      const { level, rise } = blur(levels[at - 1] ?? base, Math.sqrt(now ** 2 - before ** 2));
      levels.push(level);
      differences.push(rise);
    }
    for (const spot of spotsOf(levels, differences, step)) spots.push(spot);
    base = half(levels[STEPS] ?? base);
  }
  return spots;
}

function spotsOf(levels: readonly Grey[], differences: readonly Grey[], step: number): Spot[] {
  const spots: Spot[] = [];
  // What is finer than the finest, as a crack is, stands out most there.
  for (let at = step === 1 ? 0 : 1; at + 1 < differences.length; at += 1) {
    const [here, above] = [differences[at], differences[at + 1]];
    const level = levels[at];
    if (!here || !above || !level) continue;
    for (const place of peaksOf(differences[at - 1], here, above)) {
      const [x, y] = [place % here.width, Math.floor(place / here.width)];
      if (tooLong(here, x, y)) continue;
      const [dx, dy] = between(here, x, y);
      const sigma = SIGMA * 2 ** (at / STEPS) * step;
      const strength = Math.abs(here.data[place] ?? 0);
      spots.push({ x: (x + dx) * step, y: (y + dy) * step, sigma, strength, level, step });
    }
  }
  return spots;
}

/** Places of the pixels that stand out from all around them and from what is a step finer and coarser there. */
function peaksOf(below: Grey | undefined, here: Grey, above: Grey): Uint32Array {
  const { width, height } = here;
  const field = 4 * width * height;
  const at = roomFor({ here: field, above: field, below: field, out: field });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Float32Array(buffer, at.here).set(here.data);
  new Float32Array(buffer, at.above).set(above.data);
  if (below) new Float32Array(buffer, at.below).set(below.data);
  const finer = below ? at.below : 0;
  const count = kernels.peaks(finer, at.here, at.above, width, height, MARGIN, FAINTEST, at.out);
  return new Uint32Array(buffer, at.out, count).slice();
}

function tooLong({ data, width }: Grey, x: number, y: number): boolean {
  const value = (dx: number, dy: number) => data[(y + dy) * width + x + dx] ?? 0;
  const xx = value(1, 0) + value(-1, 0) - 2 * value(0, 0);
  const yy = value(0, 1) + value(0, -1) - 2 * value(0, 0);
  const xy = (value(1, 1) - value(-1, 1) - value(1, -1) + value(-1, -1)) / 4;
  const determinant = xx * yy - xy * xy;
  return determinant <= 0 || (xx + yy) ** 2 / determinant > (LONGEST + 1) ** 2 / LONGEST;
}

/** Where between the pixels it stands out most. */
function between({ data, width }: Grey, x: number, y: number): [number, number] {
  const peak = (before: number, here: number, after: number) => {
    const bend = before + after - 2 * here;
    return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)));
  };
  const at = y * width + x;
  const here = data[at] ?? 0;
  return [
    peak(data[at - 1] ?? 0, here, data[at + 1] ?? 0),
    peak(data[at - width] ?? 0, here, data[at + width] ?? 0),
  ];
}

function half({ data, width, height }: Grey): Grey {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)];
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) out[y * w + x] = data[2 * y * width + 2 * x] ?? 0;
  }
  return { data: out, width: w, height: h };
}

/** Blurred across and then down, and by how much each pixel grew; beyond its edges a picture goes on as at its edge. */
function blur({ data, width, height }: Grey, sigma: number): { level: Grey; rise: Grey } {
  const parts = kernelOf(sigma);
  const field = data.byteLength;
  const at = roomFor({
    parts: 8 * parts.length,
    row: 8 * (width + parts.length - 1),
    rows: 4 * parts.length,
    field,
    across: 2 * field,
    out: field,
    rise: field,
  });
  const kernels = pixelKernels();
  const { buffer } = kernels.memory;
  new Float32Array(buffer, at.field).set(data);
  new Float64Array(buffer, at.parts).set(parts);
  const { row, across, rows, out, rise } = at;
  kernels.blur(at.field, width, height, at.parts, parts.length, row, across, rows, out, rise);
  const kept = (place: number) => ({
    data: new Float32Array(buffer, place, data.length).slice(),
    width,
    height,
  });
  return { level: kept(out), rise: kept(rise) };
}

/** What each neighbour counts for, from one end of the reach to the other. */
function kernelOf(sigma: number): Float32Array {
  const reach = Math.max(1, Math.ceil(3 * sigma));
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const whole = kernel.reduce((sum, part) => sum + part, 0);
  return Float32Array.from(kernel, (part) => part / whole);
}
