/** What a message warns of, beside what is known of the finding and project that it is about. Pure. */
import {
  type Alert,
  covers,
  type HazardInput,
  isMoreUrgent,
  mergeAlerts,
  readAlerts,
  statedOfAmounts,
} from '@plumbline/knowledge/hazards';

import { readLeft } from './question/if-left.ts';
import { readState } from './question/places.ts';
import { statedInside } from './question/stated-inside.ts';

export interface Warnings {
  /** What the message itself warns of. */
  said: Alert[];
  /** What the finding that it is about warned of before. */
  open: readonly Alert[];
  /** What the message before it warned of, where it takes that up. */
  earlier: readonly Alert[];
  /** What somebody closed on the finding since the message before. */
  closed: readonly Alert[];
  /** All of them, and what the project warns of. */
  all: Alert[];
}

export interface WarnedFrom {
  words: string;
  /** The finding and project that the message is about. */
  around: Omit<HazardInput, 'words'>;
  open: readonly Alert[];
  earlier: readonly Alert[];
  /** What somebody closed on the finding since the message before. */
  closed?: readonly Alert[];
  /** Of what finding and project warn of by themselves, what nobody has closed. All of it where this is left out. */
  stillOpen?: (alerts: Alert[]) => Alert[];
}

/** Who asks whom to ring about a danger is told of that danger, whether it is there or not. */
const ASKS_WHOM =
  /\b(?:what|which|whose|whats|what's)(?: \w+)? (?:number|people)\b|\bwho(?: \w+){0,3} (?:ring|call|phone|dial)\b/i;
const SUPPOSED = /\b(?:if|when|in case|should)\b/gi;
/** 'Can a renderer patch a crack that takes my thumb?' tells of such a crack. */
const ASKS_WHO_PATCHES =
  /^\W*(?:can|could|should|would|will) (?:\w+ ){1,3}(?:fix|patch|fill|repair|cover|do|plaster|render) (?=(?:an?|the|this|my|our) (?:\w+ )?crack\b)(.*?)\??$/i;
/** 'Can I drain the ceiling bulge with a nail?' tells of such a bulge. */
const ASKS_TO_HANDLE =
  /^\W*(?:(?:can|could|should|shall|may|might) (?:i|we|you|he|she|they|my \w+)|(?:is it )?(?:ok|okay|safe|alright|fine) (?:to|if (?:i|we)|for (?:me|us) to))\s+(?:(?!in\b|on\b)[\w'’-]+ ){1,4}?((?:the|this|that|my|our|an?|those|these) .+?)(?: (?:with|using|by|til|till|until|before|first|myself|ourselves|for now|tonight|today)\b.*)?\W*$/i;
const IS_ILL =
  /\b(?:bulg\w*|sag\w*|belly|cracked (?=(?:gas|lpg|glass|hose)\b)|frayed|bare|exposed|leak(?:ing|y)|hissing|sparking|broken|loose|rotten|leaning|dropped|hanging|wobbly)\b/i;
/** 'Show findings with mould in all projects' asks for a list, and tells of nothing. */
const ASKS_FOR_LIST =
  /^\W*(?:(?:please|can you|could you|and|now|ok) )*(?:show|list|find|give me|get|count|sort|filter|display|how many|which|do i have any|have i got any)(?: me)?(?: \w+){0,4} (?:findings?|defects?|hazards|alerts|photos|reports?|projects|jobs)\b(?: (?:with|of|about|for|on|in|at|that (?:have|mention)|mentioning|marked|rated|tagged) (?:(?!is\b|are\b|was\b|i\b|we\b|can\b|it\b|smell)[\w-]+ ?){1,8})?(?=[.,;?!]|$)/i;
/** 'My strata won’t fix the balcony' tells who won't, and not what is wrong with it. */
const WONT_FIX =
  /\b(?:strata|owners['’]? corp\w*|body corp\w*|committee|builder|landlord|agent|neighbours?|council|insurer|they|he|she)\W+(?:won['’]?t|will not|wouldn['’]?t|refus\w+ to|does ?n['’]?t want to|do ?n['’]?t want to) (?:fix|repair|mend|replace|do|pay for|look at) (?:the|my|our) (?:balcony|deck|roof|wall|ceiling|stairs?|steps|fence|railing|balustrade|floor|windows?|garage|carport|driveway)(?=\W*$|[.,;?!]| (?:what|how|who|can|in|and|so|is|do)\b)/i;
/** A smell of gas that went is still a leak to be looked for, until somebody found it. */
const SMELT_GAS =
  /\b(?:gas|rotten[- ]egg\w*)\b.{0,20}\b(?:smell\w*|smelt|odou?r|whiff)|\b(?:smell\w*|smelt|whiff of|odou?r of)\b.{0,20}\b(?:gas|rotten[- ]egg\w*)\b/i;
const HAS_GONE =
  /\W*\b(?:(?:but|and|then|today|now|this (?:morning|arvo|afternoon)|its|it['’]?s|it|the smell|smell|thats|that['’]?s|has|is|was|seems|all|since)\W+)*(?:gone|went (?:away|off)|cleared?|stopped|disappeared|faded|went)\b.*$/i;
const SETTLED =
  /\b(?:fitter|plumber|network|company|fixed|repaired|replaced|turned out|found it|was (?:only|just)|it was (?:the|a|my)|years? ago|months? ago|last (?:year|month)|(?:19|20)\d\d)\b/i;
/** 'Can we keep using this room tonight' tells of nothing, whatever it sounds like. */
const FILLERS =
  /\b(?:is|are|it|its|to|be|still|the|this|that|these|our|my|a|an|in|at|on|for|with|and|or|us|we|i|me|you|they|them|kids|do|does|should|can|could|would|will|may|ok|okay|safe|stay|sleep|live|here|there|house|home|place|unit|flat|room|bathroom|bedroom|kitchen|lounge|laundry|building|tonight|now|today|tomorrow|please|so|just|keep|use|using|again|yet|next|door|over|across|whole|entire|lounge|hall|hallway|garage|walls?|floors?|ceilings?)\b|[^a-z]+/gi;

/** Whether a message is made of words that tell of nothing. */
export const tellsNothing = (said: string): boolean => said.replace(FILLERS, '') === '';

/** 'Brick wall 12 mm out of plumb over 2.4m' asks of a tolerance: a lean of 1 in this many, over a length that is told. */
const SLENDER = 150;
const LEAN =
  /\b(\d+(?:\.\d+)?) ?mm (?:out of plumb|off plumb|out of vertical) (?:over|in|across) (?:a )?(\d+(?:\.\d+)?) ?(mm|m)\b/gi;
const withoutSlightLean = (words: string) =>
  words.replace(LEAN, (whole, mm: string, span: string, unit: string) =>
    Number(mm) * SLENDER <= Number(span) * (unit === 'm' ? 1000 : 1) ? '' : whole,
  );

/** 'What’s the most I can hang the bricks over the slab edge' asks for a limit, and tells of nothing. */
const ASKS_LIMIT =
  /^(?:[^.?!]{0,25}[.?!] ?)?[^.?!]{0,25}?\b(?:what(?:['’]?s| is)? (?:the )?(?:most|max\w*|furthest|limit|min\w*|least|tolerance|biggest|smallest)|how (?:far|high|low|wide|deep|long|tall|big) (?:can|may|must|should|does|do|has|have|is (?:the|a) \w+ allowed|are))\b/i;
/** 'Height of the wire balustrade and the maximum gap', 'maximum cut in a floor joist': the name of a limit, and nothing that is there. */
const NAMES_LIMIT =
  /^\W*(?:what(?:['’]?s| is| are)? )?(?:the )?(?:(?:max(?:imum)?|min(?:imum)?|required|correct|legal|allowed|non-?climbable|height|zone) )(?:(?!\b(?:is|are|was|has|have|not?|too|only|over|under|exceed\w*|fail\w*)\b)[^.!?]){3,90}\?*\W*$/i;
/** 'Would a sagging ceiling be a major defect?', 'does the policy cover a wall that collapses?': one of its sort, and none that is there. */
const OF_A_SORT =
  /^\W*(?:would an? [^.!?]{3,60} be (?:an? )?(?:\w+ )?(?:defect|hazard|fault)\b[^!?]*|(?:does|do|would|will) (?:the|my|our|an?|home)(?: \w+)? ?(?:policy|insurance|warranty|cover) cover an? [\w -]{3,40} (?:that|which) \w+s|what(?:['’]?s| is) the (?:penalty|fine) for an? [\w -]{3,40}|(?:what|which) (?:damage )?category is an? (?:\w+ )?crack (?:that|which)(?: is|['’]s) \d+(?:\.\d+)? ?mm(?: wide)?|if (?:the|an?) [^.!?]{3,40} were [^.!?]*\bwho would i (?:call|ring))\?\W*$/i;
const TELLS_ILL =
  /\d|\b(?:sag\w*|crack\w*|lean\w*|gas|smell\w*|smoke|spark\w*|shock\w*|collaps\w*|fall\w*|fell|loose|broken|rot\w*|bulg\w*|leak\w*|sewage|asbestos|fibro|mou?ld\w*|burn\w*|before it|until it|wobbl\w*|missing|exposed|live|kids?|child\w*|is (?:wet|hanging|gone|off|out)|drop\w*|ours|mine)\b/i;

/** A part to play, in which a smell of gas is called harmless: it is smelt all the same, however long the part is. */
const PLAYS_PART =
  /\bpretend\w*|\brole ?-?play\w*|\bact(?:ing)? (?:as|like)\b|\bplay(?:ing)? (?:the (?:part|role)|a (?:part|role)|along)\b|\bimagine (?:that )?you\b|\bstay in character\b/i;
/** The same in what may be said of other things too: 'you are my fitter', a story. A house of two stories is no story. */
const TELLS_STORY =
  /(?<!\b(?:if|when|whether|where|while|until|till|unless|because|since|that|think|know|hope|as|what|who)\W+)\byou(?:['’]?re| are) (?:now )?(?:my|an?|the)\b(?! (?:legend|stars?|champ\w*|gem|best|life ?saver|genius|beauty|ripper|bot|robot|computer|machine|app)\b)|\bin the (?:voice|style) of\b|\bin (?:this|the|my|our|your) (?:story|tale|poem|script|game)\b|\b(?:write|tell|read|make up|finish|continue|do)(?: (?:me|us|him|her|them|the kids|my kids))? (?:an?|the|this|another|some) (?:(?!two|three|four|one|single|double|second|first|third|multi|upper|lower|\d)[\w-]+ ){0,2}(?:story|poem|script|song|tale|joke)\b(?! (?:house|home|unit|place|building|extension))/i;
const SMELL = "(?:smells?|smelling|smelt|whiff|odou?r|pong|stink|stench|hiss(?:es|ing)?)(?:['’]s)?";
const GAS = '(?:gas|lpg)';
const SMELT = new RegExp(`\\b${SMELL}\\b`, 'i');
const OF_GAS = new RegExp(`\\b${GAS}\\b`, 'i');
/** The smell stands in the same breath as the gas, or the gas fitter. */
const SMELT_AT_GAS = new RegExp(
  `\\b(?:${GAS}\\b(?:\\W+[\\w'’-]+){0,12}?\\W+${SMELL}|${SMELL}\\b(?:\\W+[\\w'’-]+){0,12}?\\W+${GAS})\\b`,
  'i',
);
const playsDown = (said: string) =>
  (PLAYS_PART.test(said) && OF_GAS.test(said) && SMELT.test(said)) ||
  (TELLS_STORY.test(said) && SMELT_AT_GAS.test(said));

/** 'A crackly noise' is one of something that crackles: a sound, or what carries power or gas, and no dry leaf. */
const SOUNDS_LIKE = /\b(?:(crack|sizz)le?y|(buzz|fizz|hiss)y)\b(?! (?:drinks?|fits?|water|wine)\b)/gi;
const IS_HEARD =
  /\b(?:nois(?:e|es|y)|sound(?:s|ing|ed)?|hear(?:s|ing|d)?|power ?points?|sockets?|outlets?|gpos?|switch\w*|fuse\w*|meter|inverters?|batter(?:y|ies)|wir(?:es?|ing)|cables?|plug\w*|lights?|downlights?|gas|regulator)\b/i;
const soundsAsVerbs = (said: string) =>
  IS_HEARD.test(said)
    ? said.replace(SOUNDS_LIKE, (_whole, le?: string, stem?: string) => (le ? `${le}ling` : `${stem}ing`))
    : said;

/** 'Is the asbestos alert still open?' asks of the record, and tells of nothing. */
const ASKS_OF_ALERT =
  /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:is|are|was|were|has|have|did|isn['’]?t|when|who) (?:(?!\b(?:smell|smoke|leak\w*|sag\w*|spark\w*)\b)[\w’'-]+ ){1,9}?(?:alerts?|hazard alerts?)(?: (?:at|in|on|of|for|still|been|is|was|the|my|our|[\w’'-]+)){0,6} (?:open|active|closed|cleared|resolved|dismissed)\b\W*$/i;

/** 'What happens if I ignore the gas smell' tells of that smell, whatever else it tells. */
function leftThere(words: string): string[] {
  const left = readLeft(words);
  return left ? [`There is ${left.thing}. ${left.beside}`, left.rest] : [];
}

const supposing = (said: string) => {
  if (playsDown(said)) return `There is a smell of gas. ${said}`;
  // Of a thing that is in a state the limit is asked as well, and the state is told.
  if ((ASKS_LIMIT.test(said) || NAMES_LIMIT.test(said)) && !TELLS_ILL.test(said))
    return statedOfAmounts(said).join(' ');
  if (OF_A_SORT.test(said)) return '';
  if (ASKS_OF_ALERT.test(said)) return '';
  if (tellsNothing(said)) return '';
  const gone = SMELT_GAS.test(said) && !SETTLED.test(said) ? said.replace(HAS_GONE, '') : said;
  // What is left has to tell of the smell, or it went with the words that were cut.
  const told = SMELT_GAS.test(gone) ? gone : said;
  const words = withoutSlightLean(told.replace(ASKS_FOR_LIST, ' ').replace(WONT_FIX, ' '));
  const crack = ASKS_WHO_PATCHES.exec(words)?.[1];
  if (crack !== undefined) return `There is ${crack}.`;
  const handled = ASKS_TO_HANDLE.exec(words)?.[1];
  if (handled !== undefined && IS_ILL.test(handled)) return `There is ${handled}. ${words}`;
  return ASKS_WHOM.test(words) ? words.replace(SUPPOSED, '. ') : words;
};

/** Who asks how bad something is says no word of how bad. */
const HOW_BAD = /\bhow (?:bad|serious|severe|extensive)\b(?= (?:is|are|was|were)\b)/gi;

/** Reads the alerts of a message. */
export function warningsOf({
  words,
  around,
  open,
  earlier,
  closed = [],
  stillOpen = (alerts) => alerts,
}: WarnedFrom): Warnings {
  // Whom to call goes by the state that is named, where the project gives none.
  const { state } = readState(words);
  const here =
    state && !around.project?.state ? { ...around, project: { ...around.project, state } } : around;
  const silent = readAlerts({ words: '', ...here });
  const told = supposing(soundsAsVerbs(words).replace(HOW_BAD, 'what'));
  const hear = (each: string) => readAlerts({ words: each, ...here });
  const heard = mergeAlerts(...[told, ...leftThere(told)].map(hear));
  // A question adds nothing to a kind that is heard already, unless it tells worse.
  const inside = statedInside(told)
    .flatMap(hear)
    .filter((alert) => !heard.some((one) => one.kind === alert.kind && !isMoreUrgent(alert, one)));
  const said = mergeAlerts(heard, inside).filter(
    (alert) => alert.basis === 'words' || !silent.some((known) => covers(known, alert)),
  );
  return { said, open, earlier, closed, all: mergeAlerts(said, open, earlier, stillOpen(silent)) };
}
