/** Keeps what matters of a trained model, and packs it into text. */
import {
  DIGITS,
  LARGEST,
  OUTPUT_BITS,
  OUTPUTS,
  OUTPUTS_AROUND,
  type PackedWeights,
  PLACES,
  STEP_BASE,
  STEPS_AROUND,
  weightsAround,
} from '../../src/hazards/model/weights.ts';
import type { Dense } from './logistic.ts';
import { squeeze } from './squeeze.ts';

/** The weights that move scores most: heavy ones of common features. `texts` is how many texts have a feature. */
export function heaviest(
  { weights, kept }: Dense,
  texts: Uint16Array,
  mostAny: number,
  mostKinds: number,
): { kept: Uint8Array; mask: Uint8Array } {
  const any: [number, number][] = [];
  const kinds: [number, number][] = [];
  for (let place = 0; place < PLACES; place += 1) {
    if (!kept[place]) continue;
    for (let output = 0; output < OUTPUTS; output += 1) {
      const at = place * OUTPUTS + output;
      const weight = weights[at] ?? 0;
      if (weight !== 0) (output === OUTPUTS - 1 ? any : kinds).push([at, weight ** 2 * (texts[place] ?? 0)]);
    }
  }
  const mask = new Uint8Array(PLACES * OUTPUTS);
  const chosen = new Uint8Array(PLACES);
  for (const [list, most] of [
    [any, mostAny],
    [kinds, mostKinds],
  ] as const)
    for (const [at] of list.sort((one, other) => other[1] - one[1]).slice(0, most)) {
      mask[at] = 1;
      chosen[Math.floor(at / OUTPUTS)] = 1;
    }
  return { kept: chosen, mask };
}

/** Weights in whole steps. The few heaviest are cut off: finer steps for all others are worth more. */
const CUT = 0.002;

function scaleOf({ weights, mask }: Dense): number {
  const sizes = weights.filter((weight, at) => weight !== 0 && (!mask || mask[at])).map(Math.abs);
  sizes.sort();
  return (sizes[Math.floor(sizes.length * (1 - CUT))] ?? 1) / LARGEST;
}

export function pack(model: Dense): PackedWeights {
  const { bias, weights, kept } = model;
  const scale = scaleOf(model);
  const parts = { steps: '', outputs: '', weights: '' };
  let last = 0;
  for (let place = 0; place < PLACES; place += 1) {
    if (!kept[place]) continue;
    let has = 0;
    for (let output = 0; output < OUTPUTS; output += 1) {
      const whole = Math.round((weights[place * OUTPUTS + output] ?? 0) / scale);
      if (whole === 0) continue;
      has |= 1 << output;
      parts.weights += DIGITS[Math.max(-LARGEST, Math.min(LARGEST, whole)) + LARGEST];
    }
    if (has === 0) continue;
    let step = place - last;
    for (; step >= STEP_BASE; step -= STEP_BASE) parts.steps += DIGITS[STEP_BASE];
    parts.steps += DIGITS[step];
    for (let bit = 0; bit < OUTPUTS; bit += OUTPUT_BITS)
      parts.outputs += DIGITS[(has >> bit) & ((1 << OUTPUT_BITS) - 1)];
    last = place;
  }
  return {
    steps: squeeze(parts.steps, STEPS_AROUND),
    outputs: squeeze(parts.outputs, OUTPUTS_AROUND),
    weights: squeeze(parts.weights, weightsAround(parts.outputs)),
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    scale: Number(scale.toPrecision(6)),
  };
}
