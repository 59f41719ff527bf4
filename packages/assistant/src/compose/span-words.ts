/** A span of days as an answer says it. */
import type { Span } from '../aims/days-said.ts';
import { DAY, day } from './list-words.ts';

export const FIRST_OF_ALL = '0000-01-01';

/** A week is told with its days: 'last week' is the one from Monday to Sunday. */
const SHORT = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const DAY_MS = 86_400_000;

export function spanWords({ from, to }: Span, today: string): string {
  if (from === to) return day(from);
  if (from === FIRST_OF_ALL) return `up to ${DAY.format(new Date(to))}`;
  if (Date.parse(to) - Date.parse(from) === 6 * DAY_MS && to !== today)
    return `from ${SHORT.format(new Date(from))} to ${SHORT.format(new Date(to))}`;
  return to === today
    ? `since ${DAY.format(new Date(from))}`
    : `from ${DAY.format(new Date(from))} to ${DAY.format(new Date(to))}`;
}
