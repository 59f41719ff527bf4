/** Packs a third reading that was trained (`evaluate/reader`) into text. */
import { readFileSync } from 'node:fs';
import {
  AFTER_A_LETTER,
  LARGEST_STEP,
  type NamedNet,
  type PackedNet,
  type PackedPart,
  SHARES,
} from '../../src/hazards/model/packed-net.ts';
import { LENGTHS, type Net, type NetPart, SIZE } from '../../src/hazards/model/text-net.ts';
import { DIGITS, STEPS_AROUND } from '../../src/hazards/model/weights.ts';
import { squeeze } from './squeeze.ts';

/** The few largest numbers are cut off: finer steps for all others are worth more. */
const CUT = 0.001;
/** Of fewer numbers none is cut off, and they are kept as they are. */
const FEW = 200;
/** Words are many and each counts for little, so theirs are the coarsest steps. */
const STEPS: Partial<Record<NetPart, number>> = { table: 12, grams: 12, ofClass: 16 };

function packPart(numbers: Float32Array, steps = LARGEST_STEP): PackedPart {
  const sizes = numbers
    .filter((value) => value !== 0)
    .map(Math.abs)
    .sort();
  const cut = sizes.length > FEW ? CUT : 0;
  const scale = (sizes[Math.floor((sizes.length - 1) * (1 - cut))] || 1) / steps;
  const digits = [...numbers]
    .map((value) => {
      const whole = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(value / scale)));
      return DIGITS[whole + LARGEST_STEP];
    })
    .join('');
  return { digits: digits.length > FEW ? squeeze(digits, STEPS_AROUND) : digits, scale };
}

/** The network with its words in this order. */
function inOrder({ net, names }: NamedNet, words: readonly string[]): NamedNet {
  const table = new Float32Array((words.length + 1) * SIZE);
  ['', ...words].forEach((word, at) => {
    const row = names.words.get(word) ?? 0;
    table.set(net.table.subarray(row * SIZE, (row + 1) * SIZE), at * SIZE);
  });
  return {
    net: { ...net, table },
    names: { ...names, words: new Map(words.map((word, at) => [word, at + 1])) },
  };
}

/** Each word by what it shares with the one before. */
function shortened(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? '';
      let shared = 0;
      while (shared < SHARES.length - 1 && shared < word.length && word[shared] === before[shared])
        shared += 1;
      return SHARES[shared] + word.slice(shared);
    })
    .join('');
}

export function packNet(named: NamedNet): PackedNet {
  const words = [...named.names.words.keys()].sort();
  const { net, names } = inOrder(named, words);
  return {
    words: squeeze(shortened(words), AFTER_A_LETTER),
    classes: [...names.classes.keys()].join(' '),
    parts: Object.fromEntries(
      Object.entries(net).map(([name, numbers]) => [name, packPart(numbers, STEPS[name as NetPart])]),
    ) as PackedNet['parts'],
  };
}

/** Words that are left out of a network: with all of them the module is over its bound of 400 KB (decision 0373). */
const LEFT_OUT = 450;

/** The network without the words that move it least, by the length of their row and how often they are met. */
export function withoutRareWords({ net, names }: NamedNet, met: ReadonlyMap<string, number>): NamedNet {
  const moved = [...names.words].map(([word, row]): [string, number, number] => {
    const numbers = net.table.subarray(row * SIZE, (row + 1) * SIZE);
    const length = numbers.reduce((sum, value) => sum + value ** 2, 0);
    return [word, row, length * (met.get(word) ?? 0)];
  });
  const kept = moved
    .sort((one, other) => other[2] - one[2])
    .slice(0, Math.max(0, moved.length - LEFT_OUT))
    .sort((one, other) => one[1] - other[1]);
  return inOrder(
    { net, names },
    kept.map(([word]) => word),
  );
}

/** A network as `train_reader.py` writes it: numbers of each part in 32 bits, base64. */
interface Written {
  words: string[];
  classes: string[];
  parts: Record<string, string>;
}

/** Reads what `train_reader.py` wrote, less the words that count for least, and refuses what the product couldn't ask. */
export function readTrainedNet(file: string, met: ReadonlyMap<string, number>): PackedNet {
  const { words, classes, parts } = JSON.parse(readFileSync(file, 'utf8')) as Written;
  const asked: Record<string, number> = {
    ...LENGTHS,
    table: (words.length + 1) * SIZE,
    ofClass: (classes.length + 1) * SIZE,
  };
  const net: Record<string, Float32Array> = {};
  for (const [name, length] of Object.entries(asked)) {
    const bytes = Uint8Array.from(Buffer.from(parts[name] ?? '', 'base64'));
    const numbers = new Float32Array(bytes.buffer);
    if (numbers.length !== length)
      throw new Error(`${file}: ${name} has ${numbers.length} numbers, not ${length}`);
    net[name] = numbers;
  }
  const numbered = (names: readonly string[], first: number) =>
    new Map(names.map((name, at) => [name, at + first] as const));
  const whole = { net: net as Net, names: { words: numbered(words, 1), classes: numbered(classes, 0) } };
  return packNet(withoutRareWords(whole, met));
}
