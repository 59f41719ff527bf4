/** The concepts' phrases, compiled once into look-up tables by stem. */
import { MATERIALS } from './concepts/materials.ts';
import { PARTS } from './concepts/parts.ts';
import { SIGNS } from './concepts/signs.ts';
import {
  AFTERTHOUGHTS,
  NEGATORS,
  PRAISE,
  UN_WORDS,
  UNDOERS,
  WHERE_WORDS,
  WORKING_ORDER,
} from './concepts/working-order.ts';
import { tokenise } from './tokens.ts';

/** Things, signs, virtues and control words are matched each on their own, so one never hides another's word. */
export interface Lane {
  /** Concepts by phrase. */
  phrases: ReadonlyMap<string, string[]>;
  /** Words in the longest phrase that starts with a stem. */
  longest: ReadonlyMap<string, number>;
}

interface Lexicon {
  things: Lane;
  signs: Lane;
  virtues: Lane;
  /** Says 'not' of the concepts named, all in one word. */
  unWords: Lane;
  controls: Lane;
  /** Every stem that some phrase uses, for the correction of typos. */
  stems: ReadonlySet<string>;
}

/** Longest phrase in words; longer ones would never match. */
export const LONGEST_PHRASE = 6;

export function phraseKey(phrase: string): string {
  return tokenise(phrase)
    .map((token) => token.stem)
    .join(' ');
}

function compile(entries: Readonly<Record<string, string>>): Lane {
  const lane = new Map<string, string[]>();
  const longest = new Map<string, number>();
  for (const [concept, phrases] of Object.entries(entries)) {
    for (const phrase of phrases.split(', ')) {
      // '=sinking' means that very word: its stem alone would meet the kitchen sink.
      const key = phrase.startsWith('=') ? phrase : phraseKey(phrase);
      const known = lane.get(key) ?? [];
      if (!known.includes(concept)) known.push(concept);
      lane.set(key, known);
      const stems = key.split(' ');
      const [first = ''] = stems;
      longest.set(first, Math.max(longest.get(first) ?? 1, stems.length));
    }
  }
  return { phrases: lane, longest };
}

let compiled: Lexicon | undefined;

/** All lanes. They are compiled by the first who reads words, not by everyone who starts. */
export function lexicon(): Lexicon {
  compiled ??= compileAll();
  return compiled;
}

function compileAll(): Lexicon {
  const lanes = {
    things: compile({ ...MATERIALS, ...PARTS }),
    signs: compile(SIGNS),
    virtues: compile(WORKING_ORDER),
    unWords: compile(UN_WORDS),
    controls: compile({
      negator: NEGATORS,
      afterthought: AFTERTHOUGHTS,
      undoer: UNDOERS,
      praise: PRAISE,
      where: WHERE_WORDS,
    }),
  };
  const keys = Object.values(lanes).flatMap(({ phrases }) => [...phrases.keys()]);
  return { ...lanes, stems: new Set(keys.flatMap((key) => key.replace('=', '').split(' '))) };
}

/** The longest phrase of a lane that starts at this token, and how many tokens it takes. */
export function longestMatch(
  { phrases, longest }: Lane,
  stems: readonly string[],
  words: readonly string[],
  start: number,
): { concepts: string[]; length: number } | undefined {
  let key = '';
  let found: { concepts: string[]; length: number } | undefined;
  const most = Math.min(LONGEST_PHRASE, longest.get(stems[start] ?? '') ?? 1, stems.length - start);
  for (let length = 1; length <= most; length += 1) {
    const stem = stems[start + length - 1] ?? '';
    key = length === 1 ? stem : `${key} ${stem}`;
    const concepts = (length === 1 ? phrases.get(`=${words[start]}`) : undefined) ?? phrases.get(key);
    if (concepts) found = { concepts, length };
  }
  return found;
}
