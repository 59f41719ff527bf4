/** Pairs of drawn photos of one wall: a defect, and the same wall later, from elsewhere and in other light. */
import type { Family } from '@plumbline/knowledge';
import { randomFrom } from '../../fit/random.ts';
import { boxMean } from '../../src/geometry/field.ts';
import { fitHomography, type Homography, mapped } from '../../src/repair/homography.ts';
import { type Canvas, canvas, develop, light, noise, paint, shade } from './canvas.ts';
import { crack } from './defects.ts';
import { mould, peel, rust, salt, spall } from './growth.ts';
import { bricks, cable, concrete, plaster, room, tiles, type View } from './surfaces.ts';

export const PAIR_KINDS = ['fixed', 'not_fixed', 'partly_fixed', 'other_wall'] as const;
export type PairKind = (typeof PAIR_KINDS)[number];

export interface RepairPair {
  kind: PairKind;
  family: Family;
  surface: string;
  before: Buffer;
  after: Buffer;
}

const SIZE = { width: 640, height: 480 };
const SURFACES: readonly [string, (view: View) => Canvas][] = [
  ['plaster', plaster],
  ['concrete', concrete],
  ['room', room],
  ['bricks', bricks],
  ['tiles', (view) => tiles(view)],
];
const GROWTHS: readonly [Family, (target: Canvas) => Canvas][] = [
  ['mould_algae', mould],
  ['corrosion', rust],
  ['efflorescence', salt],
  ['peeling_damp', peel],
  ['spalling', spall],
];

const copyOf = (from: Canvas, seed: number): Canvas => ({
  ...from,
  random: randomFrom(seed),
  data: Float32Array.from(from.data),
});

/** One of as many pairs as wanted; the same number is the same pair. */
export async function drawPair(number: number): Promise<RepairPair> {
  const random = randomFrom(3_100_000 + number);
  const kind = PAIR_KINDS[[0, 1, 0, 2, 1, 3][number % 6] ?? 0] ?? 'fixed';
  const [surface, wallOf] = SURFACES[Math.floor(random() * SURFACES.length)] ?? ['plaster', plaster];
  const clean = furnished(wallOf({ ...SIZE, seed: 5_000_000 + number }), random);
  const defective = copyOf(clean, 6_000_000 + number);
  const cracked = random() < 0.5;
  const growth = GROWTHS[Math.floor(random() * GROWTHS.length)];
  const family = cracked ? 'crack' : (growth?.[0] ?? 'mould_algae');
  if (cracked) {
    const [width, length] = [2 + 3.5 * random(), 0.35 + 0.4 * random()];
    crack(defective, { width, length, depth: 0.1 + 0.3 * random(), angle: random() * 3, branches: 1 });
  } else {
    growth?.[1](defective);
    fade(defective, clean, random);
  }
  const later =
    kind === 'not_fixed'
      ? copyOf(defective, 7_000_000 + number)
      : kind === 'other_wall'
        ? otherWall(number, wallOf, random)
        : repaired(clean, defective, random, kind === 'partly_fixed');
  const seen = fromElsewhere(later, random);
  const before = copyOf(defective, 8_000_000 + number);
  return { kind, family, surface, before: await taken(before, random), after: await taken(seen, random) };
}

/** What stands on most walls: sockets, screws, stains that nobody minds. Some have nothing. */
function furnished(wall: Canvas, random: () => number): Canvas {
  const things = Math.floor(random() * 7);
  for (let at = 0; at < things; at += 1) {
    const [left, top] = [random() * 0.9 * SIZE.width, random() * 0.9 * SIZE.height];
    const [w, h] = [8 + 50 * random(), 8 + 40 * random()];
    const tone = 60 + 180 * random();
    for (let y = 0; y < h; y += 1)
      for (let x = 0; x < w; x += 1)
        if (y < 2 || x < 2) shade(wall, left + x, top + y, 0.6);
        else paint(wall, left + x, top + y, [tone, tone, tone * 0.95]);
  }
  if (random() < 0.2) cable(wall, 4 + 6 * random());
  for (let at = 0; at < 40; at += 1) {
    const [x, y, r] = [random() * SIZE.width, random() * SIZE.height, 1 + 2 * random()];
    for (let v = -r; v <= r; v += 1) for (let u = -r; u <= r; u += 1) shade(wall, x + u, y + v, 0.8);
  }
  return wall;
}

/** A defect rarely fills the photo: it fades out away from a place of its own. */
function fade(defective: Canvas, clean: Canvas, random: () => number): void {
  const [cx, cy] = [SIZE.width * (0.35 + 0.3 * random()), SIZE.height * (0.35 + 0.3 * random())];
  const reach = SIZE.height * (0.22 + 0.16 * random());
  for (let y = 0; y < SIZE.height; y += 1)
    for (let x = 0; x < SIZE.width; x += 1) {
      const keep = Math.min(1, Math.max(0, (reach - Math.hypot(x - cx, y - cy)) / 30 + 0.5));
      for (let c = 0; c < 3; c += 1) {
        const at = (y * SIZE.width + x) * 3 + c;
        defective.data[at] = keep * (defective.data[at] ?? 0) + (1 - keep) * (clean.data[at] ?? 0);
      }
    }
}

function otherWall(number: number, wallOf: (view: View) => Canvas, random: () => number): Canvas {
  const wall = furnished(wallOf({ ...SIZE, seed: 9_000_000 + number }), random);
  if (random() < 0.4) crack(wall, { width: 3, length: 0.5, depth: 0.2, angle: random() * 3 });
  return wall;
}

/** Filled and painted over, or cleaned down to the wall; of a part only, on one side of a line. */
function repaired(clean: Canvas, defective: Canvas, random: () => number, partly: boolean): Canvas {
  const { width, height } = clean;
  const changed = new Float32Array(width * height);
  for (let at = 0; at < changed.length; at += 1) {
    let most = 0;
    for (let c = 0; c < 3; c += 1)
      most = Math.max(most, Math.abs((defective.data[at * 3 + c] ?? 0) - (clean.data[at * 3 + c] ?? 0)));
    changed[at] = most > 3 ? 1 : 0;
  }
  const spread = boxMean({ data: changed, width, height }, 7).data;
  const cover = boxMean({ data: spread.map((value) => Math.min(1, value * 12)), width, height }, 3).data;
  const painted = random() < 0.6;
  const tone = 0.93 + 0.12 * random();
  const smooth = [0, 1, 2].map(
    (c) =>
      boxMean({ data: Float32Array.from(changed, (_, at) => clean.data[at * 3 + c] ?? 0), width, height }, 9)
        .data,
  );
  const places = [...changed.keys()].filter((at) => changed[at] === 1);
  const angle = random() * Math.PI;
  const along = (at: number) => (at % width) * Math.cos(angle) + Math.floor(at / width) * Math.sin(angle);
  const sorted = places.map(along).sort((a, b) => a - b);
  const cut = partly ? (sorted[Math.floor(sorted.length * (0.35 + 0.3 * random()))] ?? 0) : Infinity;
  const out = copyOf(defective, 1);
  for (let at = 0; at < changed.length; at += 1) {
    const part = along(at) < cut ? (cover[at] ?? 0) : 0;
    if (part === 0) continue;
    for (let c = 0; c < 3; c += 1) {
      const sound = painted
        ? (smooth[c]?.[at] ?? 0) * tone + (random() - 0.5) * 5
        : (clean.data[at * 3 + c] ?? 0);
      out.data[at * 3 + c] = part * sound + (1 - part) * (out.data[at * 3 + c] ?? 0);
    }
  }
  return out;
}

/** The wall from a little to the side, nearer or farther, and not quite level. */
function fromElsewhere(wall: Canvas, random: () => number): Canvas {
  const { width, height } = wall;
  const zoom = 0.8 + 0.5 * random();
  const turn = (random() - 0.5) * 0.24;
  const [dx, dy] = [(random() - 0.5) * 0.16 * width, (random() - 0.5) * 0.16 * height];
  const corner = (x: number, y: number): [number, number] => {
    const [u, v] = [(x - width / 2) / zoom, (y - height / 2) / zoom];
    const slant = () => (random() - 0.5) * 0.05 * width;
    return [
      width / 2 + u * Math.cos(turn) - v * Math.sin(turn) + dx + slant(),
      height / 2 + u * Math.sin(turn) + v * Math.cos(turn) + dy + slant(),
    ];
  };
  const corners: [number, number][] = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ];
  const view: Homography = fitHomography(
    corners.map((from) => ({ from, to: corner(...from) })),
    true,
  ) ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
  const out = canvas(width, height, [120, 118, 112], Math.floor(random() * 1e9));
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = mapped(view, x, y);
      const [left, top] = [Math.floor(u), Math.floor(v)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [p, q] = [u - left, v - top];
      for (let c = 0; c < 3; c += 1) {
        const value = (px: number, py: number) => wall.data[(py * width + px) * 3 + c] ?? 0;
        const above = value(left, top) * (1 - p) + value(left + 1, top) * p;
        const below = value(left, top + 1) * (1 - p) + value(left + 1, top + 1) * p;
        out.data[(y * width + x) * 3 + c] = above * (1 - q) + below * q;
      }
    }
  return out;
}

/** In light of its own, with the grain of a sensor, as a JPEG. */
function taken(scene: Canvas, random: () => number): Promise<Buffer> {
  light(scene, 0.65 + 0.35 * random(), 0.85 + 0.25 * random(), random() * 6);
  noise(scene, 1 + 3 * random());
  return develop(scene);
}
