/** The state that an address names: by its code, its name or its postcode. */
import { STATE_CODES, type StateCode } from './stages.ts';

const NAMES: Readonly<Record<StateCode, string>> = {
  NSW: 'new south wales',
  VIC: 'victoria',
  QLD: 'queensland',
  WA: 'western australia',
  SA: 'south australia',
  TAS: 'tasmania',
  NT: 'northern territory',
  ACT: 'australian capital territory',
};

/** First to last postcode of places, not of post office boxes. */
const POSTCODES: readonly [number, number, StateCode][] = [
  [800, 899, 'NT'],
  [2000, 2599, 'NSW'],
  [2600, 2618, 'ACT'],
  [2619, 2899, 'NSW'],
  [2900, 2920, 'ACT'],
  [2921, 2999, 'NSW'],
  [3000, 3999, 'VIC'],
  [4000, 4999, 'QLD'],
  [5000, 5799, 'SA'],
  [6000, 6797, 'WA'],
  [7000, 7799, 'TAS'],
];

/** Beside a border, one postcode serves places of two states. */
const SHARED: ReadonlySet<number> = new Set([
  872, 2406, 2540, 2611, 2618, 2620, 3585, 3586, 3644, 3691, 3707, 4375, 4377, 4380, 4383, 4385,
]);

/** Where an address ends, or its next part begins: 'Victoria Street' and 'SA House' name no state. */
const AFTER = '(?=\\s*(?:$|[-–,;|/()\\n]|\\d{4}\\b|australia\\b))';
const dotted = (code: string) => [...code].join('\\.?');
const NAMED: readonly (readonly [StateCode, RegExp])[] = STATE_CODES.map((code) => [
  code,
  new RegExp(`(?<![\\w.])(?:${dotted(code)}\\.?|${NAMES[code]})${AFTER}`, 'gi'),
]);

/** At the end, and no number of a lot, a job or a letter box. */
const POSTCODE =
  /(?<!\b(?:lot|unit|box|bag|no|number|flat|stage|job|house|level|room)[\s.]*)(?<=[a-z.,]\s*)\b(\d{4})[\s,.]*(?:australia)?[\s.]*$/i;

function byPostcode(address: string): StateCode | 'shared' | undefined {
  const written = POSTCODE.exec(address)?.[1];
  if (written === undefined) return undefined;
  const code = Number(written);
  if (SHARED.has(code)) return 'shared';
  return POSTCODES.find(([first, last]) => code >= first && code <= last)?.[2];
}

/** Undefined where it names none, or one by its name and another by its postcode. */
export function stateInAddress(address: string): StateCode | undefined {
  let last: { state: StateCode; at: number } | undefined;
  for (const [state, pattern] of NAMED)
    for (const { index } of address.matchAll(pattern))
      if (!last || index > last.at) last = { state, at: index };
  const told = byPostcode(address);
  if (!last) return told === 'shared' ? undefined : told;
  return told === undefined || told === 'shared' || told === last.state ? last.state : undefined;
}
