/**
 * A third reading, by what words mean: each word is a row of numbers, alike for words that tell of like things. Filters
 * look at three words at a time and keep their loudest place. It also sees the vocabulary's classes and what is denied,
 * past or supposed. It errs elsewhere than the second opinion does, which is what makes it worth asking.
 */
import { ALERT_KINDS } from '../alert.ts';
import type { Reading, Span } from '../reading.ts';
import type { Scores } from './evidence.ts';
import { sentencesOf } from './features.ts';
import { ANY, OUTPUTS } from './weights.ts';

/** Numbers of a word. */
export const SIZE = 24;
/** Denied, hushed, first of a clause. */
export const FLAGS = 3;
export const WINDOW = 3;
export const FILTERS = 128;
/** Numbers that a filter looks at. */
export const WIDTH = WINDOW * (SIZE + FLAGS);

const SIDE = (WINDOW - 1) / 2;
const ROW = SIZE + FLAGS;
/** As many sentences are read together. */
const TOGETHER = 3;

export interface Net {
  /** SIZE numbers a word. The first row is empty: the unknown word. */
  table: Float32Array;
  ofClass: Float32Array;
  kernel: Float32Array;
  kernelBias: Float32Array;
  output: Float32Array;
  outputBias: Float32Array;
}

/** Names of words and classes, to their rows. */
export interface NetNames {
  words: ReadonlyMap<string, number>;
  classes: ReadonlyMap<string, number>;
}

export interface NamedNet {
  net: Net;
  names: NetNames;
}

export interface NetInput {
  wordAt: Int32Array;
  classesAt: readonly (readonly number[])[];
  flags: Float32Array;
}

export const rowOf = (word: number): number => word * SIZE;

/** The name that a word has in the table: all numbers are one. */
export const tableName = (text: string): string => (/^\d/.test(text) ? '10' : text.replaceAll("'", ''));

export function netInput({ words, denied, quiet, found }: Reading, names: NetNames): NetInput {
  const classesAt: number[][] = words.map(() => []);
  for (const [name, spans] of found) {
    const row = names.classes.get(name);
    if (row !== undefined)
      for (const { start, end } of spans) for (let at = start; at < end; at += 1) classesAt[at]?.push(row);
  }
  const flags = new Float32Array(words.length * FLAGS);
  words.forEach(({ clause }, at) => {
    flags[at * FLAGS] = denied[at] ? 1 : 0;
    flags[at * FLAGS + 1] = quiet[at] ? 1 : 0;
    flags[at * FLAGS + 2] = words[at - 1]?.clause === clause ? 0 : 1;
  });
  const wordAt = Int32Array.from(words, ({ text }) => names.words.get(tableName(text)) ?? 0);
  return { wordAt, classesAt, flags };
}

/** How loud each filter is at each word. */
function heard(net: Net, { wordAt, classesAt, flags }: NetInput): Float32Array {
  const length = wordAt.length;
  const rows = new Float32Array((length + 2 * SIDE) * ROW);
  for (let at = 0; at < length; at += 1) {
    const to = (at + SIDE) * ROW;
    const from = rowOf(wordAt[at] ?? 0);
    for (let i = 0; i < SIZE; i += 1) rows[to + i] = net.table[from + i] ?? 0;
    for (const one of classesAt[at] ?? [])
      for (let i = 0; i < SIZE; i += 1)
        rows[to + i] = (rows[to + i] ?? 0) + (net.ofClass[rowOf(one) + i] ?? 0);
    for (let i = 0; i < FLAGS; i += 1) rows[to + SIZE + i] = flags[at * FLAGS + i] ?? 0;
  }
  const loud = new Float32Array(length * FILTERS);
  for (let at = 0; at < length; at += 1)
    for (let filter = 0; filter < FILTERS; filter += 1) {
      let sum = net.kernelBias[filter] ?? 0;
      const from = filter * WIDTH;
      const first = at * ROW;
      for (let i = 0; i < WIDTH; i += 1) sum += (rows[first + i] ?? 0) * (net.kernel[from + i] ?? 0);
      loud[at * FILTERS + filter] = sum;
    }
  return loud;
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

export function netScores(reading: Reading, { net, names }: NamedNet): Scores {
  const loud = heard(net, netInput(reading, names));
  const scoresIn = ({ start, end }: Span) => {
    const scores = Float32Array.from(net.outputBias);
    for (let filter = 0; filter < FILTERS; filter += 1) {
      let loudest = 0;
      for (let at = start; at < end; at += 1) loudest = Math.max(loudest, loud[at * FILTERS + filter] ?? 0);
      if (loudest === 0) continue;
      for (let out = 0; out < OUTPUTS; out += 1)
        scores[out] = (scores[out] ?? 0) + loudest * (net.output[filter * OUTPUTS + out] ?? 0);
    }
    return scores;
  };
  const highest = new Float32Array(OUTPUTS).fill(Number.NEGATIVE_INFINITY);
  for (const passage of passages(sentencesOf(reading)))
    scoresIn(passage).forEach((score, out) => {
      highest[out] = Math.max(highest[out] ?? score, score);
    });
  return {
    any: highest[ANY] ?? 0,
    kinds: ALERT_KINDS.map((_, out) => highest[out] ?? 0),
    whole: scoresIn({ start: 0, end: reading.words.length })[ANY] ?? 0,
  };
}
