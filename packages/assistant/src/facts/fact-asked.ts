/**
 * The fact that a message asks for: the row of the table for the main thing of the question and for what is asked of it.
 * The main thing is the one that the question's own words stand nearest to, and no place where something else is.
 */
import type { StateCode } from '@plumbline/knowledge';
import { makeCorrector, stemOf } from '@plumbline/knowledge/language';
import { ratioSaid, statesSize, withUnits } from '../compose/stated-limits.ts';
import { theCorpus } from '../corpus.ts';
import { ABROAD } from '../question/abroad.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import { ORDINARY, wordsOf } from '../question/words.ts';
import { troublesTold } from '../things/complaint.ts';
import type { Span } from '../things/house-parts.ts';
import { type AspectAsked, aspectsAsked, type FactAspect, LOOSE, MEASURED } from './aspects.ts';
import { type Fact, listOf } from './fact.ts';
import { FACTS } from './facts.ts';
import { sumStated, withoutSums } from './sums.ts';
import { type ThingId, type ThingNamed, thingsIn, WORDS_OF_THINGS } from './things.ts';

/** What is recorded, or was found, is asked of the account, and a warranty of the law. */
const OF_RECORD =
  /\b(?:findings?|reports?|photos?|pics?|credits?|projects?|plumbline|panel|app|alerts?|visits?|defect list|my inspector|warrant\w+|su(?:e|ing)|chas(?:e|ing)|go(?:ing)? after|come back (?:on|to|at)|last day)\b|#\d/i;
/** Neither prices nor makes nor spans are held, nor what is no building; a class of damage is told by its row. */
const UNHELD =
  /\b(?:categor(?:y|ies)|costs?|costing|prices?|quotes?|charg(?:e|es|ing)|cheap\w*|expensive|bucks|best|brands?|supplier|company|(?:going|hourly) rate|(?<!life )spans?|(?:in|on) (?:my|our|a|the) (?:caravan|campervan|motor ?home|boat)|cattle|(?:guides?|ncc|code|standards?) says?)\b|\$/i;
/** What a cost is shared by is asked, and no price. */
const SHARED = /\b(?:hal(?:f|ve|ves|ved|ving)|split|shar(?:e|es|ed|ing)|50[ /-]50|chip in|contribut\w+)\b/i;
/** Where the code or a standard stands, and what a clause was called, is told by its row. */
const OF_CODE =
  /\bwhere (?:does|do|in) the (?:ncc|bca|(?:building |construction )?code)\b|\b(?:which|what) (?:\w+ )?standards? (?:is|are|covers?|applies|do|does|should)\b|\bncc 20\d\d (?:[a-z]+ ?)?\d|\bcalled since\b/i;
/** Whether one may be on it or under it is asked of how it stands, and of no approval. */
const OF_USE =
  /\b(?:(?:un)?safe\w*|danger\w*|(?:still|keep|stop|avoid) us(?:e|ing)|us(?:e|ed|ing) (?:the|my|our|his|her|their|this|that|it|mum['’]s|dad['’]s)\b(?!.{0,40}\b(?:as|for)\b)|(?:sit|stand|walk|sleep|play|climb|eat|park|go|stay|step|lunch|dinner)(?:t?ing|s)? (?:on|out|onto|in|inside|under\w*|up|there|beneath)|hold(?:ing)? up|fall(?:s|ing)? (?:down|over|in|on)|collaps\w*)\b/i;
const ASKS =
  /\?|\b(?:how|what|whats|which|when|who|whos|whose|where|why|whether|min|max|minimum|maximum|wondering|explain|difference|need to know)\b|\b(?:do|does|can|could|must|should|may|am) (?:i|we|you|they|he|she|it)\b|\b(?:wants?|asks|asking|demands?)\b.{0,40}(?:%|\bper ?cent\b|\$|\bdeposit\b)|^\W*(?:(?:and|so|ok|okay|hi|hey|hello|gday|quick|one|just|mate|question|also)\W+)*(?:is|are|do|does|can|could|may|must|should|would|will|am|any|tell)\b/i;
/** What holds in another country isn't held. */
const IN_ANOTHER_COUNTRY = new RegExp(
  `\\b(?:${ABROAD}|us (?:codes?|rules?|standards?|building)|overseas)\\b`,
  'i',
);
/** A heading: 'render thickness', 'life span of roof tiles in a hot place'. */
const HEADING_WORDS = 10;
const TELLS = /\b(?:is|are|was|were|has|have|had|did|i|we|my|our|he|she|they)\b/i;
/** Said in asking of water and floors, where nothing is wrong. */
const NO_TROUBLE = /\b(?:wet|water|dry|level|out|fail\w*|wrong|short|hot|steep|shallow|narrow|stainless)\b/gi;
/** As many words that are neither of the thing nor of what is asked may stand beside them. */
const BESIDE = 4;
const BESIDE_LOOSE = 3;
const BESIDE_A_PLACE = 1;
/** Stand beside anything. */
const FILLING =
  /\b(?:new|newly|old|fresh|til|till|until|wet|dry|usual|usually|normal|standard|typical|worth|average|common|modern|exactly|roughly)\b/gi;

/** Rows by their thing, in their order. */
const BY_THING = new Map<ThingId, Fact[]>();
for (const fact of FACTS)
  for (const thing of listOf(fact.thing)) BY_THING.set(thing, [...(BY_THING.get(thing) ?? []), fact]);

const isIn = (fact: Fact, state: StateCode | null) => fact.state === undefined || fact.state === state;
/** What is told of the state and of what else is named tells more. */
const weightOf = ({ of = [], state }: Fact) => of.length * 2 + (state ? 1 : 0);

/** The rows of the knowledge that a fact is told by or rests on. */
const rowsOf = (fact: Fact): readonly string[] => ('held' in fact ? fact.held : (fact.rows ?? []));

interface Asked {
  message: string;
  things: readonly ThingNamed[];
  aspects: readonly AspectAsked[];
  state: StateCode | null;
  /** The things were named before, and only what is asked of them is new. */
  goesOn?: boolean;
}

/** The rows that hold for a thing and an aspect, those that tell most first. */
function rowsFor(thing: ThingId, aspect: FactAspect, named: ReadonlySet<ThingId>, state: StateCode | null) {
  return (BY_THING.get(thing) ?? [])
    .filter(
      (fact) =>
        listOf(fact.aspect).includes(aspect) &&
        isIn(fact, state) &&
        (fact.of ?? []).every((other) => named.has(other)),
    )
    .sort((one, other) => weightOf(other) - weightOf(one));
}

/** Named beside anything: what is asked may be of the place or the part that is named with it. */
const ANYWHERE: ReadonlySet<ThingId> = new Set<ThingId>([
  'wall',
  'floor',
  'roof',
  'yard',
  'frame',
  'brick',
  'concrete',
  'glass',
  'ceiling',
  'ceiling_height',
  'bedroom',
  'bathroom',
  'kitchen',
  'hallway',
  'garage',
]);

/** How far a thing stands from the words that ask. */
const between = (thing: ThingNamed, { start, end }: AspectAsked): number =>
  thing.start >= end ? thing.start - end : start >= thing.end ? start - thing.end : 0;

/** A message without what stands at these places. */
const without = (message: string, spans: readonly Span[]): string =>
  [...message]
    .map((letter, at) => (spans.some(({ start, end }) => at >= start && at < end) ? ' ' : letter))
    .join('');

/** Whether something is told to be wrong, besides what is asked of by its name. */
const tellsTrouble = (rest: string): boolean => troublesTold(rest.replace(NO_TROUBLE, ' ')).length > 0;

/** The words of a message that are left and don't name the state. */
function leftBeside(rest: string): number {
  const ofState = new Set([...readState(rest).words].flatMap((word) => [word, stemOf(word)]));
  return wordsOf(rest.replace(FILLING, ' ')).subject.filter((word) => !ofState.has(word)).length;
}

const MEASURE = /^how (?!do|does|can|could|to|should|would|come|many|fast|quick)/i;

const ofApproval = ([fact]: readonly Fact[]): boolean =>
  fact !== undefined && listOf(fact.aspect)[0] === 'permit';

/** The rows of the first thing and aspect that have any. */
function found({ message, things, aspects, state, goesOn = false }: Asked): readonly Fact[] {
  const named = new Set(things.flatMap(({ ids, qualifiers }) => [...ids, ...qualifiers.map(({ id }) => id)]));
  const rest = without(message, things);
  const sized = statesSize(withUnits(withoutSums(rest))) || ratioSaid(rest) !== undefined;
  for (const asked of aspects) {
    const isLoose = LOOSE.has(asked.aspect);
    if (isLoose && (sized || goesOn)) continue;
    const open = candidates(things, asked);
    for (const { id, thing } of open) {
      const exact = rowsFor(id, asked.aspect, named, state);
      // A deck that a neighbour is made to remove is more than a deck: its row goes before what is asked of any deck.
      const isFullName = !goesOn && thing === open[0]?.thing && id === thing.ids[0];
      const rows = exact.length > 0 || !isFullName ? exact : rowsFor(id, 'any', named, state);
      if (rows.length === 0 || (isLoose && ofApproval(rows) && OF_USE.test(message))) continue;
      const left = withoutSums(without(rest, [asked]));
      const most = thing.isPlace ? BESIDE_A_PLACE : isLoose ? BESIDE_LOOSE : BESIDE;
      if (leftBeside(left) <= most && !tellsTrouble(left)) return rows;
    }
    // 'How deep should it go' is answered by a depth or not at all.
    if (MEASURE.test(message.slice(asked.start, asked.end))) return [];
  }
  return [];
}

/** What may be asked of, the likeliest first: what a message asks of by name is no other thing, nor the place where it is. */
function candidates(things: readonly ThingNamed[], asked: AspectAsked) {
  const near = [...things].sort(
    (one, other) =>
      Number(one.isPlace) - Number(other.isPlace) || between(one, asked) - between(other, asked),
  );
  const isNamed = ({ ids, isPlace }: ThingNamed) => !isPlace && !ids.every((id) => ANYWHERE.has(id));
  // What is measured is of the nearest; 'does a shower need a hob' asks of the hob as well.
  const closed = MEASURED.has(asked.aspect) ? near.findIndex(isNamed) : near.findLastIndex(isNamed);
  const open = closed < 0 ? near : near.slice(0, closed + 1);
  return [
    ...open.flatMap((thing) => thing.ids.map((id) => ({ id, thing }))),
    ...open.flatMap((thing) => thing.qualifiers.map(({ id }) => ({ id, thing }))),
  ];
}

/** The message with misspelt names as they are written here. */
function spelt(message: string): string {
  return message.replace(/\p{L}{6,}/gu, (word) => {
    const folded = word.toLowerCase();
    return KNOWN.has(folded) || theCorpus().known(stemOf(folded)) ? word : correct(folded);
  });
}
const KNOWN: ReadonlySet<string> = new Set([...ORDINARY, ...WORDS_OF_THINGS]);
const looked = new Map<string, string>();
const MOST_LOOKED_UP = 2000;
function correct(word: string): string {
  const before = looked.get(word);
  if (before !== undefined) return before;
  if (looked.size >= MOST_LOOKED_UP) looked.clear();
  const corrected = makeCorrector(WORDS_OF_THINGS, 1)(word, word);
  looked.set(word, corrected);
  return corrected;
}

const isHeading = (message: string): boolean =>
  message.trim().split(/\s+/).length <= HEADING_WORDS && !TELLS.test(message);

/** What only names a thing, as a heading does, asks what holds for it. */
const namedAlone = (said: readonly AspectAsked[], message: string): AspectAsked[] => [
  ...said,
  { aspect: 'bound', start: message.length, end: message.length },
];

/** Whether a sum can be said of one of the things: what is held for it is told. */
const takesSums = (things: readonly ThingNamed[]): boolean =>
  things.some(({ ids }) =>
    ids.some((id) => (BY_THING.get(id) ?? []).some((fact) => 'sums' in fact && fact.sums !== undefined)),
  );

/** Whether a message asks at all, and of nothing that is recorded or isn't held. */
function isGeneral({ message, things }: Asked): boolean {
  // A dilapidation report, or the date in a photo, is asked of by name.
  const named = without(message, things);
  const beside = takesSums(things) ? withoutSums(named) : named;
  const unheld = SHARED.test(beside) ? beside.replace(/\b(?:costs?|quotes?)\b/gi, ' ') : beside;
  if (
    OF_CODE.test(message) ||
    OF_RECORD.test(beside) ||
    UNHELD.test(unheld) ||
    IN_ANOTHER_COUNTRY.test(beside)
  )
    return false;
  return isHeading(message) || ASKS.test(message);
}

/** 'And how often?', 'how far apart?': asks something else of what was spoken of before. */
const GOES_ON =
  /^\W*(?:(?:and|so|ok|okay|then|but|also)\W+)*(?:how|what|when|who|why|can|is|are|do|does|should|must|where)\b/i;
const LONGEST_TO_GO_ON = 9;

/** Every row that a message could be answered by, the one that answers it first. */
export function factsAsked(message: string, thread: Thread): readonly Fact[] {
  const state = readState(message).state ?? thread.state;
  const reading = (text: string): readonly Fact[] => {
    const said = aspectsAsked(text);
    const aspects =
      said.every(({ aspect }) => aspect === 'any') && isHeading(text) ? namedAlone(said, text) : said;
    const asked: Asked = { message: text, things: thingsIn(text), aspects, state };
    if (asked.things.length > 0) return isGeneral(asked) ? found(asked) : [];
    const short = text.trim().split(/\s+/).length <= LONGEST_TO_GO_ON && GOES_ON.test(text);
    const before = [thread.told, thread.asked, ...thread.topic.split('\n').reverse()].find(
      (told) => told !== '' && thingsIn(told).length > 0,
    );
    if (before === undefined || thread.danger !== '') return [];
    // 'What about Victoria?', 'and for a job of 15 thousand?' ask the same again.
    if (leftBeside(withoutSums(text)) === 0 && (readState(text).state ?? sumStated(text)) !== undefined)
      return reading(before);
    if (!short) return [];
    if (!isGeneral(asked)) return [];
    const things = thingsIn(before).map((thing) => ({ ...thing, start: text.length, end: text.length }));
    const facts = found({ ...asked, aspects: said, things, goesOn: true });
    // What follows trouble that was told is asked of that trouble, unless it was answered by the same row.
    return tellsTrouble(before)
      ? facts.filter((fact) => rowsOf(fact).some((id) => thread.cited.includes(id)))
      : facts;
  };
  const plain = reading(message);
  if (plain.length > 0) return plain;
  const corrected = spelt(message);
  return corrected === message ? [] : reading(corrected);
}

/** Asked of any of its sort, where nothing points at one: a size, a distance, how many, how often, how long it lasts. */
const OF_ANY: ReadonlySet<string> = new Set([...MEASURED, 'life', 'strength'] satisfies string[]);

/** Whether a message asks for a figure of a thing by its name, of any such thing: nothing that is wrong is told. */
export function asksFigureOfAny(message: string): boolean {
  const things = thingsIn(message);
  const aspects = aspectsAsked(message);
  return (
    things.length > 0 &&
    aspects.some(({ aspect }) => OF_ANY.has(aspect)) &&
    isGeneral({ message, things, aspects, state: null }) &&
    !tellsTrouble(message)
  );
}

const HOW_MANY = /\bhow many\b/i;

/** The row that answers a message; undefined where the table holds none. */
export function factAsked(message: string, thread: Thread): Fact | undefined {
  const [fact] = factsAsked(message, thread);
  // A size is judged by the limit that is held; of how many go into it nothing is judged.
  const sized =
    !HOW_MANY.test(message) && (statesSize(withUnits(message)) || ratioSaid(message) !== undefined);
  return fact && 'held' in fact && sized ? undefined : fact;
}
