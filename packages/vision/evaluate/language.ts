/**
 * `npm run evaluate:language`: how well words are read. Prints top-1 and top-3 of the 69 defects, what happens to
 * sentences that say nothing, and the calibration of the first guess.
 *
 * `examples` are what the reader learns from, measured by leaving a fifth out at a time; its clues were tuned on them,
 * so this flatters. `test` and `narratives` were kept apart from tuning: `test` was written after the first clues and
 * before the reader learnt from examples (clues alone: 79.1 % top-1, 88.1 % top-3), `narratives` after everything.
 * All come from one hand, so strangers' words will do somewhat worse.
 *
 * `-- --totals` leaves the confusions out; `-- --errors=examples` lists the misses.
 */
import { readFileSync } from 'node:fs';
import { EXAMPLES, makeWordsReader, readWords, type WordsReader } from '@plumbline/knowledge/language';
import { DEFECTS } from '@plumbline/knowledge/taxonomy';
import { LEAST_TO_VOTE } from '../src/engines/language.ts';

type Split = Record<string, string[]>;
interface Row {
  truth: string;
  text: string;
  ranked: [string, number][];
}

/** A first guess below this is no answer: it leaves open what is meant. */
const HELD_BACK_BELOW = 0.3;
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
const synonyms = new Map(DEFECTS.map((defect) => [defect.id as string, defect.synonyms.map(plain)]));
const holdsSynonym = ({ truth, text }: Row) =>
  synonyms.get(truth)?.some((synonym) => plain(text).includes(synonym)) === true;
const percent = (part: number, whole: number) =>
  whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;

/** The reader for the text at this place of its list: one that hasn't learnt from it. */
type ReaderAt = (place: number) => WordsReader;

function readAll(split: Split, readerAt: ReaderAt, withStage: boolean): Row[] {
  return Object.entries(split).flatMap(([truth, texts]) =>
    texts.map((text, place) => {
      const stages = DEFECTS.find((defect) => defect.id === truth)?.stages ?? [];
      const stage = stages[place % Math.max(1, stages.length)];
      const { defects } = readerAt(place)(text, { stages: withStage && stage ? [stage] : [] });
      return { truth, text, ranked: Object.entries(defects) };
    }),
  );
}

const FOLDS = 5;

/** Each fifth of the examples is read by a reader that learnt from the other four. */
function crossValidating(): ReaderAt {
  const readers = Array.from({ length: FOLDS }, (_, fold) =>
    makeWordsReader(
      Object.fromEntries(
        Object.entries(EXAMPLES).map(([meaning, texts]) => [
          meaning,
          texts.filter((_, place) => place % FOLDS !== fold),
        ]),
      ),
    ),
  );
  return (place) => readers[place % FOLDS] ?? readWords;
}

function expectedCalibrationError(rows: readonly Row[], bins = 10): number {
  let error = 0;
  for (let bin = 0; bin < bins; bin += 1) {
    const inBin = rows.filter(({ ranked }) => {
      const confidence = ranked[0]?.[1] ?? 0;
      return confidence > 0 && Math.min(bins - 1, Math.floor(confidence * bins)) === bin;
    });
    if (inBin.length === 0) continue;
    const right = inBin.filter((row) => row.ranked[0]?.[0] === row.truth).length / inBin.length;
    const claimed = inBin.reduce((sum, row) => sum + (row.ranked[0]?.[1] ?? 0), 0) / inBin.length;
    error += (Math.abs(right - claimed) * inBin.length) / rows.length;
  }
  return error;
}

function report(name: string, split: Split, readerAt: ReaderAt, withStage: boolean): Row[] {
  const all = readAll(split, readerAt, withStage);
  const rows = all.filter((row) => row.truth !== 'nothing');
  const nothing = all.filter((row) => row.truth === 'nothing');
  const top = (count: number) =>
    rows.filter((row) => row.ranked.slice(0, count).some(([id]) => id === row.truth)).length;
  const held = (row: Row) => (row.ranked[0]?.[1] ?? 0) < HELD_BACK_BELOW;
  const silent = (row: Row) => (row.ranked[0]?.[1] ?? 0) < LEAST_TO_VOTE;
  const answered = rows.filter((row) => !held(row));
  const rightAnswered = answered.filter((row) => row.ranked[0]?.[0] === row.truth).length;
  console.log(`\n${name}: ${rows.length} sentences on ${new Set(rows.map((row) => row.truth)).size} defects`);
  console.log(`  hold one of the taxonomy's own synonyms word for word: ${rows.filter(holdsSynonym).length}`);
  console.log(`  top-1 ${percent(top(1), rows.length)}   top-3 ${percent(top(3), rows.length)}`);
  console.log(
    `  answered (first guess at ${HELD_BACK_BELOW} or more) ${percent(answered.length, rows.length)}, of these right ${percent(rightAnswered, answered.length)}`,
  );
  if (nothing.length > 0)
    console.log(
      `  says nothing: ${nothing.length} sentences, held back ${percent(nothing.filter(held).length, nothing.length)}, ` +
        `engine abstains ${percent(nothing.filter(silent).length, nothing.length)} (of the others: ${percent(rows.filter(silent).length, rows.length)})`,
    );
  console.log(
    `  ECE of the first guess ${expectedCalibrationError(rows).toFixed(3)}, with the empty sentences ${expectedCalibrationError(all).toFixed(3)}`,
  );
  return all;
}

function listErrors(rows: readonly Row[]): void {
  for (const { truth, text, ranked } of rows) {
    const first = ranked[0];
    const wrong = truth === 'nothing' ? (first?.[1] ?? 0) >= HELD_BACK_BELOW : first?.[0] !== truth;
    const guesses = ranked.slice(0, 3).map(([id, probability]) => `${id} ${probability.toFixed(2)}`);
    if (wrong) console.log(`  ${truth} <- ${text}\n      ${guesses.join(', ') || 'silent'}`);
  }
}

function listConfusions(rows: readonly Row[]): void {
  const pairs = new Map<string, number>();
  for (const { truth, ranked } of rows) {
    const first = ranked[0]?.[0] ?? 'silent';
    if (truth === 'nothing' || first === truth) continue;
    const pair = `${truth} taken for ${first}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  console.log('  confusions, most frequent first:');
  for (const [pair, count] of [...pairs].sort((a, b) => b[1] - a[1])) console.log(`    ${count}  ${pair}`);
}

const { test, narratives } = JSON.parse(
  readFileSync(new URL('./language-sentences.json', import.meta.url), 'utf8'),
) as Record<'test' | 'narratives', Split>;
const examples: Split = Object.fromEntries(Object.entries(EXAMPLES).map(([id, texts]) => [id, [...texts]]));
const readers: [string, Split, ReaderAt][] = [
  ['examples, cross-validated', examples, crossValidating()],
  ['test', test, () => readWords],
  ['narratives', narratives, () => readWords],
];
for (const [name, split, readerAt] of readers) {
  const rows = report(`${name}, words alone`, split, readerAt, false);
  report(`${name}, with a stage at which the defect is usual`, split, readerAt, true);
  if (process.argv.includes(`--errors=${name.split(',')[0]}`)) listErrors(rows);
  if (!process.argv.includes('--totals')) listConfusions(rows);
}
