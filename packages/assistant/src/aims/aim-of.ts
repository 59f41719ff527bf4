/** Reads the aim of a message in its conversation, and says how sure that must be. */
import { isBeyond } from '../compose/beyond-parts.ts';
import { ABROAD as ABROAD_PLACES } from '../question/abroad.ts';
import { asksDimension } from '../question/dimension-asked.ts';
import type { Thread } from '../question/thread.ts';
import type { Aim } from './aims.ts';
import { classed } from './features.ts';
import { aimModel, type Guess } from './model.ts';

/** Below this the aim isn't taken: the rows answer, or decline. Chosen on sets that were left out of the learning. */
const SURE_ENOUGH = 0.42;
/** An aim that declines needs more. */
const SURE_TO_DECLINE = 0.5;
/** Where the rows know nothing, an aim that is less sure than that is better than none. */
const SURE_AFTER_ROWS = 0.28;
/** From here on an aim needs no word of its own. */
const SURE_WITHOUT_WORDS = 0.6;
/** Where the words ask for rows by themselves, another reading of them must be this sure. */
const SURE_BESIDE_ROWS = 0.85;
/** Where they ask for something that is known to be missing here, law and positions must be this sure. */
const SURE_DESPITE_GAP = 0.68;
/** Where they ask for another thing than a limit, a limit must be as sure as that. */
const SURE_AGAINST_ROWS = 0.92;
/** A short message that goes on keeps what was wanted before, unless it is as sure as this of something else. */
const SURE_OF_CHANGE = 0.5;

export const OF_LAW: ReadonlySet<Aim> = new Set([
  'pos.pays',
  'law.period',
  'law.late',
  'law.complain',
  'law.dispute',
  'law.broke',
  'law.buyer',
  'law.write',
  'law.start',
  'law.extend',
  'law.class',
  'law.forum',
  'law.lodge',
  'law.stage',
  'law.edition',
]);

const ABROAD = new RegExp(`\\b(?:${ABROAD_PLACES}|us|the states|overseas|abroad|irc|ibc|nzbc)\\b`, 'i');

/** Words without which an aim isn't meant, however likely the rest sounds. */
const NEEDS: Readonly<Partial<Record<Aim, RegExp>>> = {
  'pos.pays':
    /pay|\bon (?:him|me|them|us)\b|mine\b|builder|warrant|cover|claim|responsib|liab|fault|cost|bill|free|hook|\byears?\b|\bmonths?\b/i,
  'law.period':
    /warrant|liab|builder|claim|hook|responsib|time limit|limitation|deadline|contract|cover|statutory|guarantee|\byears?\b|\byrs?\b|defects?\b|\blaw\b/i,
  'law.write': /writ|tell|notif|notice|email|text|letter/i,
  'law.guide':
    /^(?=.*\b(?:guides?|toleranc\w*|standards?|ncc|code)\b).*(?:\blaw|legal|binding|force|mandatory|weight|follow|enforce)/is,
  'law.late':
    /\blate|\btime|claim|still(?! (?:permitted|allowed|legal|used|sold|made))|cover|warrant|\byears?\b|\byrs?\b|\bmonths?\b|complain|handover|\bkeys\b|built|finish|complet|settle|moved in|\d ?yo\b/i,
  'law.start':
    /warrant|clock|period|years?\b|yrs?\b|months?\b|liab|limitation|completion|handover|settle|keys|day one|\brun\b|permit|from (?:when|what|which)|counted/i,
  'law.extend': /warrant|clock|period|\byears?\b|\byrs?\b|time|month|extend|extra|grace|limitation/i,
  'law.class': /major|minor|structural|serious defect/i,
  'law.forum': /tribunal|court|cat\b|disput|claim|hear|decid|award|fight|who rules|grand|how much/i,
  'law.lodge':
    /complain|lodge|claim|notify|qbcc|scheme|commission|fair trading|energy|cbos|regulator|order|direct|by when|deadline/i,
  'law.bond': /strata|\bbond|interim|apartment|block|storey|final (?:defects? )?report|second one|first one/i,
  'law.ai': /\bai\b|chat ?gpt|chat ?bot|generat|answers|\bbot\b|program|evidence/i,
  'law.stage': /inspect|certif|surveyor|stage|\bsee\b/i,
  'law.edition': /ncc|\bcode|edition|20\d\d/i,
  'law.broke':
    /broke|bust|bankrupt|insolv|liquid|administrat|under\b|died|dead|disappear|vanish|licen[cs]e|walked|insur|indemnity|warranty|hbcf|shut|closed/i,
  'law.strata': /body corp|strata|owners'? corp|common property|unit|apartment|townhouse|upstairs|neighbour/i,
  'law.tenant':
    /^(?!.*\b(?:i['’]?m (?:the|a) landlord|as (?:the|a) landlord|(?:my|our) tenants?|tenants? (?:says?|said|reports?|reckons?|told|rang))\b).*(?:landlord|\brent|tenant|lease|agent|real estate|property manager)/is,
  'law.insure':
    /(?:home|house|contents|strata|building|landlord|my|our|the|will|in)\b.*insur|insur\w*\b.*(?:cover|pay|claim)|policy|wear and tear/i,
  'law.buyer': /bought|buy|transfer|pass|owner|second|original|purchas/i,
  'law.text': /quote|text|word|recite|copy|\bsay|print|paste|pdf|read|exact/i,
  'app.price': /credit|top.?up|report|plumbline|analys|\bapp\b|pdf|subscription|\bfees?\b|\bfree\b|photo/i,
  'own.credits':
    /^(?!.*\b(?:paid|bought|charged|missing|refund\w*|not there|aren'?t there|haven'?t (?:come|arrived)|didn'?t (?:come|arrive)|how much (?:for|is|are|would|will|do|does)|costs?|prices?)\b).*(?:credit|balance|top.?up|afford|\b(?:photos?|pics?|pictures?|scans?|analys\w+|images?|shots?)\b|\bhow many (?:have|do) i (?:have|got)(?: left)?\W*$)/is,
  'own.reports': /report|pdf/i,
  'no.health':
    /sick|\bill\b|illness|health|doctor|\bgp\b|breath|cough|headache|asthma|allerg|lung|cancer|meso|pregnan|toxic|poison|symptom|rash|wheez|medic|die\b|dying|hurt|pain|eyes?\b|skin|nausea|dizz|baby|\bbub\b|kids?\b|child|safe|risk|danger|inhal|swallow|eat|drink/i,
  'no.hide':
    /\bhid|conceal|mask|disguise|sneak|\bfak|photoshop|backdat|filter|doctor|get away|\bcover(?:ing)? (?:it|the|up|over|that|this)|(?:paint|patch|plaster|fill|skim|furniture|rug) .{0,30}(?:over|before|inspect|buyer|tenant|agent)|notic|see it|misses|miss it|never (?:know|measure|check)|so (?:that )?(?:the |he|she|they|my)|look (?:worse|better|wider|smaller|older|newer|like)|clean(?:ing)? up|(?:change|edit|alter|delete|crop|reword).{0,40}(?:photos?|pics?|report|date|finding|it so)|gerni|pressure/i,
  // Who got a letter has it; who wants one written asks for it.
  'no.write':
    /^(?!.*\b(?:letters?|e-?mails?|notices?)\b)|\b(?:writ\w*|draft\w*|compos\w*|word(?:ing)? (?:it|this|that|an?|the|my)|reply|respond|template|sample|prepare|put together|do up|do me|make me|give me|send (?:it|him|her|them)|help me|for me|fill|need an?|want an?)\b/i,
  // Another's data, or what I was told, is what this refuses.
  'no.secret':
    /user|customer|client|people|person|every(?:one|body)|some(?:one|body)|other|neighbou?r|who else|pass ?word|log ?in|e-?mail|phone|mobile|address|prompt|instruction|rules?\b|ignore|forget|pretend|debug|mode|developer|admin|system|config|\bapi\b|\bkey|server|database|\bsql|table|you (?:are|have|were|told)|you['’]?re|\byour\b.{0,20}(?:model|rules|own)|secret|hidden|access|account|mate|partner|boss|sister|brother|\bex\b|\b(?:his|her|their) |\bai\b|\bbot\b|\bsay\b|word|plumbline|message from|approve|confiden|declare|model|train|\bowner|uses? /i,
};

/** A neighbour who says or shouts something, and a trade by which somebody is told, are nobody's data. */
const SAID_BY_OTHERS =
  /\b(?:my|our|the|a) (?:neighbou?rs?|mates?|friends?|brother|sister|partner|boss|uncle|cousin)\b(?:['’]?s an? [\w -]{3,20}?|,? who is an? \w+,?| is an? \w+)?(?: and| but)?(?: (?:is|are|was|keeps?))? (?:says?|said|reckons?|thinks?|shout\w*|yell\w*|scream\w*)\b(?: (?:it|that|this))?(?: (?:at|to) (?:me|us))?/gi;

/** A neighbour of whose reports, account or number nothing is asked is somebody who lives there. */
const NEIGHBOUR = /\bneighbou?r(?:s|['’]s|s['’])?\b/gi;
const DATA_OF_OTHERS =
  /\b(?:reports?|projects?|findings?|accounts?|photos?|data|details|log ?in|password|e-?mail|phone|number|address|credits?|paid|pays?|inspect\w*|show|list|look up|access)\b/i;
/** What a message says of others as far as their data may be meant. */
const ofOthers = (text: string): string => {
  const told = text.replace(SAID_BY_OTHERS, ' ');
  return DATA_OF_OTHERS.test(told) ? told : told.replace(NEIGHBOUR, ' ');
};

/** Aims that no likelihood makes up for: without a word of money, of law, of a price or of a balance they aren't meant. */
const ALWAYS_NEEDS = /^law\.|^pos\.pays$|^own\.credits$|^app\.price$|^no\.(?:health|hide|secret|write)$/;

/** Of what a message may want, what its words allow. */
export function allowedBy(text: string, guesses: readonly Guess[]): Guess[] {
  const abroad = ABROAD.test(text);
  // No other country is meant where none is named.
  const ofSize = asksDimension(text);
  return guesses.filter(
    ({ aim, probability }) =>
      (aim !== 'no.abroad' || abroad) &&
      // 'How much should it slope' asks for no price.
      !(ofSize && (aim === 'no.cost' || aim === 'no.finance')) &&
      ((probability >= SURE_WITHOUT_WORDS && !ALWAYS_NEEDS.test(aim)) ||
        (NEEDS[aim]?.test(aim === 'no.secret' ? ofOthers(text) : text) ?? true)),
  );
}

/** What a message seems to want, likeliest first, as far as its words allow it. */
const likely = (seen: string, text: string): Guess[] => allowedBy(text, aimModel().guess(seen));

/** What stands before another size: 'and', 'sorry, that’s'. */
export const LEADS_TO_SIZE =
  /(?:(?:and|what about|how about|what if|or|so|sorry|oops|whoops|my bad|typo|fat fingers|no|wait|nah|actually|correction|scratch that|scrap that|hang on|hold on|make that|i mean|i meant|meant|should be|should say|that'?s|that is|it was)\b[\s,.:;!-]*)*/
    .source;
const GOES_ON_WITH = new RegExp(
  String.raw`^${LEADS_TO_SIZE}(?:if )?(?:mine |ours |it |its )?(?:is |it is |are |was |measures? |grows? to |gets to )*(?:only |about |around |at )?(?:SIZE|NUM)\b(?! (?:years?|months?|weeks?|days?|photos?|credits?|people|th|st|nd|rd)\b).{0,30}$`,
);
const ONLY_PLACE =
  /^(?:and |what about |how about |or |its |it is |im |i am |so |ok |then |back |sorry |actually |no |wait |i mean |(?:the|my|our) (?:place|house|home|job|unit|property|building) is |if (?:i|we|it) (?:was|were|am|are|is) |does that go |is it the same )*(?:in |for |living in |over in )?(?:the |an? |my |our )?(?:STATE|BODY)\b.{0,12}$/;
const SAME_ELSEWHERE = /\b(?:what|how) about\b|\bsame (?:thing|question|for|in|there|again)\b|\bthere\W*$/;
const SHORT = 7;

/** The aim of a message that goes on with the one before; undefined where it starts anew. */
function continued(seen: string, thread: Thread): Aim | undefined {
  const { aim: before } = thread;
  // 'And in Queensland?' goes on with what was asked of New South Wales.
  if (ONLY_PLACE.test(seen))
    return before && (OF_LAW.has(before) || before === 'pos.ok' || before === 'law.bond')
      ? before
      : 'knowledge';
  // 'We're moving to STATE, what about there?' says more around it and wants the same.
  if (before && OF_LAW.has(before) && SAME_ELSEWHERE.test(seen) && /\bSTATE\b/.test(seen)) return before;
  const ofLimit = before === 'pos.ok' || thread.asked !== '' || thread.defectIds.length > 0;
  if (ofLimit && GOES_ON_WITH.test(seen)) return 'pos.ok';
  if (/^(?:and |what about |how about |or |ok |so |now |in |at |on |for |the )*PROJ\W*$/.test(seen))
    return before?.startsWith('own.') ? before : 'own.summary';
  return undefined;
}

/** Aims that rows answer too: where their own words ask for rows, these must be surer. */
const BESIDE_ROWS = /^(?:law|app)\.|^pos\.(?:ok|who|pays)$|^own\.(?:credits|reports)$/;

/** The law of a state that is named is told by that state and not by a row that holds for all. */
const STATE_SAID = /\bSTATE\b/;

/** How much likelier a message that goes on wants what the one before it wanted: the shorter, the more. */
const KEEPS = [
  { words: 4, factor: 5 },
  { words: 8, factor: 2.5 },
] as const;

/** The guesses with what the conversation makes likelier. */
function inConversation(guesses: readonly Guess[], seen: string, before: Aim | null): Guess[] {
  const words = seen.split(' ').length;
  const factor = KEEPS.find((each) => words <= each.words)?.factor;
  if (!factor || before === null || before === 'knowledge') return [...guesses];
  const sum = guesses.reduce(
    (all, { aim, probability }) => all + probability * (aim === before ? factor : 1),
    0,
  );
  return guesses
    .map(({ aim, probability }) => ({
      aim,
      probability: (probability * (aim === before ? factor : 1)) / sum,
    }))
    .sort((a, b) => b.probability - a.probability);
}

/** Of a project that is named something is wanted, even where it isn't clear what. */
const LEAST_OF_PROJECT = 0.06;
function ofProject(guesses: readonly Guess[]): Aim {
  const best = guesses.find(
    ({ aim, probability }) => aim.startsWith('own.') && probability >= LEAST_OF_PROJECT,
  );
  return best?.aim ?? 'own.summary';
}

/** How a message stands in its conversation. */
export interface How {
  followUp?: boolean;
  /** Whether the rows have been asked and know nothing. */
  afterRows?: boolean;
  /** Whether its words ask for a kind of row. */
  rowsAsked?: boolean;
  /** Whether the rows are known to hold nothing on it: then the aim's own sentence is as good. */
  rowsDecline?: boolean;
  /** Whether they ask for another kind of row than was spoken of: 'and insurance?' after a warranty. */
  otherRows?: boolean;
  /** Whether they ask for something else than a limit. */
  otherThanLimit?: boolean;
}

/**
 * The aim of a message in its conversation; 'knowledge' where the rows should answer.
 */
export function aimOf(
  text: string,
  thread: Thread,
  projectNames: readonly string[],
  {
    followUp = false,
    afterRows = false,
    rowsAsked = false,
    rowsDecline = false,
    otherRows = false,
    otherThanLimit = false,
  }: How = {},
): Aim {
  const seen = classed(text, projectNames);
  const before = thread.aim;
  const guesses =
    followUp && !otherRows && !ABROAD.test(text)
      ? inConversation(likely(seen, text), seen, before)
      : likely(seen, text);
  const [best, second] = guesses;
  if (!best) return 'knowledge';
  const goesOn = continued(seen.replace(/ PART$/, ''), thread);
  if (goesOn) return goesOn;
  const short = seen.split(' ').length <= SHORT;
  const familiar = aimModel().familiar(seen) >= 0.5;
  const kept = before !== null && OF_LAW.has(before) ? before : thread.asked !== '' ? 'pos.ok' : undefined;
  const ofRows = (rowsAsked && best.aim === 'knowledge') || otherRows || ABROAD.test(text);
  if (followUp && short && kept && best.probability < SURE_OF_CHANGE && !ofRows) return kept;
  const least = afterRows
    ? SURE_AFTER_ROWS
    : rowsDecline && BESIDE_ROWS.test(best.aim)
      ? SURE_DESPITE_GAP
      : rowsAsked && BESIDE_ROWS.test(best.aim) && !(best.aim.startsWith('law.') && STATE_SAID.test(seen))
        ? otherThanLimit && best.aim === 'pos.ok'
          ? SURE_AGAINST_ROWS
          : SURE_BESIDE_ROWS
        : isBeyond(best.aim)
          ? rowsAsked && !rowsDecline
            ? SURE_BESIDE_ROWS
            : SURE_TO_DECLINE
          : SURE_ENOUGH;
  if (best.probability >= least && (familiar || best.probability >= SURE_WITHOUT_WORDS)) return best.aim;
  // Two aims of one kind may share what neither has alone.
  const together = best.probability + (second?.probability ?? 0);
  const ofOneKind = second && best.aim.split('.')[0] === second.aim.split('.')[0];
  if (ofOneKind && best.aim !== 'knowledge' && together >= 0.6 && familiar) return best.aim;
  return /\bPROJ\b/.test(seen) && !rowsAsked ? ofProject(guesses) : 'knowledge';
}
