/** What of the user's own work a message asks for in words that mean nothing else: 'which day did it go in?' */
import { asksWhatCanWait } from '../compose/chosen-findings.ts';
import { asksForGroups } from '../compose/grouped-parts.ts';
import { asksForOrder } from '../compose/sorted-parts.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { ANY_PROJECT_HAS, HAS_NOTHING, NOTHING_WORSE, WHICH_HAS } from './which-has.ts';

const WHEN_RECORDED =
  /\bwhen did (?:i|we|you) (?:find|record|log|add|put|note)\b|\b(?:which|what) (?:day|date) (?:did|was|were|is)\b.*\b(?:go in|went in|put in|logged|recorded|found|noted|added|entered|spotted)\b/i;

/** 'When was bay 22 reported', 'when I did the Yamba inspection'. */
const WHEN_DONE =
  /^\W*(?:and |so |ok )*when (?:was|were)\b(?!.*\b(?:law|code|ncc|standard|rule|built|council|banned)\b).*\b(?:reported|recorded|logged|noted|entered|found|spotted|inspected|photographed)\b|^\W*(?:and |so |ok )*when (?:i|we|did (?:i|we)) (?:last )?(?:did|do|inspect(?:ed)?|went|visit(?:ed)?|check(?:ed)?|photograph(?:ed)?|walk(?:ed)?)\b/i;

const OLD_OR_NEW =
  /\b(?:oldest|newest|latest|most recent|earliest)\b(?: \w+){0,2} (?:stuff|things?|findings?|items?|entry|entries|ones?|defects?|issues?|photos?|problems?)\b/i;

/** 'The first thing I logged', 'the last one we found'. */
const FIRST_LOGGED =
  /\b(?:first|last|earliest|latest) (?:(?:things?|ones?|findings?|defects?|issues?|items?|problems?) )?(?:that )?(?:i|we)(?:['’]ve| have| had)? (?:ever )?(?:log|record|found|find|photo|note|enter|add|put|snap|spot|pick)/i;

/** Where a job is. */
const WHERE_BUILT =
  /\bnumber and street\b|\bstreet (?:and|&) number\b|\bstreet (?:name|number)\b|\b(?:the|its|full|street|whats|what'?s|what is|job'?s) (?:\w+ )?address\b|\b(?:what|which|the) (?:suburb|postcode)\b/i;

/** How a finding was rated, what was measured of it, whether it was decided. */
const OF_ONE = [
  /\bhow (?:serious|bad|severe|urgent|high)(?:ly)? (?:did|have|had|was) (?:i|we|you|it) (?:mark|rate|call|put|score|class|grade)/i,
  /\bwhat (?:reading|measurement|size|width|figure) did (?:i|we) (?:get|take|record|note|put)\b/i,
  /\bwhat (?:did|have|had) (?:i|we) (?:writ(?:e|ten)|note[d]?|say|said|typed?|dictated?|jot(?:ted)?)\b(?!.*\b(?:builder|letter|email|notice)\b)/i,
  /\b(?:what'?s|whats|what (?:is|was)|is there|any|got) (?:the |my |our |a )?(?:notes?|comments?|measurements?|readings?)\b.*\b(?:on|of|for|about|from)\b/i,
  /\b(?:has|have|did|is|was) (?:anyone|anybody|someone|somebody|i|we|it|that|the \w+|the \w+ one)\b.*\b(?:signed off|sign off|decided|reviewed|ticked off)\b/i,
  /^\W*the (?:thing|one|issue|problem|bit|finding) (?:upstairs|downstairs|outside|out the|out front|in|on|by|near|at|under|above)\b/i,
  /\bdid (?:i|we) (?:ever )?(?:decide|sign off|make a decision)\b/i,
];

/** What oneself measured or wrote, in a question that would otherwise be of a limit or an amount. */
const OF_ONES_NOTE =
  /\bwhat(?:'?s|’s| is| was)\b.*\b(?:number|figure|size|reading|measurement|mm|gap|width|height|length|depth) (?:that )?(?:i|we) (?:put|wrote|measured|got|recorded|noted|took|gave|typed)\b|\bhow many\b.*\bdid (?:i|we) (?:say|write|note)\b|\b(?:how (?:many (?:mm|mil|cm)|wide|far|high|tall|big|deep|thick|long|much|bad)|what (?:\w+ ){0,2}(?:gap|height|width|size|measurement|reading|depth|crack|number|figure|length|distance))\b.*\bdid (?:i|we) (?:say|put|write|note|measure|get|record|log|have|find)\b|\bhow (?:many (?:mm|mil|cm)|wide|far|far out|high|tall|big|deep|thick)\b(?!.*\b(?:allowed|ok|limit|should|must|can|need)\b).*\b(?:was|were) (?:it|the|that|my|our)\b|\b(?:the|my|our) .{3,40}\bhow (?:wide|far|far out|high|big|deep|thick) (?:was|were) (?:it|they)\b/i;
/** How a finding of one's own was rated, and why; how sure the panel was; whether it is mended. */
const OF_RATING =
  /\bwhy (?:is|are|was|did)\b.*\b(?:rated|marked|critical|high|medium|low)\b(?! (?:enough|up|down))|\bhow (?:sure|confident|certain) (?:was|is|were|are) (?:the panel|the ai|the app|it|you)\b.*\b(?:about|of|on)\b|^\W*(?:is|are|was|has|have) the .{3,40}\b(?:been )?(?:fixed|repaired|rectified|sorted)\b/i;
const FOUND_ON =
  /\bwhat (?:did|have) (?:i|we) (?:find|found|log(?:ged)?|record(?:ed)?|put in|note[d]?|add(?:ed)?)\b.*\b(?:on the \d|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|between|from \d|last|yesterday|today)|\b(?:findings?|defects?|issues?|stuff|anything|everything)\b.*\b(?:between|from) (?:the )?\d.*\b(?:and|to)\b/i;
/** 'Any that pass?' */
const PASS_OR_FAIL =
  /^\W*(?:and |so )?(?:any|which|what|how many)(?: (?:ones?|of (?:them|these|those|my findings)|findings?|did|the|panel|rules?|say|says|said|that|do|are))* (?:pass|passes|passed|fail|fails|failed|comply|complies|compliant|non[- ]?compliant)\b/i;
/** 'Which was logged first, the tiles or the balcony?' */
const WHICH_FIRST =
  /\b(?:which|what)\b.{0,30}\b(?:logged|recorded|found|added|noted|photographed|came|went in)\b.{0,12}\b(?:first|last|earlier|later|before)\b.*\bor\b/i;
const HOW_LONG_AGO = /\bhow long ago did (?:i|we)\b/i;
const WHICH_PROJECT =
  /\bwhich (?:of (?:my|our) )?(?:projects?|jobs?|sites?|houses?|places?|buildings?|propert(?:y|ies))\b.*\b(?:worst|best|most|fewest|least|biggest|highest|lowest)\b/i;
const FOR_TRADE =
  /\b(?:plumber|sparky|electrician|plasterer|painter|carpenter|chippy|bricky|brickie|bricklayer|roofer|tiler|waterproofer|engineer|renderer|glazier|concreter|landscaper)(?:s|'s|s'|’s)?\b.{0,12}\b(?:lists?|jobs?|items?|stuff|work|things|findings?)\b|\b(?:list|stuff|jobs?|items?|work|findings?|things)\b.{0,20}\bfor (?:the|my|our) (?:plumber|sparky|electrician|plasterer|painter|carpenter|chippy|bricky|brickie|bricklayer|roofer|tiler|waterproofer|engineer|renderer|glazier)s?\b/i;

/** Where something is, what has been recorded of it, which of a kind is the worst: the list tells, the worst first. */
const OF_MANY = [
  /^\W*(?:and |so |ok )*which (?:levels?|floors?|rooms?|units?|flats?|areas?|walls?|elevations?) (?:have|has|had|are|is|got|still)\b/i,
  /\bwhat (?:have|did|do|had) (?:i|we)(?: got| have)? (?:recorded|record|logged|log|noted|listed|found|on file) (?:on|about|for|of|in|at)\b/i,
  /\bwhich (?:\w+ ){1,3}(?:is|was) (?:the )?(?:worse|worst)\b/i,
  // 'What have I got that's not urgent?'
  /\bwhat (?:have|do) (?:i|we) (?:got|have)(?: here| there| left)? (?:that(?:'?s|’s)?|thats|which)\b.{0,12}\b(?:urgent|serious|critical|high|low|medium|minor|open|new|old|waiting)\b/i,
];

/** 'Which of my findings is worst' wants one. */
const WORST_OF_ALL =
  /\bwhich (?:one |(?:one )?of (?:my|our|the|these|those|them|all)(?: \w+)? )?(?:findings?|defects?|issues?|problems?|ones?|things?)? ?(?:is|was)(?: the)? (?:worse|worst|most (?:serious|urgent))\b/i;

/** 'Settlement is in 6 days, anything I should worry about?' */
const BEFORE_A_DAY =
  /\b(?:settle(?:ment|s)?|hand ?over|move in|auction)\b.{0,40}\b(?:what|anything|which)\b.{0,20}\b(?:worry|worried|sort|fix|deal with|chase|raise|watch out|first)\b|\b(?:what|anything|which)\b.{0,30}\b(?:worry|worried|sort|fix|deal with|chase|raise|first)\b.{0,20}\bbefore (?:we |i )?(?:settle(?:ment)?|hand ?over|move in|the auction)\b/i;

/** 'Does anything drip', of the user's own. */
const DOES_ANY = /^\W*(?:and |so |ok )*(?:does|is|are|has|do) (?:anything|any of (?:them|these|those|it))\b/i;

/** Every project in turn: 'one line on each job'. */
const OF_EACH =
  /\b(?:each|every) (?:of (?:my|the|our) )?(?:jobs?|projects?|sites?|houses?|places?|propert(?:y|ies)|buildings?)\b|\b(?:rank|sort|order|list|compare) (?:all )?(?:of )?(?:my|our|the) (?:jobs|projects|sites|houses|places|properties|buildings)\b/i;
const OF_FINDINGS = /\b(?:findings?|defects?|issues?|criticals?|highs?|lows?|mediums?|trades?|who|when)\b/i;

/** 'How long has it been there', of a finding that is spoken of. */
const HOW_LONG_THERE =
  /\bhow long (?:has|have|had|'?s) (?:it|that|this|they|the \w+) been\b|\bhow old is (?:it|that|this|the) ?(?:one|finding|entry)?\W*$/i;

const ONLY_MONTH =
  /^\W*(?:and |what about |how about |or )*(?:in )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?: 20\d\d)?\W*$/i;

/** A list that is narrowed: 'just the electrical', 'which of those is the low one?' */
const NARROWS =
  /^\W*(?:and |ok |now |so |then )*(?:just|only|which (?:ones? )?of (?:those|these|them))\b(?!.*\b(?:mm|cm|if|when|how|why)\b)/i;
const LISTS: ReadonlySet<Aim> = new Set([
  'own.list',
  'own.when',
  'own.first',
  'own.trade',
  'own.review',
  'own.summary',
]);

const MORE = /\b(?:get|buy|order|need)\b.*\bmore\b|\btop.?up\b/i;
/** 'What does another lot cost', after credits. */
const COSTS_MORE =
  /^(?!.*\b(?:fix|repair|builder|engineer|plumber)\w*\b)(?=.*\b(?:cost|costs|how much|price|what'?s|what do)\b).*\b(?:packs?|lots?|bundles?|batch|more|another|one costs?|each|top.?ups?|credits?)\b/i;
/** 'The list in order of what to do first'. */
const IN_WHAT_ORDER =
  /\b(?:to|should(?: i| we)?) (?:do|fix|tackle|sort|start|deal with|look at|chase)(?: \w+){0,2} first\b|\bin (?:what|which) order\b|\bwhat (?:do|should|must|have) (?:i|we)\b.{0,20}\b(?:deal with|tackle|get onto|sort out|do|handle)\b.{0,12}\b(?:today|this (?:morning|arvo|afternoon)|right now|straight away)\W*$/i;
const LEFT = /\b(?:left|remain\w*)\b/i;

/** The aim that these words alone give; undefined where they give none, or the user has no project. */
export function ownAsked(
  message: string,
  { aim }: Thread,
  { followUp, projects }: { followUp: boolean; projects: number },
): Aim | undefined {
  if (aim === 'own.credits' && MORE.test(message)) return 'app.price';
  if ((aim === 'own.credits' || aim === 'app.price') && COSTS_MORE.test(message)) return 'app.price';
  if (aim === 'own.credits' && LEFT.test(message)) return 'own.credits';
  if (projects === 0) return undefined;
  if (HOW_LONG_AGO.test(message)) return 'own.when';
  if (OF_ONES_NOTE.test(message) || OF_RATING.test(message)) return 'own.detail';
  if (
    projects > 1 &&
    (WHICH_PROJECT.test(message) || (NOTHING_WORSE.test(message) && /\bwhich\b/i.test(message)))
  )
    return 'own.projects';
  if (FOR_TRADE.test(message) && !/\bwho\b|\bcan\b|\b(?:cost|price)\b/i.test(message)) return 'own.trade';
  if (IN_WHAT_ORDER.test(message)) return 'own.first';
  if (asksForOrder(message) || asksForGroups(message) || PASS_OR_FAIL.test(message)) return 'own.list';
  if (WORST_OF_ALL.test(message) || BEFORE_A_DAY.test(message)) return 'own.first';
  if (FOUND_ON.test(message) || WHICH_FIRST.test(message)) return 'own.when';
  if (WHEN_RECORDED.test(message) || WHEN_DONE.test(message)) return 'own.when';
  if (OLD_OR_NEW.test(message) || FIRST_LOGGED.test(message)) return 'own.when';
  if (WHERE_BUILT.test(message)) return 'own.projects';
  if (projects > 1 && OF_EACH.test(message) && !OF_FINDINGS.test(message)) return 'own.projects';
  if (DOES_ANY.test(message) && !followUp) return 'own.list';
  if (
    projects > 1 &&
    (WHICH_HAS.test(message) || ANY_PROJECT_HAS.test(message)) &&
    HAS_NOTHING.test(message) &&
    !NOTHING_WORSE.test(message)
  )
    return 'own.projects';
  if (OF_ONE.some((words) => words.test(message))) return 'own.detail';
  if (followUp && aim === 'own.when' && ONLY_MONTH.test(message)) return 'own.when';
  if (followUp && HOW_LONG_THERE.test(message)) return 'own.when';
  const narrows = followUp && aim !== null && LISTS.has(aim) && NARROWS.test(message);
  const listed = OF_MANY.some((words) => words.test(message)) || asksWhatCanWait(message);
  return narrows || listed || (projects > 1 && WHICH_HAS.test(message)) ? 'own.list' : undefined;
}
