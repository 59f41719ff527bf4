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

const DIGIT = new Uint8Array(128);
for (let at = 0; at < DIGITS.length; at += 1) DIGIT[DIGITS.charCodeAt(at)] = at;
const digitAt = (text: string, at: number): number => DIGIT[text.charCodeAt(at)] ?? 0;

/** The outputs that each kept place has weights for, a bit each. */
const outputsOf = (outputs: string): Uint16Array =>
  Uint16Array.from({ length: outputs.length / DIGITS_OF_OUTPUTS }, (_, row) => {
    let has = 0;
    for (let part = 0; part < DIGITS_OF_OUTPUTS; part += 1)
      has |= digitAt(outputs, row * DIGITS_OF_OUTPUTS + part) << (part * OUTPUT_BITS);
    return has;
  });

/** By what a weight is of, how many its place has, and the one before it there: a tenth less than without. */
export function weightsAround(outputs: string): Around {
  const kinds: number[] = [];
  for (const has of outputsOf(outputs)) {
    const own = Array.from({ length: OUTPUTS }, (_, output) => output).filter((one) => has & (1 << one));
    own.forEach((output, at) => {
      kinds.push(Number(at > 0) * 8 + Number(output === ANY) * 4 + Math.min(3, own.length));
    });
  }
  return {
    contexts: 1 << 8,
    of: (before, at) => {
      const kind = kinds[at] ?? 0;
      return kind < 8 ? kind : kind + (((before[at - 1] ?? 0) >> 3) << 4);
    },
  };
}

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
  const weights = expand(packed.weights, weightsAround(outputs));
  const rowOf = new Uint16Array(PLACES);
  const rows = new Float32Array((outputs.length / DIGITS_OF_OUTPUTS + 1) * OUTPUTS);
  let place = 0;
  let at = 0;
  let weight = 0;
  outputsOf(outputs).forEach((has, before) => {
    let step = 0;
    for (; digitAt(steps, at) === STEP_BASE; at += 1) step += STEP_BASE;
    place += step + digitAt(steps, at);
    at += 1;
    const row = before + 1;
    rowOf[place] = row;
    for (let output = 0; output < OUTPUTS; output += 1)
      if (has & (1 << output)) {
        rows[row * OUTPUTS + output] = (digitAt(weights, weight) - LARGEST) * scale;
        weight += 1;
      }
  });
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
