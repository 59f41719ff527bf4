/** What a message asks of the account: of which rows, kept by what, in which order, and what of each is told. */
import type { Severity } from '@plumbline/knowledge';
import type { Span } from '../aims/days-said.ts';

export type Of = 'finding' | 'repair' | 'visit' | 'report' | 'change' | 'trade' | 'reading';
/** By what rows are kept. */
export type Kept =
  | 'unassigned'
  | 'overdue'
  | 'toFix'
  | 'toCome'
  | 'toVerify'
  | 'verified'
  | 'reopened'
  | 'disputed'
  | 'due'
  | 'undecided'
  | 'confirmed'
  | 'corrected'
  | 'rejected'
  | 'bought'
  | 'unbought';
/** By what rows are ordered; a day is the row's own. */
export type Key = 'photos' | 'sureness' | 'day' | 'due' | 'pages';
/** What is told of each row. */
export type Field =
  | 'photos'
  | 'sureness'
  | 'originally'
  | 'decidedOn'
  | 'width'
  | 'growth'
  | 'nextReading'
  | 'who'
  | 'due'
  | 'note'
  | 'day'
  | 'attended'
  | 'weather'
  | 'missed'
  | 'pages'
  | 'client';

export interface Plan {
  /** Unset where a message only adds to the one before it. */
  of?: Of;
  kept?: Kept;
  key?: Key;
  falling?: boolean;
  /** Which in the order, from 0; below 0 from the end. */
  at?: number;
  /** Which of the findings that the last answer listed. */
  pick?: number;
  /** So many further on than the one before: 'and the next one'. */
  further?: number;
  /** The one before that: further back in time where the order is one of days. */
  earlier?: true;
  field?: Field;
  count?: boolean;
  span?: Span;
  /** A month, week or day before or after the span of the message before. */
  shift?: { unit: 'month' | 'week' | 'day'; by: 1 | -1 };
  severities?: readonly Severity[];
  projects?: readonly number[];
  /** Findings that are named. */
  findings?: readonly number[];
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);
const DAY_MS = 86_400_000;

/** Undefined for a span without a beginning. */
function shifted({ from, to }: Span, { unit, by }: NonNullable<Plan['shift']>): Span | undefined {
  if (from < '1900') return undefined;
  if (unit === 'month') {
    const [year = 0, month = 1] = from.split('-').map(Number);
    return { from: iso(Date.UTC(year, month - 1 + by, 1)), to: iso(Date.UTC(year, month + by, 0)) };
  }
  const days = (unit === 'week' ? 7 : 1) * by * DAY_MS;
  return { from: iso(Date.parse(from) + days), to: iso(Date.parse(to) + days) };
}

/** The plan of a message that goes on from another: what it says counts, what it leaves out stays. */
export function goingOn(before: Plan, { shift, further, earlier, ...said }: Plan): Plan {
  const span = shift && before.span && shifted(before.span, shift);
  const anew = said.of !== undefined && said.of !== before.of;
  const { field, count, at, ...stays } = before;
  return {
    ...(anew ? {} : stays),
    ...(anew || said.at !== undefined || at === undefined ? {} : { at }),
    // Another name is asked the same.
    ...(said.findings && field ? { field } : {}),
    ...said,
    ...(span ? { span } : {}),
    ...(further === undefined ? {} : { at: steppedFrom(before, further, earlier === true) }),
  };
}

/** 'The one before that' of the oldest first goes back past the first: there is none. */
function steppedFrom({ at = 0, key, falling }: Plan, by: number, earlier: boolean): number {
  const rising = falling !== true && (key === 'day' || key === 'due');
  const next = at + (earlier && rising ? -by : by);
  return at >= 0 && next < 0 ? BEFORE_FIRST : next;
}
/** A place in no order. */
export const BEFORE_FIRST = Number.POSITIVE_INFINITY;
