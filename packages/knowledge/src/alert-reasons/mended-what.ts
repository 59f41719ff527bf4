import type { AlertKind } from '../hazards/index.ts';
import { MENDED } from './verbs.ts';

const PARTS = /^(.*?)\b((?:VERBS)\b.*)$/.source.replace('VERBS', MENDED);
const VERB_ALONE = new RegExp(`^(?:${MENDED})$`);
/** Where it stands, and who did it: 'the tap next to the meter' is a tap. */
const ASIDE = / (?:in|at|on|by|under|of|for|to|near|next|behind|from|above|beside|below)\b/;

const BATHROOM = 'toilets?|seats?|cisterns?|basins?|sinks?|showers?|bath(?:tub)?s?|vanit(?:y|ies)';
const OUTSIDE = 'gutter(?:s|ing)?|downpipes?|letter ?box(?:es)?|blinds?|carpets?|fly ?screens?';
const WHATEVER =
  'it|its|them|this|that|everything|all|both|fault\\w*|problems?|issues?|defects?|damage\\w*|leak\\w*|unsafe|danger\\w*';

/** What is surely no part of such a danger, unless a word of its own stands beside: 'the gas tap'. */
const ANOTHER: Partial<Record<AlertKind, readonly [other: RegExp, own: RegExp]>> = {
  gas: [
    new RegExp(`\\b(?:taps?|mixers?|dishwashers?|doors?|windows?|fences?|tiles?|${BATHROOM}|${OUTSIDE})\\b`),
    new RegExp(
      `\\b(?:${WHATEVER}|gas|smell|flues?|heaters?|hot water|cook ?tops?|stoves?|ovens?|meters?|hoses?|regulators?|valves?|bottles?|bayonets?|burners?|pipes?|joints?|fittings?|lines?|appliances?)\\b`,
    ),
  ],
  electrical: [
    new RegExp(
      `\\b(?:doors?|windows?|fences?|tiles?|${BATHROOM}|${OUTSIDE})\\b|\\b(?:installed|fitted|put) .*\\b(?:ovens?|stoves?|cook ?tops?|dishwashers?|fridges?|dryers?|tvs?|antennas?|aerials?|air ?con\\w*)\\b`,
    ),
    new RegExp(
      `\\b(?:${WHATEVER}|electric\\w*|live|wires?|wiring|cables?|cords?|circuits?|\\w*switch\\w*|isolators?|boards?|points?|gpos?|outlets?|sockets?|plugs?|lights?|rcds?|fuses?|breakers?|earth\\w*|neutral|elements?)\\b`,
    ),
  ],
  structural: [
    new RegExp(`\\b(?:taps?|mixers?|dishwashers?|lights?|${BATHROOM}|${OUTSIDE})\\b`),
    new RegExp(
      `\\b(?:${WHATEVER}|walls?|beams?|posts?|props?|joists?|bearers?|stumps?|piers?|footings?|slabs?|lintels?|columns?|frames?|rafters?|cracks?|structur\\w*)\\b`,
    ),
  ],
};

/** Whether a clause tells of a repair of something that isn't of this danger: a toilet seat, where gas leaks. */
export function mendsAnother(clause: string, kind: AlertKind): boolean {
  const [other, own] = ANOTHER[kind] ?? [];
  const [, before = '', after = ''] = clause.match(PARTS) ?? [];
  const done = after.split(ASIDE)[0]?.trim() ?? '';
  const what = VERB_ALONE.test(done) ? (before.split(ASIDE)[0] ?? '') : done;
  return other?.test(what) === true && !own?.test(what);
}
