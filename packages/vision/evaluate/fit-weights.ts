/**
 * node scripts/run.mjs packages/vision/evaluate/fit-weights.ts <collection> [--work DIR] [--most N] [--write]
 * Learns the consensus's weights, temperature and calibration from sources that the network of each fold
 * didn't see. The photos kept for measuring take no part.
 */
import { writeFile } from 'node:fs/promises';
import { FAMILIES, type Family } from '@plumbline/knowledge';
import { poolFamilies } from '../src/consensus/opinion-pool.ts';
import { type ConsensusWeights, SHIPPED_WEIGHTS } from '../src/consensus/weights.ts';
import { grouped } from '../src/learning/figures.ts';
import { fitWeights } from '../src/learning/fit-weights.ts';
import { networkFingerprint } from '../src/network/fingerprint.ts';
import { allBallots, type Ballots } from './ballots.ts';
import { collectionAsked } from './collection.ts';
import { readManifest } from './manifest.ts';

const asked = collectionAsked('fit-weights.ts', { writes: true });
const all = await allBallots(await readManifest(asked.folder), asked.work, asked.most);
const ballots = all.filter(({ held }) => !held);
const sets = [...grouped(ballots, ({ source, truth }) => `${source}/${truth}`).values()];

/** The folds' networks are trained for minutes, the shipped one for longer: they may move the weights a little only. */
const PULL = 0.4;

// A family's bias isn't fitted: half the families, and all clean rooms, are in no source that is left out.
// `precedent` speaks only where somebody has labelled photos of their own: there is nothing to fit it on.
const engines = ['surface', 'crack', 'texture'];
const weights = fitWeights(ballots, { prior: SHIPPED_WEIGHTS, pull: PULL, trust: 1, engines });
console.log(`${ballots.length} photos, ${sets.length} sets`);

/** Top score and whether it was right, per set, by these weights. */
function tops(set: readonly Ballots[]): { score: number; right: boolean }[] {
  return set.map(({ votes, truth }) => {
    const shares = poolFamilies(votes, weights);
    const top = FAMILIES.reduce<Family>(
      (a, b) => ((shares?.[b] ?? 0) > (shares?.[a] ?? 0) ? b : a),
      'normal',
    );
    return { score: shares?.[top] ?? 0, right: top === truth };
  });
}

// Sources err in opposite directions, so the curve is drawn low: between the mean of the sources and their lower quarter.
const perSet = sets.map(tops);
const EDGES = [0, 0.3, 0.45, 0.6, 0.75, 0.9, 1.0001];
const points: [number, number][] = [[0, 0]];
let floor = 0.05;
for (let bin = 0; bin + 1 < EDGES.length; bin++) {
  const low = EDGES[bin] ?? 0;
  const high = EDGES[bin + 1] ?? 1;
  const shares = perSet
    .map((set) => set.filter(({ score }) => score >= low && score < high))
    .filter((set) => set.length >= 4)
    .map((set) => set.filter(({ right }) => right).length / set.length)
    .sort((a, b) => a - b);
  if (shares.length < 2) continue;
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const quarter = shares[Math.floor(shares.length / 4)] ?? mean;
  floor = Math.min(0.97, Math.max(floor, 0.7 * mean + 0.3 * quarter));
  points.push([Math.round(((low + Math.min(1, high)) / 2) * 100) / 100, Math.round(floor * 100) / 100]);
}
const last = points.at(-1);
points.push([1, Math.min(0.98, Math.round(((last?.[1] ?? 0.9) + 0.02) * 100) / 100)]);
const fitted: ConsensusWeights = {
  ...weights,
  version: `${new Date().toISOString().slice(0, 10)}-${(await networkFingerprint()).slice(0, 8)}`,
  calibration: points,
};
console.log(JSON.stringify(fitted, null, 2));
if (asked.write) {
  await writeFile(
    new URL('../src/consensus/weights.json', import.meta.url),
    `${JSON.stringify(fitted, null, 2)}\n`,
  );
  console.log('wrote src/consensus/weights.json');
}
