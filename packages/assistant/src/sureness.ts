/** How sure an answer is, calibrated on graded answers. Never 1: no source makes an answer certain. */
import type { Confidence } from '@plumbline/knowledge';
import type { Reply } from './reply.ts';
import type { Row } from './rows/row.ts';
import { RIGHT_BY_KIND, RIGHT_OVERALL } from './sureness-table.ts';

/** What an answer may claim at most, by the weakest row that it leads with. */
const MOST: Readonly<Record<Confidence, number>> = { verified: 0.97, likely: 0.85, unsure: 0.4 };

/** The share of such answers that were graded right, and no more than its rows and its support allow. */
export function sureness({ kind, support }: Pick<Reply, 'kind' | 'support'>, rows: readonly Row[]): number {
  const graded = RIGHT_BY_KIND[kind.split('.')[0] ?? kind] ?? RIGHT_OVERALL;
  const own = rows.length > 0 && rows.every(({ id }) => /^(?:finding|project):/.test(id));
  const [first] = rows;
  const bound = first && !own ? MOST[first.confidence] : MOST.verified;
  return Math.round(100 * Math.min(graded, bound, support < 0.5 ? support : 1)) / 100;
}
