/** The vocabulary as a table: from the first word of a phrase to the classes that it may stand for. */
import { stemOf } from '../language/tokens.ts';
import { CONDITIONS, WORKING_ORDER } from './vocabulary/conditions.ts';
import { THINGS } from './vocabulary/things.ts';

export interface Entry {
  /** Stems, or words as they stand after '='. */
  words: readonly string[];
  classes: string[];
}

export type Lane = ReadonlyMap<string, readonly Entry[]>;

function parse(text: string): [string, string[]][] {
  return text
    .split('\n')
    .filter((line) => line.includes(':'))
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .trim()
          .split(/\s+/),
      ];
    });
}

/** '=lead' and '=leaning_on' stay as they are, everything else becomes stems. */
function keysOf(phrase: string): string[] {
  return phrase.startsWith('=')
    ? phrase
        .slice(1)
        .split('_')
        .map((word) => `=${word}`)
    : phrase.split('_').map(stemOf);
}

function laneOf(...texts: string[]): { lane: Lane; names: Set<string> } {
  const entries = new Map<string, Entry>();
  const names = new Set<string>();
  for (const [name, phrases] of texts.flatMap(parse)) {
    names.add(name);
    for (const phrase of phrases) {
      const words = keysOf(phrase);
      const key = words.join(' ');
      const entry = entries.get(key);
      if (!entry) entries.set(key, { words, classes: [name] });
      else if (!entry.classes.includes(name)) entry.classes.push(name);
    }
  }
  const lane = new Map<string, Entry[]>();
  for (const entry of entries.values()) {
    const first = entry.words[0] ?? '';
    lane.set(first, [...(lane.get(first) ?? []), entry]);
  }
  for (const list of lane.values()) list.sort((a, b) => b.words.length - a.words.length);
  return { lane, names };
}

const things = laneOf(THINGS);
const conditions = laneOf(CONDITIONS, WORKING_ORDER);

export const THING_LANE = things.lane;
export const CONDITION_LANE = conditions.lane;
export const THING_NAMES: ReadonlySet<string> = things.names;
export const CONDITION_NAMES: ReadonlySet<string> = conditions.names;

/** A word with the endings that people put to it: the vocabulary lists one form of each. */
function formsOf(word: string): string[] {
  if (/(?:ing|ed|s)$/.test(word)) return [word];
  const bare = word.endsWith('e') ? word.slice(0, -1) : word;
  return [word, `${word}s`, `${bare}ing`, `${bare}ed`];
}

/** Single words that a misspelt one may be meant as. */
export const SPELLABLE: ReadonlySet<string> = new Set(
  `${THINGS}\n${CONDITIONS}\n${WORKING_ORDER}`
    .split('\n')
    // An inspector's notes are taken as they stand: 'drags' is no slip of 'draws'.
    .filter((line) => !line.startsWith('note'))
    .flatMap((line) => line.slice(line.indexOf(':') + 1).split(/[\s_=]+/))
    .filter((word) => /^[a-z]{4,}$/.test(word))
    .flatMap(formsOf)
    .filter((word) => word.length >= 5),
);
