/** How the names of a thing are written down: plain words, and the pattern that finds them as people type them. */

const ENDS_IN_Y = /[^aeiou]y$/;

/** 'peel*' takes any ending, any other word its plural. */
function wordPattern(word: string): string {
  if (word.endsWith('*')) return `${word.slice(0, -1)}[\\w’']*`;
  if (ENDS_IN_Y.test(word)) return `${word.slice(0, -1)}(?:y|ies)`;
  return /s$/.test(word) ? word : `${word}(?:s|es|['’]s)?`;
}

/** Words stand together, with a space, a hyphen or nothing between them; ' ~ ' leaves up to 30 characters. */
const namePattern = (name: string): string =>
  name
    .split(' ~ ')
    .map((words) => words.split(' ').map(wordPattern).join('[ -]?'))
    .join('\\b[^.?!]{0,30}?\\b');

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
