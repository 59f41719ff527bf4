/** Writes the development sentences as the network learns them (`evaluate/reader/train_reader.py`). */
import { writeFileSync } from 'node:fs';
import { tableName } from '../../src/hazards/model/text-net.ts';
import { Reading } from '../../src/hazards/reading.ts';
import { DEVELOPMENT_SETS, learnableCases, type SafetySet } from '../safety-cases.ts';
import { targetsOf } from './examples.ts';

/** How often each word of the network is met in what it learns from. */
export function wordsMet(): Map<string, number> {
  const met = new Map<string, number>();
  for (const set of DEVELOPMENT_SETS)
    for (const { text } of learnableCases(set))
      for (const word of new Reading(text).words) {
        const name = tableName(word.text);
        met.set(name, (met.get(name) ?? 0) + 1);
      }
  return met;
}

/** Numbers names from `first` on, in the order in which they are met. */
class Numbered {
  readonly names: string[] = [];
  private readonly known = new Map<string, number>();
  private readonly first: number;

  constructor(first: number) {
    this.first = first;
  }

  of(name: string): number {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    this.known.set(name, this.first + this.names.length);
    return this.first + this.names.push(name) - 1;
  }
}

/**
 * The first line names words (from 1 on) and classes (from 0 on). Each other line is a text: whether it is left out, its
 * words, what holds of each (1 denied, 2 hushed, 4 first of a clause, 8 of a sentence), its classes from word to word, and
 * what is right.
 */
export function writeSentences(file: string, leftOut: ReadonlySet<SafetySet>): void {
  const words = new Numbered(1);
  const classes = new Numbered(0);
  const lines = DEVELOPMENT_SETS.flatMap((set) =>
    learnableCases(set).map((entry) => {
      const { words: read, denied, quiet, found } = new Reading(entry.text);
      const marks = read.map(({ clause, sentence }, at) => {
        const before = read[at - 1];
        return (
          (denied[at] ? 1 : 0) +
          (quiet[at] ? 2 : 0) +
          (before?.clause === clause ? 0 : 4) +
          (before?.sentence === sentence ? 0 : 8)
        );
      });
      const spans = [...found].flatMap(([name, some]) =>
        some.map(({ start, end }) => [classes.of(name), start, end]),
      );
      const numbers = read.map(({ text }) => words.of(tableName(text)));
      return [leftOut.has(set), numbers, marks, spans, [...targetsOf(entry)]];
    }),
  );
  const all = [{ words: words.names, classes: classes.names }, ...lines];
  writeFileSync(file, `${all.map((line) => JSON.stringify(line)).join('\n')}\n`);
}
