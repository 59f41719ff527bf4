/** Which rows answer a question: what its words match, what it asks for, which defect and state it means. */
import { type Corpus, findRow, ROWS } from './corpus.ts';
import { provisionsIn } from './provisions.ts';
import type { Intent } from './question/intents.ts';
import { MEASURES } from './question/quantities.ts';
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
  /** The score but for the state: how well it matches wherever it holds. */
  match: number;
  /** Share of the question's subject that this row speaks of, by how much each word tells. 0–1. */
  coverage: number;
  /** Share of what is said now that the row's title speaks of. 0–1. */
  titled: number;
}

/** Where BM25's score counts half. */
const HALF = 90;
const OF_ASPECT = 0.55;
const OF_DEFECT = 0.5;
const OF_STATE = 0.35;
const ELSEWHERE = 0.9;
const COVERED = 0.8;
/** Another word for the same. */
const NEARLY = 0.85;
/** Named by its number. */
const NAMED = 2;
/** What the conversation adds counts less than what is said now. */
const CARRIED = 0.4;
/** What is said now and stands in a row's title. */
const TITLED = 0.25;
/** A word that tells how it looks or where it is, and that no row could hold. */
const OF_A_STORY = 0.35;

/** Stems that stand for each other in questions and rows. */
const SAME: readonly (readonly string[])[] = [
  ['bathroom', 'shower', 'ensuit', 'wet'],
  ['loung', 'live', 'room'],
  ['deck', 'balcony', 'balconi', 'verandah'],
  ['extract', 'exhaust', 'rangehood'],
  ['balustrad', 'rail', 'barrier', 'guardrail'],
  ['stair', 'step', 'staircas'],
  ['gyprock', 'plasterboard', 'drywall', 'plaster'],
  ['brick', 'brickwork', 'masonri', 'veneer'],
  ['hous', 'home', 'dwell'],
  ['handover', 'completion'],
  ['cost', 'price', 'pai'],
  ['pic', 'picture', 'photo'],
  ['percent', 'percentag'],
  ['slope', 'fall', 'grade', 'gradient', 'ratio'],
  ['railing', 'balustrad'],
  ['apart', 'space', 'centr'],
  ['roof', 'roofing'],
  ['glass', 'glaz'],
  ['paint', 'painting'],
  ['waterproof', 'waterproofing', 'membran'],
  ['pest', 'termit'],
  ['broke', 'bust', 'insolvent'],
];
const sameAs = new Map<string, string[]>();
for (const group of SAME) for (const stem of group) sameAs.set(stem, [...(sameAs.get(stem) ?? []), ...group]);

/** How much a stem tells of what is asked. */
export function weightOf(stem: string, corpus: Corpus): number {
  return corpus.rarity(stem) * (corpus.incidental(stem) ? OF_A_STORY : 1);
}

/** Share of what is said now that the row's title speaks of. */
function titledBy(row: Row, question: Question, corpus: Corpus): number {
  let all = 0;
  let held = 0;
  for (const stem of question.subject) {
    const known = corpus.correct(stem);
    const weight = corpus.rarity(known);
    all += weight;
    if (corpus.titled(row, known)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}

/** A length and a height are measured of something: that counts, unless nothing else is said. */
function thingsIn(stems: readonly string[]): readonly string[] {
  const things = stems.filter((stem) => !MEASURES.has(stem));
  return things.length > 0 ? things : stems;
}

/** Share of the subject that the row holds. A word that no row holds weighs most: it is what can't be answered. */
function coverageOf(row: Row, question: Question, corpus: Corpus): number {
  let all = 0;
  let held = 0;
  const add = (stem: string, share: number) => {
    const known = corpus.correct(stem);
    const weight = weightOf(known, corpus) * share;
    all += weight;
    if (corpus.holds(row, known)) held += weight;
    else if (sameAs.get(known)?.some((other) => corpus.holds(row, other))) held += weight * NEARLY;
  };
  for (const stem of thingsIn(question.subject)) add(stem, 1);
  for (const stem of thingsIn(question.carried)) add(stem, CARRIED);
  return all === 0 ? 0 : held / all;
}

/** Rows that the question names by a number, such as 'AS 3740' or 'H1D5' or '3.8.1'. */
function namedIn(question: Question): ReadonlySet<string> {
  const asked = provisionsIn(question.text).map(({ core }) => core);
  const old = [...question.text.matchAll(/\b3\.\d{1,2}(?:\.\d){0,2}\b/g)].map(([number]) => number);
  if (asked.length + old.length === 0) return new Set();
  const holds = (row: Row) => {
    const [kind = '', name = ''] = row.id.split(/:(.*)/s);
    if (kind === 'standard') return asked.some((number) => name.replace(/[:-]\d{4}$/, '').startsWith(number));
    if (kind === 'ncc') return asked.includes(name.replace(/^(?:HP|Vol Three) /, ''));
    if (kind === 'renumbered') return old.some((number) => row.title.startsWith(`NCC 2019 ${number} `));
    return false;
  };
  return new Set(ROWS.filter(holds).map(({ id }) => id));
}

/** Rows for these aspects, best first. An empty list of aspects means any. */
export function rank(question: Question, aspects: readonly Aspect[], corpus: Corpus): Ranked[] {
  const stems = [...question.subject, ...question.carried].map((stem) => corpus.correct(stem));
  const wider = stems.flatMap((stem) => [stem, ...(sameAs.get(stem) ?? [])]);
  const named = namedIn(question);
  const hits = corpus.search([...new Set(wider)], [question.text, question.carried.join(' ')].join(' '));
  const found = new Map(hits.map(({ row, score }) => [row.id, { row, score }]));
  for (const id of named) {
    const row = findRow(id);
    if (row && !found.has(id)) found.set(id, { row, score: 0 });
  }
  return [...found.values()]
    .map(({ row, score }): Ranked => {
      const coverage = named.has(row.id) ? 1 : coverageOf(row, question, corpus);
      const ofDefect = row.defectIds.some((id) => question.defectIds.includes(id));
      const { state } = question;
      const here = state !== null && row.states.includes(state);
      const elsewhere = state !== null && row.states.length > 0 && !here;
      const titled = titledBy(row, question, corpus);
      const match =
        score / (score + HALF) +
        (aspects.includes(row.aspect) ? OF_ASPECT : 0) +
        (ofDefect ? OF_DEFECT : 0) +
        (named.has(row.id) ? NAMED : 0) +
        COVERED * coverage +
        TITLED * titled;
      return {
        row,
        coverage,
        titled,
        match,
        score: match + (here ? OF_STATE : 0) - (elsewhere ? ELSEWHERE : 0),
      };
    })
    .sort((a, b) => b.score - a.score);
}
