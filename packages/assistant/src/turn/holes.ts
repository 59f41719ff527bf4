/** What a question leaves out that was told before it: the part for 'what should it be', the size for 'is that ok'. */
import { turnsAway } from '../question/said-so-far.ts';

/**
 * A limit, a last day, the same of others of its sort, whether a rail is wanted at a height, how high that is then, how long to watch it, whether
 * somebody may mend it so, or who inspects it.
 */
export type Hole = 'limit' | 'period' | 'ones' | 'drop' | 'rail' | 'height' | 'watch' | 'repair' | 'inspects';

const LEADS = '^\\W*(?:(?:and|so|but|well|ok|okay|then|now|um|hmm|just|mate|hey)\\b\\W*)*';
const IT = "(?:(?:that|it|this|they|those|these|them|there|he|mine|ours|thats|its|theyre)(?:['’](?:s|re))?)";
const FITS =
  '(?:ok(?:ay)?|alright|all right|fine|good|legal|legit|allowed|acceptable|permitted|compliant|normal|right|wrong|enough|within (?:\\w+ ){0,2}(?:toleranc\\w*|limits?|spec|code)|in spec|out of spec|to code|up to (?:code|scratch)|over(?: the (?:top|limit|odds))?|under|a (?:defect|fail|pass|breach|problem)|defective|too \\w+|\\w+ enough|bad|much|a lot)';
const TAIL =
  '(?: (?:or (?:what|not)|for (?:that|it|here|a \\w+)|over here|here|there|in (?:the )?\\w+|then|though|tho|mate|by the (?:code|book|rules))){0,3}\\W*$';

/** Asks whether what was told is kept. */
const VERDICT = new RegExp(
  `${LEADS}(?:(?:is|are|was|were|isnt|isn['’]t|would|does|do|will|should|could|can) ${IT} (?:\\w+ ){0,3}?|${IT} |thats |that['’]s |reckon (?:that['’]?s |its |it['’]s )?)?(?:be |really |actually |even |still |a bit |way )*${FITS}${TAIL}`,
  'i',
);
const COMPLIES = new RegExp(
  `${LEADS}(?:does|do|will|would|did) ${IT} (?:\\w+ )?(?:compl(?:y|ies)|pass|fail|meet (?:the )?\\w+|count as \\w+(?: \\w+)?)\\b${TAIL}`,
  'i',
);
/** Asks how large, high or far something that isn't named may be. */
const BOUND = new RegExp(
  `${LEADS}(?:what|whats|what['’]s|wats) (?:is |are |was )?(?:the |a |its |their )?(?:(?:it|they|that|this|those) )?(?:is |are )?(?:(?:most|least|max\\w*|min\\w*|biggest|smallest|highest|lowest|limits?|tolerances?|rule|standard|allowed|allowable|acceptable|normal|legal|right (?:size|height|width|gap)|meant|supposed|required|proper|correct)\\b|should (?:it|they|that|those|this)\\b|(?:can|may|must|do|does) (?:it|they|that) (?:be|have to be|need to be)\\b)|${LEADS}how (?:much|many|little|high|low|wide|deep|long|far|big|small|close|steep|thick|flat|level|straight)\\b[^?]{0,50}\\b(?:should|can|could|may|must|meant|supposed|allowed|has to|have to|need|needs|ought)\\b(?! (?:i|we|you|he|they) (?:wait|leave|watch|pay|keep|worry|do|spend|charge))`,
  'i',
);
const LONGEST_LIMIT = 14;

/** Asks by when, of what was told. */
const PERIODS = [
  'how long(?: (?:do|have|did) (?:i|we)(?: have| got| get)?(?: left)?)?',
  'how long (?:left|is (?:it|that|left)|am i covered|till (?:it|that) \\w+)',
  '(?:am|are) (?:i|we) (?:still |even )?(?:covered|too late|in time|out of time)',
  'is (?:it|that|he|she|the builder) (?:\\w+ )?(?:covered|too late|in time|under warranty)',
  'is (?:it|that|he|she|the builder) (?:\\w+ )?(?:out of warranty|in warranty|on the hook|liable)',
  'too late|still (?:covered|under warranty|in time)',
  '(?:any|is there (?:any |still )?) ?(?:warranty|cover|time)(?: left)?',
  'when (?:does|did|do) (?:it|that|they) (?:run out|end|expire|finish)|(?:till|until) when',
  '(?:can|could|may) (?:i|we) (?:still |even |now )?(?:get|call|bring|drag|make|have) (?:him|her|them|the \\w+) (?:to )?(?:come |go )?back',
];
const PERIOD = new RegExp(
  `${LEADS}(?:${PERIODS.join('|')})(?: (?:to (?:claim|complain)|then|for (?:that|it|this)|on (?:that|it|this)|left|now))?\\W*$`,
  'i',
);

/** 'How long do I watch it before I patch it'. */
const WATCH =
  /\bhow (?:long|often)\b[^.?!]{0,30}\b(?:watch|monitor|track|measure|keep (?:an eye|track|checking|watching))\b/i;
/** 'Good idea?', 'will that do it': of a repair that somebody offered. */
const REPAIR = new RegExp(
  `${LEADS}(?:(?:is|was) (?:that|it|this) )?(?:a |an |the )?(?:good|bad|right|decent|proper|smart|silly|dumb) (?:idea|fix|move|plan|way|call|approach|repair|job)\\b.{0,25}$|${LEADS}(?:will|would|does|is) (?:that|it|this) (?:\\w+ )?(?:work|fix it|do it|do the (?:job|trick)|hold|cure it|be enough|solve it)\\b.{0,20}$`,
  'i',
);
/** 'Who inspects it', of a stage. */
const INSPECTS = new RegExp(
  `${LEADS}who (?:\\w+ )?(?:inspects?|certif(?:ies|y)|signs?|checks?|passes) (?:it|that|this|them)(?: off)?\\b.{0,20}$`,
  'i',
);
/** 'What about the polished ones': the same of others. */
const ONES = new RegExp(
  `${LEADS}(?:(?:what|how) about|or|and|what of|same (?:for|with)) (?:the |a |an |those |my |our )?(?:\\w+ ){1,3}ones?\\b[^?.!]{0,30}\\W*$`,
  'i',
);
/** 'What if it’s only 800 off the ground': how far it is to fall. */
const DROP =
  /\b\d+(?:[.,]\d+)? ?(?:mm|cm|m|mil|met\w+)?\b[^.?!]{0,12}\b(?:off|above|from|to|up from|over) (?:the )?(?:ground|grass|lawn|garden|pavers|paving|concrete|dirt|yard)\b|\b(?:drop|fall)s?\b[^.?!]{0,10}\d/i;

/** 'Do I need a rail': at the height that was told. */
const RAIL_NAMED = '(?:hand ?|guard ?)?(?:rail\\w*|balustrad\\w*|barriers?)';
const RAIL = new RegExp(
  `\\b(?:need|(?:to|i|we|it|they|must|should) have|required?)\\b[^.?!\\d]{0,20}\\b${RAIL_NAMED}\\b[^\\d]{0,25}$|\\b(?:is|are) (?:an? |any )?${RAIL_NAMED} (?:\\w+ )?(?:required|needed|necessary)\\b[^\\d]{0,20}$`,
  'i',
);

const RAIL_OR_NOT = new RegExp(`${LEADS}(?:an? |the )?${RAIL_NAMED} or (?:not|no|nah)\\W*$`, 'i');
/** 'And how high?' */
const HEIGHT = new RegExp(
  `${LEADS}(?:and |so )?how (?:high|tall)(?: (?:then|though|must|should|does|would|has)(?: (?:it|that|the ${RAIL_NAMED}))?(?: (?:have to|need to|to))?(?: be)?)?\\W*$`,
  'i',
);
/** 'What category’s that?', of a crack whose width was told. */
const CATEGORY = new RegExp(
  `${LEADS}(?:what|which) (?:damage |crack )?cat(?:egory)?(?:['’]?s| is| would| does)?(?: (?:that|it|this|they|be|come|under|in|mean|now|then|fall|into|make)){0,5}\\W*$`,
  'i',
);

/** What a message asks and doesn't say of what; undefined where it says enough, or speaks of another thing. */
export function holeIn(message: string): Hole | undefined {
  if (turnsAway(message)) return undefined;
  if (PERIOD.test(message)) return 'period';
  if (ONES.test(message)) return 'ones';
  if (WATCH.test(message)) return 'watch';
  if (REPAIR.test(message)) return 'repair';
  if (INSPECTS.test(message)) return 'inspects';
  const short = message.trim().split(/\s+/).length <= LONGEST_LIMIT;
  if (short && DROP.test(message)) return 'drop';
  if (short && (RAIL.test(message) || RAIL_OR_NOT.test(message))) return 'rail';
  if (HEIGHT.test(message)) return 'height';
  return short &&
    (VERDICT.test(message) || COMPLIES.test(message) || BOUND.test(message) || CATEGORY.test(message))
    ? 'limit'
    : undefined;
}

/** Whether a message asks how much something that it doesn't name may be, and not whether that is all right. */
export const asksBound = (message: string): boolean =>
  holeIn(message) === 'limit' &&
  (BOUND.test(message) || CATEGORY.test(message)) &&
  !VERDICT.test(message) &&
  !COMPLIES.test(message);
