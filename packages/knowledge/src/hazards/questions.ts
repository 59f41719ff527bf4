/** Sentences that speak of no trouble of one's own: general questions, what one read, what happened to others. */
import { sameSentence, wordSet as set, type Word } from './words.ts';

/** Words of somebody's claim: what they say was mended may not be. */
export const CLAIMS = set(
  'said says say told tells reckons reckon claims claimed claim promised swears insists apparently supposedly allegedly meant supposed',
);
const JOINS = set('and or but so because plus then');
const GENERAL = set(
  'what whats how why when which does do can should could is are will would where must may did has have',
);
const OWNERS = set('my our ours this these those here there it mine us me');
const RULES = set(
  `minimum maximum min max standard standards difference rule rules law best cost price code limit average typical meaning
  definition purpose legal required height ncc bca correct usual normal process requirement requirements signs sign symptoms
  danger dangers risk risks requirements regulation regulations most australian life lifespan recommended allowable lowest
  inspection report app warranty insurance go deal story nsw victorian queensland tolerance tolerances acceptable`,
);
const MEDIA = set(
  'imagine example hypothetically hypothetical suppose scenario article news youtube documentary podcast course training webinar brochure factsheet magazine movie book lecture seminar headline newsletter blog website textbook essay exam homework assignment pamphlet leaflet flyer slides syllabus tafe',
);
const OTHERS = set(
  'friend friends mate mates cousin colleague colleagues uncle aunty aunt coworker neighbour neighbours neighbor neighbors sister brother',
);
const GREETINGS = set(
  'hi hey hello gday just quick question so and also please um ok okay curious wondering general thanks wanted need want to i would like know out of interest query asking was',
);

const SENSES = set('smell hear see feel taste');

/** Ways to ask for help with one's own trouble. */
const ASKING = new Set(
  'do you know|do you think|do you reckon|do you see|does anyone|does anybody|has anyone|can you|can someone|can anyone|could you|could someone|could anyone|would you|what should|what can|will you|will someone|should we|should i|are we|am i|do we|is anyone|what now'.split(
    '|',
  ),
);

function asksForHelp(words: readonly string[]): boolean {
  if (
    /^(?:explain|describe|detect|define|cover|check|recognise|recognize|find|spot|identify)$/.test(
      words[2] ?? '',
    )
  )
    return false;
  return ASKING.has(words.slice(0, 2).join(' ')) || ASKING.has(words.slice(0, 3).join(' '));
}

/** Words that ask for knowledge: 'explain concrete cancer', 'the difference between a crack and a leak'. */
const LEARNING =
  /^(?:explain|define|describe|what is|meaning of|tell me (?:more )?about|info about|information (?:about|on)|difference between|in general|generally speaking|warranty (?:for|on)|used to be an? (?:problem|issue)|(?:our|my|the) (?:last|previous|former) (?:house|home|place|unit|rental)|cases you|cases where)\b/;

function asksToLearn(sentence: readonly Word[]): boolean {
  const texts = sentence.map((word) => word.text);
  return (
    texts.some((_, at) => {
      const here = texts.slice(at, at + 5).join(' ');
      return (
        LEARNING.test(here) &&
        !/^(?:explain|describe|what is) (?:my|our|this|these|it|that|the|why|how|wrong|going)/.test(here)
      );
    }) && !texts.some((word) => word === 'this' || word === 'these' || word === 'still' || word === 'now')
  );
}

const PERCEIVED =
  /^(?:smell|smelt|see|saw|hear|heard|feel|felt|taste|notice|noticed|found|find|have|got|keep|get|own|live|rent|bought)$/;
const INVERTED =
  /^(?:do|does|did|can|could|should|would|will|must|may|am|are|have|if|when|once|where|before|after)$/;

/** 'What's best to sweep up after I smashed the fibro eaves?' */
const DID_IT =
  /\b(?:after|since|because|now that|but) (?:i|we|he|she|they|(?:my|our|the) \w+) (?:(?:just|have|has|already|accidentally) )*(?:smashed|broke|broken|drilled|cut|sanded|ripped|knocked|cracked|dropped|pulled|burst|snapped|tore|hit|sawed|sawn|ground)\b/;

/**
 * True where somebody says what they perceive or have: 'what should I do, I can smell gas', 'how bad is it, there is a
 * gap'. A question that states a sign is asked of a trouble that is there.
 */
function statesSign(sentence: readonly Word[]): boolean {
  if (DID_IT.test(sentence.map(({ text }) => text).join(' '))) return true;
  return sentence.some(({ text: word }, at) => {
    const text = (by: number) => sentence[at + by]?.text ?? '';
    if (INVERTED.test(text(-1))) return false;
    if (word === 'i' || word === 'we') {
      const ahead = /^(?:can|could|just|still|now|also|already|have|even|do|only)$/.test(text(1)) ? 2 : 1;
      return (
        PERCEIVED.test(text(ahead)) &&
        text(ahead + 1) !== 'about' &&
        !(ahead === 1 && text(1) === 'have' && text(2) === 'to')
      );
    }
    return word === 'there' && /^(?:is|are)$/.test(text(1)) && text(2) !== 'a' && text(2) !== 'any';
  });
}

/** A question that asks of no building in particular: 'does fibro always contain asbestos?' */
function isGeneral(sentence: readonly Word[]): boolean {
  let start = 0;
  while (start < 8 && GREETINGS.has(sentence[start]?.text ?? '') && !GENERAL.has(sentence[start]?.text ?? ''))
    start += 1;
  if (!GENERAL.has(sentence[start]?.text ?? '') || statesSign(sentence)) return false;
  // 'I can smell gas' and 'can see bare wires' tell what is there; only 'can I smell gas?' asks.
  if (sentence.slice(0, start).some(({ text }) => text === 'i' || text === 'we')) return false;
  const words = sentence.slice(start).map((word) => word.text);
  // Who asks how to mend it, or whether it's dangerous, has it.
  if (
    /^(?:how (?:do|can|should|would) (?:i|we) (?:fix|mend|repair|stop|patch|seal)|what (?:do|should) (?:i|we) do|(?:do|should) (?:i|we) (?:need to )?(?:worry|be worried)|should (?:be|have))\b/.test(
      words.slice(0, 5).join(' '),
    )
  )
    return false;
  if (words[1] === 'not' || asksForHelp(words)) return false;
  if (ASKS_RULES.test(words.join(' ')) && !saysOwn(sentence)) return true;
  // 'Can smell gas' is a person's shorthand and asks nothing, though it begins like 'can a crack leak?'.
  if (/^(?:can|could)$/.test(words[0] ?? '') && SENSES.has(words[1] ?? '')) return false;
  if (words[0] === 'when' && !/^(?:do|does|did|is|are|was|were|should|will|must)$/.test(words[1] ?? ''))
    return false;
  // A statement may begin with 'is' or 'has': 'has a gap in it' is a person's shorthand.
  if ((words[0] === 'has' || words[0] === 'have') && !/^(?:the|anyone|any|all)$/.test(words[1] ?? ''))
    return false;
  if (/^is it (?:safe|ok|okay|alright|fine|bad|normal|dangerous)$/.test(words.slice(0, 3).join(' ')))
    return false;
  // 'Can a newborn sleep in a mouldy room?' is asked of a room that is there.
  if (
    /^(?:is|can|should)$/.test(words[0] ?? '') &&
    words.some((one) => /^(?:safe|sleep|sleeping|stay|ok|okay)$/.test(one)) &&
    words.some((one) =>
      /^(?:newborn|baby|babies|toddler|kid|kids|child|children|son|daughter|wife|mum|we|i|tenant|tenants|shower|use)$/.test(
        one,
      ),
    )
  )
    return false;
  // Who asks whether somebody may mend it, or calls it normal, has it.
  if (ASKS_WHO_MENDS.test(words.join(' '))) return false;
  const asked = words.slice(0, 2).join(' ');
  const own = words.some((word) => word === 'my' || word === 'our' || word === 'this' || word === 'these');
  if (/^how (?:wide|high|far|big|long|deep|much|many|often|close|low|tall)$/.test(asked) && !own) return true;
  return !words.some((word, at) => {
    if (OWNERS.has(word)) return !(word === 'it' && at < 2);
    if (word === 'i' || word === 'we')
      return (
        at === 0 ||
        !/^(?:do|does|did|can|should|could|would|will|must|am|are)$/.test(words[at - 1] ?? '') ||
        (/^(?:can|should|could)$/.test(words[at - 1] ?? '') && at === 1)
      );
    return word === 'the' && at < 8 && ![1, 2].some((ahead) => RULES.has(words[at + ahead] ?? ''));
  });
}

const ASKS_RULES =
  /^(?:is|are) there (?:an? |any )?(?:\w+ )?(?:rules?|laws?|standards?|limits?|codes?|regulations?|requirements?|minimum|maximum)\b/;

const ASKS_WHO_MENDS =
  /^(?:(?:is|can|could|should|do|does|will) .{0,20}\b(?:plumber|handyman|sparky|sparkie|electrician|chippie|carpenter|builder|plasterer|painter|tiler|bricklayer|brickie|roofer|brother|mate|dad|husband|neighbour)\b .{0,30}(?:fix|mend|repair|patch|seal|do|look|right|enough|ok|okay|good|for)\b|is an? (?:\w+ ){1,6}(?:normal|nothing)$)/;

/** True where somebody speaks of a house of their own that isn't a former one. */
function saysOwn(sentence: readonly Word[]): boolean {
  return sentence.some(
    ({ text: word }, at) =>
      (word === 'my' || word === 'our') &&
      !/^(?:last|previous|former)$/.test(sentence[at + 1]?.text ?? '') &&
      !MEDIA.has(sentence[at + 1]?.text ?? ''),
  );
}

/** How many words of a sentence the question has: 'do I need an engineer, the wall leans' ends at the comma. */
function askedLength(sentence: readonly Word[]): number {
  for (let at = 1; at < sentence.length; at += 1) {
    const [before, here] = [sentence[at - 1], sentence[at]];
    if (before?.clause === here?.clause || JOINS.has(here?.text ?? '')) continue;
    const length = sentence.filter(({ clause }) => clause === here?.clause).length;
    if (length >= 4) return at;
  }
  return sentence.length;
}

/** 'My neighbour got a shock from our gate': it happened to somebody else, and of what is ours. */
const AT_OURS =
  /\b(?:from|off|by|on|in|at|through|under|into|over|down) (?:(?:our|my|this|these|the (?:shared|common))\b(?! (?:last|previous|former|old|street|suburb)))/;

/** 'A mate of mine had a leak once', but not 'a mate says we have one'. */
function speaksOfOthers(sentence: readonly Word[], at: number): boolean {
  const after = sentence.slice(at + 1).map(({ text }) => text);
  if (AT_OURS.test(after.join(' '))) return false;
  for (let ahead = 1; ahead <= 4; ahead += 1) {
    const word = sentence[at + ahead]?.text ?? '';
    if (CLAIMS.has(word)) return false;
    if (/^(?:had|was|were|got)$/.test(word)) return true;
    if (/^(?:collapsed|failed)$/.test(word) && !/^neighbou?rs?$/.test(sentence[at]?.text ?? '')) return true;
    // 'A mate's deck fell down'; a mate who fell through the deck fell through ours.
    if (ahead > 1 && /^(?:fell|burnt|burst|blew|gave|caught)$/.test(word)) return true;
  }
  return false;
}

/** 'I suppose' tells what is there, a drawer slides out, and bricks lie in a course. */
function isMedium(sentence: readonly Word[], at: number): boolean {
  const before = sentence[at - 1]?.text ?? '';
  if (sentence[at]?.text === 'suppose') return !/^(?:i|we|s|d)$/.test(before);
  if (sentence[at]?.text === 'slides') return /^(?:of|the|our|my|powerpoint|training)$/.test(before);
  return sentence[at]?.text !== 'course' || /^(?:a|the|my|online|tafe|safety|short|training)$/.test(before);
}

/** 'The reno show on telly', 'saw it on tiktok'. */
const SEEN_THERE =
  /\b(?:show|episode|series|saw|seen|watched|watching)\b.{0,60}\bon (?:the )?(?:telly|tv|news|youtube|tiktok|facebook|insta|instagram|netflix|the block)\b|\bon (?:youtube|tiktok|netflix)\b|\b(?:saw|seen|watched|watching) (?:a|this|that|some) (?:\w+ )?(?:vids?|videos?|clips?|reels?|doco|footage|post) (?:where|about|of (?:a|some) (?:bloke|guy|man|woman|kid))\b/;

/** What somebody does at home is theirs, whatever they read about it since. */
const DOES_IT = /\b(?:i|we) (?:have been|was|were|am|are) (?!reading)\w+ing\b/;

/** 'Toolbox talk topic: trench collapse', 'evidence in 31 matters concerning collapses': what a talk, a life or a scope is about. */
const OF_TOPICS =
  /\b(?:tool ?box(?: talk)?|pre ?start)(?: \w+){0,3}? (?:went over|covered|about|topics?|spoke (?:about|on)|talked (?:about|on))\b|\b(?:evidence in \d+ matters|\d+ matters (?:concerning|involving|about)|years(?: of)? experience (?:in|with))\b|\b(?:inspectors?|inspections?|reports?|consultants?|surveyors?) will (?:look (?:at|for)|inspect|check(?: for)?|assess|cover|report on|comment on) (?!the\b|my\b|our\b|this\b|these\b|that\b|an?\b|your\b|\w+ (?:in|at|on) (?:the|our|my)\b)/;

/** Clauses, policies and plans set out what may be: 'the tenant shall report gas odour', 'exclusions: subsidence'. */
const SET_OUT =
  /^(?:(?:under |as per )?(?:clause|condition|article|section|by ?law) \d[\w.]*\b.* (?:shall|must|may|is to|are to|will)\b|exclusions?\b|(?:general )?conditions of cover\b|(?:this|the|your|any|home|building|strata|landlord) (?:\w+ )?polic(?:y|ies) (?:\w+ )?(?:excludes?|does not|do not|will not|covers?|responds?|wont)\b|(?:\w+ )?tool ?box talks? (?:today|tomorrow|yesterday|this \w+|\w+day|topics?|agenda|no \d+)\b|(?:in )?(?:the |our |my )?(?:\w+ )?(?:plans?|drawings?|specs?|specification) (?:is |are |it )?(?:says?|written|notes?|shows?|calls? for|reads?)\b)/;
/** 'Say the gas smelled: who comes?' */
const SAY =
  /^say (?:the|an?|my|our|there|we|i|somebody|someone) (?:\w+ ){0,4}?(?:\w+ed|were|was|had|fell|broke|smelt|went|came|burst)\b/;
const isSupposed = (sentence: readonly Word[], said: string): boolean =>
  SAY.test(said) && sentence[0]?.clause === sentence[1]?.clause;
/** Something of it is here and now. */
const IS_HERE =
  /\b(?:our|my|ours|but|we (?:have|are|found|can|saw|had)|now|already|missing|without|cracked|rotten|rotted|fell|fallen|sagging|leaks|leaking|smells|wrong|broken|instead|yet|removed|took|taken|there is|there are|has|have|had|was|were|i|hang\w*|sparking|hissing|bulg\w*|leaning|(?:stay|keep) (?:clear|off|out|away)|(?:on|at) level \d+)\b/;

/** What was shown, spoken of or set out happened nowhere here. */
export const OF_ELSEWHERE = new RegExp(`${SEEN_THERE.source}|${OF_TOPICS.source}|${SET_OUT.source}`);

/** 'Maximum cut in a floor joist', 'height of a pool fence': the name of a limit, and nothing that is there. */
const NAMES_LIMIT =
  /^(?:the )?(?:(?:max(?:imum)?|min(?:imum)?|allowable|allowed|permitted|required|legal)(?: (?:of|[a-z]{3,})){1,3} (?:in|of|for|between|to|on)(?: (?:an?|any|the))?(?: [a-z]+){1,3}|(?:height|width|span|spacing|depth|size|clearance|slope|rules?|code|standard) (?:of|for|between) an?(?: [a-z]+){1,3}|(?:spacing|spacings|span) (?:of|for|between)(?: [a-z]+){2,9})$/;
const TELLS_FAULT =
  /\b(?:missing|broken|rott\w+|loose|fail\w*|gone|exceed\w*|over|under|low|not?|too|crack\w*|sag\w*|lean\w*|is|are|has|have|was|wrong|short)\b/;

const UNBUILT =
  /^(?:(?:the|that|this|our|a) )?(?:new )?(?<thing>\w+)(?: \w+)? (?:(?:has|have|is|are) not (?:been )?(?:yet )?(?:been )?built|(?:has|is) yet to be built)\b/;
const MAY_BE = /\b(?:will|would|could|might|may|going to|gonna)\b/;

/** 'The wall will collapse. It hasn’t been built yet': what is foretold of a thing that isn't there. */
function hushUnbuilt(sentence: string, before: string): boolean {
  const thing = UNBUILT.exec(sentence)?.groups?.thing;
  return (
    thing !== undefined &&
    MAY_BE.test(before) &&
    !/\b(?:is|are|was|has|have|already)\b/.test(before) &&
    (thing === 'it' || before.split(' ').includes(thing))
  );
}

/** Marks the sentences, or the questions in them, that tell of no trouble here. */
export function hushSentences(words: readonly Word[], quiet: boolean[]): void {
  let [before, startBefore] = ['', 0];
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    while (end < words.length && sameSentence(words, end, start)) end += 1;
    const sentence = words.slice(start, end);
    const texts = new Set(sentence.map((word) => word.text));
    const said = sentence.map(({ text }) => text).join(' ');
    const isAll = start === 0 && end === words.length;
    const isTopic =
      OF_TOPICS.test(said) ||
      (SET_OUT.test(said) && !IS_HERE.test(said)) ||
      isSupposed(sentence, said) ||
      (isAll && NAMES_LIMIT.test(said) && !TELLS_FAULT.test(said));
    if (hushUnbuilt(said, before)) quiet.fill(true, startBefore, start);
    [before, startBefore] = [said, start];
    const own = [...OWNERS].some(
      (word) =>
        texts.has(word) && word !== 'it' && word !== 'there' && !(word === 'us' && /\bthe us\b/.test(said)),
    );
    const told =
      sentence.some(({ text: word }, at) => MEDIA.has(word) && isMedium(sentence, at)) ||
      SEEN_THERE.test(said) ||
      (texts.has('read') && texts.has('about') && !DOES_IT.test(said)) ||
      (texts.has('heard') && texts.has('about'));
    const others = sentence.some(({ text: word }, at) => OTHERS.has(word) && speaksOfOthers(sentence, at));
    if (
      isTopic ||
      (told && !own) ||
      others ||
      (asksToLearn(sentence) && !saysOwn(sentence) && !statesSign(sentence))
    )
      quiet.fill(true, start, end);
    else if (isGeneral(sentence)) quiet.fill(true, start, start + askedLength(sentence));
    start = end;
  }
}
