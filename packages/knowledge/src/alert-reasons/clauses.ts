import type { AlertKind } from '../hazards/index.ts';
import { isElsewhere } from './elsewhere.ts';
import {
  AWAITED,
  DONE_THEN,
  FINISH,
  HELD,
  HELD_BY_DESIGN,
  IN_PART,
  ON_CONDITION,
  SHUT_OFF,
  STAND_IN,
  STOPGAP,
  UNFINISHED,
} from './held.ts';
import { resultOf, withoutAim, withoutNames, withoutReturns, withoutTrades } from './results.ts';
import { looksAtAnother, mendsAnother, type OfAlert } from './things.ts';
import { DOUBT, hearsayIn } from './told.ts';
import { isUnfitted } from './unserious.ts';
import {
  FOR_A_TIME,
  hidesGas,
  isConditional,
  isNotYet,
  isUnreal,
  leavesSome,
  measuresSome,
} from './unsettled.ts';
import { LOOKED, MENDED, SWEPT } from './verbs.ts';

/**
 * mended: the danger was put right. found: somebody found none. mistaken: there is nothing to be dangerous. danger: it
 * goes on, or was found. held: for a while. part: not all of it. unreached: some of it wasn't seen. remote: by telephone.
 * doubt: not sure, asked or wished. condition: only where something else holds. hidden: tested so that it wouldn't show.
 * ahead: to be done one day. unchecked: nobody looked. hearsay: somebody's word. another: of something
 * else. nothing: none of these.
 */
export type Meaning =
  | 'mended'
  | 'found'
  | 'mistaken'
  | 'danger'
  | 'held'
  | 'part'
  | 'unreached'
  | 'remote'
  | 'doubt'
  | 'condition'
  | 'hidden'
  | 'ahead'
  | 'unchecked'
  | 'hearsay'
  | 'another'
  | 'nothing';

export interface Clause {
  said: string;
  /** As it was written, for the names in it. */
  raw: string;
  means: Meaning;
  /** Looked at from afar, or long before. */
  visit: boolean;
  /** Somebody looked, or what would be dangerous is denied: 'all good' alone says neither. */
  looked: boolean;
}

/** 'And' and what leads on begin a clause of their own: what follows may undo what stands before. */
const ENDS =
  /[,;:!\n()–—]+|\.(?!\d)|(?<=\?)|\s-\s|\b(?:and|(?<!\b(?:happy|satisfied) )with|plus)\b|\b(?=(?:but|so|then|until|till|however|though|although|while|whereas|except|because|which|who|when|after|before|yet)\b)/i;

/** As it is split, with straight apostrophes. */
export const plainly = (reason: string): string => reason.normalize('NFC').replaceAll('’', "'");

export function readClauses(reason: string, alerts: readonly OfAlert[]): Clause[] {
  const kinds = alerts.map(({ kind }) => kind);
  const raws = plainly(reason)
    .split(ENDS)
    .map((raw) => raw.trim())
    .filter(Boolean);
  const told = raws
    .map((raw) => withoutAim(raw.toLowerCase()))
    .map((clause) => (kinds.includes('gas') ? clause.replace(HARMLESS, 'it was only that') : clause));
  const means = told.map((clause, at) =>
    seeksAnother(raws[at] ?? '', alerts) ? 'another' : meaningOf(clause, alerts),
  );
  const hearsay = hearsayIn(told, plainly(reason).toLowerCase());
  const clauses = told.map(
    (said, at): Clause => ({
      said,
      raw: raws[at] ?? '',
      means: hearsay[at]
        ? heard(means[at])
        : goneOnWith(means[at] ?? 'nothing', [means[at - 1], means[at + 1]]),
      visit: NO_VISIT.test(said),
      looked: LOOKS.test(raws[at]?.toLowerCase() ?? ''),
    }),
  );
  return clauses.map((clause, at) => ({ ...clause, means: besides(clauses, at, kinds) }));
}

/** What is told of a danger counts, whoever tells it; what is told of safety doesn't. */
const heard = (means: Meaning | 'something' | undefined): Meaning =>
  means === 'mended' || means === 'found' || means === 'something' || means === undefined ? 'hearsay' : means;

/** 'Found it old and still', 'says it's new sheet, not asbestos': what was found is said in two clauses. */
function goneOnWith(
  means: Meaning | 'something',
  beside: readonly (Meaning | 'something' | undefined)[],
): Meaning {
  if (means !== 'something') return means;
  return beside.includes('found') || beside.includes('mistaken') || beside[1] === 'mended'
    ? 'nothing'
    : 'danger';
}

/** What a clause means by those around it. */
function besides(clauses: readonly Clause[], at: number, kinds: readonly AlertKind[]): Meaning {
  const clause = clauses[at];
  if (!clause) return 'nothing';
  const { said, means } = clause;
  const before = clauses.slice(0, at);
  const ended = before.filter((one) => one.means === 'mended' || one.means === 'found');
  // A tread that was taken out leaves a hole, and a gate that was leaves a gap.
  const isShutOff =
    ended.some((one) => SHUT_OFF.test(one.said)) &&
    !kinds.some((kind) => ['fall', 'pool', 'fire'].includes(kind));
  const isUntil = /^(?:until|till)\b/.test(said) && ended.length > 0;
  if (isUntil && (!isShutOff || FOR_A_TIME.test(said))) return 'held';
  const isWait = isNotYet(said) && (!FINISH.test(said) || (kinds.includes('sewage') && /clean/.test(said)));
  if (isWait && ended.length > 0 && means !== 'danger') return 'part';
  const isUnfinished =
    UNFINISHED.test(said) && !DONE_THEN.test(said) && !FINISH.test(said) && !MENDS.test(said);
  if (AWAITED.test(said) && ended.length > 0) return 'part';
  if (isUnfinished && ended.length > 0 && (!isShutOff || THE_REST.test(said))) return 'part';
  if (means === 'danger' && PROPS_GONE.test(said) && before.some((one) => one.means === 'mended'))
    return 'another';
  if (means === 'found' && before.at(-1)?.means === 'another' && GOES_ON.test(said)) return 'another';
  if (means === 'nothing' && NO_WORK.test(said) && isLookedAt(clauses.slice(0, at + 1))) return 'found';
  return means;
}

const THE_REST = /\b(?:rest|remaining|remainder|others?)\b/;
/** 'Tested for lead': what was looked for is another thing. */
const seeksAnother = (raw: string, alerts: readonly OfAlert[]): boolean =>
  alerts.length > 0 &&
  /\b(?:tested|checked|sampled|analysed|swabbed)(?: \w+)? for\b/i.test(raw) &&
  alerts.every(({ kind }) => deniesAnother(raw.toLowerCase(), kind));

/** 'No lead', where asbestos is asked for, and the other way round. */
const deniesAnother = (clause: string, kind: AlertKind): boolean =>
  (kind === 'asbestos' && /\blead\b/.test(clause) && !/\b(?:asbestos|fibro)\b/.test(clause)) ||
  (kind === 'lead_paint' && /\basbestos\b/.test(clause) && !/\blead\b/.test(clause));

/** Once it is mended, it needs no props. */
const PROPS_GONE =
  /\b(?:props?|acrows?|shoring|tape)\b(?: [\w-]+){0,3} (?:removed|(?:taken|took) (?:out|off|away|down))|\b(?:removed|took|pulled)(?: [\w-]+){0,2} (?:props?|acrows?|shoring|tape)\b/;
/** Says of what the clause before was about. */
const GOES_ON = /^(?:none|it|they|this|that|all|both|found|is|are|was|no|nothing|looks?|which|says)\b/;
/** What is left to do, as whoever looked says it; 'not needed for our job' isn't. */
const NO_WORK =
  /\bno (?:\w+ )?(?:action|works?|repairs?|treatment|rectification|propping|removal|intervention|measures) (?:\w+ )?(?:needed|required|necessary)\b/;
const isLookedAt = (clauses: readonly Clause[]): boolean =>
  clauses.some(({ said }) => BY_TRADE.test(said) && LOOKED_AT.test(said));
export const BY_TRADE =
  /\b(?:engineer|eng|\w*fitter|plumber|electrician|spark(?:y|ie)|builder|carpenter|hygienist|assessor|surveyor|inspector|glazier|plasterer|geotech\w*)\b/;
const LOOKED_AT = new RegExp(`\\b(?:${LOOKED})\\b`);

function meaningOf(clause: string, alerts: readonly OfAlert[]): Meaning | 'something' {
  if (NOBODY_CHECKED.test(clause)) return 'unchecked';
  if (NOT_REACHED.test(clause) && !NONE_LEFT.test(clause)) return 'unreached';
  const isDangerous = [UNDONE_SINCE, STILL_THERE, NO_PAPER, UNHAPPY, INSTRUCTED, ON_CONDITION, SHOWS_IT];
  if (isDangerous.some((pattern) => pattern.test(withoutReturns(clause)))) return 'danger';
  if (REMOTE.test(clause)) return 'remote';
  if (IN_PART.test(clause.replace(OF_A_DAY, '').replace(ALL_OF_THEM, '')) || ONE_PLACE.test(clause))
    return 'part';
  if (STAND_IN.test(clause)) return 'held';
  if (isConditional(clause)) return 'condition';
  if (DOUBT.test(clause) || isUnreal(clause)) return 'doubt';
  if (AHEAD.test(clause) || isUnfitted(clause)) return 'ahead';
  const kinds = alerts.map(({ kind }) => kind);
  const isDusty = kinds.some((kind) => DUSTY.includes(kind));
  const isAllDusty = isDusty && kinds.every((kind) => DUSTY.includes(kind));
  const mended = MENDS.test(clause) || (SWEEPS.test(clause) && !isDusty);
  if (
    (!mended || /\b(?:tested|checked|measured)\b/.test(clause)) &&
    kinds.includes('gas') &&
    hidesGas(clause)
  )
    return 'hidden';
  if (leavesSome(clause, mended, alerts)) return 'part';
  if (BUILDING_GONE.test(clause) || ((MISTAKEN.test(clause) || OF_ANOTHER_JOB.test(clause)) && !mended))
    return 'mistaken';
  if (isAllDusty && WRONG_YEAR.test(clause)) return 'mistaken';
  // Tape insulates a wire, and holds no pane.
  const isTaped = /\btaped\b/.test(clause) && !alerts.some(({ kind }) => kind === 'electrical');
  if (isTaped || HELD.test(clause) || (mended && STOPGAP.test(clause)))
    return HELD_BY_DESIGN.test(clause) ? 'mended' : 'held';
  return ofThing(clause, alerts, mended);
}

/** 'Sampled the kitchen only' leaves the rest. */
const ONE_PLACE =
  /\b(?:sampled|tested|checked|inspected|looked at|swabbed) (?:the |one |a )?(?:\w+ ){0,2}only\b|\b(?:sampled|tested|checked|inspected|looked) only (?:the|one|at the)\b/;
/** What was well and isn't any more, what ended by itself, or holds at times: whatever was done before. */
const UNDONE_SINCE = new RegExp(
  [
    '^but (?:one|an?|another|some|two|several) (?:\\w+ )?(?:at|in|on|by|near|under|behind)\\b',
    '\\b(?:tenants?|owners?|he|she|they|somebody|someone|neighbours?|kids?|it)(?: (?:has|have|was|had|since|then|just|been))* (?:reconnected|un-?capped|turned back on|switched back on)\\b',
    '\\b(?:it|that|they|this|mould|smell|sewage|water|damp|cracks?) (?:has |have |had )?(?:come|came) back\\b(?! (?:clear|clean|negative|normal|fine|ok))',
    '\\b(?:it|that|they|mould|smell|sewage|water|damp) (?:was|is|were|are) back\\b(?! (?:in place|on|up|to normal|together|at|under|below|within|clear|clean|negative))',
    '(?<!\\b(?:clos\\w+|shut\\w*|latch\\w*|self) )\\b(?:by|of) (?:it|them)sel(?:f|ves)\\b(?!.*\\b(?:clos|shut|latch))',
    '\\b(?:sometimes|mostly|most of the time|half the time|now and then|on and off|intermittent\\w*|every (?:second|other) time)\\b|\\bstill (?:trips?|cuts? out|sticks?|drips?|gurgles?)\\b',
    '^(?:the )?(?:rain|wind|storms?)(?: has|s)? (?:stopped|gone|passed|eased|died)\\b',
  ].join('|'),
);
/** 'Latched 20 out of 20 times' is all of them. */
const ALL_OF_THEM = /\b(\d+) (?:out )?of \1\b/g;
/** 'Report 311 of 6 November' is no part of anything. */
const OF_A_DAY =
  /\b(?:no\.? ?|number |#)?[\w/-]*\d of (?:the )?\d{1,2}(?:st|nd|rd|th)?[ /.-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d)[\w/.-]*/g;
/** Once it is gone, there is nothing to go to. */
const NONE_LEFT =
  /^(?:there is |there's )?no (?:access|entry|way in)(?: \w+)? (?:remains?|left|any ?more|possible|to it)$/;
/** 'Council inspected and confirmed': it was done as the words before say. */
const BEARS_OUT =
  /\b(?:confirmed|verified|reported)(?: (?:it|this|that|so|the same|(?:by|in|on|of) .*|\d.*))*$/;

const withoutFaultOf = (clause: string) =>
  clause.replace(/\b(?:leaks?|drips?|faults?) (?:in|of|from|with)\b/, '');

/** What a clause says of the thing that it names: put right, found to be nothing, or found to be dangerous. */
function ofThing(clause: string, alerts: readonly OfAlert[], mended: boolean): Meaning | 'something' {
  const plain = withoutNames(withoutReturns(clause));
  const result = resultOf(plain);
  const polar = polarity(plain);
  const bad = result === 'bad' || polar.bad;
  const kinds = alerts.map(({ kind }) => kind);
  const isDusty = kinds.every((kind) => DUSTY.includes(kind));
  const isFound = polar.denied || polar.good || result === 'good' || (isDusty && BUILT_SINCE.test(clause));
  const isWayOut = alerts.every(({ kind }) => kind === 'fire') && /\block/.test(clause);
  if (mended && GUARD_GONE.test(clause) && !isWayOut) return 'danger';
  const isOf = (another: (alert: OfAlert) => boolean) => alerts.length > 0 && alerts.every(another);
  if (measuresSome(clause, kinds)) return 'danger';
  if (isOf((alert) => (mended || isFound || LOOKED_AT.test(plain)) && isElsewhere(clause, alert)))
    return bad && (!mended || result === 'bad') ? 'danger' : 'another';
  if (mended && /\b(?:in|on|at|of) the wrong\b/.test(clause)) return 'another';
  if (mended && isOf((alert) => mendsAnother(clause, alert)))
    return result === 'bad' || polarity(withoutFaultOf(plain)).bad ? 'danger' : 'another';
  if (mended) return UNDONE.test(clause) ? 'danger' : 'mended';
  if (bad) return 'danger';
  const isLooked = isFound || LOOKED_AT.test(plain);
  if (isLooked && isOf(({ kind }) => deniesAnother(clause, kind))) return 'another';
  if (isLooked && isOf((alert) => looksAtAnother(withoutTrades(clause), alert))) return 'another';
  if (isFound) return 'found';
  // Whatever was found, it isn't said that it was nothing.
  return FOUND.test(clause) && !BEARS_OUT.test(clause) ? 'something' : 'nothing';
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
    // 'So it won't fall' is hoped: only somebody who knows says so.
    const isHoped = /^(?:won't|wouldn't|wont)$/.test(words[from] ?? '') && !BY_TRADE.test(clause);
    const isDenied = from >= 0 && at > from && at - from <= REACH;
    if (DANGER.test(word) || NAMED_DANGER.test(word)) {
      if (isDenied && isHoped) return;
      if (isDenied) [found.denied, from] = [true, at];
      else if (DANGER.test(word)) found.bad = true;
    } else if (GOOD.test(word) && (word !== 'still' || at === words.length - 1)) {
      if (isDenied) found.bad = true;
      else found.good = true;
    }
  });
  if (
    /\b(?:it|that)(?:'s| is| was) (?:only|just)\b|\bturned out\b|\bonly (?:in |on )?the (?:render|paint|plaster|surface|skim)\b/.test(
      clause,
    )
  )
    found.good = true;
  if (HAPPY.test(clause)) found.good = true;
  if (/^(?:found |there (?:was|were) )?(?:none|nil)(?: found| at all)?$/.test(clause)) found.denied = true;
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
  /\b(?:smells?|odour|it|which|that) (?:was|is|(?:was |is )?(?:came )?from|turned out to (?:be|come from)|was traced to)(?: only| just)? (?:(?:an?|the|my|our|their) )?(?:(?:neighbou?r'?s?'?|next door'?s?) (?:bbq|barbecue|cooking|compost|bins?)|(?:bbq|barbecue) next door|(?:dead|rotten) (?:possum|rat|mouse|bird|animal|eggs?)|compost|rubbish|(?:wheelie )?bins?|drains?|floor waste|dry (?:floor waste|drain|trap)|fertili[sz]er|onions?)\b(?! (?:is|was|has|leak\w*|hose|bottle|valve|gas|regulator|connection)\b)/;
/** How many words a 'no' reaches over: 'no sign of any movement', and each danger that it denies passes it on. */
const REACH = 4;

/** Dangerous wherever it is said and not denied. */
const DANGER =
  /^(?:leak(?:s|ed|ing)?|pouring|hiss\w*|smells?|smelly|spark(?:s|ed|ing)?|arcing|shocks?|tingl\w*|live|bare|exposed|loose|rotten|rotted|collaps\w*|falling|fell|fallen|drops|dropped|sagg\w+|bulg(?:ing|es)|lean(?:ing|s)|growing|grew|broken|missing|fail(?:s|ed|ing)?|worse\w*|danger\w*|unsafe|hazard\w*|evacuate|overflow\w*|melted|burnt|burning|dizzy|eaten|unstable|moves|shakes|non-compliant|noncompliant|defective|faulty|moving|moved|wobbl\w*|tilts|hanging|wedged)$/;

/** Nothing by itself, and something where it is denied: 'no gas', 'not asbestos'. */
const NAMED_DANGER =
  /^(?:gas|sag|leakage|asbestos|lead|movement|cracks?|cracking|getting|risks?|signs?|traces?|evidence|pool|structural|connected|load|damage\w*|deep|bars|wires?|mould|sewage|glass|fall|wrong|voltage|power|problems?|issues?|faults?|defects?|concerns?|change|termites?|rot|sparks|voltage|co|mains|fibres|odour|rating|drop|loss|cracked)$/;

const GOOD =
  /^(?:safe|sound|solid|stable|ok|okay|fine|clear|tight|good|intact|secure|dead|still|dry|plumb|pass(?:ed|es)?|compliant|complies|certified|certs?|certificates?|coc|ccew|clearance|held|holds?|negative|normal|cosmetic|laminated|toughened|works?|working|latch(?:es)?|shuts?|closes?|locks|green|sturdy|firm|perfect|hairline|superficial|adequate)$/;

const MENDS = new RegExp(`\\b(?:${MENDED})\\b`);
const SWEEPS = new RegExp(`\\b(?:${SWEPT})\\b`);
export const DUSTY: readonly AlertKind[] = ['asbestos', 'lead_paint'];

/** 'Isolated nothing', 'couldn't be fixed': not done. */
const UNDONE = new RegExp(
  `\\b(?:not|never|nothing|none|nobody|\\w+n't|hasnt|wasnt|isnt|couldnt|cannot|cant|unable to be)\\b(?: [\\w-]+){0,3} (?:${MENDED})\\b|\\b(?:${MENDED}) (?:nothing|none|neither|the (?:wrong|other))\\b`,
);
/** What kept people safe was taken away. */
const GUARD_GONE =
  /\b(?:props?|acrows?|shoring|barriers?|guard ?rails?|hand ?rails?|balustrades?|batter(?:y|ies)|alarms?|tape|signs|bracing|locks?|latch|grate)\b(?: [\w-]+){0,3} (?:removed|disconnected|(?:taken|turned|switched) (?:out|off|away|down))|\b(?:removed|disconnected|took|pulled)(?: [\w-]+){0,2} (?:props?|acrows?|shoring|barriers?|guard ?rails?|hand ?rails?|balustrades?|batter(?:y|ies)|alarms?|bracing|grate)\b/;

/** What whoever came couldn't see. */
const NOT_REACHED =
  /\b(?:not|never|unable|cannot|\w+n't)(?: be)? (?:\w+ )?(?:let|get|got|allowed?|access|go|gain|enter|reach|inspect|open|see)(?:ed)? (?:[\w']+ ){0,2}?(?:in|into|inside|under|underneath|onto|behind|up|access|entry|everything|all|near|through|past)\b|\bno (?:\w+ )?(?:access|entry|way in)\b|\b(?:not|\w+n't)(?: be)? (?:\w+ )?(?:accessible|accessed|reachable|reached|entered|opened|inspected)\b|\binaccessible\b|\b(?:could|can) only (?:see|reach|check|get|inspect)\b|\bonly (?:saw|reached|inspected)\b|\b(?:rooms?|cupboards?|box|space|void|hatch|manhole|subfloor|underfloor|meter|unit|flat|apartment|laundry|cellar|basement|attic|loft|garage|house|plant) (?:was|were|is|are) (?:\w+ )?(?:locked|blocked|shut|closed|full)\b|\b(?:locked|kept|shut) out\b|\brefused (?:(?:him|her|them|us) )?(?:entry|access)\b|\b(?:nobody|no one|no-one) (?:was )?(?:at )?home\b|\b(?:key|keys) (?:didn't|did not|wouldn't|missing)/;
const REMOTE =
  /\b(?:fixed|mended|repaired|checked|tested|inspected|diagnosed|talked|walked|guided|helped|solved|sorted|assessed|isolated|looked)\b.*\b(?:(?:over|by|on|via|through) (?:the |a |an )?(?:phone|telephone|video|zoom|facetime|email|text|messages?|photos?)|remotely)\b/;
/** The paper says that it doesn't pass. */
const NO_PAPER =
  /\b(?:certificates?|notices?|reports?|letters?|issued|received|found|says|declared)\b(?!.*\bno\b).*\bnon[- ]?complian(?:ce|t)\b/;
/** Says in so many words that it is there. */
const SHOWS_IT =
  /\b(?:does|do|did|really|indeed|definitely|clearly)(?: \w+ly)? (?:hang|lean|leak|sag|wobble|rock|move|crack|smell|spark|bulge|drip|bounce|shake|drop|tilt|exist|hiss|buzz)s?\b|\b(?:is|are)(?: \w+ly)? no (?:\w+ ){0,1}?(?:rails?|handrails?|railing|balustrade|barrier|fence|gate|cover|guard|latch)\b(?! (?:needed|required|missing))/;
/** The age that a notice is read from was typed wrong. */
const WRONG_YEAR =
  /\b(?:year|date|age)\b.*\b(?:wrong|incorrect|error|mistake\w*|typo|not (?:19|20)\d\d)\b|\bwrong (?:\w+ )?(?:year|date|age)\b/;
/** Built once neither was used any more. */
const BUILT_SINCE =
  /\b(?:built|constructed|erected|completed|sheets?|eaves|cladding|linings?)\b.*\b20(?:0[4-9]|[1-9]\d)\b/;

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
  `\\b(?:${LOOKED}|certif(?:ies|y)|confirms|passes|said|says|reported|tests?|results?|report|built|clearance|issued|counts?|readings?|levels?|happy|satisfied|signed|told|wrote|no|not|nothing|zero|nil|certs?|certificates?|letter|samples?|passed|vetted)\\b|n't\\b`,
);

const FOUND =
  /\b(?:found|confirmed|verified|detected|identified|discovered|says|said|reported|showed|shows|reads|read|result is|results? (?:was|were))\b(?! by\b)/;

const MISTAKEN =
  /\b(?:duplicates?|double[- ]up|made[- ]up|no such (?:building|house|place|project|thing|wall|room)|test entry|only a test|just a test|misread|mistyped|typo|brought in only|not a real (?:building|house|site|job|project)|(?:demo|sample|trial|training) (?:data|entry|project|finding|photos?)|(?<!(?:not|never|n't) )(?:was|been|is|we've|i've) sold|(?:house|home|property|unit|building) sold)\b|\b(?:entered|added|made|imported|uploaded|recorded|created|logged|raised|reported|written|picked|filed|marked|typed)\b.*\b(?:mistake\w*|accident|twice|in error)\b|\b(?:to|only|just) (?:try|trying) (?:the|out|it|this)\b|\bwrong (?:\w+ )?(?:building|house|home|project|photo|picture|finding|room|line|address|place|unit|wall|one|job|visit|report)\b(?! (?:template|form|type|kind|layout|title)\b)|\b(?:photo|picture|finding|report)s? (?:is|was|are|were|came) (?:from|of) (?:another|a different) (?:job|house|building|project|site)\b/;

/** The words are of another job, not what they tell of. */
const OF_ANOTHER_JOB =
  /\b(?:words?|entry|finding|note|photos?|pictures?|report|alert|it|this|these|they) (?:\w+ )?belongs? (?:to|in|with|on) (?:another|a different|some other|the wrong) (?:job|house|building|project|site|report|file)\b/;

const BUILDING_GONE =
  /\b(?:house|building|shed|garage|home|dwelling|block|property)\b.* (?:pulled|knocked|burnt|torn) down\b|\b(?:house|building|shed|garage|home|dwelling|block|property)\b.*\bdemolished\b/;

/** Seen from afar, or before the alert: a picture, a price, a telephone call, last year. */
const NO_VISIT = new RegExp(
  `\\b(?:${LOOKED}|said|says|happy)\\b.*(?:\\b(?:photos?|pictures?|videos?|prices?|invoices?|polic(?:y|ies)|drawings|website|google|internet|weather)\\b|\\b(?:by|over the|on the) (?:phone|telephone|email|text)\\b|\\bfrom the (?:car|street|footpath|road)\\b|\\blast (?:year|winter|summer)\\b|\\byears? ago\\b|\\b(?:in|since) (?:19|20)\\d\\d\\b|\\bnext door\\b|\\b(?:the|an|its) (?:other|opposite|adjoining|adjacent) (?!day|night|week|trade|test)\\w+|\\bneighbou?r'?s'?\\b|\\bfrom (?:the )?(?:ground|below|outside|afar|a distance|window|gate)\\b)|\\b(?:reckons?|reckoned|thinks?|thought|assures?|assured|guess\\w*|believes?|hopes?|probably|supposedly|apparently)\\b`,
);
