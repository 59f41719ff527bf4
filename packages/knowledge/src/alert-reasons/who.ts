import type { AlertKind } from '../hazards/index.ts';
import { ACTS } from './verbs.ts';

const ANYWHERE = ['brigade', 'firies', 'fire ?fighters?', 'ses'];
const NETWORK = ['network', 'distributor', 'supplier', 'technicians?', 'tech', 'service ?(?:man|person)'];
const GAS = ['gas ?fitters?', 'fitters?', 'plumbers?', 'gas (?:man|guy|engineer|company|inspector)'];
const ELECTRICAL = [
  ...['electricians?', 'spark(?:y|ie|ies)', 'elec', 'electrical (?:contractor|inspector|engineer|fitter)'],
  ...['line(?:s?man|workers?)', '(?:power|energy) company', 'supply authority'],
];
/** Networks that are known by their name alone. */
const GAS_NAMES =
  'jemena|atco|evoenergy|ausnet|multinet|agn|australian gas networks|apa group|tasgas|elgas|kleenheat|supagas';
const ELECTRICAL_NAMES =
  'ausgrid|endeavour|essential energy|evoenergy|ausnet|citipower|powercor|jemena|united energy|energex|ergon|sapn|sa power networks|western power|horizon power|tasnetworks|power ?(?:and|&) ?water';
const BUILDERS = [
  ...['engineers?', 'eng', 'builders?', 'carpenters?', 'chipp(?:y|ie)', 'surveyors?', 'certifiers?'],
  ...['inspectors?', 'geotech\\w*', 'restump\\w*', 'underpinners?', 'bricklayers?', 'brick(?:ie|y)'],
  ...[
    '(?:stone)?masons?',
    'plasterers?',
    'landscapers?',
    'excavat\\w*',
    'scaffolders?',
    'roofers?',
    'riggers?',
    'welders?',
    '(?:steel )?fabricators?',
  ],
  ...['foreman', 'contractors?', 'glaziers?', 'pest (?:inspector|controller|technician)'],
];

const oneOf = (words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})\\b`);
/** A licence of whatever trade isn't named: a licensed painter has another, and 'not licensed' has none. */
const LICENCE =
  "(?<!\\b(?:not|no|never|without|isn't|wasn't|driver'?s)(?: an?)? )licen[cs]e(?:d(?! \\w+(?:er|or|ian|ist)\\b))?";
/** A licence by its number: 'REC 21345', 'licence no. 334455C', 'PIC lic 42 118'. */
const NUMBERED =
  '(?:rec|licen[cs]e|lic|pic|vba|bpc|gfl|ewl|ec|qbcc|nsw ?ft)\\.? ?(?:no|number|num|#|nr|:|lic(?:en[cs]e)?)*\\.?[ :#]*[a-z]{0,3} ?\\d(?:[ -]?\\d){3,7}[a-z]?';
const ABLE: Partial<Record<AlertKind, RegExp>> = {
  gas: oneOf([...ANYWHERE, ...NETWORK, ...GAS, GAS_NAMES, LICENCE, NUMBERED]),
  electrical: oneOf([...ANYWHERE, ...NETWORK, ...ELECTRICAL, ELECTRICAL_NAMES, LICENCE, NUMBERED]),
};
/** 'Metro Plumbing', and not 'The plumbing'. */
const firmOf = (trade: string) =>
  new RegExp(
    `(?<!\\p{L})(?!The |My |Our |All |New |Old )\\p{Lu}[\\p{L}&'’-]* (?:${trade})(?=$|[,.;:)]| (?:Services?|Contract|Co\\b)| (?:has |have )?(?:${ACTS})\\b)`,
    'u',
  );
const FIRMS: Partial<Record<AlertKind, RegExp>> = {
  gas: firmOf('Plumbing|Gas|Gasfitting'),
  electrical: firmOf('Electrics|Electrical'),
};
const ABLE_OTHERS = oneOf([...ANYWHERE, ...BUILDERS]);

/** A trade is no name: one that can't tell of this danger doesn't become a person by its capital. */
const ANY_TRADE = oneOf([
  ...ANYWHERE,
  ...NETWORK,
  ...GAS,
  ...ELECTRICAL,
  ...BUILDERS,
  '\\w+(?:ist|ian|keeper)',
  'painter',
  'tiler',
]);

/** Whom a reason names for a danger, as the sentence says it that asks for one. */
export const TRADES: Partial<Record<AlertKind, string>> = {
  gas: 'a gas fitter, plumber or the gas network, or that the person is licensed',
  electrical: 'an electrician or the electricity network, or that the person is licensed',
};
export const OTHERS = 'an engineer, builder or another trade, or the person’s name';

/** Who lives there, or looks without knowing what to look for. */
const UNABLE =
  /\b(?:cats?|dogs?|pets?|kids?|child(?:ren)?|sons?|daughters?|neighbours?|neighbors?|visitors?)\b(?! (?:proof|safe|door|side))(?= (?:\w+ )?(?:check|inspect|look|test|found|said|says))/;

/**
 * True where a reason names somebody who can tell of such a danger: a trade, or a person by name where no licence is
 * needed. Without a kind, false where it names only somebody who can't, undefined where it names nobody.
 */
export function whoLooked(reason: string, kind: AlertKind | undefined): boolean | undefined {
  const said = reason.toLowerCase();
  if (kind !== undefined)
    return ABLE[kind]
      ? ABLE[kind].test(said) || FIRMS[kind]?.test(reason) === true
      : ABLE_OTHERS.test(said) || isNamed(reason);
  return UNABLE.test(said) ? false : undefined;
}

const NAME = "\\p{Lu}(?:\\.|[\\p{L}'’-]+)";
const NO_NAME = new Set(
  [
    'I We He She They It You Someone Somebody Everyone Everybody Anyone Nobody One All Both Everything This That These',
    'Those There The A An My Our Your His Her Their Its Owner Tenant Tenants Neighbour Neighbor Cat Dog Kids Wife',
    'Husband Mum Dad Mate Friend Agent Handyman Painter Cleaner Gardener Client Boss Photo Photos Picture Video Visually',
    'Gas Leak Meter Line Hose Valve Regulator Bottle Heater Cooker Stove Oven Flue Pipe Smell Wire Wires Wiring Cable',
    'Circuit Board Switchboard Panel Power Point Switch Light Tap Wall Walls Beam Crack Cracks Ceiling Deck Balcony Roof',
    'Stumps Stair Stairs Rail Joists Posts Slab Floor Area House Alarm Alarms Just Have Has Had Been Was Were Is Already',
    'Now Then Yesterday Today Finally Recently Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February',
    'March April May June July August September October November December',
  ]
    .join(' ')
    .split(' '),
);

/** A person or firm by name: 'Bob inspected', 'which Ausgrid fixed', 'by J Lee', 'Kim Smith (licensed)'. */
const NAMED = new RegExp(
  `(?:(?<!\\p{L})(${NAME})(?: ${NAME})*(?: \\([^)]*\\))? (?:has |have |from \\w+ )?(?:\\w+ly )?(?:${ACTS})\\b|\\b(?:by|from|per) (${NAME})|\\b(${NAME}) (${NAME}) \\()`,
  'gu',
);

function isNamed(reason: string): boolean {
  for (const [, ...names] of reason.normalize('NFC').matchAll(NAMED)) {
    const [first] = names.filter((name) => name !== undefined);
    if (first && !NO_NAME.has(first) && !ANY_TRADE.test(first.toLowerCase())) return true;
  }
  return false;
}
