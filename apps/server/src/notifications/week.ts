const SYDNEY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The digest is there when people begin their week. */
const HOUR = 7;

/** The Monday whose digest is due at this moment, as YYYY-MM-DD: until seven on a Monday it is the one before. */
export function digestWeek(now: Date): string {
  const parts = Object.fromEntries(SYDNEY.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = new Date(`${parts.year}-${parts.month}-${parts.day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  const early = sinceMonday === 0 && Number(parts.hour) < HOUR;
  date.setUTCDate(date.getUTCDate() - sinceMonday - (early ? 7 : 0));
  return date.toISOString().slice(0, 10);
}
