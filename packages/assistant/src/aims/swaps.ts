/** A short message that keeps the question before it and swaps one thing: the part, how many cracks, what of the law. */
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import { asksAnything, tellsFault } from '../turn/read-turn.ts';
import type { Aim } from './aims.ts';

const OPENS = String.raw`^\W*(?:(?:and|what about|how about|what of|or|so|ok|but|now|then)\b|(?:(?:sorry|oops|wait|no|actually)[ ,]+)*(?:it'?s|it’s|its|that'?s|it is)(?: actually| really)? (?:an?|the)\b)`;
const PART =
  /\b(?:tiled?|tiles|timber|wood(?:en)?|boards?|brick(?:work)?|masonry|block(?:work)?|plaster(?:board)?|gyprock|render(?:ed)?|concrete|slab|stairs?|balcon(?:y|ies)|deck|shower|bathroom|laundry|kitchen|lounge|living(?: room)?|bed ?rooms?|dining(?: room)?|study|hall(?:way)?|corridor|garage|toilet|ensuite|pantry|box gutters?|gutters?|windows?|doors?|ceiling|floors?|walls?|stud|frame|rail(?:ing)?|going|riser|retaining|polished)\b/gi;
const ASKS_ITSELF =
  /\b(?:who|whose|how (?:soon|long|bad|serious|urgent)|when|why|should|can|fix\w*|cost|pay\w*|urgent|serious|wait|warranty|complain|safe|leak\w*|caus\w*)\b/i;
const MATERIALS =
  /\b(?:tiled|timber|wooden|brick|masonry|block|plaster(?:ed)?|plasterboard|gyprock|rendered|concrete|stud|box|polished)\b/gi;
const STANDS_FOR = /\bones?\b/i;
/** Where something is, and not what it is: 'and on the stairs?' after a rail still asks of the rail. */
const PLACE =
  /\b(?:stairs?|balcon(?:y|ies)|deck|shower|bathroom|laundry|kitchen|lounge|living(?: room)?|bed ?rooms?|dining(?: room)?|study|hall(?:way)?|corridor|garage|toilet|ensuite|pantry)\b/gi;
const MOST_WORDS = 10;

/**
 * The question before with the part swapped that this message names: 'floor is 5 mm out over 2 m and a tiled one?'
 * Undefined where the message isn't such a one. A size of its own takes the place of the one before.
 */
export function withPartSwapped(message: string, { asked }: Thread): string | undefined {
  // 'Riser limit', 'and going', 'and both together'.
  if (BOTH.test(message) && OF_STEP.test(asked)) return 'limit of riser and going together';
  if (asked === '' || !new RegExp(OPENS, 'i').test(message) || ASKS_ITSELF.test(message)) return undefined;
  if (message.trim().split(/\s+/).length > MOST_WORDS || /\d/.test(message)) return undefined;
  const named = message.match(PART) ?? [];
  if (named.length === 0 || named.every((part) => asked.toLowerCase().includes(part.toLowerCase())))
    return undefined;
  // 'A tiled one' is still the floor; 'the brick wall' is no longer the plaster.
  const onlyPlaces =
    named.every((part) => part.search(PLACE) >= 0) && asked.replace(PLACE, '').search(PART) >= 0;
  const kept = STANDS_FOR.test(message)
    ? asked.replace(MATERIALS, ' ')
    : asked.replace(onlyPlaces ? PLACE : PART, ' ');
  return `${kept.replace(/\s+/g, ' ').trim()} ${message.replace(new RegExp(OPENS, 'i'), ' ').trim()}`;
}

const OF_STEP = /\b(?:risers?|goings?)\b/i;
const BOTH =
  /^\W*(?:and |so |what about |how about )*both(?: of (?:them|those))?(?: together| at once| combined)?\W*$/i;

/** Whether a message names a part of a building or a material of one. */
export const namesPart = (message: string): boolean => message.search(PART) >= 0;

/** The last part or material that a text names: what 'the polished ones' are. */
export const lastPart = (text: string): string | undefined => text.match(PART)?.at(-1);

const NUMBER = String.raw`(?:[3-9]|[1-9]\d|three|four|five|six|seven|eight|nine|ten|several|a few|lots|heaps)`;
const COUNTED = new RegExp(
  String.raw`\b${NUMBER} (?:of (?:them|these|those|the cracks)|(?:\w+ )?cracks|in a (?:row|group|bunch)|together|side by side)|\b(?:group|bunch|cluster|row) of ${NUMBER}\b|\bseveral of (?:them|these|those)\b`,
  'i',
);
const CRACK = /\bcrack/i;

/** Whether a message says that there are several of the cracks that were spoken of. */
export const countsCracks = (message: string, { asked, defectIds }: Thread): boolean =>
  COUNTED.test(message) &&
  (CRACK.test(asked) || CRACK.test(message) || defectIds.some((id) => id.endsWith('_crack')));

const BY_WHEN =
  /^\W*(?:and |so |ok |but |what about |how about )*(?:(?:what'?s |whats |is there )?(?:the |a )?(?:time )?(?:limit|deadline)|by when|how long (?:do|have) (?:i|we)\b|until when|till when|how long after|when (?:do|must) (?:i|we))/i;
const CLASS = /\b(?:non[- ]?structural|structural|major|minor|cosmetic\w*|finishes)\b/i;
/** 'And the minor ones?' asks how long those run. */
const OTHER_THAN_CLASS = /\bhow long\b|\bperiod\b|\byears?\b|\bmonths?\b|\bengineer|\bwho\b|\breport\b/i;
const IS_IT = /\b(?:is|are|does|would|counts?)\b/i;
const SHORT = 10;

/** What of the law is wanted next: 'by when?' of a complaint, 'is that structural?' of a warranty. */
export function lawGoesOn(message: string, thread: Thread): Aim | undefined {
  const { aim, intents } = thread;
  if (message.trim().split(/\s+/).length > SHORT) return undefined;
  if (tellsStateOfDispute(message, thread)) return 'law.dispute';
  const ofComplaint =
    aim === 'law.complain' || aim === 'law.lodge' || (aim === null && intents[0] === 'regulator');
  if (ofComplaint && BY_WHEN.test(message)) return 'law.lodge';
  const ofPeriod =
    aim === 'law.period' ||
    aim === 'law.late' ||
    aim === 'law.lodge' ||
    aim === 'pos.pays' ||
    (aim === null && intents[0] === 'warranty');
  if (ofPeriod && /^\W*(?:and |but |so |what )*(?:if|for|when)\b/i.test(message) && CLASS.test(message))
    return aim === 'law.lodge' ? 'law.lodge' : 'law.period';
  if (ofPeriod && LATER_OWNER.test(message) && !OTHER_THAN_CLASS.test(message)) return 'law.buyer';
  if (ofPeriod && ONLY_CLASS.test(message) && !OTHER_THAN_CLASS.test(message)) return aim ?? 'law.period';
  if (ofPeriod && IS_IT.test(message) && CLASS.test(message) && !OTHER_THAN_CLASS.test(message))
    return 'law.class';
  return undefined;
}

/** 'Contract was 38k in NSW', after a dispute whose regulator and tribunal wait for the state. */
const tellsStateOfDispute = (message: string, { aim, told, said }: Thread): boolean =>
  (aim === 'law.dispute' || DISPUTES.test([...said.split('\n').slice(-2), told].join('\n'))) &&
  readState(message).state !== undefined &&
  !asksAnything(message) &&
  !tellsFault(message) &&
  !/\bwarrant\w*|\bmajor\b|\bstructural\b|\bcomplet\w*|\bfinish\w*|\bbuilt\b/i.test(message);
const DISPUTES =
  /\b(?:su(?:e|ing) (?:him|her|them|(?:my|the|our) \w+)|can i sue|(?:take|taking) (?:\w+ ){1,3}to (?:court|(?:the )?tribunal|[nvq]cat)|legal action)\b/i;

/** 'And if I bought it second hand?' */
const LATER_OWNER =
  /\b(?:bought (?:it|this|the place) (?:second[- ]?hand|off|from|later|last)|second[- ]?hand|(?:second|later|new|next) owner|(?:not|isn['’]?t) the (?:first|original) owner|when (?:i|we) sell|if (?:i|we) sell)\b/i;

/** 'What about the small stuff, paint and that', 'sorry I meant non structural': the same of another class. */
const ONLY_CLASS =
  /^\W*(?:(?:and|what about|how about|or|but|so|sorry|no|nah|wait|oops|actually|i mean(?:t)?|just|only|for|the|all the)\b[\s,]*)+(?:(?:the|all|other|more|any|non|just) )*(?:small(?:er)? (?:stuff|things|ones|bits)|little (?:things|stuff|bits)|paint\w*|tiles|tiling|cosmetic\w*|minor\w*|finishes|non[- ]?structural|structural|major|big(?:ger)? (?:stuff|things|ones)|serious (?:stuff|ones|defects))\b[\w\s,]{0,25}\W*$/i;

const CLASSED = /\b(?:non[- ]?struct\w*|structural|major|minor)\b/i;
const HOW_LONG =
  /\bhow (?:long|many years?)\b|\b(?:what'?s|whats|what is|which is)? ?the (?:warranty |liability )?period\b|\bhow much time\b/i;
/** 'Canberra: structural, how long': a class of the law, a state, and what is wanted of it. */
export const asksOfPeriod = (message: string, state: unknown): boolean =>
  state !== null &&
  CLASSED.test(message) &&
  HOW_LONG.test(message) &&
  !/\b(?:wait|leave|take|till|until|before|last|repair|fix|engineer)\b/i.test(message);

const CHECKS =
  /\bwho (?:checks?|inspects?|signs? off|approves?|passes|looks at)\b.*\b(?:frame|slab|footings?|reo|waterproofing|final|pour|lock[- ]?up)\b/i;
/** 'Who checks the frame before the plaster goes on', while it is built. */
export const asksOfStage = (message: string): boolean =>
  CHECKS.test(message) &&
  /\b(?:before|after|goes on|pour|plaster|lining|stage|during|inspect\w*)\b/i.test(message) &&
  !/\b(?:termite|crack\w*|leak\w*)\b/i.test(message);

const LIST_OF_STAGES =
  /\b(?:mandatory|compulsory|required|set list of|list of|stages? of|which|what) (?:\w+ ){0,2}inspections?\b|\binspections?\b.{0,30}\b(?:mandatory|compulsory|required|have to happen|must happen|by law)\b/i;
/** 'Is there a set list of inspections for a house in WA?' */
export const asksForStages = (message: string): boolean =>
  LIST_OF_STAGES.test(message) &&
  !/\b(?:pest|pre-?purchase|buyers?|termite|my|report|4349|strata|bond|pool|smoke|who does|costs?|credits?)\b/i.test(
    message,
  );

const EDITION =
  /\bncc\b.*\b20(?:19|2\d)\b|\b20(?:19|2\d)\b.*\bncc\b|\bwhich (?:code|ncc|edition|version of the (?:ncc|code))\b/i;
const IN_FORCE =
  /\b(?:starts?|started|starting|use[ds]?|adopt\w*|in force|appl(?:y|ies|ied)|come in|comes in|still|current|take effect|kick in|approved|built|in yet)\b/i;
/** 'Is NCC 2022 still used in WA' asks which edition holds. */
export const asksOfEdition = (message: string): boolean =>
  EDITION.test(message) &&
  IN_FORCE.test(message) &&
  !/\b(?:chang\w*|new in|differ\w*|say|clause)\b/i.test(message);

const ONLY_AGE =
  /^\W*(?:and |but |even (?:though|if) |what if |if |so |though )*(?:it'?s|its|it is|the (?:house|place|job|work|unit)(?:'?s| is)|we'?re|that'?s|mine'?s?)(?: \w+){0,2} (?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?:\.5| and a half)? (?:years?|yrs?|months?|mths?)(?: old| ago| in)?\W*$/i;
/** 'It's 4 years old', after who pays or how long: the same is asked of that age. */
export const ageGoesOn = (message: string, { aim }: Thread): Aim | undefined =>
  ONLY_AGE.test(message) && (aim === 'pos.pays' || aim === 'law.late')
    ? aim
    : ONLY_AGE.test(message) && aim === 'law.period'
      ? 'law.late'
      : undefined;

const PRICED = /\b(?:photos?|reports?|analys\w+|pictures?|scans?|images?|pdfs?|credits?)\b/i;
/** 'And the photos?' after what a report costs asks for a price as well. */
const ONLY_NAMES = /^\W*(?:and|what about|how about|or)\b(?:\s+[\w’']+){1,4}\W*$/i;
/** 'How much would one be', after reports or credits. */
const COSTS_ONE =
  /^\W*(?:and |so |ok |but )*(?:how much|what (?:does|do|would|will|is|are)|what'?s|whats)\b.{0,20}\b(?:one|it|they|that|another|cost|costs|price|be|each)\b.{0,12}$/i;
const PRICE_KEEPS = /\b(?:how|where|who|when|why|take|good|better|show|sent?|see)\b/i;
export const priceGoesOn = (message: string, { aim }: Thread): boolean =>
  ((aim === 'own.reports' || aim === 'own.credits' || aim === 'app.price') && COSTS_ONE.test(message)) ||
  (aim === 'app.price' &&
    ONLY_NAMES.test(message) &&
    PRICED.test(message) &&
    !PRICE_KEEPS.test(message.replace(/how about/i, '')));

const BOND_SCHEME = /\bbond\b/i;
const OF_BOND = /\binspect\w*|\binterim\b|\breports?\b/i;
const OF_BLOCKS =
  /\bstrata\b|\bdevelopers?\b|\bapartment (?:building|block)s?\b|\bapartments\b|\bstore?ys?\b/i;
/** 'Is there a bond for that?', after a defect of a flat. */
const IS_THERE_ONE =
  /^\W*(?:and |so |but |ok )*(?:is|was|isn['’]?t) there (?:(?:an?|any|some|no) )?(?:building |strata |developer['’]?s? )?bond\b(?! (?:beam|coat|breaker))/i;
/** The inspections of the strata bond aren't those of the building works. */
export const asksOfBond = (message: string): boolean =>
  BOND_SCHEME.test(message) &&
  (OF_BOND.test(message) || OF_BLOCKS.test(message) || IS_THERE_ONE.test(message)) &&
  !/\brent\w*|\btenant|\blease|\bbrick|\bcrack|\btiles?\b|\bglue/i.test(message);

const SPAN_APPLIES =
  /^\W*(?:so |and |but )*(?:do|does|is|are|will|would)\b.*\b(?:\d+|one|two|three|five|six|seven|ten)[ -]?(?:years?|yrs?)\b.*\b(?:apply|applies|cover\w*|count\w*|include\w*)\b/i;
/** 'Do the 2 years apply to a leaking roof?' asks which class of the law something is in. */
export const asksWhichSpan = (message: string): boolean =>
  SPAN_APPLIES.test(message) &&
  !/\bguides?\b|\btoleranc|\bncc\b|\bcode\b|\binsur|\b(?:car|ute|phone|laptop|fridge|tv|bike|boat|caravan)\b/i.test(
    message,
  );

const ONLY_FORUM =
  /^\W*(?:and |what about |how about |what'?s |whats |the )*(?:ncat|vcat|qcat|acat|tascat|ntcat|sacat)(?:'?s)?(?: (?:max\w*|limit|cap|amount|upper|money|claim))*\W*$/i;

/** A tribunal's name and no more, or its limit. */
export const asksOfForum = (message: string): boolean => ONLY_FORUM.test(message);
