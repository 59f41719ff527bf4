import type { AlertKind } from '../hazards/index.ts';
import { mendsAnother } from './mended-what.ts';
import { LOOKED, MENDED, SWEPT } from './verbs.ts';

/**
 * mended: the danger was put right. found: somebody found none. mistaken: there is nothing to be dangerous. danger: it
 * goes on, or was found. ahead: to be done one day. unchecked: nobody looked. nothing: none of these.
 */
type Meaning = 'mended' | 'found' | 'mistaken' | 'danger' | 'ahead' | 'unchecked' | 'nothing';

export interface Clause {
  said: string;
  means: Meaning;
  /** Looked at from afar, or long before. */
  visit: boolean;
  /** Somebody looked, or what would be dangerous is denied: 'all good' alone says neither. */
  looked: boolean;
}

/** 'And' and what leads on begin a clause of their own: what follows may undo what stands before. */
const ENDS =
  /[,;:!?\n()–—]+|\.(?!\d)|\s-\s|\b(?:and|(?<!\b(?:happy|satisfied) )with|plus)\b|\b(?=(?:but|so|then|until|however|though|although|while|whereas|except|because|which|who|when|after|before|yet)\b)/;

export function readClauses(reason: string, kinds: readonly AlertKind[]): Clause[] {
  const said = reason.normalize('NFC').toLowerCase().replaceAll('’', "'");
  return said
    .split(ENDS)
    .map((clause) => clause.trim())
    .filter(Boolean)
    .map((clause) => ({
      clause,
      told: kinds.includes('gas') ? clause.replace(HARMLESS, 'it was only that') : clause,
    }))
    .map(({ clause, told }) => ({
      said: told,
      means: meaningOf(told, kinds),
      visit: NO_VISIT.test(told),
      looked: LOOKS.test(clause),
    }))
    .map((clause, at, all) => ({
      ...clause,
      means: goneOnWith(clause.means, [all[at - 1]?.means, all[at + 1]?.means]),
    }));
}

/** 'Found it old and still', 'says it's new sheet, not asbestos': what was found is said in two clauses. */
function goneOnWith(
  means: Meaning | 'something',
  beside: readonly (Meaning | 'something' | undefined)[],
): Meaning {
  if (means !== 'something') return means;
  return beside.includes('found') || beside[1] === 'mended' ? 'nothing' : 'danger';
}

function meaningOf(clause: string, kinds: readonly AlertKind[]): Meaning | 'something' {
  if (NOBODY_CHECKED.test(clause)) return 'unchecked';
  if (
    STILL_THERE.test(clause) ||
    UNHAPPY.test(clause) ||
    STAND_IN.test(clause) ||
    INSTRUCTED.test(clause) ||
    IN_PART.test(clause)
  )
    return 'danger';
  if (AHEAD.test(clause)) return 'ahead';
  const mended = MENDS.test(clause) || (SWEEPS.test(clause) && !kinds.some((kind) => DUSTY.includes(kind)));
  if (BUILDING_GONE.test(clause) || (MISTAKEN.test(clause) && !mended)) return 'mistaken';
  const { denied, good, bad } = polarity(clause);
  if (mended && GUARD_GONE.test(clause)) return 'danger';
  if (mended && kinds.length > 0 && kinds.every((kind) => mendsAnother(clause, kind)))
    return bad ? 'danger' : 'nothing';
  if (mended) return UNDONE.test(clause) ? 'danger' : 'mended';
  if (bad) return 'danger';
  if (denied || good) return 'found';
  // Whatever was found, it isn't said that it was nothing.
  return FOUND.test(clause) ? 'something' : 'nothing';
}

const NOT =
  /^(?:no|not|none|nothing|nobody|never|neither|nor|without|nil|cannot|\w+n't|isnt|wasnt|arent|werent|didnt|doesnt|dont|cant|couldnt|wont|hasnt|zero)$/;

/** What a clause says is there, or isn't: a danger that is denied is none, and so is no safety. */
function polarity(clause: string): { denied: boolean; good: boolean; bad: boolean } {
  const words = clause.match(/[\p{L}\d'-]+/gu) ?? [];
  const found = { denied: false, good: false, bad: false };
  let from = -1;
  words.forEach((word, at) => {
    if (NOT.test(word)) from = at;
    const isDenied = from >= 0 && at > from && at - from <= REACH;
    if (DANGER.test(word) || NAMED_DANGER.test(word)) {
      if (isDenied) [found.denied, from] = [true, at];
      else if (DANGER.test(word)) found.bad = true;
    } else if (GOOD.test(word)) {
      if (isDenied) found.bad = true;
      else found.good = true;
    }
  });
  if (/\b(?:it|that)(?:'s| is| was) (?:only|just)\b|\bturned out\b/.test(clause)) found.good = true;
  if (HAPPY.test(clause)) found.good = true;
  if (
    /\b(?:found|find|detected|smell|see|saw|show(?:s|ed)?) (?:nothing|none)\b|\b(?:nothing|none) (?:was |is )?(?:found|there|left|detected)\b/.test(
      clause,
    )
  )
    found.denied = true;
  return found;
}
/** Of what was dangerous, not of a price or of coming. */
const HAPPY =
  /\b(?:happy|satisfied) with (?:it|this|that|them|all|everything|(?:the|their|his|her|our) (?:works?|repairs?|results?|beams?|props?|lintels?|walls?|cracks?|slabs?|footings?|stumps|deck|joists?|ceiling|structure|connections?))\b/;
const UNHAPPY =
  /\b(?:not|never|no longer|\w+n't|far from|less than|nobody|neither)\b.*\b(?:happy|satisfied)\b|\b(?:unhappy|dissatisfied|unsatisfied)\b/;
/** What a smell of gas was in truth. A barbecue at home may be what leaks. */
const HARMLESS =
  /\b(?:smells?|odour|it|which|that) (?:was|is|came from|turned out to (?:be|come from)|was traced to)(?: only| just)? (?:(?:an?|the|my|our|their) )?(?:(?:neighbou?r'?s?'?|next door'?s?) (?:bbq|barbecue|cooking|compost|bins?)|(?:bbq|barbecue) next door|(?:dead|rotten) (?:possum|rat|mouse|bird|animal|eggs?)|compost|rubbish|dry (?:floor waste|drain|trap)|fertili[sz]er|onions?)\b(?! (?:is|was|has|leak\w*|hose|bottle|valve|gas|regulator|connection)\b)/;
/** How many words a 'no' reaches over: 'no sign of any movement', and each danger that it denies passes it on. */
const REACH = 4;

/** Dangerous wherever it is said and not denied. */
const DANGER =
  /^(?:leak(?:s|ed|ing)?|pouring|hiss\w*|smells?|smelly|spark(?:s|ed|ing)?|arcing|shocks?|tingl\w*|live|bare|exposed|loose|rotten|rotted|collaps\w*|falling|fell|fallen|dropped|sagg\w+|bulging|leaning|growing|grew|broken|missing|fail(?:s|ed|ing)?|worse\w*|danger\w*|unsafe|hazard\w*|evacuate|overflow\w*|melted|burnt|burning|dizzy|eaten|unstable|moves|shakes|non-compliant|noncompliant|defective|faulty|moving|moved|wobbl\w*|hanging|wedged)$/;

/** Nothing by itself, and something where it is denied: 'no gas', 'not asbestos'. */
const NAMED_DANGER =
  /^(?:gas|sag|leakage|asbestos|lead|movement|cracks?|cracking|getting|risks?|need|signs?|traces?|evidence|pool|structural|connected|load|damage\w*|deep|bars|wires?|mould|sewage|glass|fall|wrong|voltage|power|problems?|issues?|faults?|defects?|concerns?|change|termites?|rot|sparks|voltage|co|mains|fibres|odour|rating|needed|required)$/;

const GOOD =
  /^(?:safe|sound|solid|stable|ok|okay|fine|clear|tight|good|intact|secure|dead|still|dry|plumb|pass(?:ed|es)?|compliant|complies|certified|certs?|certificates?|coc|ccew|clearance|held|holds?|negative|normal|cosmetic|laminated|works?|working|latch(?:es)?|shuts?|closes?|locks|green|sturdy|firm|perfect|hairline|superficial|adequate)$/;

const MENDS = new RegExp(`\\b(?:${MENDED})\\b`);
const SWEEPS = new RegExp(`\\b(?:${SWEPT})\\b`);
const DUSTY: readonly AlertKind[] = ['asbestos', 'lead_paint'];

/** 'Isolated nothing', 'couldn't be fixed': not done. */
const UNDONE = new RegExp(
  `\\b(?:not|never|nothing|none|nobody|\\w+n't|hasnt|wasnt|isnt|couldnt|cannot|cant|unable to be)\\b(?: [\\w-]+){0,3} (?:${MENDED})\\b|\\b(?:${MENDED}) (?:nothing|none|neither|the (?:wrong|other))\\b`,
);
/** Done to one and not to the other. */
const IN_PART =
  /^(?:except|none (?:in|of|at|on))\b|\b(?:one|some|half|most|part|only one|only half|two|a few) of (?:the|them|it|it's|both)\b|\ball but\b|\bexcept(?:ing)?\b|\bapart from\b|\bpartly\b|\bon one side\b|\bhalf (?:fixed|done|repaired|mended)\b/;
/** A fuse mended 'with a nail': the clause begins after 'with'. */
const STAND_IN =
  /^(?:an? |one |some |his |the )?(?:(?:bent|old|rusty|copper|piece of|bit of|strip of|alumini?um|tin) )*(?:nail|tin ?foil|foil|alfoil|coin|paper ?clip|hair ?pin|bobby pin|coat ?hanger|string|chewing gum|blu[- ]?tac?k)\b/;
/** What kept people safe was taken away. */
const GUARD_GONE =
  /\b(?:props?|acrows?|shoring|barriers?|guard ?rails?|hand ?rails?|balustrades?|batter(?:y|ies)|alarms?|tape|signs|bracing|locks?|latch|grate)\b(?: [\w-]+){0,3} (?:removed|disconnected|(?:taken|turned|switched) (?:out|off|away|down))|\b(?:removed|disconnected|took|pulled)(?: [\w-]+){0,2} (?:props?|acrows?|shoring|barriers?|guard ?rails?|hand ?rails?|balustrades?|batter(?:y|ies)|alarms?|bracing|grate)\b/;

const WAS_LOOKED = '(?:checked|inspected|looked|tested|seen|assessed|examined|been|come|came|verified)';
const ACTED =
  '(?:looked|had (?:a|any) (?:\\w+ )?look|taken (?:a|any) look|checked|inspected|tested|assessed|examined|verified|attended|visited|come|called|done|fixed|repaired|touched|carried out|happened|been (?:here|out|round|in|done|carried out|checked|inspected|tested|assessed|examined|called|fixed|repaired|made|looked|seen))';
const NOBODY_CHECKED = new RegExp(
  [
    `\\b(?:nobody|no ?one|no[- ]body|none of us)(?:'s| has| have| had)?(?: yet| ever| actually| really| been able to)? (?:${WAS_LOOKED}|check|inspect|look|test)\\b`,
    `\\b(?:nobody|no|none|nothing)(?: [\\w-]+){0,3}?(?:'s| has| have| had| was)(?: yet| ever| actually| really| even)* ${ACTED}\\b`,
    `\\b(?:not|never|hasn't|haven't|wasn't|isn't|hasnt|havent|wasnt|isnt|didn't|didnt)(?: yet| ever| been| even| actually| really| properly| get it)* (?:${WAS_LOOKED.replace('|been|come|came', '')}|check|inspect|look|test)\\b`,
    '\\bnever (?:came|come|turned up|showed up|arrived|went)\\b',
    "\\b(?:could not|couldn't|couldnt|can't|cannot|unable to|failed to) (?:find|locate|trace|identify) (?:the|what|where|out)\\b",
    '\\bunchecked\\b',
    '\\bno idea\\b',
    "\\b(?:don't|dont|do not) (?:know|care)\\b",
    "\\b(?:can't|cant|cannot|can not|couldn't) be (?:bothered|arsed|stuffed)\\b",
  ].join('|'),
);

/** Says that it is to be checked or mended one day. */
const AHEAD =
  /\b(?:a?waiting|pending|yet to|tomorrow|next (?:week|month|year)|is coming|are coming|going to|needs? to be|needs? \w+ing|(?:should|must|has to|have to|can|wants?|could|might) (?:\w+ )?(?:be|go)|wants? it|recommend\w*|quot(?:e|ed|ing)|booked|would be (?:happy|satisfied))\b|\bto be (?:checked|inspected|tested|assessed|examined|looked|seen|fixed|repaired|mended|replaced|confirmed|done|made safe)\b|\bwill\b/;

/** What somebody who looked tells people to do, or not to. */
const INSTRUCTED =
  /(?<!no need to )\b(?:evacuate|leave the|get out|(?:stay|keep|kept) (?:\w+ )?(?:out|off|away|clear)|do not|don't (?:go|use|touch|enter|stand|open|turn))\b|\b(?:says?|said|told|tells|advised|warned)(?: (?:us|me|them|him|her|to))* (?:shut|turn|leave|call|get|isolate|replace|remove|move|close)\b|\b(?:nobody|no one) (?:should|may|must|is to)\b/;

/** Says of the danger that it goes on. 'Still open on finding 3' is of the alert. */
const STILL_THERE =
  /\b(?:still|keeps?|continues to|stronger)\b(?: (?:a|an|the|very|quite|bit|of|is|are|it|some|strong|there's))* ?(?:smell\w*|stink\w*|reek\w*|leak\w*|drip\w*|hiss\w*|spark\w*|arc\w*|buzz\w*|humm?\w*|shock\w*|tingl\w*|live|hot|warm|loose|wobbl\w*|mov(?:es|ing)|rock\w*|lean\w*|tilt\w*|sag\w*|bulg\w*|crack(?:s|ing)|fall\w*|drop\w*|com(?:es|ing) down|there\b|dangerous|unsafe|not|broken|missing|exposed|bare|gas|open (?:gate|shaft|hole)|wet|sewage|mould\w*|getting)|\b(?:isn't|isnt|not|never)(?: at all| yet| really| been| made)? (?:safe|fixed|repaired|made safe|mended|solved|resolved|gone)\b|(?<!\b(?:no|nothing|never|nor)\b.*)\b(?:remains?|persists?|lingers?)\b(?! (?:safe|sound|stable|dry|clear|isolated|off|shut|capped|closed|disconnected|locked|open on)\b)|\b(?:safe|ok|okay|fine|stable|sound|alright) (?:enough|for now|for the moment|for the time being|at the moment|if)\b|\bno immediate\b|\bfound (?:that )?(?:the )?(?:earth\w*|flue|alarms?|props?|straps?|ties|rcd|safety switch) (?:was|were|is|are|had been) (?:\w+ )?(?:disconnected|removed|cut)\b|\b(?:stinks|reeks)\b|\b(?:it|that|this) (?:leaks|drips|sparks|hisses|buzzes|wobbles|sags|moves|bounces)\b|(?<!\b(?:not|isn't|never)\b.*)\b(?:gets?|getting) (?:worse|stronger|wider|bigger)\b|\bany (?:day|minute|time|moment)\b|\bcom(?:e|es|ing|en|ed) (?:down|up in|off in|away)\b|\bcame (?:down|away|off)\b|\bhigh risk\b|\boff the scale\b|\b(?:positive|chrysotile|amosite|crocidolite)\b|\bwent (?:pink|red)\b|\b(?:black mould)\b|(?:\b(?:melts?|melted|trips?|tripped|leaks?|sparks?|fell|dropped|moved|cracked|opened|started)\b.*)\bagain\b|\bfull of\b|\b(?:back(?:ed|s) up|came (?:back|loose)|opened up|(?:turned|switched|switches) (?:\w+ )?back on|(?:turned|switched|plugged) (?:\w+ ){0,2}(?:on|in) again|(?:pokes?|sticks?|sticking|poking) out)\b|\b(?:unless|as long as|so long as|provided|at once|max(?:imum)? \d+)\b/;

const LOOKS = new RegExp(
  `\\b(?:${LOOKED}|said|says|reported|tests?|results?|report|no|not|nothing|certs?|certificates?|letter|samples?|passed|vetted)\\b|n't\\b`,
);

const FOUND =
  /\b(?:found|confirmed|verified|detected|identified|discovered|says|said|reported|showed|shows|reads|read|result is|results? (?:was|were))\b(?! by\b)/;

const MISTAKEN =
  /\b(?:duplicates?|double[- ]up|made[- ]up|no such (?:building|house|place|project|thing|wall|room)|test entry|only a test|just a test|misread|mistyped|typo|brought in only|not a real (?:building|house|site|job|project)|(?:demo|sample|trial|training) (?:data|entry|project|finding|photos?)|(?<!(?:not|never|n't) )(?:was|been|is|we've|i've) sold|(?:house|home|property|unit|building) sold)\b|\b(?:entered|added|made|imported|uploaded|recorded|created|logged|raised|reported|written|picked|filed|marked|typed)\b.*\b(?:mistake\w*|accident|twice|in error)\b|\b(?:to|only|just) (?:try|trying) (?:the|out|it|this)\b|\bwrong (?:\w+ )?(?:building|house|home|project|photo|picture|finding|room|line|address|place|unit|wall|one|job|visit|report)\b|\b(?:photo|picture|finding|report)s? (?:is|was|are|were|came) (?:from|of) (?:another|a different) (?:job|house|building|project|site)\b/;

const BUILDING_GONE =
  /\b(?:house|building|shed|garage|home|dwelling|block|property)\b.* (?:pulled|knocked|burnt|torn) down\b|\b(?:house|building|shed|garage|home|dwelling|block|property)\b.*\bdemolished\b/;

/** Seen from afar, or before the alert: a picture, a price, a telephone call, last year. */
const NO_VISIT = new RegExp(
  `\\b(?:${LOOKED}|said|says|happy)\\b.*(?:\\b(?:photos?|pictures?|videos?|prices?|invoices?|polic(?:y|ies)|drawings|website|google|internet|weather)\\b|\\b(?:by|over the|on the) (?:phone|telephone|email|text)\\b|\\bfrom the (?:car|street|footpath|road)\\b|\\blast (?:year|winter|summer)\\b|\\byears? ago\\b|\\b(?:in|since) (?:19|20)\\d\\d\\b|\\bnext door\\b|\\bthe other (?:house|building|unit|wall|room|side)\\b)|\\b(?:reckons?|reckoned|thinks?|thought|assures?|assured|guess\\w*|believes?|hopes?|probably|supposedly|apparently)\\b`,
);
