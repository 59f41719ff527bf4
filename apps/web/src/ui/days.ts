const DAY_MS = 86_400_000;

/** The person's own day, not London's. */
export function localToday(now = new Date()): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** From one day to another, both ISO: '69 days left', 'today', 'passed'. */
export function daysLeft(lastDay: string, today: string): string {
  const days = Math.round((Date.parse(lastDay) - Date.parse(today)) / DAY_MS);
  if (days < 0) return 'passed';
  if (days === 0) return 'today';
  return `${days.toLocaleString('en-AU')} ${days === 1 ? 'day' : 'days'} left`;
}

/** Whether a day is so near, or over, that counting the days to it helps: of ten years nobody counts them. */
export const isWithinYear = (lastDay: string, today: string): boolean =>
  Date.parse(lastDay) - Date.parse(today) <= 366 * DAY_MS;
