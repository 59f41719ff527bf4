/**
 * A third reading, in order: a small network that is trained on the same sentences (`evaluate/reader/train_reader.py`).
 * Each word is a row of numbers, of its own and of its parts of three letters, so that a word never met is read by what
 * it looks like. Filters look at three words at a time; what they tell is read once from the first word on and once from
 * the last (gated recurrent units), so that 'not', 'since fixed' and 'but' count for what they belong to. Each output
 * hears the loudest of it all, and what it looks at most.
 */
import { ALERT_KINDS } from '../alert.ts';
import type { Reading, Span } from '../reading.ts';
import type { Scores } from './evidence.ts';
import { sentencesOf } from './features.ts';
import { ANY, OUTPUTS } from './weights.ts';

/** Numbers of a word. */
export const SIZE = 24;
/** Denied, hushed, first of a clause, first of a sentence. */
export const FLAGS = 4;
const ROW = SIZE + FLAGS;
const WINDOW = 3;
export const FILTERS = 96;
/** Units that read in each direction. */
export const CELLS = 64;
/** What is told of a word: by the filters, and by what stands before and after it. */
const TOLD = FILTERS + 2 * CELLS;
/** Parts of words are hashed to this many rows. */
export const GRAMS = 2048;
const GRAM = 3;
const MOST_GRAMS = 14;
/** As many sentences are read together. */
const TOGETHER = 3;
/** The network learnt from no longer text. */
const LONGEST = 96;

/** The numbers of each part. Rows of words, parts of words and classes begin with an empty one. */
export const LENGTHS = {
  grams: (GRAMS + 1) * SIZE,
  kernel: FILTERS * WINDOW * ROW,
  kernelBias: FILTERS,
  forthIn: 3 * CELLS * FILTERS,
  forthBack: 3 * CELLS * CELLS,
  forthInBias: 3 * CELLS,
  forthBackBias: 3 * CELLS,
  backIn: 3 * CELLS * FILTERS,
  backBack: 3 * CELLS * CELLS,
  backInBias: 3 * CELLS,
  backBackBias: 3 * CELLS,
  loudest: OUTPUTS * TOLD,
  bias: OUTPUTS,
  look: OUTPUTS * TOLD,
  seen: OUTPUTS * TOLD,
} as const;
export type NetPart = keyof typeof LENGTHS | 'table' | 'ofClass';

export type Net = Readonly<Record<NetPart, Float32Array>>;

/** Names of words and classes, to their rows. */
export interface NetNames {
  words: ReadonlyMap<string, number>;
  classes: ReadonlyMap<string, number>;
}

export interface NamedNet {
  net: Net;
  names: NetNames;
}

/** The name that a word has in the table: all numbers are one. */
export const tableName = (text: string): string => (/^\d/.test(text) ? '10' : text.replaceAll("'", ''));

/** Row of a part of a word (FNV-1a). */
function gramRow(part: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < part.length; at += 1) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
  return 1 + ((hash >>> 0) % GRAMS);
}

function addRow(to: Float32Array, at: number, from: Float32Array, row: number, share: number): void {
  for (let i = 0; i < SIZE; i += 1) to[at + i] = (to[at + i] ?? 0) + (from[row * SIZE + i] ?? 0) * share;
}

/** What the network is given: a row a word. */
function rowsOf({ words, denied, quiet, found }: Reading, { net, names }: NamedNet): Float32Array {
  const rows = new Float32Array(words.length * ROW);
  words.forEach(({ text, clause, sentence }, at) => {
    const to = at * ROW;
    const name = tableName(text);
    addRow(rows, to, net.table, names.words.get(name) ?? 0, 1);
    const shape = `^${name}$`;
    const parts = Math.min(MOST_GRAMS, shape.length - GRAM + 1);
    for (let from = 0; from < parts; from += 1)
      addRow(rows, to, net.grams, gramRow(shape.slice(from, from + GRAM)), 1 / Math.sqrt(parts));
    const before = words[at - 1];
    rows[to + SIZE] = denied[at] ? 1 : 0;
    rows[to + SIZE + 1] = quiet[at] ? 1 : 0;
    rows[to + SIZE + 2] = before?.clause === clause ? 0 : 1;
    rows[to + SIZE + 3] = before?.sentence === sentence ? 0 : 1;
  });
  for (const [name, spans] of found) {
    const row = names.classes.get(name);
    if (row === undefined) continue;
    for (const { start, end } of spans)
      for (let at = start; at < end; at += 1) addRow(rows, at * ROW, net.ofClass, row + 1, 1);
  }
  return rows;
}

/**
 * The sums of products of some numbers with each row of `weights` into `to`, on top of the row's bias. There are as many rows as biases, a
 * multiple of four: four sums at a time, none of which waits for another.
 */
function products(
  numbers: Float32Array,
  from: number,
  weights: Float32Array,
  bias: Float32Array,
  to: Float32Array,
  at: number,
): void {
  const length = weights.length / bias.length;
  for (let row = 0; row < bias.length; row += 4) {
    const first = row * length;
    const second = first + length;
    const third = second + length;
    const fourth = third + length;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let i = 0; i < length; i += 1) {
      const number = numbers[from + i] ?? 0;
      one += number * (weights[first + i] ?? 0);
      two += number * (weights[second + i] ?? 0);
      three += number * (weights[third + i] ?? 0);
      four += number * (weights[fourth + i] ?? 0);
    }
    to[at + row] = (bias[row] ?? 0) + one;
    to[at + row + 1] = (bias[row + 1] ?? 0) + two;
    to[at + row + 2] = (bias[row + 2] ?? 0) + three;
    to[at + row + 3] = (bias[row + 3] ?? 0) + four;
  }
}

/** What of some numbers isn't 0, and where: written anew by each `heardOf`. */
const places = new Uint8Array(TOLD);
const heard = new Float64Array(TOLD);

/** Notes what of `length` numbers isn't 0, and says how many: most filters are silent at most words. */
function heardOf(numbers: Float32Array, from: number, length: number): number {
  let count = 0;
  for (let i = 0; i < length; i += 1) {
    const number = numbers[from + i] ?? 0;
    if (number === 0) continue;
    places[count] = i;
    heard[count] = number;
    count += 1;
  }
  return count;
}

/**
 * The sums of products of what was heard with each of `rows` rows of `weights` into `to`: the same sums, since what is
 * silent adds nothing to them. The last four rows overlap those before where there is no multiple of four.
 */
function productsHeard(
  count: number,
  weights: Float32Array,
  rows: number,
  to: Float64Array,
  at: number,
): void {
  const length = weights.length / rows;
  for (let row = 0; row < rows; row += 4) {
    const begin = Math.min(row, rows - 4);
    const first = begin * length;
    const second = first + length;
    const third = second + length;
    const fourth = third + length;
    let one = 0;
    let two = 0;
    let three = 0;
    let four = 0;
    for (let i = 0; i < count; i += 1) {
      const number = heard[i] ?? 0;
      const place = places[i] ?? 0;
      one += number * (weights[first + place] ?? 0);
      two += number * (weights[second + place] ?? 0);
      three += number * (weights[third + place] ?? 0);
      four += number * (weights[fourth + place] ?? 0);
    }
    to[at + begin] = one;
    to[at + begin + 1] = two;
    to[at + begin + 2] = three;
    to[at + begin + 3] = four;
  }
}

/** How loud each filter is at each word. */
function filtered(rows: Float32Array, length: number, { kernel, kernelBias }: Net): Float32Array {
  const padded = new Float32Array((length + WINDOW - 1) * ROW);
  padded.set(rows, ((WINDOW - 1) / 2) * ROW);
  const loud = new Float32Array(length * FILTERS);
  for (let at = 0; at < length; at += 1) products(padded, at * ROW, kernel, kernelBias, loud, at * FILTERS);
  for (let at = 0; at < loud.length; at += 1) loud[at] = Math.max(0, loud[at] ?? 0);
  return loud;
}

/** What the gates of each word are given, whatever was read before it. */
function gatesOf(
  loud: Float32Array,
  length: number,
  weights: Float32Array,
  bias: Float32Array,
): Float32Array {
  const gates = new Float32Array(length * bias.length);
  const sums = new Float64Array(bias.length);
  for (let at = 0; at < length; at += 1) {
    productsHeard(heardOf(loud, at * FILTERS, FILTERS), weights, bias.length, sums, 0);
    for (let row = 0; row < bias.length; row += 1)
      gates[at * bias.length + row] = (bias[row] ?? 0) + (sums[row] ?? 0);
  }
  return gates;
}

const logistic = (score: number) => 1 / (1 + Math.exp(-score));

/** Reads the words of `span` in their order, or from the last on, into the columns of `told` from `column` on. */
function read(
  gates: Float32Array,
  { start, end }: Span,
  weights: Float32Array,
  bias: Float32Array,
  told: Float32Array,
  { column, backwards }: { column: number; backwards: boolean },
): void {
  const kept = new Float32Array(CELLS);
  const own = new Float32Array(3 * CELLS);
  for (let step = 0; step < end - start; step += 1) {
    const at = backwards ? end - 1 - step : start + step;
    products(kept, 0, weights, bias, own, 0);
    const given = at * 3 * CELLS;
    for (let cell = 0; cell < CELLS; cell += 1) {
      const reset = logistic((gates[given + cell] ?? 0) + (own[cell] ?? 0));
      const stay = logistic((gates[given + CELLS + cell] ?? 0) + (own[CELLS + cell] ?? 0));
      const fresh = Math.tanh((gates[given + 2 * CELLS + cell] ?? 0) + reset * (own[2 * CELLS + cell] ?? 0));
      kept[cell] = (1 - stay) * fresh + stay * (kept[cell] ?? 0);
    }
    told.set(kept, (at - start) * TOLD + column);
  }
}

/** Three sentences at a time, or all where there are no more. */
function passages(sentences: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (let first = 0; first === 0 || first + TOGETHER <= sentences.length; first += 1) {
    const last = sentences[Math.min(first + TOGETHER, sentences.length) - 1];
    all.push({ start: sentences[first]?.start ?? 0, end: last?.end ?? 0 });
  }
  return all;
}

/** Each output's score of what is told of `length` words. */
function outputsOf({ loudest, bias, look, seen }: Net, told: Float32Array, length: number): Float32Array {
  const scores = bias.slice();
  if (length === 0) return scores;
  const most = told.slice(0, TOLD);
  const looks = new Float64Array(length * OUTPUTS);
  const sights = new Float64Array(length * OUTPUTS);
  for (let at = 0; at < length; at += 1) {
    for (let i = 0; i < TOLD; i += 1) most[i] = Math.max(most[i] ?? 0, told[at * TOLD + i] ?? 0);
    const count = heardOf(told, at * TOLD, TOLD);
    productsHeard(count, look, OUTPUTS, looks, at * OUTPUTS);
    productsHeard(count, seen, OUTPUTS, sights, at * OUTPUTS);
  }
  const loud = new Float64Array(OUTPUTS);
  productsHeard(heardOf(most, 0, TOLD), loudest, OUTPUTS, loud, 0);
  for (let out = 0; out < OUTPUTS; out += 1) {
    let furthest = Number.NEGATIVE_INFINITY;
    for (let at = out; at < looks.length; at += OUTPUTS) furthest = Math.max(furthest, looks[at] ?? 0);
    let shares = 0;
    let sum = 0;
    for (let at = out; at < looks.length; at += OUTPUTS) {
      const share = Math.exp((looks[at] ?? 0) - furthest);
      shares += share;
      sum += share * (sights[at] ?? 0);
    }
    scores[out] = (scores[out] ?? 0) + (loud[out] ?? 0) + sum / shares;
  }
  return scores;
}

export function netScores(reading: Reading, named: NamedNet): Scores {
  const { net } = named;
  const { length } = reading.words;
  const loud = filtered(rowsOf(reading, named), length, net);
  const forth = gatesOf(loud, length, net.forthIn, net.forthInBias);
  const back = gatesOf(loud, length, net.backIn, net.backInBias);
  const scoresIn = (span: Span) => {
    const told = new Float32Array((span.end - span.start) * TOLD);
    for (let at = span.start; at < span.end; at += 1)
      told.set(loud.subarray(at * FILTERS, (at + 1) * FILTERS), (at - span.start) * TOLD);
    read(forth, span, net.forthBack, net.forthBackBias, told, { column: FILTERS, backwards: false });
    read(back, span, net.backBack, net.backBackBias, told, { column: FILTERS + CELLS, backwards: true });
    return outputsOf(net, told, span.end - span.start);
  };
  const parts = passages(sentencesOf(reading));
  const ofParts = parts.map(scoresIn);
  const highest = (out: number) => Math.max(...ofParts.map((scores) => scores[out] ?? 0));
  const [only] = parts;
  const isWhole = parts.length === 1 && only?.start === 0 && only.end === Math.min(length, LONGEST);
  const whole = isWhole ? ofParts[0] : scoresIn({ start: 0, end: Math.min(length, LONGEST) });
  return {
    any: highest(ANY),
    kinds: ALERT_KINDS.map((_, out) => highest(out)),
    whole: whole?.[ANY] ?? 0,
  };
}
