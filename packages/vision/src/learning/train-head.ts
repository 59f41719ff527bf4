import { FAMILIES } from '@plumbline/knowledge';
import { normalise } from '../consensus/opinion-pool.ts';
import { type Head, MOST_CENTRES } from '../network/head.ts';
import { minimise } from './minimise.ts';
import type { Sample } from './observation.ts';

/** A sample with how much it counts and what is to be learned from it. */
export interface Weighted {
  sample: Sample;
  weight: number;
  /** `label`: what it shows. `network`: what the network says of it, so that the head stays silent there. */
  teaches: 'label' | 'network';
}

const CLASSES = FAMILIES.length;
/** How strongly the head is held to saying nothing: what few photos teach stays near them. */
const RIDGE = 0.0015;

/** Rows of the problem laid out for the inner loop. */
function layOut(rows: readonly Weighted[], size: number) {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const places = new Float64Array(rows.length * size);
  const scores = new Float64Array(rows.length * CLASSES);
  const targets = new Float64Array(rows.length * CLASSES);
  const weights = new Float64Array(rows.length);
  rows.forEach(({ sample, weight, teaches }, row) => {
    places.set(sample.embedding, row * size);
    scores.set(sample.scores, row * CLASSES);
    targets.set(
      teaches === 'network'
        ? normalise(sample.scores)
        : FAMILIES.map((family) => (family === sample.family ? 1 : 0)),
      row * CLASSES,
    );
    weights[row] = weight / total;
  });
  return { places, scores, targets, weights };
}

/** Places that stand for all of these: each next one is the farthest from those taken. */
function centresOf(places: readonly number[][]): number[][] {
  const alike = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0);
  const centres: number[][] = [];
  const nearest = places.map(() => Number.NEGATIVE_INFINITY);
  for (let next = 0; centres.length < Math.min(MOST_CENTRES, places.length); ) {
    const centre = places[next];
    if (!centre) break;
    centres.push(centre);
    next = 0;
    places.forEach((place, at) => {
      nearest[at] = Math.max(nearest[at] ?? 0, alike(place, centre));
      if ((nearest[at] ?? 0) < (nearest[next] ?? 0)) next = at;
    });
  }
  return centres.map((centre) => centre.map((value) => Math.round(value * 1e3) / 1e3));
}

/**
 * Fits a head by weighted log loss: multinomial logistic regression on the embedding, on top of the network's own
 * scores, with a ridge that pulls it to no correction at all. Where nothing is labelled it says nothing. Convex, so the same photos give the same head.
 */
export function trainHead(rows: readonly Weighted[], ridge = RIDGE): Head {
  const size = rows[0]?.sample.embedding.length ?? 0;
  const { places, scores, targets, weights } = layOut(rows, size);
  const width = size + 1;
  // Laid out as: weights of a family, then its offset, family by family.
  const raw = new Float64Array(CLASSES);

  const objective = (at: Float64Array, slope: Float64Array): number => {
    slope.fill(0);
    let loss = 0;
    for (let row = 0; row < rows.length; row++) {
      const place = row * size;
      const own = row * CLASSES;
      let top = Number.NEGATIVE_INFINITY;
      for (let family = 0; family < CLASSES; family++) {
        const from = family * width;
        let sum = (scores[own + family] ?? 0) + (at[from + size] ?? 0);
        for (let k = 0; k < size; k++) sum += (at[from + k] ?? 0) * (places[place + k] ?? 0);
        raw[family] = sum;
        if (sum > top) top = sum;
      }
      let total = 0;
      for (let family = 0; family < CLASSES; family++) total += Math.exp((raw[family] ?? 0) - top);
      const weight = weights[row] ?? 0;
      const spread = top + Math.log(total);
      for (let family = 0; family < CLASSES; family++) {
        const target = targets[own + family] ?? 0;
        loss -= weight * target * ((raw[family] ?? 0) - spread);
        const error = weight * (Math.exp((raw[family] ?? 0) - spread) - target);
        if (Math.abs(error) < 1e-12) continue;
        const from = family * width;
        for (let k = 0; k < size; k++) {
          slope[from + k] = (slope[from + k] ?? 0) + error * (places[place + k] ?? 0);
        }
        slope[from + size] = (slope[from + size] ?? 0) + error;
      }
    }
    for (let k = 0; k < at.length; k++) {
      const value = at[k] ?? 0;
      loss += (ridge / 2) * value * value;
      slope[k] = (slope[k] ?? 0) + ridge * value;
    }
    return loss;
  };

  const best = minimise(objective, new Float64Array(CLASSES * width), { steps: 120 });
  const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
  return {
    offset: FAMILIES.map((_, family) => rounded(best[family * width + size] ?? 0)),
    weights: FAMILIES.map((_, family) =>
      [...best.subarray(family * width, family * width + size)].map(rounded),
    ),
    near: centresOf(rows.filter(({ teaches }) => teaches === 'label').map(({ sample }) => sample.embedding)),
  };
}
