/** All rows, searchable: BM25 over stems and concepts, with title and keywords weighing more than text. */
import { EXAMPLES, makeCorrector } from '@plumbline/knowledge/language';
import MiniSearch from 'minisearch';
import { type CorpusParts, conceptsOf, INDEX, partsMade, readParts, TOLD } from './corpus-parts.ts';
import { WORDS_OF_CUES } from './question/intents.ts';
import { WORDS_OF_GAPS } from './question/out-of-scope.ts';
import { TOWNS } from './question/towns.ts';
import { ORDINARY, SHORT_WRITTEN, WRITTEN_OUT } from './question/words.ts';
import type { Row } from './rows/row.ts';
import { ROWS } from './rows/rows.ts';

export { ROWS };

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

const MOST_HITS = 60;
/** Misspelt words that are remembered, and that are looked up in one text. */
const MOST_CORRECTED = 2000;
const MOST_MISSPELT = 40;

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

const wordsOf = (...fields: string[]) => fields.flatMap((field) => (field === '' ? [] : field.split(' ')));

function build({ index: written, fields, heard: told }: CorpusParts): Corpus {
  const index = MiniSearch.loadJS(written, INDEX);
  const stems = new Map<string, Set<string>>();
  const titles = new Map<string, Set<string>>();
  const topics = new Set<string>();
  const counts = new Map<string, number>();
  for (const { id, title, keywords, text } of fields) {
    const own = new Set(wordsOf(title, keywords, text));
    stems.set(id, own);
    titles.set(id, new Set(wordsOf(title)));
    for (const stem of wordsOf(title, keywords)) topics.add(stem);
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const known = new Set(counts.keys());
  const heard = new Set(told);
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

/** The corpus; made at first use, which takes some hundred milliseconds where its parts weren't made with the build. */
export function theCorpus(): Corpus {
  corpus ??= build(partsMade() ?? readParts());
  return corpus;
}
