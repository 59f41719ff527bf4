import { type Boosted, logistic, score, type Tree } from '../src/model/trees.ts';
import { randomFrom } from './random.ts';

export interface Row {
  features: readonly number[];
  label: 0 | 1;
  weight: number;
}

export interface BoostOptions {
  trees: number;
  depth: number;
  rate: number;
  /** Ridge on a leaf's value: the larger, the less a leaf with few rows may say. */
  ridge: number;
  /** Share of features that a tree may ask for. */
  features: number;
  seed: number;
}

const BINS = 24;

/** Cut points of each feature: quantiles, so that each bin holds about as many rows. */
function cutsOf(rows: readonly Row[], feature: number): number[] {
  const values = rows.map((row) => row.features[feature] ?? 0).sort((a, b) => a - b);
  const cuts = new Set<number>();
  for (let bin = 1; bin < BINS; bin++) cuts.add(values[Math.floor((bin * values.length) / BINS)] ?? 0);
  return [...cuts];
}

interface Growing {
  rows: readonly Row[];
  binned: readonly Uint8Array[];
  cuts: readonly number[][];
  gradient: Float64Array;
  hessian: Float64Array;
  allowed: readonly number[];
  options: BoostOptions;
}

function bestSplit(members: readonly number[], growing: Growing) {
  const { binned, cuts, gradient, hessian, allowed, options } = growing;
  let sumG = 0;
  let sumH = 0;
  for (const at of members) {
    sumG += gradient[at] ?? 0;
    sumH += hessian[at] ?? 0;
  }
  const gainOf = (g: number, h: number) => (g * g) / (h + options.ridge);
  let best = { gain: 1e-3, feature: -1, bin: 0 };
  for (const feature of allowed) {
    const bins = (cuts[feature]?.length ?? 0) + 1;
    const g = new Float64Array(bins);
    const h = new Float64Array(bins);
    const own = binned[feature] ?? new Uint8Array();
    for (const at of members) {
      const bin = own[at] ?? 0;
      g[bin] = (g[bin] ?? 0) + (gradient[at] ?? 0);
      h[bin] = (h[bin] ?? 0) + (hessian[at] ?? 0);
    }
    let leftG = 0;
    let leftH = 0;
    for (let bin = 0; bin < bins - 1; bin++) {
      leftG += g[bin] ?? 0;
      leftH += h[bin] ?? 0;
      if (leftH < 1 || sumH - leftH < 1) continue;
      const gain = gainOf(leftG, leftH) + gainOf(sumG - leftG, sumH - leftH) - gainOf(sumG, sumH);
      if (gain > best.gain) best = { gain, feature, bin };
    }
  }
  return { ...best, leaf: (-options.rate * sumG) / (sumH + options.ridge) };
}

const rounded = (value: number) => Number(value.toPrecision(4));

function grow(growing: Growing): Tree {
  const feature: number[] = [];
  const value: number[] = [];
  const plant = (node: number, members: number[], depth: number): void => {
    const split = bestSplit(members, growing);
    if (depth === growing.options.depth || split.feature < 0) {
      feature[node] = -1;
      value[node] = rounded(split.leaf);
      return;
    }
    feature[node] = split.feature;
    value[node] = growing.cuts[split.feature]?.[split.bin] ?? 0;
    const own = growing.binned[split.feature] ?? new Uint8Array();
    plant(
      node * 2 + 1,
      members.filter((at) => (own[at] ?? 0) <= split.bin),
      depth + 1,
    );
    plant(
      node * 2 + 2,
      members.filter((at) => (own[at] ?? 0) > split.bin),
      depth + 1,
    );
  };
  plant(
    0,
    growing.rows.map((_, at) => at),
    0,
  );
  const filled = Array.from({ length: feature.length }, (_, at) => feature[at] ?? -1);
  return { feature: filled, value: filled.map((_, at) => value[at] ?? 0) };
}

/** Fits boosted trees to rows of features by logistic loss. */
export function boost(rows: readonly Row[], options: BoostOptions): Boosted {
  const width = rows[0]?.features.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => cutsOf(rows, feature).map(rounded));
  const binned = cuts.map((own, feature) =>
    Uint8Array.from(rows, (row) => own.filter((cut) => (row.features[feature] ?? 0) > cut).length),
  );
  const positive = rows.reduce((sum, { label, weight }) => sum + label * weight, 0);
  const total = rows.reduce((sum, { weight }) => sum + weight, 0);
  const base = rounded(Math.log(Math.max(1e-6, positive) / Math.max(1e-6, total - positive)));
  const current = new Float64Array(rows.length).fill(base);
  const random = randomFrom(options.seed);
  const trees: Tree[] = [];
  for (let round = 0; round < options.trees; round++) {
    const gradient = new Float64Array(rows.length);
    const hessian = new Float64Array(rows.length);
    rows.forEach(({ label, weight }, at) => {
      const p = logistic(current[at] ?? 0);
      gradient[at] = weight * (p - label);
      hessian[at] = weight * Math.max(1e-6, p * (1 - p));
    });
    const allowed = cuts.map((_, feature) => feature).filter(() => random() < options.features);
    const tree = grow({ rows, binned, cuts, gradient, hessian, allowed, options });
    trees.push(tree);
    rows.forEach(({ features }, at) => {
      current[at] = (current[at] ?? 0) + score({ base: 0, trees: [tree] }, features);
    });
  }
  return { base, trees };
}

/** Area under the curve of scores of what is so against what isn't. */
export function auroc(positive: readonly number[], negative: readonly number[]): number {
  const all = [...positive.map((s) => [s, 1] as const), ...negative.map((s) => [s, 0] as const)].sort(
    (a, b) => a[0] - b[0],
  );
  let ranks = 0;
  for (let at = 0; at < all.length; ) {
    let end = at;
    while (end < all.length && all[end]?.[0] === all[at]?.[0]) end += 1;
    const rank = (at + end + 1) / 2;
    for (let same = at; same < end; same++) if (all[same]?.[1] === 1) ranks += rank;
    at = end;
  }
  const [p, n] = [positive.length, negative.length];
  return p && n ? (ranks - (p * (p + 1)) / 2) / (p * n) : Number.NaN;
}
