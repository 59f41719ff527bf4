import { FAMILIES, type Family } from '@plumbline/knowledge';
import { poolFamilies } from '../consensus/opinion-pool.ts';
import type { ConsensusWeights } from '../consensus/weights.ts';
import type { Vote } from '../panel.ts';
import { grouped } from './figures.ts';

/** What the engines said of a photo whose truth is known. */
export interface Heard {
  source: string;
  truth: Family;
  votes: readonly Vote[];
}

const STEPS = [0.4, 0.2, 0.1, 0.05];
const ROUNDS = 3;
const LEAST_SHARE = 1e-4;
/** A photo on which nobody said anything. */
const CLUELESS = 1 / FAMILIES.length;

const twoPlaces = (value: number) => Math.round(value * 100) / 100;

export interface FitOptions {
  /** The weights that the fit is held to. */
  prior: ConsensusWeights;
  /** How strongly. */
  pull: number;
  /** How far these photos are to be trusted, 0 to 1: a few photos of one house say little of other houses. */
  trust: number;
  /** Engines whose weights may move. */
  engines: readonly string[];
}

/**
 * Fits engine weights and temperature by log loss, with every source and family counting alike and a pull towards the
 * prior. Moves one number at a time by smaller and smaller steps, so that the same photos give the same weights.
 */
export function fitWeights(
  heard: readonly Heard[],
  { prior, pull, trust, engines }: FitOptions,
): ConsensusWeights {
  const sets = [...grouped(heard, ({ source, truth }) => `${source}/${truth}`).values()];
  if (sets.length === 0) return prior;

  const loss = (weights: ConsensusWeights): number => {
    const perSet = sets.map(
      (set) =>
        set.reduce((sum, { votes, truth }) => {
          const share = poolFamilies(votes, weights)?.[truth] ?? CLUELESS;
          return sum - Math.log(Math.max(LEAST_SHARE, share));
        }, 0) / set.length,
    );
    const moved = engines.reduce(
      (sum, id) => sum + ((weights.engines[id] ?? 0) - (prior.engines[id] ?? 0)) ** 2,
      Math.log(weights.temperature / prior.temperature) ** 2,
    );
    return (trust * perSet.reduce((sum, value) => sum + value, 0)) / perSet.length + pull * moved;
  };

  let weights = prior;
  let best = loss(weights);
  const tryOut = (changed: ConsensusWeights) => {
    const value = loss(changed);
    if (value >= best - 1e-5) return;
    best = value;
    weights = changed;
  };
  for (const step of STEPS) {
    for (let round = 0; round < ROUNDS; round++) {
      const before = best;
      for (const id of engines) {
        for (const change of [-step, step]) {
          const value = twoPlaces(Math.max(0, Math.min(10, (weights.engines[id] ?? 0) + change)));
          tryOut({ ...weights, engines: { ...weights.engines, [id]: value } });
        }
      }
      for (const factor of [1 / (1 + step), 1 + step]) {
        const temperature = twoPlaces(Math.max(0.3, Math.min(4, weights.temperature * factor)));
        tryOut({ ...weights, temperature });
      }
      if (best === before) break;
    }
  }
  return weights;
}
