/** Which aim a message has: a softmax over its features. Its weights come from `npm run train:intents`. */
import weights from '../data/aim-weights.json' with { type: 'json' };
import { AIMS, type Aim, isAim } from './aims.ts';
import { featuresOf } from './features.ts';

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

/** Weights as they are stored: each feature with a character for an aim and one for its weight, in turns. */
export interface PackedAims {
  aims: readonly string[];
  bias: readonly number[];
  features: readonly string[];
  weights: readonly string[];
}

/** The character that stands for nought; smaller ones are negative. */
export const NOUGHT = 80;
export const FIRST = 35;
/** What one step of a character is worth. */
export const STEP = 0.1;

/** Scores are learnt with a part of the features hidden, so all of them together say more than is so. */
const COOLED = 0.65;

/** The scores as shares of one. */
export function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const value = Math.exp((scores[at] ?? 0) - highest);
    scores[at] = value;
    sum += value;
  }
  for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) / sum;
}

/** Unpacks weights; those of an aim that isn't known any more are left out. */
export function modelOf({ aims, bias, features, weights: packed }: PackedAims): AimModel {
  const known = aims.map((name) => (isAim(name) ? AIMS.indexOf(name) : -1));
  const byFeature = new Map(features.map((feature, at) => [feature, packed[at] ?? '']));
  return {
    guess(text) {
      const scores = new Float64Array(AIMS.length).fill(-20);
      for (const [at, index] of known.entries()) if (index >= 0) scores[index] = bias[at] ?? 0;
      for (const feature of featuresOf(text)) {
        const pairs = byFeature.get(feature) ?? '';
        for (let at = 0; at + 1 < pairs.length; at += 2) {
          const index = known[pairs.charCodeAt(at) - FIRST] ?? -1;
          if (index >= 0) scores[index] = (scores[index] ?? 0) + (pairs.charCodeAt(at + 1) - NOUGHT) * STEP;
        }
      }
      for (const [at, score] of scores.entries()) scores[at] = score * COOLED;
      softmax(scores);
      return AIMS.map((aim, index) => ({ aim, probability: scores[index] ?? 0 })).sort(
        (a, b) => b.probability - a.probability,
      );
    },
    familiar(text) {
      const words = featuresOf(text).filter((feature) => !/[ ^#=]/.test(feature));
      return words.length === 0 ? 0 : words.filter((word) => byFeature.has(word)).length / words.length;
    },
  };
}

let model: AimModel | undefined;

/** The model in use. */
export function aimModel(): AimModel {
  model ??= modelOf(weights);
  return model;
}

/** Puts other weights in its place, for a set that was left out of the learning. */
export function useAims(packed: PackedAims): void {
  model = modelOf(packed);
}
