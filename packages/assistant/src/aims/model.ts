/** Which aim a message has: a softmax over its features, learnt at first use from the patterns. The same every time. */
import { AIMS, type Aim, patternsOf } from './aims.ts';
import { expand } from './expand.ts';
import { featuresOf } from './features.ts';

const ROUNDS = 14;
const RATE = 0.35;
const SHRINK = 1e-5;
/** Every so many-th sentence first: aims take turns, so that the last one learnt doesn't win. */
const STRIDE = 7919;

export interface Guess {
  aim: Aim;
  /** 0–1, over all aims. */
  probability: number;
}

export interface AimModel {
  /** The aims, likeliest first. */
  guess(classedText: string): Guess[];
  /** Share of its words that the model has met. */
  familiar(classedText: string): number;
}

interface Sample {
  features: number[];
  aim: number;
}

function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

export function learn(patterns: (aim: Aim) => readonly string[] = patternsOf): AimModel {
  const ids = new Map<string, number>();
  const idOf = (feature: string) => {
    const known = ids.get(feature);
    if (known !== undefined) return known;
    ids.set(feature, ids.size);
    return ids.size - 1;
  };
  const samples: Sample[] = AIMS.flatMap((aim, index) =>
    patterns(aim)
      .flatMap(expand)
      .map((sentence) => ({ features: featuresOf(sentence).map(idOf), aim: index })),
  );
  const many = AIMS.length;
  const weights = new Float64Array(ids.size * many);
  const bias = new Float64Array(many);
  const score = (features: readonly number[]) => {
    const scores = Float64Array.from(bias);
    for (const feature of features)
      for (let aim = 0; aim < many; aim += 1)
        scores[aim] = (scores[aim] ?? 0) + (weights[feature * many + aim] ?? 0);
    softmax(scores);
    return scores;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * 0.3);
    for (let turn = 0; turn < samples.length; turn += 1) {
      const sample = samples[(turn * STRIDE + round) % samples.length];
      if (!sample) continue;
      const chances = score(sample.features);
      // A long sentence has more features and would otherwise move them further.
      const step = rate / Math.sqrt(sample.features.length);
      for (let aim = 0; aim < many; aim += 1) {
        const error = (aim === sample.aim ? 1 : 0) - (chances[aim] ?? 0);
        if (Math.abs(error) < 1e-4) continue;
        bias[aim] = (bias[aim] ?? 0) + step * 0.1 * error;
        for (const feature of sample.features) {
          const at = feature * many + aim;
          weights[at] = (weights[at] ?? 0) * (1 - SHRINK) + step * error;
        }
      }
    }
  }
  const known = (text: string) => featuresOf(text).flatMap((feature) => ids.get(feature) ?? []);
  return {
    guess(text) {
      const chances = score(known(text));
      return AIMS.map((aim, index) => ({ aim, probability: chances[index] ?? 0 })).sort(
        (a, b) => b.probability - a.probability,
      );
    },
    familiar(text) {
      const words = featuresOf(text).filter((feature) => !/[ ^]/.test(feature));
      return words.length === 0 ? 0 : words.filter((word) => ids.has(word)).length / words.length;
    },
  };
}

let model: AimModel | undefined;

/** The model; learnt at first use, which takes about half a second. */
export function aimModel(): AimModel {
  model ??= learn();
  return model;
}
