import { STATE_CODES, type StateCode } from './stages.ts';

/** The clocks of the capitals: nothing here needs to know of Broken Hill or Lord Howe. */
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

/** Where no state is known. */
export const USUAL_CLOCK = 'Australia/Sydney';

/** The clock at a property in this state; any other text has the usual one. */
export function clockOf(state: string): string {
  const code = STATE_CODES.find((one) => one === state);
  return code ? CLOCKS[code] : USUAL_CLOCK;
}
