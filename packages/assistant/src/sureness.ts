/** How sure an answer is, calibrated on graded answers. Never 1: no source makes an answer certain. */
import type { Confidence } from '@plumbline/knowledge';
import table from './data/sureness.json' with { type: 'json' };
import type { Reply } from './reply.ts';
import type { Row } from './rows/row.ts';

/** What an answer may claim at most, by the weakest row that it leads with. */
const MOST: Readonly<Record<Confidence, number>> = { verified: 0.97, likely: 0.85, unsure: 0.4 };

const BY_KIND: Readonly<Record<string, number>> = table.byKind;

/** What answers are told apart by, where it is counted how many were right. */
export const kindOf = ({ kind }: Pick<Reply, 'kind'>): string => kind.split('.')[0] ?? kind;

/** The share of such answers that were graded right, and no more than its rows and its support allow. */
export function sureness(reply: Pick<Reply, 'kind' | 'support'>, rows: readonly Row[]): number {
  const { support } = reply;
  const graded = BY_KIND[kindOf(reply)] ?? table.overall;
  const own = rows.length > 0 && rows.every(({ id }) => /^(?:finding|project):/.test(id));
  const [first] = rows;
  const bound = first && !own ? MOST[first.confidence] : MOST.verified;
  return Math.round(100 * Math.min(graded, bound, support < 0.5 ? support : 1)) / 100;
}
