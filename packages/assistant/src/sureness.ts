/** How sure an answer is, calibrated on graded answers. Never 1: no source makes an answer certain. */
import type { Confidence } from '@plumbline/knowledge';
import table from './data/sureness.json' with { type: 'json' };
import type { Reply } from './reply.ts';
import type { Row } from './rows/row.ts';

/**
 * What an answer may claim at most, by the row that it leads with. Of 478 answers that a limit of 0.85 for likely rows
 * held down, each graded with its set left out of the learning, 0.912 were right.
 */
const MOST: Readonly<Record<Confidence, number>> = { verified: 0.97, likely: 0.9, unsure: 0.4 };

/** What answers are told apart by, where it is counted how many were right. */
export const kindOf = ({ kind }: Pick<Reply, 'kind'>): string => kind.split('.')[0] ?? kind;

type Graded = Pick<Reply, 'kind' | 'support' | 'signs'> & { lead?: string };

/** What an answer is weighed by, beside its kind. */
export const SIGNS = [
  'taken',
  'margin',
  'words',
  'shared',
  'left',
  'numbersUsed',
  'numbersLeft',
  'support',
  'hasWork',
  'besideWork',
  'onFinding',
  'led',
] as const;

/** Weights of a logistic regression, as `npm run train:sureness` writes them. */
export interface SurenessWeights {
  bias: number;
  byKind: Readonly<Record<string, number>>;
  bySign: Readonly<Record<(typeof SIGNS)[number], number>>;
}

/** Kinds that are read by rules and not by the model of aims. */
const READ_BY_RULES: ReadonlySet<string> = new Set(['hazard', 'smalltalk', 'ask']);
/** A message, an answer and support that are usual: what lies around them tells. */
const USUAL_WORDS = 7;
const USUAL_SHARED = 0.6;
const USUAL_SUPPORT = 0.8;
const MOST_NUMBERS = 2;

/** The signs of an answer as they are weighed. */
export function weighed(reply: Graded): Readonly<Record<(typeof SIGNS)[number], number>> | undefined {
  const { support, signs, lead = '' } = reply;
  const kind = kindOf(reply);
  if (!signs || READ_BY_RULES.has(kind)) return undefined;
  const taken = Math.min(0.999, Math.max(0.001, signs.taken));
  return {
    taken: Math.log(taken / (1 - taken)),
    margin: signs.margin,
    words: Math.log(Math.max(1, signs.words) / USUAL_WORDS),
    shared: signs.shared - USUAL_SHARED,
    left: signs.left - 1,
    numbersUsed: Math.min(MOST_NUMBERS, signs.numbersUsed),
    numbersLeft: Math.min(MOST_NUMBERS, signs.numbersLeft),
    support: support - USUAL_SUPPORT,
    hasWork: Number(signs.hasWork),
    besideWork: Number(signs.hasWork && kind !== 'own'),
    onFinding: Number(signs.onFinding),
    led: Number(lead !== ''),
  };
}

let weights: SurenessWeights = table;

/** Puts other weights in place, for a set that was left out of the learning. */
export function useSureness(other: SurenessWeights): void {
  weights = other;
}

/** How likely such an answer is to be graded right, asked by somebody new. */
export function likelyRight(reply: Graded): number {
  const signs = weighed(reply);
  const score = SIGNS.reduce(
    (sum, sign) => sum + weights.bySign[sign] * (signs?.[sign] ?? 0),
    weights.bias + (weights.byKind[kindOf(reply)] ?? 0),
  );
  return 1 / (1 + Math.exp(-score));
}

/** The same, and no more than its rows and its support allow. */
export function sureness(reply: Graded, rows: readonly Row[]): number {
  const { support } = reply;
  const own = rows.length > 0 && rows.every(({ id }) => /^(?:finding|project):/.test(id));
  const [first] = rows;
  const bound = first && !own ? MOST[first.confidence] : MOST.verified;
  return Math.round(100 * Math.min(likelyRight(reply), bound, support < 0.5 ? support : 1)) / 100;
}
