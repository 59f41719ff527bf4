/** What the corpus is made of: its rows as stems and concepts, and the index over them. The same for the same rows. */
import { asWritten, EXAMPLES, readMentions } from '@plumbline/knowledge/language';
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import { MADE_PARTS } from './made-parts.ts';
import { stemsOf } from './question/words.ts';
import { ROWS } from './rows/rows.ts';

/** A row's words as the index has them: stems or concepts, parted by spaces. */
export interface RowFields {
  id: string;
  title: string;
  keywords: string;
  text: string;
  concepts: string;
}

export interface CorpusParts {
  /** As MiniSearch writes it. */
  index: AsPlainObject;
  fields: readonly RowFields[];
  /** Stems that people use when they describe a defect. */
  heard: readonly string[];
}

export const INDEX: Options<RowFields> = {
  fields: ['title', 'keywords', 'text', 'concepts'],
  // Rows come as stems and concepts, ready to be split.
  tokenize: (text) => (text === '' ? [] : text.split(' ')),
  processTerm: (term) => term,
  searchOptions: {
    boost: { title: 3, keywords: 2, text: 1, concepts: 1.5 },
    combineWith: 'OR',
    bm25: { k: 1.2, b: 0.6, d: 0.3 },
  },
};

/** Stories of defects, as people tell them. */
export const TOLD = Object.entries(EXAMPLES).flatMap(([meaning, texts]) =>
  meaning === 'nothing' ? [] : texts,
);

/** The concepts that a text mentions, marked as such. */
export const conceptsOf = (text: string): string[] => [
  ...new Set(readMentions(text, asWritten).mentions.map(({ concept }) => `:${concept.replace(/^-/, '')}`)),
];

/** Reads all rows, which takes half a second. */
export function readParts(): CorpusParts {
  const fields = ROWS.map(({ id, title, keywords, text }) => ({
    id,
    title: stemsOf(title).join(' '),
    keywords: stemsOf(keywords).join(' '),
    text: stemsOf(text).join(' '),
    concepts: conceptsOf(`${title}. ${keywords}`).join(' '),
  }));
  const index = new MiniSearch(INDEX);
  index.addAll(fields);
  return { index: index.toJSON(), fields, heard: [...new Set(TOLD.flatMap(stemsOf))] };
}

/** The parts as the build read them; undefined where nothing was built. */
export const partsMade = (): CorpusParts | undefined =>
  MADE_PARTS === undefined ? undefined : (JSON.parse(MADE_PARTS) as CorpusParts);
