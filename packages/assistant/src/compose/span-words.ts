/** A span of days as an answer says it. */
import type { Span } from '../aims/days-said.ts';
import { DAY, day } from './list-words.ts';

export const FIRST_OF_ALL = '0000-01-01';

export function spanWords({ from, to }: Span, today: string): string {
  if (from === to) return day(from);
  if (from === FIRST_OF_ALL) return `up to ${DAY.format(new Date(to))}`;
  return to === today
    ? `since ${DAY.format(new Date(from))}`
    : `from ${DAY.format(new Date(from))} to ${DAY.format(new Date(to))}`;
}
