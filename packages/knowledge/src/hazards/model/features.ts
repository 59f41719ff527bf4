/** What the model weighs in a text: its words, pairs of them, parts of them, and what the grammar sees in them. */
import { CONDITION_NAMES, THING_NAMES } from '../lexicon.ts';
import type { Reading, Span } from '../reading.ts';
import { wordSet } from '../words.ts';

/** Takes a feature and the place of the word that it starts at. */
type Add = (name: string, at: number) => void;

/** Marks what is denied, past, mended, supposed or asked in general. */
const HUSHED = '~';
const PAIR_REACH = 7;
const WORDS_APART = 4;
/** A sentence without an end is cut here. */
const LONGEST = 80;
/** Too common to be half of a pair of words apart. */
const COMMON = wordSet(
  `a an the i it its is are was were be been to of in on at and or but so that this there my our we you they he she
  with for from by as just has have had do does did im me us your their them also then than very really up out all`,
);

/** The sentences of a text, long ones cut. */
export function sentencesOf({ words }: Reading): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    if (at < words.length && words[at]?.sentence === words[start]?.sentence && at - start < LONGEST) continue;
    sentences.push({ start, end: at });
    start = at;
  }
  return sentences;
}

/** Stretches that are weighed on their own, as numbers of sentences: each, each with the next, and three as a whole. */
export function stretchesOf(sentences: readonly Span[]): number[][] {
  const stretches = sentences.map((_, i) => [i]);
  for (let i = 0; i + 1 < sentences.length; i += 1) stretches.push([i, i + 1]);
  if (sentences.length === 3) stretches.push([0, 1, 2]);
  return stretches;
}

function addWords({ words, denied, quiet }: Reading, { start, end }: Span, add: Add): void {
  const scope = (at: number) => (denied[at] || quiet[at] ? HUSHED : '');
  for (let at = start; at < end; at += 1) {
    const word = words[at];
    if (!word) continue;
    const here = scope(at);
    add(`u${word.stem}`, at);
    if (here) add(`u${word.stem}${here}`, at);
    const next = at + 1 < end ? words[at + 1] : undefined;
    const third = at + 2 < end ? words[at + 2] : undefined;
    if (next) add(`b${word.stem} ${next.stem}`, at);
    if (next && third) add(`t${word.stem} ${next.stem} ${third.stem}`, at);
    if (COMMON.has(word.text)) continue;
    if (word.text.length >= 4 && word.text.length <= 24) {
      const shape = `^${word.text}$`;
      for (let size = 3; size <= 5; size += 1)
        for (let from = 0; from + size <= shape.length; from += 1)
          add(`n${shape.slice(from, from + size)}`, at);
    }
    for (let other = at + 1, seen = 0; other < end && seen < WORDS_APART; other += 1) {
      const far = words[other];
      if (!far || COMMON.has(far.text)) continue;
      seen += 1;
      const both = word.stem < far.stem ? `${word.stem} ${far.stem}` : `${far.stem} ${word.stem}`;
      add(`s${both}${here || scope(other)}`, at);
    }
  }
}

/** Classes of the vocabulary by the place that they start at. */
function classesByPlace({ words, found }: Reading): { name: string; end: number }[][] {
  const places: { name: string; end: number }[][] = words.map(() => []);
  // The models have never met the classes of an inspector's notes, which only rules ask for.
  for (const [name, spans] of found)
    if (!name.startsWith('note')) for (const { start, end } of spans) places[start]?.push({ name, end });
  return places;
}

/** Adds the features of every sentence. */
export function featuresOf(
  reading: Reading,
  sentences: readonly Span[],
  addTo: (sentence: number) => Add,
): void {
  const { denied, quiet } = reading;
  const scope = (at: number) => (denied[at] || quiet[at] ? HUSHED : '');
  const places = classesByPlace(reading);
  sentences.forEach(({ start, end }, i) => {
    const add = addTo(i);
    addWords(reading, { start, end }, add);
    for (let at = start; at < end; at += 1)
      for (const { name, end: to } of places[at] ?? []) {
        if (to > end) continue;
        add(`c${name}${scope(at)}`, at);
        if (!THING_NAMES.has(name)) continue;
        for (
          let other = Math.max(start, at - PAIR_REACH);
          other < Math.min(end, at + PAIR_REACH + 1);
          other += 1
        )
          for (const { name: condition } of places[other] ?? [])
            if (CONDITION_NAMES.has(condition))
              add(`p${name} ${condition}${scope(at) || scope(other)}`, other);
      }
    if (reading.asks(end)) add('?', start);
  });
}

/** How long a stretch is and how it begins. */
export function addForm({ words }: Reading, { start, end }: Span, add: Add): void {
  add(`l${Math.min(6, Math.floor(Math.log2(end - start + 1)))}`, start);
  add(`o${words[start]?.stem ?? ''}`, start);
  add(`o${words[start]?.stem ?? ''} ${words[start + 1]?.stem ?? ''}`, start);
}

/** A stretch of a text, with its features and where each starts. */
export interface Stretch extends Span {
  /** Where each feature's first mention is, by its place among the weights. */
  features: ReadonlyMap<number, number>;
}

/** Every stretch of a text with its features. */
export function readStretches(reading: Reading, placeOf: (name: string) => number): Stretch[] {
  const sentences = sentencesOf(reading);
  const bySentence = sentences.map(() => new Map<number, number>());
  featuresOf(reading, sentences, (i) => {
    const features = bySentence[i];
    return (name, at) => {
      const place = placeOf(name);
      if (features && !features.has(place)) features.set(place, at);
    };
  });
  return stretchesOf(sentences).map((numbers) => {
    const start = sentences[numbers[0] ?? 0]?.start ?? 0;
    const end = sentences[numbers.at(-1) ?? 0]?.end ?? 0;
    const features = new Map<number, number>();
    for (const number of numbers)
      for (const [place, at] of bySentence[number] ?? []) if (!features.has(place)) features.set(place, at);
    addForm(reading, { start, end }, (name, at) => features.set(placeOf(name), at));
    return { start, end, features };
  });
}
