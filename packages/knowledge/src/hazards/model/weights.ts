/** Weights of the second reading, as they are kept and as they are used. */
import { ALERT_KINDS } from '../alert.ts';
import { type Around, expand, type Squeezed } from './squeezed.ts';

/** Names of features are hashed to this many places. */
export const PLACES = 1 << 18;
/** A score for each kind, and the last for any hazard at all. */
export const OUTPUTS = ALERT_KINDS.length + 1;
export const ANY = ALERT_KINDS.length;

/** Place of a feature's name (FNV-1a, folded). */
export function placeOf(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at += 1) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return ((hash >>> 18) ^ hash) & (PLACES - 1);
}

/**
 * One character a number, since a zipped file spends few bits on a common character: steps from each kept place to the
 * next, the outputs that a place has weights for, and the weights.
 */
export interface PackedWeights {
  steps: Squeezed;
  outputs: Squeezed;
  weights: Squeezed;
  bias: readonly number[];
  scale: number;
}

/** Characters that need no escape in a string of code. */
export const DIGITS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((letter) => !`'"\`\\$`.includes(letter))
  .join('');
/** The last digit of a step says that another follows. */
export const STEP_BASE = DIGITS.length - 1;
/** Bits of the outputs to a digit. */
export const OUTPUT_BITS = 5;
const DIGITS_OF_OUTPUTS = Math.ceil(OUTPUTS / OUTPUT_BITS);
const DIGIT_BITS = 7;
export const STEPS_AROUND: Around = { contexts: 1, of: () => 0 };
/** By the digits of the same place before it. */
export const OUTPUTS_AROUND: Around = {
  contexts: 1 << (2 * DIGIT_BITS),
  of: (before, at) => {
    let around = 0;
    for (let back = at % DIGITS_OF_OUTPUTS; back > 0; back -= 1)
      around = (around << DIGIT_BITS) | ((before[at - back] ?? 0) + 1);
    return around;
  },
};
/** Weights are kept in whole steps from -LARGEST to LARGEST. */
export const LARGEST = 40;

export interface Weights {
  bias: Float32Array;
  /** Row of a place in `rows`, or 0, which is empty. */
  rowOf: Uint16Array;
  /** OUTPUTS numbers a row. */
  rows: Float32Array;
}

export function unpack({ bias, scale, ...packed }: PackedWeights): Weights {
  const steps = expand(packed.steps, STEPS_AROUND);
  const outputs = expand(packed.outputs, OUTPUTS_AROUND);
  const weights = expand(packed.weights, STEPS_AROUND);
  const digit = new Uint8Array(128);
  for (let at = 0; at < DIGITS.length; at += 1) digit[DIGITS.charCodeAt(at)] = at;
  const read = (text: string, at: number) => digit[text.charCodeAt(at)] ?? 0;
  const rowOf = new Uint16Array(PLACES);
  const rows = new Float32Array((outputs.length / DIGITS_OF_OUTPUTS + 1) * OUTPUTS);
  let place = 0;
  let row = 0;
  let weight = 0;
  for (let at = 0; at < steps.length; ) {
    let step = 0;
    while (read(steps, at) === STEP_BASE) {
      step += STEP_BASE;
      at += 1;
    }
    place += step + read(steps, at);
    at += 1;
    let has = 0;
    for (let part = 0; part < DIGITS_OF_OUTPUTS; part += 1)
      has |= read(outputs, row * DIGITS_OF_OUTPUTS + part) << (part * OUTPUT_BITS);
    row += 1;
    rowOf[place] = row;
    for (let output = 0; output < OUTPUTS; output += 1)
      if (has & (1 << output)) {
        rows[row * OUTPUTS + output] = (read(weights, weight) - LARGEST) * scale;
        weight += 1;
      }
  }
  return { bias: Float32Array.from(bias), rowOf, rows };
}

/** How much one of `count` different features weighs: long stretches count each of theirs for less. */
export const shareOf = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** Scores of a stretch with these features. */
export function scoresOf(
  { bias, rowOf, rows }: Weights,
  features: ReadonlyMap<number, number>,
): Float32Array {
  const scores = bias.slice();
  const share = shareOf(features.size);
  for (const place of features.keys()) {
    const row = rowOf[place];
    if (!row) continue;
    for (let output = 0; output < OUTPUTS; output += 1)
      scores[output] = (scores[output] ?? 0) + (rows[row * OUTPUTS + output] ?? 0) * share;
  }
  return scores;
}
