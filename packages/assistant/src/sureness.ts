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

type Graded = Pick<Reply, 'kind' | 'support' | 'followUp' | 'read'>;

/** Weights of a logistic regression, as `npm run train:sureness` writes them. */
export interface SurenessWeights {
  bias: number;
  byKind: Readonly<Record<string, number>>;
  taken: number;
  words: number;
  support: number;
  followUp: number;
  /** What is added for questions of new hands, which are answered worse than those that were worked on. */
  unread: number;
}

/** Kinds that are read by rules and not by the model of aims. */
const READ_BY_RULES: ReadonlySet<string> = new Set(['hazard', 'smalltalk', 'ask']);
/** A message of usual length, and support that is usual: what lies around them tells. */
const USUAL_WORDS = 7;
const USUAL_SUPPORT = 0.8;

/** What is known of an answer before it is graded. */
export function signsOf(reply: Graded): Omit<SurenessWeights, 'bias' | 'byKind' | 'unread'> {
  const { support, followUp, read } = reply;
  if (!read || READ_BY_RULES.has(kindOf(reply))) return { taken: 0, words: 0, support: 0, followUp: 0 };
  const taken = Math.min(0.999, Math.max(0.001, read.taken));
  return {
    taken: Math.log(taken / (1 - taken)),
    words: Math.log(Math.max(1, read.words) / USUAL_WORDS),
    support: support - USUAL_SUPPORT,
    followUp: followUp ? 1 : 0,
  };
}

let weights: SurenessWeights = table;

/** Puts other weights in place, for a set that was left out of the learning. */
export function useSureness(other: SurenessWeights): void {
  weights = other;
}

const shareOf = (score: number): number => 1 / (1 + Math.exp(-score));

/** How likely such an answer is to be graded right, by the sets that were worked on: what lies between answers. */
export const likelyRight = (reply: Graded): number => shareOf(scoreOf(reply));
/** The same for a question of somebody new. */
export const likelyRightAnew = (reply: Graded, unread = weights.unread): number =>
  shareOf(scoreOf(reply) + unread);

function scoreOf(reply: Graded): number {
  const signs = signsOf(reply);
  return (
    weights.bias +
    (weights.byKind[kindOf(reply)] ?? 0) +
    weights.taken * signs.taken +
    weights.words * signs.words +
    weights.support * signs.support +
    weights.followUp * signs.followUp
  );
}

/** The same, and no more than its rows and its support allow. */
export function sureness(reply: Graded, rows: readonly Row[]): number {
  const { support } = reply;
  const own = rows.length > 0 && rows.every(({ id }) => /^(?:finding|project):/.test(id));
  const [first] = rows;
  const bound = first && !own ? MOST[first.confidence] : MOST.verified;
  return Math.round(100 * Math.min(likelyRightAnew(reply), bound, support < 0.5 ? support : 1)) / 100;
}
