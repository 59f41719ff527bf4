/** What words name only to say that it isn't there: 'not a crack mate', 'no mould here', 'no exposed steel'. */
import type { Family } from './findings.ts';

/** How people call what is seen. */
const CALLED: Readonly<Partial<Record<Family, string>>> = {
  crack: 'crack\\w*',
  spalling: 'spall\\w*|concrete cancer',
  mould_algae: 'mould\\w*|mold\\w*|mildew|algae',
  corrosion: 'rust\\w*|corro\\w*',
  peeling_damp: 'peel\\w*|flak(?:es?|ing|ed|y)|damp\\w*',
  efflorescence: 'efflorescence|white salts?',
};
const STEEL = 'reo|rebars?|reinforcement|steel|bars';

/** What denies the word right behind it; 'not just a crack' and 'no longer' deny nothing. */
const DENIED =
  /(?:\b(?:no|not|never|without|isnt|arent|aint|wasnt|werent)|n't) (?:(?:a|an|any|the|actual|real|really|visible|obvious|exposed|bare|signs?|of) ){0,3}$/;

const plain = (words: string) => words.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');

/** For each place where the words say it, whether they deny it there. */
function deniedAt(words: string, called: string): boolean[] {
  const text = plain(words);
  const named = [...text.matchAll(new RegExp(`\\b(?:${called})\\b`, 'g'))];
  return named.map(({ index }) => DENIED.test(text.slice(0, index)));
}

/** Whether the words say it and deny it each time. */
const denies = (words: string, called: string): boolean => {
  const places = deniedAt(words, called);
  return places.length > 0 && places.every(Boolean);
};

/** Whether the words say it, and somewhere without denying it. `called`: the source of a pattern, in lower case. */
export const isSaid = (words: string, called: string): boolean => deniedAt(words, called).includes(false);

/** The kinds that the words deny and nowhere state. */
export function familiesDenied(words: string): ReadonlySet<Family> {
  const called = Object.entries(CALLED) as [Family, string][];
  return new Set(called.flatMap(([family, names]) => (denies(words, names) ? [family] : [])));
}

/** Whether the words say that no steel shows. */
export const deniesSteel = (words: string): boolean => denies(words, STEEL);
