/** A span of days as an answer says it. */
import { daysBetween, type Span } from '../aims/days-said.ts';
import { day, longDay } from './list-words.ts';

export const FIRST_OF_ALL = '0000-01-01';

/** A week is told with its days: 'last week' is the one from Monday to Sunday. */
const SHORT = new Intl.DateTimeFormat('en-AU', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

export function spanWords({ from, to }: Span, today: string): string {
  if (from === to) return day(from);
  if (from === FIRST_OF_ALL) return `up to ${longDay(to)}`;
  if (daysBetween(from, to) === 6 && to !== today)
    return `from ${SHORT.format(new Date(from))} to ${SHORT.format(new Date(to))}`;
  return to === today ? `since ${longDay(from)}` : `from ${longDay(from)} to ${longDay(to)}`;
}
