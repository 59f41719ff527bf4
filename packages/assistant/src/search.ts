import { theCorpus } from './corpus.ts';
import { readQuestion } from './question/read-question.ts';
import { NEW_THREAD } from './question/thread.ts';
import { ASPECTS_OF, rank } from './retrieve.ts';
import type { Row } from './rows/row.ts';

/** The rows that answer a query best, best first, at most so many. */
export function search(query: string, most: number): Row[] {
  const question = readQuestion(query, NEW_THREAD);
  const aspects = question.intents.flatMap((intent) => ASPECTS_OF[intent]);
  return rank(question, aspects, theCorpus())
    .slice(0, most)
    .map(({ row }) => row);
}
