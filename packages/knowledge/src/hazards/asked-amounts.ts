/**
 * What a question of an amount, an age, an interval or a paper states of the thing it asks of: 'how many people on a
 * verandah with two rotten posts', 'how often should a flue be cleaned, ours glows red'. The question tells nothing of the
 * danger, and takes nothing away from it either: what a thing is or has is so, however much is asked of it. Pure.
 */
import { foldText } from './words.ts';

const MEASURE =
  '(?:size|sized|weight|height|width|depth|thickness|length|load|age|interval|spacing|span|gap|rating|wattage|voltage|gauge|grade|colou?r|certificates?|warrant(?:y|ies)|guarantee|permit|licen[cs]e|standard|limit|life(?:span|time)?|costs?|prices?|rates?|values?|number|policy|temperature|distance|clearance|ppm|volts|degrees|pitch|slope|fall|angle|capacity|period|forms?|notice|fees?|rent)';
/** Asks how much, how long, how often, of what size or by which paper. */
const OF_AMOUNT = new RegExp(
  `\\bhow (?:many|much|often|high|wide|deep|thick|long|far|big|heavy|old|tall|close|hard|low|hot|soon|fast|steep|large|strong|few|tight|near)\\b|\\b(?:what|which)(?:'?s| is| are)?(?: (?:the|an?|my|our))?(?: (?!that\\b|where\\b|with\\b)[\\w'-]+){0,2}? ${MEASURE}\\b|\\bat (?:what|which)\\b|^\\W*(?:the )?(?:max(?:imum)?|min(?:imum)?)\\b|\\b(?:do|does|is|are|will|who|where|must|can)\\b[^?]{0,30}\\b(?:certificates?|warrant(?:y|ies)|guarantee|policy|permit)\\b|\\bwhat(?:'?s| is) best\\b`,
  'i',
);
/** Of words, of a plan, of what may be: nothing of it is there. */
const IN_GENERAL =
  /\b(?:in general|generally|in theory|hypothetical\w*|for example|definition|meaning|difference between|what(?:'s| is| are)? .{2,40} called|what do you call)\b/i;

/** 'How much did you pay to have a cracked pane made good?' */
const OF_THE_PAST = /\b(?:how|what) (?:\w+ )?(?:did|was|were|had)\b/i;

const ILL =
  '(?:rott(?:en|ed|ing)|crack(?:ed|ing)|split|snapped|smash(?:ed)?|shattered|broken|burnt|burned|burning|melted|melting|scorched|charred|smoking|smouldering|sparking|buzzing|hissing|leak(?:ing|y)|lean(?:ing|s)|sagg(?:ing|ed|y)|bulg(?:ing|ed)|bow(?:ed|ing)|sink(?:ing)|sunken|slid(?:ing)?|loose|missing|gone|rusted|corroded|eaten|exposed|bare|frayed|hanging|dangling|wobbly|wobbling|shaky|unstable|unsafe|crumbl(?:ing|ed)|dropp(?:ed|ing)|fall(?:en|ing)|tipp(?:ed|ing)|tilt(?:ed|ing)|buckled|bent|hollow(?:ed)?|collaps(?:ed|ing)|undermined|washed|flooded|dead|chained|torn|failing|failed|spalling|spalled|bouncy|spongy)';
const DETERMINER = '(?:an?|the|my|our|this|that|these|those|his|her|their|some|one|two|three|four|\\d+)';
const NAMING = `(?!(?:${DETERMINER}|for|of|on|in|to|with|from|under|above|below|beside|by|at|be|stand|does|do|can|is|are|may|must|should|will|what|how)\\b)[\\w'-]+`;
/** A thing, by its last words: 'the outside stair', 'wiring'. */
const THING = `\\b(?:${DETERMINER}\\s+)?(?:${NAMING}\\s+){0,2}${NAMING}`;
/** May or must be, is to be or is a size: says no more of the thing than what it is for. */
const NO_STATE =
  /^(?:(?:can|could|may|might|must|should|shall|will|would|needs?|faces?|serves?|spans?|suits?|holds?|carr(?:y|ies)|requires?|wants?|complies|meets?|you|people|they|the most|it)\b|(?:i|we|he|she|they|my \w+|someone|somebody)\s+(?:can|could|may|might|must|should|will|would|want|need|plan|use|like|have to|am|are|do|did|is|get)\b|(?:is|are|was|has|have)\s+(?:only |about |over |under |more than |less than |at least |to be |an? )?[\d]+(?:[.,]\d+)?\s*(?:mm|cm|m|metres?|meters?|years?|kg|storeys?)?(?: (?:off the ground|above (?:the )?ground|wide|high|long|deep|thick|tall|old|apart|up|away))?\W*$|(?!drop|lean|f[ae]ll|s[aiu]nk|mov|tilt|bulg|sag|bow|slip|slid)\w+ (?:only |about |over |up )?\d+(?:\.\d+)?\s*(?:mm|cm|m|metres?)\b)/i;
/** Of a thing of its sort ('wiring that …') only what has come to be or is done to somebody is so. */
const HAPPENS =
  /\b(?:has|have|had|keeps?|just|now|still|already|any ?more|again|since|yesterday|today|tonight|last night|this morning|us|me|my|our|gone|came|fell|snapped|\w{3,}ed)\b/i;

const PLACE_OF_STATE = /\b(?:that|which|whose|where|who)(?:'s)?\s+/gi;
const tidied = (words: string) =>
  words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[,\s.?!]+$/, '');

const BEFORE_PRONOUN = new RegExp(`(${THING})(?:\\s+(?:be|stand|go|sit|run|hang))?\\s*,?\\s*$`, 'i');

/** 'A board that sparks', 'the stair where the handrail has snapped off', 'a wall whose footing is bare'. */
function relatives(asked: string): string[] {
  return [...asked.matchAll(PLACE_OF_STATE)].flatMap((found) => {
    const [pronoun] = found;
    const thing = BEFORE_PRONOUN.exec(asked.slice(0, found.index))?.[1];
    const rest = tidied(asked.slice(found.index + pronoun.length));
    if (!thing || rest === '' || NO_STATE.test(rest)) return [];
    const isOwn = new RegExp(`^${DETERMINER}\\b`, 'i').test(thing) || /^(?:i|we|my|our)\b/i.test(rest);
    if (!isOwn && !HAPPENS.test(rest)) return [];
    const is = /'s\s*$/i.test(pronoun) ? 'is ' : '';
    if (/^where/i.test(pronoun)) return [`${rest}.`, `At the ${bare(thing)} ${is}${rest}.`];
    const gas = /\bgas\b/i.test(asked) && !/\bgas\b/i.test(thing) ? 'gas ' : '';
    return [`The ${gas}${bare(thing)}${/^whose/i.test(pronoun) ? ':' : ''} ${is}${rest}.`];
  });
}
const bare = (thing: string) => thing.replace(new RegExp(`^${DETERMINER}\\s+`, 'i'), '');

/** 'A verandah with two rotten posts', 'a burnt power point', 'the balcony rail missing'. */
const WITH_ILL = new RegExp(
  `((?:${DETERMINER})\\s+(?:[\\w'-]+\\s+){1,3}?with\\s+[^?.;!,]{0,80}?\\b(?:${ILL}|off|out|open|down|through|no|on the (?:ground|floor))\\b[^?.;!,]{0,80})`,
  'gi',
);
const ILL_THING = new RegExp(
  `\\b((?:${DETERMINER})\\s+(?:(?!${DETERMINER}\\b|with\\b)[\\w'-]+\\s+)?(?:[\\w']+-)?${ILL}\\s+(?!(?:costs?|worth|for|in|be|to|is|of)\\b)[\\w'-]+(?:\\s+(?!(?:take|takes|carry|hold|be|bear|have)\\b)[\\w'-]+)?)`,
  'gi',
);

const things = (asked: string): string[] =>
  [WITH_ILL, ILL_THING].flatMap((form) =>
    [...asked.matchAll(form)].map(([, thing = '']) => `There is ${tidied(thing)}.`),
  );

/** 'After I smashed the eaves', 'if the heater already gives 120 ppm', 'now that the post has gone'. */
const CLAUSES = [
  /\b(?:after|since|because|now that|given that|while)\s+((?:i|we|my|our|the|he|she|they|some\w*|a)\b[^?.;!]{6,120})/i,
  /\b(?:if|when|once|as)\s+((?:my|our|the|it|every|one|two|all|half|some)\b[^?.;!]{0,80}?\b(?:already|now|still|ours|mine)\b[^?.;!]{0,80})/i,
];
const clausesIn = (asked: string): string[] =>
  CLAUSES.flatMap((clause) => {
    const told = clause.exec(asked)?.[1];
    return told ? ofWhatIsAsked(asked, told) : [];
  });

/** Words that name no thing. */
const NO_THING =
  /^(?:an?|the|my|our|your|his|her|their|this|that|these|those|how|many|much|often|high|wide|deep|thick|long|far|big|heavy|old|tall|close|hard|low|hot|soon|what|whats|which|who|where|when|at|is|are|was|were|be|been|do|does|did|can|could|may|might|must|should|shall|will|would|has|have|had|i|we|you|it|they|there|of|on|in|for|to|from|by|with|and|or|per|up|off|out|between|under|above|below|beside|near|than|before|after|until|if|so|any|each|every|one|two|three|max\w*|min\w*|need\w*|take\w*|have|get|got|go\w*|come|run|runs|use\w*|safe|ok|okay|allowed|required|standard|usual\w*|good|best|going|people|guests|kids|years?|months?|weeks?|days?|hours?|metres?|mm|ma|amps|kilos|kg|cleaned|checked|tested|serviced|made|size\w*|height|width|weight|rate|price|cost\w*)$/i;
const MOST_THINGS = 4;
/** Each is heard by itself, which takes a moment. */
const MOST_STATED = 12;

/** What the question may ask of, each as few words as name it: 'smoke alarms', 'flue', 'crack', 'beam'. */
function thingsAsked(asked: string): string[] {
  const found: string[] = [];
  let run: string[] = [];
  for (const word of [...(asked.match(/[\p{L}'-]+|[.,?!;]/gu) ?? []), '.']) {
    if (/^\p{L}/u.test(word) && !NO_THING.test(word)) run.push(word);
    else {
      if (run.length > 0) found.push(run.slice(0, 3).join(' '));
      run = [];
    }
  }
  const [, part, whole] = PART_OF_THING.exec(asked) ?? [];
  return [...(part ? [`${part} in the ${whole}`] : []), ...found.slice(0, MOST_THINGS)];
}
/** 'A crack in a beam': what is told of it is told of a beam's crack. */
const PART_OF_THING = /\b(?:an?|the|my|our) ([\w'-]+) (?:in|of|on) (?:an?|the|my|our) ([\w'-]+)/i;

const OURS = /\b(?:ours|mine)\b/gi;
/** 'It’s crackling', 'they shock us', 'the one in our lounge dropped'. */
const IT = /^\W*(it|they|(?:the |this |that )?ones?)(?='s\b|\s)/i;

/** 'How much fibro may I cut? I’ve done half already.' */
const DID = /^\W*(?:i|we)(?:'ve| have)?(?: already)? (?:did|done)\b/i;
const MAY_DO = /\bhow (?:many|much) (.+?) (?:can|may|could|should|do) (?:i|we) ([^?]+)/i;

/** What is told of 'ours' or 'it' after the question, said of the thing it asks of. */
function ofWhatIsAsked(asked: string, told: string): string[] {
  const says = tidied(told);
  if (says.split(/\s+/).length < 2) return [];
  const isOurs = says.search(OURS) >= 0;
  const [, done, doing] = (DID.test(says) && MAY_DO.exec(asked)) || [];
  if (done && doing) return [`We ${tidied(doing)} ${done}.`];
  if (!isOurs && !IT.test(says)) return [`${says}.`];
  return thingsAsked(asked).map((thing) =>
    isOurs ? `${says.replace(OURS, `our ${thing}`)}.` : `${says.replace(IT, `the ${thing}`)}.`,
  );
}

const SENTENCES = /(?<=[.!?;])\s+|\n+/;
const PAUSE = /\s*(?:,|:|\s[-–—]+\s)\s+/;

/** Every state that a question of an amount tells of, each as a sentence to be heard by itself. */
export function statedOfAmounts(words: string): string[] {
  const sentences = foldText(words).split(SENTENCES);
  const stated = sentences.flatMap((sentence, at) => {
    if (!OF_AMOUNT.test(sentence) || IN_GENERAL.test(sentence) || OF_THE_PAST.test(sentence)) return [];
    const parts = sentence.split(PAUSE);
    const first = parts.findIndex((part) => OF_AMOUNT.test(part));
    const asked = parts[first] ?? sentence;
    const after = [...parts.slice(first + 1), sentences[at + 1] ?? ''];
    return [
      ...relatives(asked),
      ...things(asked),
      ...clausesIn(sentence),
      ...after.flatMap((told) => (OF_AMOUNT.test(told) ? [] : ofWhatIsAsked(asked, told))),
    ];
  });
  return stated.slice(0, MOST_STATED);
}
