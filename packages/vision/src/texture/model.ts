import { logistic } from '../model/trees.ts';
import { signOf } from './signs.ts';

/** How each family is told by its signs: a logistic score a family. */
export interface TextureModel {
  version: string;
  families: readonly {
    family: string;
    offset: number;
    signs: readonly { sign: string; mean: number; spread: number; weight: number }[];
  }[];
}

/** Farther out than this a sign says no more: no photo is that strange for a reason that was learned. */
const FARTHEST = 3;

/** A sign on the model's scale. */
export function scaled(value: number, { mean, spread }: { mean: number; spread: number }): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, (value - mean) / (spread || 1)));
}

/** Probability of each family by itself, given that every second photo shows it. */
export function textureFamilies(model: TextureModel, descriptor: readonly number[]): Map<string, number> {
  return new Map(
    model.families.map(({ family, offset, signs }) => {
      const terms = signs.map((one) => one.weight * scaled(signOf(one.sign, descriptor), one));
      return [family, logistic(terms.reduce((sum, term) => sum + term, offset))];
    }),
  );
}
