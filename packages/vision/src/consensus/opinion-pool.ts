import { FAMILIES, type Family } from '@plumbline/knowledge';
import type { EngineFamily, Vote } from '../panel.ts';
import type { ConsensusWeights } from './weights.ts';

export type FamilyDistribution = Record<Family, number>;

/** No engine is believed to be so sure that it could rule a family out alone. */
const FLOOR = 0.004;

const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** An engine's word on families as a whole distribution: what it doesn't name shares what it left over. */
export function complete(families: Partial<Record<Family, number>>): FamilyDistribution {
  const named = FAMILIES.filter((family) => families[family] !== undefined);
  const given = sumOf(named.map((family) => Math.max(0, families[family] ?? 0)));
  const scale = given > 1 ? 1 / given : 1;
  const rest = Math.max(0, 1 - given) / Math.max(1, FAMILIES.length - named.length);
  const filled = FAMILIES.map((family) => {
    const own = families[family];
    return [family, Math.max(FLOOR, own === undefined ? rest : own * scale)] as const;
  });
  const total = sumOf(filled.map(([, value]) => value));
  return Object.fromEntries(filled.map(([family, value]) => [family, value / total])) as FamilyDistribution;
}

/**
 * How much a vote counts, given how many of its engine family voted. Hosted models count as one together: they learned
 * from the same pictures and err together, and adding a fourth must not be a way past the caution that each is met with.
 */
export function weightOf(vote: Vote, sameFamily: number, weights: ConsensusWeights): number {
  const { hosted, default: other } = weights.otherEngines;
  const own = weights.engines[vote.engineId] ?? (vote.family === 'hosted' ? hosted : other);
  const shared = vote.family === 'hosted' ? 1 : weights.sharedFamily;
  return own / (1 + shared * (sameFamily - 1));
}

/** Softmax with a temperature. */
export function normalise(scores: readonly number[], temperature = 1): number[] {
  const top = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - top) / temperature));
  const total = sumOf(powers);
  return powers.map((power) => power / total);
}

/**
 * A logarithmic opinion pool: the weighted sum of what the engines say in logarithms, so that a family must
 * convince all of them a little rather than one of them fully. Returns undefined where nobody said anything.
 */
export function poolFamilies(
  votes: readonly Vote[],
  weights: ConsensusWeights,
): FamilyDistribution | undefined {
  const heard = votes.filter((vote) => vote.opinion && Object.keys(vote.opinion.families).length > 0);
  const perFamily = new Map<EngineFamily, number>();
  for (const { family } of heard) perFamily.set(family, (perFamily.get(family) ?? 0) + 1);
  const weighted = heard.map((vote) => ({
    families: complete(vote.opinion?.families ?? {}),
    weight: weightOf(vote, perFamily.get(vote.family) ?? 1, weights),
  }));
  const total = sumOf(weighted.map(({ weight }) => weight));
  if (total === 0) return undefined;
  // Where little weight is left, what is left is taken at its word: one engine alone is not half an engine.
  const scale = Math.max(1, 1 / total);
  const scores = FAMILIES.map((family) =>
    weighted.reduce(
      (sum, one) => sum + scale * one.weight * Math.log(one.families[family]),
      weights.bias[family] ?? 0,
    ),
  );
  const shares = normalise(scores, weights.temperature);
  return Object.fromEntries(FAMILIES.map((family, at) => [family, shares[at] ?? 0])) as FamilyDistribution;
}

interface Weighed {
  families: FamilyDistribution;
  weight: number;
}

/** Engines that read the same words repeat each other: together they weigh no more than the weightiest of them. */
function oneVoice(said: readonly Weighed[]): Weighed {
  const total = sumOf(said.map(({ weight }) => weight));
  const share = (family: Family) =>
    sumOf(said.map(({ families, weight }) => (total > 0 ? (weight / total) * families[family] : 0)));
  return {
    families: Object.fromEntries(
      FAMILIES.map((family) => [family, Math.max(FLOOR, share(family))]),
    ) as FamilyDistribution,
    weight: Math.max(...said.map(({ weight }) => weight)),
  };
}

/**
 * What words add to what the photo shows. A defect that the panel often overlooks looks to it like nothing at all, so
 * seeing nothing speaks against such a defect only as far as the panel would have found it; seeing something else
 * speaks against it in full.
 */
export function addWords(
  photo: FamilyDistribution,
  words: readonly Vote[],
  weights: ConsensusWeights,
): FamilyDistribution {
  const said = words
    .filter((vote) => vote.opinion && Object.keys(vote.opinion.families).length > 0)
    .map((vote) => ({
      families: complete(vote.opinion?.families ?? {}),
      weight: weightOf(vote, 1, weights),
    }));
  if (said.length === 0) return photo;
  const voice = oneVoice(said);
  const seesNothing = FAMILIES.every((family) => photo[family] <= photo.normal);
  const shares = normalise(
    FAMILIES.map((family) => {
      const overlooked = seesNothing ? (weights.overlooked[family] ?? 0) * photo.normal : 0;
      const seen = Math.log(Math.max(photo[family], overlooked));
      return seen + voice.weight * Math.log(voice.families[family]);
    }),
  );
  return Object.fromEntries(FAMILIES.map((family, at) => [family, shares[at] ?? 0])) as FamilyDistribution;
}

/** A confidence from a score, along the calibration's straight pieces. */
export function calibrated(score: number, points: ConsensusWeights['calibration']): number {
  let [fromX, fromY] = points[0] ?? [0, 0];
  for (const [x, y] of points) {
    if (score <= x) return x === fromX ? y : fromY + ((y - fromY) * (score - fromX)) / (x - fromX);
    [fromX, fromY] = [x, y];
  }
  return fromY;
}
