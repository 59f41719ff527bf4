/**
 * The third reading as it is kept: one character a number, as in `weights.ts`, with a scale for each part. All but
 * the shortest parts are squeezed: they take 12 KB less than in a zipped file.
 */
import { type Around, expand, type Squeezed } from './squeezed.ts';
import type { NamedNet, Net, NetPart } from './text-net.ts';
import { DIGITS, STEPS_AROUND } from './weights.ts';

export type { NamedNet } from './text-net.ts';

export interface PackedPart {
  digits: string | Squeezed;
  scale: number;
}

export interface PackedNet {
  /** In alphabetical order, which is that of their rows: of each, how many letters it begins with of the one before, and the rest. */
  words: Squeezed;
  /** By a blank each, in the order of their rows. */
  classes: string;
  parts: Readonly<Record<NetPart, PackedPart>>;
}

/** A letter tells of the next. */
export const AFTER_A_LETTER: Around = { contexts: 1 << 7, of: (before, at) => before[at - 1] ?? 127 };
/** A capital letter says how many letters are shared, 'A' none. */
export const SHARES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function* listed(words: Squeezed): Iterable<string> {
  let word = '';
  for (const [shares = '', ...rest] of expand(words, AFTER_A_LETTER).match(/[A-Z][^A-Z]*/g) ?? []) {
    word = word.slice(0, SHARES.indexOf(shares)) + rest.join('');
    yield word;
  }
}

/** Numbers are kept in whole steps from -LARGEST_STEP to LARGEST_STEP. */
export const LARGEST_STEP = 40;

const STEP_OF = new Int8Array(128);
for (let at = 0; at < DIGITS.length; at += 1) STEP_OF[DIGITS.charCodeAt(at)] = at - LARGEST_STEP;

function numbersOf({ digits: kept, scale }: PackedPart): Float32Array {
  const digits = typeof kept === 'string' ? kept : expand(kept, STEPS_AROUND);
  const numbers = new Float32Array(digits.length);
  for (let at = 0; at < digits.length; at += 1) numbers[at] = (STEP_OF[digits.charCodeAt(at)] ?? 0) * scale;
  return numbers;
}

export function unpackNet({ words, classes, parts }: PackedNet): NamedNet {
  return {
    names: {
      words: new Map([...listed(words)].map((word, at) => [word, at + 1])),
      classes: new Map(classes.split(' ').map((name, at) => [name, at])),
    },
    net: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, numbersOf(part)])) as Net,
  };
}
