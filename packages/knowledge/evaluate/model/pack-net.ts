/** Packs a third reading that was trained (`evaluate/reader`) into text. */
import { readFileSync } from 'node:fs';
import {
  LARGEST_STEP,
  type NamedNet,
  type PackedNet,
  type PackedPart,
} from '../../src/hazards/model/packed-net.ts';
import { LENGTHS, type Net, type NetPart, SIZE } from '../../src/hazards/model/text-net.ts';
import { DIGITS } from '../../src/hazards/model/weights.ts';

/** The few largest numbers are cut off: finer steps for all others are worth more. */
const CUT = 0.001;
/** Of fewer numbers none is cut off. */
const FEW = 200;
/** Words are many and each counts for little, so theirs are the coarsest steps. */
const STEPS: Partial<Record<NetPart, number>> = { table: 12, grams: 12, ofClass: 16 };

function packPart(numbers: Float32Array, steps: number): PackedPart {
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
  return { digits, scale };
}

export function packNet({ net, names }: NamedNet): PackedNet {
  return {
    words: [...names.words.keys()].join(' '),
    classes: [...names.classes.keys()].join(' '),
    parts: Object.fromEntries(
      Object.entries(net).map(([name, numbers]) => [
        name,
        packPart(numbers, STEPS[name as NetPart] ?? LARGEST_STEP),
      ]),
    ) as PackedNet['parts'],
  };
}

/** A network as `train_reader.py` writes it: numbers of each part in 32 bits, base64. */
interface Written {
  words: string[];
  classes: string[];
  parts: Record<string, string>;
}

/** Reads what `train_reader.py` wrote, and refuses what the product couldn't ask. */
export function readTrainedNet(file: string): PackedNet {
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
  return packNet({
    net: net as Net,
    names: { words: numbered(words, 1), classes: numbered(classes, 0) },
  });
}
