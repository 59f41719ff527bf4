/** Packs a trained third reading into text. */
import {
  LARGEST_STEP,
  type NamedNet,
  type PackedNet,
  type PackedPart,
} from '../../src/hazards/model/packed-net.ts';
import { DIGITS } from '../../src/hazards/model/weights.ts';

/** The few largest numbers are cut off: finer steps for all others are worth more. */
const CUT = 0.001;

function packPart(numbers: Float32Array, steps: number): PackedPart {
  const sizes = numbers.map(Math.abs).sort();
  const scale = (sizes[Math.floor((sizes.length - 1) * (1 - CUT))] || 1) / steps;
  const digits = [...numbers]
    .map((value) => {
      const whole = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(value / scale)));
      return DIGITS[whole + LARGEST_STEP];
    })
    .join('');
  return { digits, scale };
}

/** Words are many and each counts for little, so theirs are the coarsest steps. */
const STEPS_OF_WORDS = 12;

export function packNet({ net, names }: NamedNet): PackedNet {
  return {
    words: [...names.words.keys()].join(' '),
    classes: [...names.classes.keys()].join(' '),
    parts: {
      table: packPart(net.table, STEPS_OF_WORDS),
      ofClass: packPart(net.ofClass, STEPS_OF_WORDS),
      kernel: packPart(net.kernel, LARGEST_STEP),
      kernelBias: packPart(net.kernelBias, LARGEST_STEP),
      output: packPart(net.output, LARGEST_STEP),
      outputBias: packPart(net.outputBias, LARGEST_STEP),
    },
  };
}
