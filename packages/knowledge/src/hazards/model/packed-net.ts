/** The third reading as it is kept: one character a number, as in `weights.ts`, with a scale for each part. */
import type { NamedNet, Net, NetPart } from './text-net.ts';
import { DIGITS } from './weights.ts';

export type { NamedNet } from './text-net.ts';

export interface PackedPart {
  digits: string;
  scale: number;
}

export interface PackedNet {
  /** By a blank each, in the order of their rows. */
  words: string;
  classes: string;
  parts: Readonly<Record<NetPart, PackedPart>>;
}

/** Numbers are kept in whole steps from -LARGEST_STEP to LARGEST_STEP. */
export const LARGEST_STEP = 40;

const STEP_OF = new Int8Array(128);
for (let at = 0; at < DIGITS.length; at += 1) STEP_OF[DIGITS.charCodeAt(at)] = at - LARGEST_STEP;

function numbersOf({ digits, scale }: PackedPart): Float32Array {
  const numbers = new Float32Array(digits.length);
  for (let at = 0; at < digits.length; at += 1) numbers[at] = (STEP_OF[digits.charCodeAt(at)] ?? 0) * scale;
  return numbers;
}

export function unpackNet({ words, classes, parts }: PackedNet): NamedNet {
  return {
    names: {
      words: new Map(words.split(' ').map((word, at) => [word, at + 1])),
      classes: new Map(classes.split(' ').map((name, at) => [name, at])),
    },
    net: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, numbersOf(part)])) as Net,
  };
}
