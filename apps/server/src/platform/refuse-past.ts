import { dayInSydney } from './day-in-sydney.ts';
import { AppError } from './errors.ts';

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** It may be late in Perth while it is tomorrow in Sydney. @throws AppError invalid_input for a day in the past */
export function refusePast(field: string, day: string, now: Date): void {
  if (day < dayBefore(dayInSydney(now)))
    throw new AppError('invalid_input', { fields: { [field]: 'Must not be in the past' } });
}
