import { FAMILIES, type Family } from '@plumbline/knowledge';
import { Tensor } from 'onnxruntime-node';
import type { Evidence, RgbImage } from '../evidence/evidence.ts';
import COATS from '../model/data/coats.json' with { type: 'json' };
import { assetPath } from './assets.ts';
import { BARS } from './bars.ts';
import type { Grid } from './contour.ts';
import { photoAt, type Shown, shownAt } from './input.ts';
import { MIXING, type Mixing } from './mixing.ts';
import { networkAt } from './session.ts';
import { LAST_LAYER, meansOf, scoreOf } from './whole.ts';

/** Families that have a place in the photo, in the order of the network's tiles. */
export const LOCAL_FAMILIES = FAMILIES.filter((family) => family !== 'normal' && family !== 'not_building');

/**
 * The long sides at which the photo is shown to `surface`, in pixels. Their scores are averaged: a wide crack shows
 * best from afar, a thin one from close by. The largest gives the map.
 */
const LONG_SIDES = [256, 192, 384] as const;
/** Shown as well where the photo has the pixels for it: in a wide shot a thin crack is gone at 384. */
const CLOSER = 640;
/** The same for `damage`, whose first places the photo among others. It costs five times as much a look. */
const DAMAGE_SIDES = [256, 384] as const;
/** How much the map of `damage` counts where a defect is marked: of cracks `surface` has the finer one. */
const PLACED: Readonly<Partial<Record<Family, number>>> = {
  crack: 0,
  spalling: 1,
  corrosion: 1,
  peeling_damp: 0,
  efflorescence: 0,
  tile_fault: 1,
};

/** The least that a family is held to be worth beside the likeliest, in logarithms: no look rules one out alone. */
const LEAST_SCORE = -9;

/** What the networks made of a photo. */
export interface Inference {
  /** Score by family before the softmax, in the order of FAMILIES. */
  scores: number[];
  /** Per family, per cell of 16 px: how surely the defect is right there, 0 to 1, row by row. */
  cells: { columns: number; rows: number; values: Map<Family, Float32Array> };
  /** How much of the photo `damage` takes for damaged, all kinds together; 0 is none of it. Also of a small spot in a large room. */
  damaged: number;
  /** The same of each kind. */
  marked: Partial<Record<Family, number>>;
  /** Per cell, how surely bare reinforcing bars show right there, as logarithms of odds; of `damage` alone. */
  bars?: Grid & { values: Float32Array };
  /** What `damage` knows of the whole photo: the mean of each map of its trunk's last layer. */
  whole?: Float32Array;
  /** Where the photo lies among others, at length 1. */
  embedding: Float32Array;
}

export type Cells = Inference['cells'];

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new Error('The network gave no numbers.');
}

/** The mean of each kind's cells. */
function markedShares({ values }: Cells): Partial<Record<Family, number>> {
  const means = [...values].map(([family, cells]) => [
    family,
    cells.reduce((all, one) => all + one, 0) / cells.length,
  ]);
  return Object.fromEntries(means);
}

async function look({ width, height, planes }: Shown, path: string, headPath?: string): Promise<Inference> {
  const session = await networkAt(path, headPath);
  const photo = new Tensor('float32', planes, [1, 3, height, width]);
  const out = await session.run({ photo });
  const columns = width / 16;
  const rows = height / 16;
  const logits = floats(out.tiles);
  const area = columns * rows;
  const values = new Map(
    LOCAL_FAMILIES.map((family, at) => [
      family,
      logits.slice(at * area, (at + 1) * area).map((logit) => 1 / (1 + Math.exp(-logit))),
    ]),
  );
  const scores = [...floats(out.families)];
  const cells = { columns, rows, values };
  const marked = markedShares(cells);
  const damaged = Object.values(marked).reduce((all, one) => all + one, 0);
  const last = out[LAST_LAYER];
  const bars = headPath ? { bars: { columns, rows, values: floats(out[BARS]).slice() } } : {};
  const whole = last ? { whole: meansOf(floats(last), last.dims[1] ?? 1) } : {};
  return { scores, cells, damaged, marked, ...bars, ...whole, embedding: unit(floats(out.embedding)) };
}

/** Scores as logarithms of shares, so that those of two networks can be laid beside each other. */
function logShares(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - top), 0));
  return scores.map((score) => Math.max(LEAST_SCORE, score - top - total));
}

/**
 * The scores of both networks as one: the mean of their logarithms, where both were taught a family. `coats` is what the
 * whole photo says of coats that flake and of damp, as logarithms of odds.
 */
export function scoresTogether(
  surface: readonly number[],
  damage: readonly number[],
  coats?: number,
  mixing: Mixing = MIXING,
): number[] {
  const theirs = logShares(damage);
  const mine = logShares(surface);
  return FAMILIES.map((family, at) => {
    const share = mixing.shares[family] ?? mixing.share;
    const both = (1 - share) * (mine[at] ?? LEAST_SCORE) + share * (theirs[at] ?? LEAST_SCORE);
    const said =
      family === 'peeling_damp' && coats !== undefined
        ? mixing.coats.weight * coats + mixing.coats.offset
        : 0;
    return both + (mixing.offsets[family] ?? 0) + said;
  });
}

/** The mean of several looks by one network, with the map of the last. */
function averaged(inferences: readonly Inference[]): Inference {
  const [first, largest] = [inferences[0], inferences.at(-1)];
  if (!first || !largest) throw new Error('The network was shown nothing.');
  const scores = first.scores.map(
    (_, at) =>
      inferences.reduce((sum, inference) => sum + (inference.scores[at] ?? 0), 0) / inferences.length,
  );
  return { ...largest, scores, embedding: first.embedding };
}

/** This map in the grid of another: the nearest cell of each. */
function inGrid(values: Float32Array, from: Cells, to: Cells): Float32Array {
  if (from.columns === to.columns && from.rows === to.rows) return values;
  const out = new Float32Array(to.columns * to.rows);
  for (let y = 0; y < to.rows; y++) {
    const row = Math.floor(((y + 0.5) * from.rows) / to.rows) * from.columns;
    for (let x = 0; x < to.columns; x++) {
      const column = Math.floor(((x + 0.5) * from.columns) / to.columns);
      out[y * to.columns + x] = values[row + column] ?? 0;
    }
  }
  return out;
}

/**
 * Both networks' inferences as one. `surface` was trained from scratch on cracks above all and sees the thin ones;
 * `damage` stands on a trunk that was pretrained on photos of everything and sees what breaks, rusts and flakes.
 */
export function together(surface: Inference, damage: Inference): Inference {
  const { columns, rows } = surface.cells;
  const values = new Map(
    LOCAL_FAMILIES.map((family) => {
      const own = surface.cells.values.get(family) ?? new Float32Array(columns * rows);
      const other = damage.cells.values.get(family);
      if (!other) return [family, own];
      const placed = inGrid(other, damage.cells, surface.cells);
      const share = PLACED[family] ?? 0.5;
      return [family, own.map((value, at) => (1 - share) * value + share * (placed[at] ?? 0))];
    }),
  );
  const scores = scoresTogether(surface.scores, damage.scores, scoreOf(COATS, damage));
  return {
    scores,
    cells: { columns, rows, values },
    damaged: damage.damaged,
    marked: damage.marked,
    ...(damage.bars ? { bars: damage.bars } : {}),
    ...(damage.whole ? { whole: damage.whole } : {}),
    embedding: damage.embedding,
  };
}

/** What one network makes of a picture at one size: its score by family. */
export async function scoresOf(image: RgbImage, path: string, longSide: number): Promise<number[]> {
  const { scores } = await look(shownAt(image, longSide), path);
  return scores;
}

/** What each network sees in this photo. Run once a photo, however many engines ask. */
export function inferencesOf(
  evidence: Evidence,
  assetsDir?: string,
): Promise<{ surface: Inference; damage: Inference }> {
  const [surface, damage] = [assetPath('surface.onnx', assetsDir), assetPath('damage.onnx', assetsDir)];
  const head = assetPath('bars.onnx', assetsDir);
  return evidence.once(`networks:${surface}`, async () => {
    const { working } = evidence;
    const closer = Math.max(working.width, working.height) >= CLOSER ? [CLOSER] : [];
    const looks = async (path: string, sides: readonly number[], headPath?: string) => {
      const inferences: Inference[] = [];
      for (const side of sides) inferences.push(await look(photoAt(evidence, side), path, headPath));
      return averaged(inferences);
    };
    return {
      surface: await looks(surface, [...LONG_SIDES, ...closer]),
      damage: await looks(damage, DAMAGE_SIDES, head),
    };
  });
}

/** What the networks see in this photo, as one. */
export function inferenceOf(evidence: Evidence, assetsDir?: string): Promise<Inference> {
  return evidence.once(`network:${assetPath('surface.onnx', assetsDir)}`, async () => {
    const { surface, damage } = await inferencesOf(evidence, assetsDir);
    return together(surface, damage);
  });
}
