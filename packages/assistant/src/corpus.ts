/** All rows, searchable: BM25 over stems and concepts, with title and keywords weighing more than text. */
import { asWritten, EXAMPLES, makeCorrector, readMentions } from '@plumbline/knowledge/language';
import MiniSearch from 'minisearch';
import { WORDS_OF_CUES } from './question/intents.ts';
import { WORDS_OF_GAPS } from './question/out-of-scope.ts';
import { TOWNS } from './question/towns.ts';
import { ORDINARY, SHORT_WRITTEN, stemsOf, WRITTEN_OUT } from './question/words.ts';
import { AMOUNT_ROWS } from './rows/amount-rows.ts';
import { CODE_ROWS } from './rows/code-rows.ts';
import { DEFECT_ROWS } from './rows/defect-rows.ts';
import { LAW_ROWS } from './rows/law-rows.ts';
import { PRACTICE_ROWS } from './rows/practice-rows.ts';
import type { Row } from './rows/row.ts';
import { STATE_ROWS } from './rows/state-rows.ts';
import { TOLERANCE_ROWS } from './rows/tolerance-rows.ts';

export const ROWS: readonly Row[] = [
  ...DEFECT_ROWS,
  ...TOLERANCE_ROWS,
  ...STATE_ROWS,
  ...LAW_ROWS,
  ...AMOUNT_ROWS,
  ...CODE_ROWS,
  ...PRACTICE_ROWS,
];

const byId = new Map(ROWS.map((row) => [row.id, row]));

/** The row with this id, or undefined where there is none. */
export const findRow = (id: string): Row | undefined => byId.get(id);

/** Rows that are known to exist, by ids that may not. */
export const rowsNamed = (...ids: string[]): Row[] => ids.flatMap((id) => byId.get(id) ?? []);

export interface Corpus {
  /** Rows by how well they match, best first, with BM25's score. */
  search(stems: readonly string[], text: string): { row: Row; score: number }[];
  /** Brings a misspelt stem to the nearest that some row holds. */
  correct(stem: string): string;
  /** The text with misspelt words as they are written here; everything else stays. */
  spelt(text: string): string;
  /** Whether any row holds this stem. */
  known(stem: string): boolean;
  /**
   * Whether a stem only tells a story: people use it when they describe a defect, or rows hold it in passing, but no
   * row is about it.
   */
  incidental(stem: string): boolean;
  /** Inverse document frequency of a stem; the highest there is for one that no row holds. */
  rarity(stem: string): number;
  /** Whether the row holds this stem anywhere. */
  holds(row: Row, stem: string): boolean;
  /** Whether the row's title does. */
  titled(row: Row, stem: string): boolean;
}

const conceptsOf = (text: string) => [
  ...new Set(readMentions(text, asWritten).mentions.map(({ concept }) => `:${concept.replace(/^-/, '')}`)),
];

const WEIGHTS = { title: 3, keywords: 2, text: 1, concepts: 1.5 };
const MOST_HITS = 60;
/** Misspelt words that are remembered, and that are looked up in one text. */
const MOST_CORRECTED = 2000;
const MOST_MISSPELT = 40;

const TOLD = Object.entries(EXAMPLES).flatMap(([meaning, texts]) => (meaning === 'nothing' ? [] : texts));
/** Words that a misspelt one may be brought to. */
const WORD = /\p{L}{5,}/gu;

const ENDING = /(?:at(?:ion|or|e)s?|ated|ating|ings?|ers?|ors?|ions?|ness|able|ed|es|ly|al|s|y|e)$/;
const SHORTEST_BASE = 4;

/** Brings each misspelt word to one of these. Words of at least five letters; a word is looked up once. */
function spellerOf(texts: readonly string[], alsoKnown: readonly string[]): (text: string) => string {
  const wordsIn = (text: string) => text.toLowerCase().match(WORD) ?? [];
  const words = new Set(texts.flatMap(wordsIn));
  const known = new Set([
    ...words,
    ...alsoKnown.flatMap(wordsIn),
    ...ORDINARY,
    ...WORDS_OF_CUES,
    ...WORDS_OF_GAPS,
  ]);
  // 'Regulates' is another form of 'regulator', not a slip.
  const bases = new Set(
    [...known].flatMap((word) =>
      Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).slice(SHORTEST_BASE - 1),
    ),
  );
  const isForm = (word: string) => {
    const base = word.replace(ENDING, '');
    return base.length >= SHORTEST_BASE && base !== word && bases.has(base);
  };
  const looked = new Map<string, string>();
  const lookUp = (word: string): string => {
    const before = looked.get(word);
    if (before !== undefined) return before;
    // A corrector has a budget of words; one for every word never runs out of it.
    const found = isForm(word) ? word : makeCorrector(words, 1)(word, word);
    if (looked.size >= MOST_CORRECTED) looked.clear();
    looked.set(word, found);
    return found;
  };
  return (text) => {
    let left = MOST_MISSPELT;
    return text
      .replace(SHORT_WRITTEN, (word) => WRITTEN_OUT[word.toLowerCase()] ?? word)
      .replace(WORD, (word) => {
        const folded = word.toLowerCase();
        if (known.has(folded) || left === 0) return word;
        left -= 1;
        return lookUp(folded);
      });
  };
}

function build(): Corpus {
  const index = new MiniSearch<{
    id: string;
    title: string;
    keywords: string;
    text: string;
    concepts: string;
  }>({
    fields: ['title', 'keywords', 'text', 'concepts'],
    // Rows come as stems and concepts, ready to be split.
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
    searchOptions: { boost: WEIGHTS, combineWith: 'OR', bm25: { k: 1.2, b: 0.6, d: 0.3 } },
  });
  const stems = new Map<string, Set<string>>();
  const titles = new Map<string, Set<string>>();
  const topics = new Set<string>();
  const counts = new Map<string, number>();
  index.addAll(
    ROWS.map((row) => {
      const title = stemsOf(row.title);
      const keywords = stemsOf(row.keywords);
      const text = stemsOf(row.text);
      const own = new Set([...title, ...keywords, ...text]);
      stems.set(row.id, own);
      titles.set(row.id, new Set(title));
      for (const stem of [...title, ...keywords]) topics.add(stem);
      for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return {
        id: row.id,
        title: title.join(' '),
        keywords: keywords.join(' '),
        text: text.join(' '),
        concepts: conceptsOf(`${row.title}. ${row.keywords}`).join(' '),
      };
    }),
  );
  const known = new Set(counts.keys());
  const heard = new Set(TOLD.flatMap(stemsOf));
  const corrected = new Map<string, string>();
  const correct = (stem: string): string => {
    const before = corrected.get(stem);
    if (before !== undefined) return before;
    // A corrector has a budget of words; one for every word never runs out of it.
    const found = makeCorrector(known, 1)(stem, stem);
    if (corrected.size >= MOST_CORRECTED) corrected.clear();
    corrected.set(stem, found);
    return found;
  };
  const spelt = spellerOf(
    ROWS.flatMap(({ title, keywords, text }) => [title, keywords, text]),
    [...TOLD, ...(EXAMPLES.nothing ?? []), ...TOWNS],
  );
  const highest = Math.log(1 + ROWS.length);
  return {
    search(words, text) {
      const query = [...words, ...conceptsOf(text)].join(' ');
      return index
        .search(query)
        .slice(0, MOST_HITS)
        .flatMap(({ id, score }) => {
          const row = byId.get(id);
          return row ? [{ row, score }] : [];
        });
    },
    spelt,
    known: (stem) => known.has(stem),
    incidental: (stem) => !topics.has(stem) && (heard.has(stem) || known.has(stem)),
    correct: (stem) => (known.has(stem) || heard.has(stem) ? stem : correct(stem)),
    rarity: (stem) => Math.min(highest, Math.log(1 + ROWS.length / (counts.get(stem) ?? 0.5))),
    holds: (row, stem) => stems.get(row.id)?.has(stem) ?? false,
    titled: (row, stem) => titles.get(row.id)?.has(stem) ?? false,
  };
}

let corpus: Corpus | undefined;

/** The corpus; made at first use, which takes some hundred milliseconds. */
export function theCorpus(): Corpus {
  corpus ??= build();
  return corpus;
}
