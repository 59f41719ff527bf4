/** Which rows answer a question: what its words match, what it asks for, which defect and state it means. */
import type { Corpus } from './corpus.ts';
import type { Intent } from './question/intents.ts';
import type { Question } from './question/read-question.ts';
import type { Aspect, Row } from './rows/row.ts';

/** What a kind of question is answered by. */
export const ASPECTS_OF: Readonly<Record<Intent, readonly Aspect[]>> = {
  summary: ['project', 'verdict'],
  worst: ['verdict'],
  compare: ['about', 'severity', 'definition'],
  severity: ['severity'],
  waiting: ['severity', 'next'],
  tolerance: ['tolerance', 'definition'],
  compliance: ['tolerance', 'provision'],
  provision: ['provision', 'standard'],
  who: ['who'],
  next: ['next'],
  cause: ['cause'],
  warranty: ['warranty', 'limits'],
  regulator: ['regulator'],
  insurance: ['insurance'],
  inspections: ['inspections', 'stage'],
  edition: ['edition', 'changes'],
  photo: ['photo'],
  payment: ['stage'],
  product: ['product', 'photo'],
  sureness: ['sureness', 'product'],
  about: [
    'about',
    'definition',
    'standard',
    'stage',
    'guide',
    'product',
    'changes',
    'provision',
    'tolerance',
  ],
};

export interface Ranked {
  row: Row;
  score: number;
  /** Share of the question's subject that this row speaks of, by how much each word tells. 0–1. */
  coverage: number;
}

/** Where BM25's score counts half. */
const HALF = 90;
const OF_ASPECT = 0.55;
const OF_DEFECT = 0.5;
const OF_STATE = 0.35;
const ELSEWHERE = 0.9;
const COVERED = 0.8;
/** What the conversation adds counts less than what is said now. */
const CARRIED = 0.6;

/** Share of the subject that the row holds. A word that no row holds weighs most: it is what can't be answered. */
function coverageOf(row: Row, question: Question, corpus: Corpus): number {
  let all = 0;
  let held = 0;
  const add = (stem: string, share: number) => {
    const known = corpus.correct(stem);
    const weight = corpus.rarity(known) * share;
    all += weight;
    if (corpus.holds(row, known)) held += weight;
  };
  for (const stem of question.subject) add(stem, 1);
  for (const stem of question.carried) add(stem, CARRIED);
  return all === 0 ? 0 : held / all;
}

/** Rows for these aspects, best first. An empty list of aspects means any. */
export function rank(question: Question, aspects: readonly Aspect[], corpus: Corpus): Ranked[] {
  const stems = [...question.subject, ...question.carried].map((stem) => corpus.correct(stem));
  return corpus
    .search(stems, [question.text, question.carried.join(' ')].join(' '))
    .map(({ row, score }): Ranked => {
      const coverage = coverageOf(row, question, corpus);
      const ofDefect = row.defectIds.some((id) => question.defectIds.includes(id));
      const { state } = question;
      const here = state !== null && row.states.includes(state);
      const elsewhere = state !== null && row.states.length > 0 && !here;
      return {
        row,
        coverage,
        score:
          score / (score + HALF) +
          (aspects.includes(row.aspect) ? OF_ASPECT : 0) +
          (ofDefect ? OF_DEFECT : 0) +
          (here ? OF_STATE : 0) -
          (elsewhere ? ELSEWHERE : 0) +
          COVERED * coverage,
      };
    })
    .sort((a, b) => b.score - a.score);
}
