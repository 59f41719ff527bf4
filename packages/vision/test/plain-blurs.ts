/** The loops over blurred pictures in plain TypeScript, as they were: what the compiled ones must give. */
import type { Grey, Spot } from '../src/alike/scale-space.ts';

/** Cells along each side of a spot's surroundings, and directions that a cell counts. */
const AROUND = 4;
const WAYS = 8;
const FACTS = AROUND * AROUND * WAYS;
const LARGEST = 0.2;
/** Blurs from one doubling of size to the next. */
const STEPS = 3;
const SIGMA = 1.6;
/** What the picture is blurred by as it comes. */
const OWN_SIGMA = 0.5;
const SMALLEST_SIDE = 24;
/** A spot that is so much longer than it is wide could lie anywhere along its length. */
const LONGEST = 40;
const FAINTEST = 0.0012;

export function plainSpots(picture: Grey): Spot[] {
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

/** Which ways it gets lighter around a spot, in so many cells; how much lighter doesn't count. */
export function plainFacts({ x, y, sigma, level, step }: Spot): Uint8Array {
  const { data, width, height } = level;
  const [cx, cy] = [x / step, y / step];
  const cell = (3 * sigma) / step;
  const reach = Math.ceil((cell * (AROUND + 1)) / 2);
  const sums = new Float32Array(FACTS);
  for (
    let py = Math.max(1, Math.round(cy) - reach);
    py <= Math.min(height - 2, Math.round(cy) + reach);
    py += 1
  ) {
    for (
      let px = Math.max(1, Math.round(cx) - reach);
      px <= Math.min(width - 2, Math.round(cx) + reach);
      px += 1
    ) {
      const [u, v] = [(px - cx) / cell, (py - cy) / cell];
      const [column, row] = [u + AROUND / 2 - 0.5, v + AROUND / 2 - 0.5];
      if (column <= -1 || row <= -1 || column >= AROUND || row >= AROUND) continue;
      const dx = (data[py * width + px + 1] ?? 0) - (data[py * width + px - 1] ?? 0);
      const dy = (data[(py + 1) * width + px] ?? 0) - (data[(py - 1) * width + px] ?? 0);
      const weight = Math.hypot(dx, dy) * Math.exp(-(u * u + v * v) / (0.5 * AROUND ** 2));
      const way = ((Math.atan2(dy, dx) / (2 * Math.PI) + 1) * WAYS) % WAYS;
      spread(sums, { column, row, way, weight });
    }
  }
  return evenedOut(sums);
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
  const length = Math.sqrt(sums.reduce((sum, value) => sum + value * value, 0)) || 1;
  const cut = sums.map((value) => Math.min(LARGEST, value / length));
  const whole = cut.reduce((sum, value) => sum + value, 0) || 1;
  return Uint8Array.from(cut, (value) => Math.min(255, Math.round(512 * Math.sqrt(value / whole))));
}
