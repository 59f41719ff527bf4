/** The third reading as it is kept: one character a number, as in `weights.ts`, with a scale for each part. */
import { DIGITS } from './weights.ts';
import type { NamedNet, Net } from './word-net.ts';

export type { NamedNet } from './word-net.ts';

export interface PackedPart {
  digits: string;
  scale: number;
}

export interface PackedNet {
  /** By a blank each, in the order of their rows. */
  words: string;
  classes: string;
  parts: Readonly<Record<keyof Net, PackedPart>>;
}

/** Numbers are kept in whole steps from -LARGEST_STEP to LARGEST_STEP. */
export const LARGEST_STEP = 40;

function numbersOf({ digits, scale }: PackedPart): Float32Array {
  const numbers = new Float32Array(digits.length);
  for (let at = 0; at < digits.length; at += 1)
    numbers[at] = (DIGITS.indexOf(digits[at] ?? '') - LARGEST_STEP) * scale;
  return numbers;
}

export function unpackNet({ words, classes, parts }: PackedNet): NamedNet {
  return {
    names: {
      words: new Map(words.split(' ').map((word, at) => [word, at + 1])),
      classes: new Map(classes.split(' ').map((name, at) => [name, at])),
    },
    net: {
      table: numbersOf(parts.table),
      ofClass: numbersOf(parts.ofClass),
      kernel: numbersOf(parts.kernel),
      kernelBias: numbersOf(parts.kernelBias),
      output: numbersOf(parts.output),
      outputBias: numbersOf(parts.outputBias),
    },
  };
}
