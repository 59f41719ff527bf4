import type { StateCode } from '@plumbline/knowledge';

/** The clocks of the capitals: no due date needs to know of Broken Hill or Lord Howe. */
export const CLOCKS: Readonly<Record<StateCode, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};
/** Where nobody said a state. */
export const USUAL_CLOCK = 'Australia/Sydney';

const days = new Map<string, Intl.DateTimeFormat>();

/** The day as YYYY-MM-DD by the clock of a state: in Perth it ends three hours after Sydney's. */
export function dayInState(state: StateCode | null, time: Date): string {
  const timeZone = state ? CLOCKS[state] : USUAL_CLOCK;
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  days.set(timeZone, day);
  return day.format(time);
}
