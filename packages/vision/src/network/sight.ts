import { FAMILIES, type Family } from '@plumbline/knowledge';
import { Tensor } from 'onnxruntime-node';
import type { Evidence } from '../evidence/evidence.ts';
import { assetPath } from './assets.ts';
import { inputSize, toPlanes } from './input.ts';
import { networkAt } from './session.ts';

/** Families that have a place in the photo, in the order of the network's tiles. */
export const LOCAL_FAMILIES = FAMILIES.filter((family) => family !== 'normal' && family !== 'not_building');

/**
 * The long sides at which the photo is shown, in pixels. Their scores are averaged: a wide crack shows best from
 * afar, a thin one from close by. The first places the photo among others, the last and largest gives the map.
 */
const LONG_SIDES = [256, 192, 384] as const;
/** Shown as well where the photo has the pixels for it: in a wide shot a thin crack is gone at 384. */
const CLOSER = 640;

/** What the network made of a photo. */
export interface Sight {
  /** Score by family before the softmax, in the order of FAMILIES. */
  scores: number[];
  /** Per family, per cell of 16 px: how surely the defect is right there, 0 to 1, row by row. */
  cells: { columns: number; rows: number; values: Map<Family, Float32Array> };
  /** Where the photo lies among others, at length 1. */
  embedding: Float32Array;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}

function floats(tensor: Tensor | undefined): Float32Array {
  if (tensor?.data instanceof Float32Array) return tensor.data;
  throw new Error('The network gave no numbers.');
}

async function look(evidence: Evidence, path: string, longSide: number): Promise<Sight> {
  const session = await networkAt(path);
  const { working } = evidence;
  const { width, height } = inputSize(working.width, working.height, longSide);
  const photo = new Tensor('float32', toPlanes(working, width, height), [1, 3, height, width]);
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
  return { scores, cells: { columns, rows, values }, embedding: unit(floats(out.embedding)) };
}

/** What the network sees in this photo. Run once a photo, however many engines ask. */
export function sightOf(evidence: Evidence, assetsDir?: string): Promise<Sight> {
  const path = assetPath('surface.onnx', assetsDir);
  return evidence.once(`network:${path}`, async () => {
    const sights: Sight[] = [];
    const { width, height } = evidence.working;
    const closer = Math.max(width, height) >= CLOSER ? [CLOSER] : [];
    for (const side of [...LONG_SIDES, ...closer]) sights.push(await look(evidence, path, side));
    const [first, largest] = [sights[0], sights.at(-1)];
    if (!first || !largest) throw new Error('The network was shown nothing.');
    const scores = first.scores.map(
      (_, at) => sights.reduce((sum, sight) => sum + (sight.scores[at] ?? 0), 0) / sights.length,
    );
    return { scores, cells: largest.cells, embedding: first.embedding };
  });
}
