/** Blurred versions of one grey picture, each coarser than the one before, and the points that stand out between them. */

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

export function findSpots(picture: Grey): Spot[] {
  const spots: Spot[] = [];
  let base = blur(picture, Math.sqrt(SIGMA ** 2 - OWN_SIGMA ** 2));
  for (let step = 1; Math.min(base.width, base.height) >= SMALLEST_SIDE; step *= 2) {
    const levels = [base];
    for (let at = 1; at < STEPS + 3; at += 1) {
      const before = SIGMA * 2 ** ((at - 1) / STEPS);
      const now = SIGMA * 2 ** (at / STEPS);
      levels.push(blur(levels[at - 1] ?? base, Math.sqrt(now ** 2 - before ** 2)));
    }
    spots.push(...spotsOf(levels, step));
    base = half(levels[STEPS] ?? base);
  }
  return spots;
}

function spotsOf(levels: readonly Grey[], step: number): Spot[] {
  const spots: Spot[] = [];
  const differences = levels.slice(1).map((level, at) => minus(level, levels[at] ?? level));
  // What is finer than the finest, as a crack is, stands out most there.
  for (let at = step === 1 ? 0 : 1; at + 1 < differences.length; at += 1) {
    const [here, above] = [differences[at], differences[at + 1]];
    const below = differences[at - 1];
    const level = levels[at];
    if (!here || !above || !level) continue;
    const { width, height, data } = here;
    for (let y = 4; y < height - 4; y += 1) {
      for (let x = 4; x < width - 4; x += 1) {
        const value = data[y * width + x] ?? 0;
        const strength = Math.abs(value);
        if (strength < FAINTEST) continue;
        if (!standsOut(here, below ? [below, above] : [above], x, y, value) || tooLong(here, x, y)) continue;
        const [dx, dy] = between(here, x, y);
        const sigma = SIGMA * 2 ** (at / STEPS) * step;
        spots.push({ x: (x + dx) * step, y: (y + dy) * step, sigma, strength, level, step });
      }
    }
  }
  return spots;
}

function standsOut(here: Grey, others: readonly Grey[], x: number, y: number, value: number): boolean {
  const sign = Math.sign(value);
  for (const { data, width } of [here, ...others]) {
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        if (data === here.data && dx === 0 && dy === 0) continue;
        if (sign * (data[(y + dy) * width + x + dx] ?? 0) >= sign * value) return false;
      }
    }
  }
  return true;
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

function minus(one: Grey, other: Grey): Grey {
  const data = new Float32Array(one.data.length);
  for (let at = 0; at < data.length; at += 1) data[at] = (one.data[at] ?? 0) - (other.data[at] ?? 0);
  return { ...one, data };
}

function half({ data, width, height }: Grey): Grey {
  const [w, h] = [Math.floor(width / 2), Math.floor(height / 2)];
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) out[y * w + x] = data[2 * y * width + 2 * x] ?? 0;
  }
  return { data: out, width: w, height: h };
}

/**
 * Blurred across and then down; beyond its edges a picture goes on as at its edge. Each photo goes through some forty of
 * these: a row is laid out with its margins, so that the innermost loops decide nothing.
 */
function blur({ data, width, height }: Grey, sigma: number): Grey {
  const parts = kernelOf(sigma);
  const taps = parts.length;
  const reach = (taps - 1) / 2;
  const across = new Float32Array(data.length);
  const row = new Float32Array(width + 2 * reach);
  for (let start = 0; start < data.length; start += width) {
    row.fill(data[start] ?? 0, 0, reach);
    row.set(data.subarray(start, start + width), reach);
    row.fill(data[start + width - 1] ?? 0, reach + width);
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let at = 0; at < taps; at += 1) sum += (parts[at] ?? 0) * (row[x + at] ?? 0);
      across[start + x] = sum;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const line = out.subarray(y * width, (y + 1) * width);
    for (let at = -reach; at <= reach; at += 1) {
      const from = Math.min(height - 1, Math.max(0, y + at)) * width;
      const part = parts[at + reach] ?? 0;
      for (let x = 0; x < width; x += 1) {
        line[x] = (line[x] ?? 0) + part * (across[from + x] ?? 0);
      }
    }
  }
  return { data: out, width, height };
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
