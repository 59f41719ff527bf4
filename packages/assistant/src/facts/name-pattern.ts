/** How the names of a thing are written down: plain words, and the pattern that finds them as people type them. */

const ENDS_IN_Y = /[^aeiou]y$/;

/** 'peel*' takes any ending, any other word its plural. */
function wordPattern(word: string): string {
  if (word.endsWith('*')) return `${word.slice(0, -1)}[\\w’']*`;
  if (ENDS_IN_Y.test(word)) return `${word.slice(0, -1)}(?:y|ies)`;
  if (word.endsWith('ss')) return `${word}(?:es)?`;
  return word.endsWith('s') ? word : `${word}(?:s|es|['’]s)?`;
}

/** Words stand together, with a space, a hyphen or nothing between them; ' ~ ' leaves up to 40 characters. */
const namePattern = (name: string): string =>
  name
    .split(' ~ ')
    .map((words) => words.split(' ').map(wordPattern).join('[ -]?'))
    .join('\\b[^.?!]{0,40}?\\b');

const namesOf = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The pattern of a list of names with commas between them; the longest is tried first. */
export const patternOf = (names: string): string =>
  namesOf(names)
    .sort((one, other) => other.length - one.length)
    .map(namePattern)
    .join('|');

/** The whole words of such a list, for bringing misspelt ones to them. */
export const wordsOfNames = (names: string): string[] =>
  namesOf(names).flatMap((name) => name.split(/[ ~]+/).filter((word) => word && !word.endsWith('*')));

const LONGEST_BEGINNING = 3;
/** A plural may change the last letter of a word in y. */
const beginningOf = (word: string): string =>
  word.slice(0, Math.min(LONGEST_BEGINNING, word.endsWith('y') ? word.length - 1 : word.length));

/** What the first words of such a list begin with: a message none of whose words begins so names nothing of it. */
export const beginningsOfNames = (names: string): ReadonlySet<string> =>
  new Set(namesOf(names).map((name) => beginningOf(/^\w+/.exec(name.toLowerCase())?.[0] ?? '')));

/** Every beginning that a word of a message may be found by. */
export const beginningsIn = (message: string): ReadonlySet<string> =>
  new Set(
    [...message.toLowerCase().matchAll(/\w+/g)].flatMap(([word]) =>
      Array.from({ length: LONGEST_BEGINNING }, (_, at) => word.slice(0, at + 1)),
    ),
  );
