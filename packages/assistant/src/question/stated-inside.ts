/** What a message states beside or inside what it asks: whatever it asks of, that is told as so. Pure. */
import { SENTENCES, toldAndBid } from './told-as-fact.ts';

/** What is asked of rules, or of things of its sort: of one that is there nothing is told. */
const OF_RULES =
  /(?<!\bcolou?r )\bcodes?\b|\b(?:ncc|standards?|laws?|legal(?:ly)?|illegal|regulations?|rules?|must|required|requirements?|allowed|permitted|limits?|tolerances?|max(?:imum)?|min(?:imum)?|usual(?:ly)?|typical(?:ly)?|normally|ever|licen[cs]e[ds]?|penalt(?:y|ies)|fines?|how often|how (?:thick|high|wide|deep)|signs|what makes|would count|counts? as|classed|supposed to)\b|^\W*(?:what|which) category is\b|^\W*(?:can|could|may|do|does|would|should|is|are|why (?:do|does|are|is)) (?:an? |(?!(?:this|his|us|gas|glass)\b)\w+s (?!fine|ok))/i;
/** Where even what is named as one's own is only an example. */
const IN_GENERAL =
  /\b(?:in general|generally|in theory|hypothetical\w*|for example|definition|meaning|(?:does|do|would) .{2,60} mean|difference between|what(?:['’]s| is| are)? .{2,40} called|what do you call|would (?:an?|the|my|our) .{2,60} be)\b/i;
/** Asked of such things only what is there is meant: a colour, a price, a photo, what the buyer is told. */
const OF_SOMETHING_THERE =
  /\b(?:colou?rs?|paint|curtains?|rugs?|grout|tiles?|wallpaper|plants?|lamp|carpet|suits?|goes? with|hides?|covers? up|refunds?|costs?|how much|prices?|charges?|quotes?|invoices?|gst|tax|credits?|photo\w*|angle|call the|name|listing|ad|advert|shar(?:e|ing)|export|e-?mail|agent|buyers?|tenants?|worth|fix(?:ing)?|repair(?:ing)?|mend(?:ing)?|handyman|painter|rent(?:ing)? out|discount|reports?)\b/i;

const DETERMINER = '(?:an?|the|my|our|this|that|these|those|his|her|their|some|one)';
/** 'A balcony that …': what it is called, after its last determiner or where a preposition or a verb leads to it. */
const HEAD = new RegExp(
  `(?:\\b(${DETERMINER})\\s+|\\b(?:for|of|about|with|in|on|from|to|suits?|covers?|hides?|fix(?:ing)?|mend|repair|match(?:es)?)\\s+)((?:(?!${DETERMINER}\\b)[\\w’'-]+\\s+){0,3}?[\\w’'-]+)\\s*,?\\s+$`,
  'i',
);
const RELATIVE = /\b(that|which|whose|where|who)\b(['’]s\b)?\s*/gi;
/** Before these 'that' begins no relative clause of the word that stands before it. */
const SAYS =
  /\b(?:say|says|saying|said|tell|mention|disclose|know|knows|see|note|put|state|true|deductible|show|mean|sure)$/i;
/** What goes on, has come to be or has happened is so; 'a wall that leans' may be any. */
const HAPPENS =
  /^(?:(?:is|are|was|were|be|been|has|have|had)\b(?! to\b)|keeps?\b|just\b|now\b|still\b|came\b|fell\b|broke\b|gave\b|went\b|blew\b|snapped\b|no longer\b|\w{3,}ed\b)|\b(?:any ?more|now|again|since|yesterday|today|tonight|last night|this morning|through|every (?:hour|day|night|time)|me|us|my|our|came|snapped|fell)\b/i;

/** 'Tell the buyer that the wall is falling off', 'because the gas leaks', 'is it deductible that …'. */
const CLAUSE = `(?=(?:the|my|our|this|these|there|theres|it|i|we|some\\w*|an?|\\w+s (?:are|have|keep)|black|bare|water|gas|sewage|concrete|bricks?)\\b)([^?.;!]{8,})`;
const SAID_THAT = [
  new RegExp(
    `\\b(?:mention|disclose|declare|say(?:ing)?|put|note|state|deductible|know|write|report|tell|let|inform|warn|notify)\\w*\\b[^?.;!]{0,40}?\\bthat\\s+${CLAUSE}`,
    'i',
  ),
  new RegExp(
    `\\b(?:tell|let|inform|warn|notify)\\s+(?:(?:the|my|our|an?|any)\\s+)?(?:\\w+\\s+)?(?:buyers?|tenants?|agent|landlord|owners?|neighbou?rs?|strata|insurer|council|client|people|them|him|her)\\s+(?:know\\s+)?(?:that\\s+)?${CLAUSE}`,
    'i',
  ),
  new RegExp(`\\b(?:because|cos|coz|bc|now that|given(?: that)?)\\s+${CLAUSE}`, 'i'),
];
/** 'Tell the buyer about the gas leak'. */
const TOLD_ABOUT =
  /\b(?:tell|inform|warn|notify)\s+(?:(?:the|my|our|an?|any)\s+)?(?:\w+\s+)?(?:buyers?|tenants?|agent|landlord|owners?|neighbou?rs?|strata|insurer|council|client|people|them|him|her)\s+(?:about|of)\s+((?:the|my|our|this|these|an?)\s+[^?.;!,]{4,60})/i;
const ILL =
  '(?:bulging|sagging|cracked|frayed|bare|exposed|leak(?:ing|y)|hissing|sparking|buzzing|broken|smashed|shattered|loose|rott(?:en|ing)|leaning|dropped|hanging|wobbly|wobbling|falling|collapsed|collapsing|missing|burnt|melted|live|dripping|rusted)';
/** 'Fix a leaking gas meter', 'what does a hissing gas regulator cost'. */
const ILL_THING = new RegExp(
  `\\b${DETERMINER}\\s+((?:(?!${DETERMINER}\\b)[\\w’'-]+\\s+){0,2}?${ILL}(?:\\s+(?!costs?\\b|worth\\b|for\\b|in\\b|be\\b|to\\b)[\\w’'-]+){1,3}|gas leak)`,
  'i',
);
const FIXED_OR_PRICED =
  /\b(?:costs?|how much|prices?|charges?|quotes?|gst|fix(?:ing)?|repair(?:ing)?|mend(?:ing)?)\b/i;
/** 'Did the plasterer fix the gas leak?' asks of the record. */
const OF_WHAT_WAS_DONE =
  /^\W*(?:(?:and|so|but|ok)\b\W*)*(?:did|has|have|had|was|were|when (?:did|was|were)|who (?:fixed|mended|repaired|did|has))\b/i;
/** 'Is an 18 mm crack fine to rent out'. */
const FINE_TO_LET =
  /^\W*(?:is|are)\s+((?!it\b|this\b|that\b|there\b)[^?.;!]{6,60}?)\s+(?:fine|ok|okay|alright|all right|safe|good|acceptable)\s+to\s+(?:rent|let|lease|sell|list|live|leave|move|hand|have (?:tenants|guests))\b/i;
/** What somebody shouts in another language is so. */
const SHOUTED =
  /\b(?:spanish|italian|greek|chinese|mandarin|cantonese|arabic|vietnamese|hindi|punjabi|korean|french|german|english|word|translat\w*)\s+(?:word\s+)?(?:for|of|is)\s+['"‘“]?([\w’' -]{3,40}?)['"’”]?\s*[?.,;].*\b(?:shout|yell|scream|cry|call|warn)(?:s|ed|ing)?\b/i;

/** What somebody is to be told, what is to be written, hidden, left out or finished: the thing it is of is there. */
const BIDS =
  /\b(?:(?:just|only|please|to|can you|could you|and|so|don['’]?t|not) )*(?:tell (?:me|him|her|them|us|(?:the|my|our|an?) \w+)\b(?! (?:how|what|when|whether|which|who|why|where|about|more)\b)|say|confirm|agree|promise|assure|admit|finish this|complete this|write|put|call|rate|hide|hiding|conceal|paint(?:ing)? over|plaster(?:ing)? over|cover(?:ing)? up|skip|ignore|mention|leave out|keep quiet|convince|reassure|sign|word it|make (?=.{3,60}\b(?:disappear|vanish|go away|sound|look)\b))\b/i;
/** 'The balustrade that wobbles', 'the asbestos I broke yesterday', 'my stairs with the missing tread', 'eaten bearers'. */
const THING_THERE =
  /\b(?:the|my|our|this|these|his|her|their|hide|hiding|conceal)\s+((?:(?!(?:is|are|was|were|will|would|can|isn['’]?t|aren['’]?t|wasn['’]?t|weren['’]?t|won['’]?t|sounds?|disappear|so|and|but|or|before|as|if|because|the|my|our)\b)[\w’'-]+\s*){2,8}(?:(?<=\bwith\s)the\s+[\w’'-]+(?:\s+[\w’'-]+)?)?)/gi;

const ASKS =
  /\?\s*$|^\W*(?:(?:and|so|but|now|ok|also|hi|hey|please)\b\W*)*(?:what|whats|which|who|whose|where|when|how|why|is|are|do|does|can|could|should|shall|may|will|would|must|has|have)\b/i;
const tidied = (words: string) =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,\s]+$/, '');

/** Where the relative clause ends at the latest: the question goes on. */
const ENDS =
  /(?:[?.!;]+|,?\s+(?:and|but|so|or)\s+(?=(?:is|are|what|who|how|do|does|can|could|should|where|when|which|why)\b)|,\s+(?=(?:is|are|what|who|how|do|does|can|could|should|where|when|which|why)\b)).*$/i;
/** 'The signs that a wall is failing': no clause of the signs. */
const HAS_SUBJECT = /^(?:an?|the|my|our|i|we|they|it|he|she|you|this|these|those|some\w*)\b/i;

/** Each relative clause of a question as a sentence: 'a beam that’s nearly eaten through', 'a wall whose ties are gone'. */
function relativesIn(sentence: string, ofThere: boolean, ofRules: boolean): string[] {
  return [...sentence.matchAll(RELATIVE)].flatMap((found) => {
    const [whole, pronoun = '', is] = found;
    const before = sentence.slice(0, found.index);
    const rest = tidied(`${is ? 'is ' : ''}${sentence.slice(found.index + whole.length).replace(ENDS, '')}`);
    const [, determiner = '', head = ''] = HEAD.exec(before) ?? [];
    if (head === '' || (/^(?:that|which)$/i.test(pronoun) && HAS_SUBJECT.test(rest))) return [];
    if (SAYS.test(before.trim()) || rest.split(' ').length < 2) return [];
    const owned = /^(?:my|our|this|these|his|her|their)$/i.test(determiner);
    if (!(owned || /^(?:whose|where)$/i.test(pronoun) || ofThere || HAPPENS.test(rest))) return [];
    if (ofRules && !owned) return [];
    const name = tidied(head);
    if (/^whose$/i.test(pronoun)) return [`The ${rest}. It is of the ${name}.`, `The ${name} ${rest}.`];
    if (/^where$/i.test(pronoun)) return [`In the ${name}, ${rest}.`, `${rest}.`];
    return [`The ${name} ${rest}.`, `There is ${determiner || 'a'} ${name} that ${rest}.`];
  });
}

const thingsBidden = (sentence: string): string[] =>
  [...sentence.matchAll(THING_THERE)].flatMap(([, thing = '']) => [`The ${tidied(thing)}.`]);

function insideOf(sentence: string): string[] {
  if (IN_GENERAL.test(sentence)) return [];
  const ofRules = OF_RULES.test(sentence);
  // 'Say that it is fine' is no penalty.
  const bidden =
    BIDS.test(sentence) && !OF_RULES.test(sentence.replace(/\bfine\b/gi, '')) ? thingsBidden(sentence) : [];
  if (!ASKS.test(sentence)) return bidden;
  const ofThere = OF_SOMETHING_THERE.test(sentence);
  const that = SAID_THAT.flatMap((said) => {
    const clause = said.exec(sentence)?.[1];
    return clause && !(ofRules && /^an? /i.test(clause)) ? [`${tidied(clause)}.`] : [];
  });
  const about = TOLD_ABOUT.exec(sentence)?.[1];
  const toLet = FINE_TO_LET.exec(sentence)?.[1];
  const priced = !ofRules && !OF_WHAT_WAS_DONE.test(sentence) && FIXED_OR_PRICED.test(sentence);
  const ill = priced ? ILL_THING.exec(sentence)?.[1] : undefined;
  return [
    ...bidden,
    ...that,
    ...relativesIn(sentence, ofThere, ofRules),
    ...[about, toLet].flatMap((thing) => (thing ? [`There is ${tidied(thing)}.`] : [])),
    ...(ill ? [`There is a ${tidied(ill)}.`] : []),
  ];
}

/** What 'the old one' or 'one’s dripping' stands for: what the question before it names. */
const NAMED_BEFORE =
  /\b(?:for|of|about|fix|on)\s+(?:an?\s+|the\s+|my\s+|our\s+)?(?:new\s+)?((?:[\w’'-]+\s+){0,2}?[\w’'-]+)\s*\?/i;
const ONE =
  /\b(the|an|my|our|that|this)\s+(old|other|last|first|existing|current|broken)\s+one\b|\bone(?=['’]s\b| is\b| has\b| of them\b)/gi;
function named(told: string, message: string): string {
  const thing = NAMED_BEFORE.exec(message)?.[1];
  if (!thing) return told;
  return told.replace(ONE, (_whole, article?: string, which?: string) =>
    article ? `${article} ${which} ${thing}` : `the ${thing.replace(/s$/, '')}`,
  );
}

/** Asked of what was told, that is heard with it: whether it keeps a limit, who mends it, how soon, whether it is safe. */
const OF_WHAT_WAS_TOLD =
  /\b(?:it|its|that|thats|this|those|these|they|them|one|there|ok|okay|right|enough|over or under|allowed|limits?|numbers?|mins?|min(?:imum)?|max(?:imum)?|needed|who (?:fix|mend|repair|pay|do|should|can|would|is|look|get|has|have)\w*|whose|trades?|plumber|builder|urgent|soon|covered|safe|dangerous|normal|diy|myself|first)\b/i;
const ASKS_FULLY =
  /^\W*(?:(?:and|so|but|now|ok|also|hi|hey|please|anyway)\b\W*)*(?:what|whats|which|where|when|how|is|are|do|does|can|could|may|will|would)\b(?:\W+[\w’'-]+){2,}/i;
/** Whether something is asked of another thing than what is told. */
const ofAnother = (asked: string): boolean =>
  asked.split('\n').some((each) => ASKS_FULLY.test(each) && !OF_WHAT_WAS_TOLD.test(each));

/** Every statement beside or inside a question, each to be heard by itself; none where nothing is asked. */
export function statedInside(message: string): string[] {
  const sentences = message.split(SENTENCES);
  if (!sentences.some((sentence) => ASKS.test(sentence) || BIDS.test(sentence) || /\?/.test(sentence)))
    return [];
  const { told, asked } = toldAndBid(message);
  const shouted = SHOUTED.exec(message)?.[1];
  return [
    ...(told !== '' && ofAnother(asked) ? [named(told, message)] : []),
    ...sentences.flatMap(insideOf),
    ...(shouted ? [`There is a ${tidied(shouted)}.`] : []),
  ];
}
