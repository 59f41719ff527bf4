import { clockOf, type StateCode } from '@plumbline/knowledge';

const days = new Map<string, Intl.DateTimeFormat>();

/** The day as YYYY-MM-DD by the clock of a state: in Perth it ends three hours after Sydney's. */
export function dayInState(state: StateCode | null, time: Date): string {
  const timeZone = clockOf(state ?? '');
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  days.set(timeZone, day);
  return day.format(time);
}
