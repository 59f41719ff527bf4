/** From a user's words to the defects that they may mean. */
export { readWords, type WordsContext, type WordsReading } from './read-words.ts';
