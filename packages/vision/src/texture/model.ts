import type { Family } from '@plumbline/knowledge';
import { type Boosted, score } from '../model/trees.ts';

/** Boosted trees, one set a family, over the photo's descriptor. */
export interface TextureModel {
  version: string;
  temperature: number;
  families: { family: Family; offset: number; model: Boosted }[];
}

/** Probability by family: softmax over the families' scores. */
export function textureFamilies(
  model: TextureModel,
  descriptor: readonly number[],
): Partial<Record<Family, number>> {
  const scores = model.families.map((one) => (score(one.model, descriptor) + one.offset) / model.temperature);
  const top = Math.max(...scores);
  const powers = scores.map((value) => Math.exp(value - top));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return Object.fromEntries(model.families.map(({ family }, at) => [family, (powers[at] ?? 0) / total]));
}
