/** Whether a crack that is read on several days moves, and how that is told. Light enough for the browser. */
export { type DatedReading, readGrowth } from './growth.ts';
export { formatReading, growthFacts, growthLine } from './growth-words.ts';
