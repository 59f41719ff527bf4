/**
 * Logistic regressions, one an output, trained together by AdaGrad with L2. A harmless text is harmless in every
 * stretch; of a text that tells of a hazard only the stretch that tells it best is trained, since the others may not.
 */
import { ANY, OUTPUTS, PLACES, shareOf } from '../../src/hazards/model/weights.ts';
import type { Example } from './examples.ts';

const RATE = 0.7;
const PENALTY = 5e-4;
const EPOCHS = 12;
/** Features of fewer texts are noise. */
const FEWEST_TEXTS = 2;

export interface Dense {
  bias: Float32Array;
  weights: Float32Array;
  /** Which features count at all. */
  kept: Uint8Array;
  /** Which single weights count, where not all do. */
  mask?: Uint8Array | undefined;
}

export function scoreDense({ bias, weights, kept }: Dense, places: Int32Array, scores: Float64Array): void {
  const share = shareOf(places.length);
  for (let output = 0; output < OUTPUTS; output += 1) scores[output] = bias[output] ?? 0;
  for (const place of places) {
    if (!kept[place]) continue;
    const row = place * OUTPUTS;
    for (let output = 0; output < OUTPUTS; output += 1)
      scores[output] = (scores[output] ?? 0) + (weights[row + output] ?? 0) * share;
  }
}

/** The same order in every run. */
function shuffle(order: number[], seed: number): void {
  let state = seed;
  for (let last = order.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const other = state % (last + 1);
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

export function textsOf(examples: readonly Example[]): Uint16Array {
  const texts = new Uint16Array(PLACES);
  for (const { stretches } of examples)
    for (const place of new Set(stretches.flatMap((places) => [...places])))
      texts[place] = (texts[place] ?? 0) + 1;
  return texts;
}

export const seenOften = (texts: Uint16Array): Uint8Array =>
  Uint8Array.from(texts, (count) => (count >= FEWEST_TEXTS ? 1 : 0));

export function train(
  examples: readonly Example[],
  kept: Uint8Array,
  mask?: Uint8Array,
  epochs = EPOCHS,
): Dense {
  const weights = new Float32Array(PLACES * OUTPUTS);
  const squares = new Float32Array(PLACES * OUTPUTS).fill(1e-3);
  const bias = new Float32Array(OUTPUTS);
  const biasSquares = new Float32Array(OUTPUTS).fill(1e-3);
  const model: Dense = { bias, weights, kept, mask };
  const order = examples.map((_, i) => i);
  const scores = new Float64Array(OUTPUTS);
  const off = new Float64Array(OUTPUTS);

  const best = (example: Example, epoch: number): Int32Array[] => {
    let found = example.stretches[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const places of example.stretches) {
      scoreDense(model, places, scores);
      let sum = epoch < 2 ? places.length : 0;
      if (epoch >= 2)
        for (let output = 0; output < ANY; output += 1)
          if (example.targets[output] === 1) sum += scores[output] ?? 0;
      if (sum > most) [most, found] = [sum, places];
    }
    return found ? [found] : [];
  };

  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, epoch + 7);
    for (const index of order) {
      const example = examples[index];
      if (!example) continue;
      const told = example.targets[ANY] === 1 && example.stretches.length > 1;
      for (const places of told ? best(example, epoch) : example.stretches) {
        scoreDense(model, places, scores);
        const share = shareOf(places.length);
        for (let output = 0; output < OUTPUTS; output += 1) {
          const target = example.targets[output] ?? 0;
          const slope = target < 0 ? 0 : 1 / (1 + Math.exp(-(scores[output] ?? 0))) - target;
          off[output] = slope;
          biasSquares[output] = (biasSquares[output] ?? 0) + slope ** 2;
          bias[output] = (bias[output] ?? 0) - (RATE * slope) / Math.sqrt(biasSquares[output] ?? 1);
        }
        for (const place of places) {
          if (!kept[place]) continue;
          for (let at = place * OUTPUTS, output = 0; output < OUTPUTS; at += 1, output += 1) {
            if (mask && !mask[at]) continue;
            const slope = (off[output] ?? 0) * share + PENALTY * (weights[at] ?? 0);
            if (slope === 0) continue;
            const square = (squares[at] ?? 0) + slope * slope;
            squares[at] = square;
            weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(square);
          }
        }
      }
    }
  }
  return model;
}
