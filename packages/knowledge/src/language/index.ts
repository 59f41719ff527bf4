/** From a user's words to the defects that they may mean. */
export { lacksPattern, runsOtherwise } from '../crack-patterns.ts';
export { deniesSteel, familiesDenied } from '../denied.ts';
export { affirms } from './affirmed.ts';
export { EXAMPLES } from './examples.ts';
export { type Reading, readMentions } from './mentions.ts';
export { heldBy, namesItself } from './named-by-words.ts';
export { makeWordsReader, readWords, type WordsReader } from './read-words.ts';
export { fold, stemOf, tokenise } from './tokens.ts';
export { asWritten, makeCorrector } from './typos.ts';
