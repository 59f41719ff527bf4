/** Whole months from one ISO date to a later one; negative where it is earlier. NaN where either isn't a date. */
export function monthsBetween(from: string, to: string): number {
  const start = parts(from);
  const end = parts(to);
  if (!start || !end) return Number.NaN;
  const months = (end.year - start.year) * 12 + (end.month - start.month);
  return end.day < start.day ? months - 1 : months;
}

function parts(date: string): { year: number; month: number; day: number } | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!match) return undefined;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}

/** True for a date that starts as YYYY-MM-DD. */
export function isIsoDate(date: string | undefined): date is string {
  return date !== undefined && parts(date) !== undefined;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2026-08-01' as '1 August 2026'. */
export function longDate(date: string): string {
  const day = parts(date);
  return day ? `${day.day} ${MONTHS[day.month - 1] ?? ''} ${day.year}` : date;
}

/** What lies beyond the last year that has four digits is on its last day: longer ones are no ISO dates. */
const iso = (date: Date) => (date.getUTCFullYear() > 9999 ? '9999-12-31' : date.toISOString().slice(0, 10));

/** An ISO date so many months later, or earlier; a month that is too short ends on its last day. */
export function addMonths(date: string, months: number): string {
  const start = parts(date);
  if (!start) throw new Error(`'${date}' is no date`);
  const month = start.month - 1 + months;
  const lastOfMonth = new Date(Date.UTC(start.year, month + 1, 0)).getUTCDate();
  return iso(new Date(Date.UTC(start.year, month, Math.min(start.day, lastOfMonth))));
}

/** The day before an ISO date. */
export function dayBefore(date: string): string {
  const day = parts(date);
  if (!day) throw new Error(`'${date}' is no date`);
  return iso(new Date(Date.UTC(day.year, day.month - 1, day.day - 1)));
}
