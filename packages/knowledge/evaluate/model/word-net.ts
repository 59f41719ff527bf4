/**
 * Trains the third reading (`src/hazards/model/word-net.ts`) by Adam, with words and filters left out by chance, so that
 * no single one carries a sentence.
 */
import { ANY, OUTPUTS } from '../../src/hazards/model/weights.ts';
import {
  FILTERS,
  FLAGS,
  type Net,
  type NetInput,
  type NetNames,
  rowOf,
  SIZE,
  tableName,
  WIDTH,
  WINDOW,
} from '../../src/hazards/model/word-net.ts';
import type { Reading } from '../../src/hazards/reading.ts';

const EPOCHS = 10;
const BATCH = 48;
const RATE = 5e-3;
const FILTERS_DROPPED = 0.3;
/** A word's meaning is left out oftener than its classes, so that these have to carry. */
const MEANING_DROPPED = 0.35;
const PENALTY = 1e-5;
const WORD_PENALTY = 5e-5;

export interface NetExample {
  input: NetInput;
  targets: Int8Array;
}

/** Numbers that are learnt, with what Adam remembers of them. */
class Learnt {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private readonly penalty: number;

  constructor(size: number, start: () => number, penalty = PENALTY) {
    this.penalty = penalty;
    this.values = Float32Array.from({ length: size }, start);
    this.slopes = new Float32Array(size);
    this.mean = new Float32Array(size);
    this.square = new Float32Array(size);
  }

  step(rate: number, from = 0, to = this.values.length): void {
    const { values, slopes, mean, square, penalty } = this;
    for (let at = from; at < to; at += 1) {
      const value = values[at] ?? 0;
      const slope = (slopes[at] ?? 0) / BATCH + penalty * value;
      const m = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const s = 0.99 * (square[at] ?? 0) + 0.01 * slope * slope;
      mean[at] = m;
      square[at] = s;
      values[at] = value - (rate * m) / (Math.sqrt(s) + 1e-6);
      slopes[at] = 0;
    }
  }
}

/** Words of fewer texts get no numbers of their own: they would weigh more on a phone than they tell. */
const FEWEST_TEXTS = 3;

/** The words and classes that these texts teach. */
export function netNames(readings: readonly Reading[]): NetNames {
  const used = new Map<string, number>();
  const classes = new Set<string>();
  for (const reading of readings) {
    for (const word of new Set(reading.words.map(({ text }) => tableName(text))))
      used.set(word, (used.get(word) ?? 0) + 1);
    for (const name of reading.found.keys()) classes.add(name);
  }
  const often = [...used].filter(([word, count]) => count >= FEWEST_TEXTS && /^\S+$/.test(word));
  return {
    words: new Map(
      often
        .map(([word]) => word)
        .sort()
        .map((word, at) => [word, at + 1]),
    ),
    classes: new Map([...classes].sort().map((name, at) => [name, at])),
  };
}

/** The same chances in every run. */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function trainNet(
  examples: readonly NetExample[],
  { words, classes }: NetNames,
  seed = 1,
  epochs = EPOCHS,
): Net {
  const chance = chances(seed);
  const bell = () => Math.sqrt(-2 * Math.log(chance() + 1e-9)) * Math.cos(2 * Math.PI * chance());
  const own = new Learnt((words.size + 1) * SIZE, () => bell() * 0.3, WORD_PENALTY);
  const ofClass = new Learnt(classes.size * SIZE, () => bell() * 0.1);
  const kernel = new Learnt(FILTERS * WIDTH, () => bell() * (1.4 / Math.sqrt(WIDTH)));
  const kernelBias = new Learnt(FILTERS, () => 0, 0);
  const output = new Learnt(FILTERS * OUTPUTS, () => bell() * 0.05);
  const outputBias = new Learnt(OUTPUTS, () => -2, 0);
  const touchedWords = new Set<number>();
  const touchedClasses = new Set<number>();
  const row = SIZE + FLAGS;
  const side = (WINDOW - 1) / 2;

  const learn = ({ input, targets }: NetExample) => {
    const { wordAt, classesAt, flags } = input;
    const length = wordAt.length;
    const rows = new Float32Array((length + 2 * side) * row);
    const kept = new Uint8Array(length);
    for (let at = 0; at < length; at += 1) {
      const to = (at + side) * row;
      const word = wordAt[at] ?? 0;
      kept[at] = chance() > MEANING_DROPPED ? 1 : 0;
      if (kept[at] && word > 0)
        for (let i = 0; i < SIZE; i += 1) rows[to + i] = own.values[rowOf(word) + i] ?? 0;
      for (const one of classesAt[at] ?? [])
        for (let i = 0; i < SIZE; i += 1)
          rows[to + i] = (rows[to + i] ?? 0) + (ofClass.values[one * SIZE + i] ?? 0);
      for (let i = 0; i < FLAGS; i += 1) rows[to + SIZE + i] = flags[at * FLAGS + i] ?? 0;
    }
    const loudest = new Float32Array(FILTERS);
    const place = new Int32Array(FILTERS);
    for (let filter = 0; filter < FILTERS; filter += 1) {
      if (chance() < FILTERS_DROPPED) continue;
      const from = filter * WIDTH;
      for (let at = 0; at < length; at += 1) {
        let sum = kernelBias.values[filter] ?? 0;
        const first = at * row;
        for (let i = 0; i < WIDTH; i += 1) sum += (rows[first + i] ?? 0) * (kernel.values[from + i] ?? 0);
        if (sum <= (loudest[filter] ?? 0)) continue;
        loudest[filter] = sum;
        place[filter] = at;
      }
    }
    const scale = 1 / (1 - FILTERS_DROPPED);
    const off = new Float32Array(OUTPUTS);
    for (let out = 0; out < OUTPUTS; out += 1) {
      const target = targets[out] ?? 0;
      if (target < 0) continue;
      let score = outputBias.values[out] ?? 0;
      for (let filter = 0; filter < FILTERS; filter += 1)
        score += (loudest[filter] ?? 0) * scale * (output.values[filter * OUTPUTS + out] ?? 0);
      off[out] = (1 / (1 + Math.exp(-score)) - target) * (out === ANY ? 1.5 : 1);
      outputBias.slopes[out] = (outputBias.slopes[out] ?? 0) + (off[out] ?? 0);
    }
    const back = new Float32Array(rows.length);
    for (let filter = 0; filter < FILTERS; filter += 1) {
      const loud = loudest[filter] ?? 0;
      if (loud <= 0) continue;
      let slope = 0;
      for (let out = 0; out < OUTPUTS; out += 1) {
        const to = filter * OUTPUTS + out;
        slope += (off[out] ?? 0) * (output.values[to] ?? 0);
        output.slopes[to] = (output.slopes[to] ?? 0) + (off[out] ?? 0) * loud * scale;
      }
      slope *= scale;
      const from = filter * WIDTH;
      const first = (place[filter] ?? 0) * row;
      kernelBias.slopes[filter] = (kernelBias.slopes[filter] ?? 0) + slope;
      for (let i = 0; i < WIDTH; i += 1) {
        kernel.slopes[from + i] = (kernel.slopes[from + i] ?? 0) + slope * (rows[first + i] ?? 0);
        back[first + i] = (back[first + i] ?? 0) + slope * (kernel.values[from + i] ?? 0);
      }
    }
    for (let at = 0; at < length; at += 1) {
      const to = (at + side) * row;
      for (const one of classesAt[at] ?? []) {
        touchedClasses.add(one);
        for (let i = 0; i < SIZE; i += 1)
          ofClass.slopes[one * SIZE + i] = (ofClass.slopes[one * SIZE + i] ?? 0) + (back[to + i] ?? 0);
      }
      const word = wordAt[at] ?? 0;
      if (!kept[at] || word === 0) continue;
      touchedWords.add(word);
      for (let i = 0; i < SIZE; i += 1)
        own.slopes[rowOf(word) + i] = (own.slopes[rowOf(word) + i] ?? 0) + (back[to + i] ?? 0);
    }
  };

  const order = examples.map((_, i) => i);
  const steps = Math.ceil((epochs * examples.length) / BATCH);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = Math.floor(chance() * (last + 1));
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    for (let start = 0; start < order.length; start += BATCH) {
      for (const index of order.slice(start, start + BATCH)) {
        const example = examples[index];
        if (example) learn(example);
      }
      done += 1;
      const rate = RATE * Math.min(1, done / 100) * Math.max(0.02, 1 - done / steps) ** 0.7;
      for (const one of [kernel, kernelBias, output, outputBias]) one.step(rate);
      for (const word of touchedWords) own.step(rate, word * SIZE, (word + 1) * SIZE);
      for (const one of touchedClasses) ofClass.step(rate, one * SIZE, (one + 1) * SIZE);
      touchedWords.clear();
      touchedClasses.clear();
    }
  }

  const table = own.values.map((value) => value * (1 - MEANING_DROPPED));
  table.fill(0, 0, SIZE);
  return {
    table,
    ofClass: ofClass.values,
    kernel: kernel.values,
    kernelBias: kernelBias.values,
    output: output.values,
    outputBias: outputBias.values,
  };
}
