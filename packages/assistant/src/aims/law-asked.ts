/** What of the law or of money a message asks for in words that mean nothing else. */
import { ageSaid } from '../compose/law-periods.ts';
import { readState } from '../question/places.ts';
import type { Aim } from './aims.ts';

const CREDITS = /\b(?:credits?|photos?|packs?|analys\w+)\b/i;
const EXPIRE =
  /\b(?:laps\w+|expir\w+|use[ -]?by|go off|still (?:there|good|valid|usable)|run out of date|time limit)\b/i;
const REFUND = /\b(?:refund\w*|money back)\b/i;
const CHARGED =
  /\b(?:charg(?:e|es|ed|ing)|bill(?:s|ed|ing)?|invoic\w+) (?:me|us)\b|\bcall[ -]?out fee\b|\b(?:wants?|asking|asks) (?:me|us) to pay\b/i;
const BY_BUILDER = /\b(?:builder|he|they|contractor|tradie|plumber|roofer|tiler)\b/i;
const STRATA = /\b(?:strata|body corp\w*|owners'? corp\w*|common property)\b/i;
/** 'My strata won’t fix the balcony.' */
const REFUSES =
  /\b(?:won['’]?t|will not|refus\w+|ignor\w+|do(?:es)?(?: not|n['’]?t)) (?:\w+ ){0,3}(?:fix|repair|pay|do|act|reply|answer|help|listen)\b|\bignor(?:es?|ing) (?:me|us)\b/i;
const WHOSE =
  /\b(?:whose (?:job|problem|responsibility|cost|is)|who(?:'?s|’s| is) (?:responsible|liable|to pay)|who (?:pays|fixes|has to)|(?:is|are) (?:the )?(?:strata|body corp\w*|owners'? corp\w*) (?:liable|responsible)|(?:is|does) (?:it|that|this) (?:on )?(?:strata|the body corp\w*|the owners'? corp\w*|us|me|mine|theirs))\b/i;

const USED =
  /\b(?:use|used|cost|costs|charge[ds]?|take|took|burn\w*|waste\w*|lose|lost)\b.{0,20}\bcredits?\b/i;
export const NO_RESULT =
  /\bnot sure\b|\bfail\w*\b|\bcouldn['’]?t\b|\bblurr\w*\b|\breject\w*\b|\brefus\w*\b|\bno result\b|\bunsure\b/i;

/** Money that is owed for work which isn't right: whether it may be kept is for the contract and a lawyer. */
const HELD_MONEY =
  /\b(?:final|last|progress|retention|remaining|outstanding)\b.{0,20}\b(?:payment|invoice|claim|money|instal\w*|bill|balance)\b|\bretention\b|\b(?:hold|holding|keep|keeping|withhold\w*) (?:\w+ ){0,3}(?:back|payment|money|invoice)\b/i;
const OVER_WORK =
  /\b(?:defects?|fix\w*|unfinished|finish\w*|builder|before|until|till|hold|withhold\w*|keep|sign|leak\w*|crack\w*)\b/i;
const OFFERED =
  /\b(?:accept|take|agree to|sign)\b.{0,25}\b(?:settlement|offer|cash|pay ?out|deed|release)\b|\b(?:settlement|cash) offer\b|\boffer(?:ed|ing|s)? (?:me|us) (?:\$|\d|money|cash)/i;
/** The builder is dead, broke or nowhere to be found. */
const GONE =
  /\b(?:builder|developer)\b.{0,30}\b(?:dead|dies|died|passed away|bust|insolvent|insolvency|liquidat\w*|bankrupt\w*|in administration|receivership|disappeared|vanished|gone under|went under|folded|shut (?:up shop|down)|deregistered)\b|\b(?:dead|insolvent|bankrupt) builder\b/i;
const BUILDERS_COVER =
  /\b(?:hbcf|dbi|icare|domestic building insurance|builders?['’]? (?:warranty )?insurance|home warranty|home building compensation|indemnity|insurance|insured|(?:home|builder['’]?s?|building|warranty) cover)\b/i;
const WANTED =
  /\b(?:needs?|needed|requir\w*|must|have to|has to|meant to|supposed|should(?:n['’]?t)? (?:there|he|she|it|they|i|we|the|my)|threshold|above what|over what|min(?:imum)?)\b/i;
const MONEY =
  /\$|\b\d+(?:\.\d+)? ?k\b|\b\d[\d,]{3,}\b|\b(?:grand|thousand|price|cost|worth|amount|how much|dollars)\b/i;
const FORUM = /\b(?:tribunal|court|[nvq]cat|acat|tascat|sat|judge|member)\b/i;
const ACCEPTS = /\b(?:accept\w*|admiss\w*|admit\w*|use|rely|stand up|hold up|evidence|count)\b/i;
const OUR_REPORT =
  /\b(?:plumbline|your|this app(?:'s)?|the app(?:'s)?)\b.{0,15}\b(?:reports?|pdfs?|answers?|findings?)\b/i;

/** 'Occupancy permit is from 2018: do I have anything?' */
const STANDS =
  /\b(?:do (?:i|we) (?:still )?have (?:anything|any (?:rights?|claim|comeback|recourse|cover|leg)|a (?:claim|case|leg)|a chance)|where do (?:i|we) stand|any (?:comeback|recourse)|leg to stand on|still (?:have|got) (?:a claim|any rights?|time))\b/i;
const FINISHED =
  /\b(?:complet\w*|finish\w*|hand(?:ed)? ?over|handover|keys|built|settle\w*|moved in|permit|certificate|old|ago)\b/i;

/** 'Do I get charged if the photo fails?' */
const PAYS_FOR =
  /\b(?:charged?|pay|cost|lose)\b.{0,30}\b(?:photos?|pics?|pictures?|analys\w+|scans?|images?)\b|\b(?:photos?|pics?|pictures?|analys\w+|scans?|images?)\b.{0,40}\b(?:charged?|do i pay|do we pay)\b/i;

/** 'Is the builder liable after 7 years?' */
const AFTER_YEARS =
  /\b(?:liable|liability|sue|suing|claim|on the hook|responsible|cover(?:ed)?|warrant\w*|chase|go after|do anything|come ?back)\b.{0,40}\b(?:after|at|for|past) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\.5)? ?(?:years?|yrs?)\b|\bafter (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\.5)? ?(?:years?|yrs?)\b.{0,40}\b(?:liable|sue|claim|responsible|covered|warrant\w*|complain)\b/i;
/** What makes a defect major, or structural, in the law's sense. */
const CLASS_ASKED =
  /\bcounts? as (?:a )?(?:major|structural)\b|\b(?:what|which|when|how)\b.{0,40}\b(?:mak(?:es|e)|counts?|is|are|qualif\w+|classed|decides?|defines?|mean\w*|know)\b.{0,40}\b(?:major|structural|non[- ]?structural|minor)\b(?: (?:defects?|elements?|in|for|under|or)\b|\W*$|,)|\bmajor elements?\b|\b(?:is|are|would|does)\b (?:(?:an?|the|my|our|this|that) )?(?:\w+ ){1,5}(?:be |count as |classed as |considered |really |a |an )*(?:major|structural)(?: defects?)?\b\W*(?:$|\?|in\b|under\b|for\b|or (?:minor|non|just|not)\b)/i;
const NOT_OF_LAW =
  /\b(?:finding|photo|plumbline|4349|report|engineer|crack\w*|walls?|severity|rated|risk|urgent|first|findings|projects?|damage|movement|beam|how long|how many years)\b/i;

/** 'NT, who handles complaints?' */
const WHO_HEARS =
  /\bwho (?:handles?|hears|takes|deals with|looks (?:at|after|into)|do (?:i|we) (?:go|complain) to)\b/i;
/** 'How much can I claim at NCAT?' */
const MOST_CLAIMED =
  /\b(?:how much|what(?:['’]?s| is) the (?:most|max\w*|limit)|max\w*)\b.{0,30}\b(?:claim|go for|hear|up to|ask for|award|limit)\b/i;

/** The aim that these words alone give; undefined where they give none. */
export function lawAsked(message: string): Aim | undefined {
  if (
    CREDITS.test(message) &&
    (EXPIRE.test(message) || (REFUND.test(message) && /\bcredits?\b/i.test(message)))
  )
    return 'app.price';
  if (HELD_MONEY.test(message) && OVER_WORK.test(message)) return 'law.dispute';
  if (OFFERED.test(message) && BY_BUILDER.test(message)) return 'law.dispute';
  if (GONE.test(message) && !/\b(?:project|finding|warranty period)\b/i.test(message)) return 'law.broke';
  if (BUILDERS_COVER.test(message) && WANTED.test(message) && MONEY.test(message)) return 'law.broke';
  if (/\binsur\w*,? or (?:the |my |our )?builder|\bbuilder,? or (?:the |my |our |home )?insur/i.test(message))
    return 'pos.pays';
  if (FORUM.test(message) && ACCEPTS.test(message) && OUR_REPORT.test(message)) return 'law.ai';
  if (STANDS.test(message) && FINISHED.test(message)) return 'law.late';
  if (AFTER_YEARS.test(message) && !CREDITS.test(message)) return 'law.late';
  if (CLASS_ASKED.test(message) && !NOT_OF_LAW.test(message)) return 'law.class';
  if (USED.test(message) && NO_RESULT.test(message)) return 'app.price';
  if (PAYS_FOR.test(message) && NO_RESULT.test(message)) return 'app.price';
  if (/\bgst\b/i.test(message) && /\b(?:reports?|pdfs?|credits?|packs?)\b/i.test(message)) return 'app.price';
  if (WHO_HEARS.test(message) && /\bcomplain\w*/i.test(message)) return 'law.complain';
  if (FORUM.test(message) && MOST_CLAIMED.test(message)) return 'law.forum';
  if (STRATA.test(message) && (WHOSE.test(message) || REFUSES.test(message))) return 'law.strata';
  return CHARGED.test(message) && BY_BUILDER.test(message) && !/\bcredits?\b/i.test(message)
    ? 'pos.pays'
    : undefined;
}

const ASKS_ANYTHING =
  /\?|\b(?:what|who|when|why|how|which|where|can|could|should|is (?:it|this|that)|are|do|does|did|normal|ok|okay|limit|tolerance|allowed|help|show|list|find|is there|any|whether|or)\b/i;
const AGE_TOLD =
  /\b(?:19|20)\d\d\b|\b\d{1,2}(?:st|nd|rd|th)?(?= (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\b\d{1,2}(?:\.5)? ?(?:years?|yrs?|months?|mths?|weeks?)\b/gi;
const BUILT =
  /\b(?:built|complet\w*|finish\w*|hand(?:ed)? ?over|handover|settle[dm]?\w*|moved in|got the keys|bought (?:it |the house )?(?:new|off the plan))\b/i;
/** 'Canberra, built 2018, balcony leaks': whoever tells the place and the age asks whether it is too late. */
export const tellsAge = (message: string, today: string): boolean =>
  BUILT.test(message) &&
  !ASKS_ANYTHING.test(message) &&
  // Any other number is a size, and is asked about.
  !/\d/.test(message.replace(AGE_TOLD, ' ')) &&
  readState(message).state !== undefined &&
  ageSaid(message, today) !== undefined;

const BY_ONESELF =
  /\bdiy\W*$|\b(?:a |the (?:sort|kind) of )?job (?:i|we) can do\b|\bjob for (?:me|us|an owner|a home ?owner)\b|\b(?:can|could|may|should|shall|am|are|is|do|must|legal|allowed|ok|okay|safe)\b.{0,60}\b(?:my ?self|our ?selves|diy|on my own|on our own|without (?:an? )?(?:licen\w+|plumber|sparky|electrician|tradie|builder|professional))\b|\b(?:can|may|could|allowed to|legal to|able to|ok to|am i right to) (?:i |we )?(?:do|fix|run|put in|install|replace|change) (?:my|our) own\b/i;
/** 'Can I grind down that edge': an act that mends and covers nothing. */
const MENDS =
  /^\W*(?:(?:so|and|but|ok|then|also|hey|hi)\W+)*(?:can|could|may|should) (?:i|we) (?:just |simply |maybe )?(?:grind|sand|plane|shave|trim|tighten|adjust|re-?fix|re-?grout|re-?screw|re-?glue|unblock|re-?seal|re-?point|straighten|re-?hang)\b/i;
/** Cutting or setting right what carries a load is a question of loads. */
const CARRIES =
  /\b(?:beams?|joists?|truss\w*|lintels?|studs?|bearers?|rafters?|purlins?|columns?|piers?|stumps?|chords?|load[- ]?bearing|structural)\b/i;
/** What carries or holds back, is under tension or may hold asbestos or lead: a plain yes or no says too little of it. */
const NOT_AN_OWNERS =
  /\b(?:posts?|brac(?:es?|ing)|(?:tie|hold)[ -]?downs?|frames?|framing|footings?|foundations?|slabs?|chimneys?|parapets?|retaining|balcon\w*|balustrad\w*|rails?|handrails?|springs?|gas|flues?|ceilings?|popcorn|textured|eaves|sheets?|sheeting|asbestos|fibro|vinyl|lino|lead)\b/i;
const NOT_THE_WORK =
  /\b(?:report|inspect(?:ion)?s?|complain\w*|claim\w*|lodge|represent|lawyer|measure\w*|photos?|check|test|move (?:in|out)|live|sell|write|letter|analys\w+|shit\w*|kid(?:ding)?|worr\w*|stress\w*|about)\b|\d ?(?:mm|mil)\b.{0,30}\bok\b/i;
/** Whether oneself may do the work, or it is an engineer's. */
export function diyAsked(message: string): Aim | undefined {
  if (NOT_THE_WORK.test(message)) return undefined;
  if (MENDS.test(message) && CARRIES.test(message)) return 'no.sizing';
  return BY_ONESELF.test(message) || (MENDS.test(message) && !NOT_AN_OWNERS.test(message))
    ? 'pos.diy'
    : undefined;
}
