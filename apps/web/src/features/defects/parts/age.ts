import { longDate } from '../../../ui/dates.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** 'just now', '5 min ago', '3 h ago', 'yesterday', '4 days ago', then the date. */
export function age(iso: string, now = Date.now()): string {
  const past = now - Date.parse(iso);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h ago`;
  const days = Math.floor(past / DAY);
  if (days === 1) return 'yesterday';
  return days < 7 ? `${days} days ago` : longDate(iso);
}
