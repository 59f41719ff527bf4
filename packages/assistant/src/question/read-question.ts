import type { DefectId, Measurement, StateCode } from '@plumbline/knowledge';
import { readMeasurements } from '@plumbline/knowledge/measurements';
import { fitting } from '../things/fits-the-part.ts';
import { readDefects } from './defect-mentions.ts';
import { type Intent, readIntents } from './intents.ts';
import { isForeign } from './language.ts';
import { gapOf } from './out-of-scope.ts';
import { readState } from './places.ts';
import type { ListedItem, Thread } from './thread.ts';
import { ANY_TOWN } from './towns.ts';
import { wordsOf } from './words.ts';

/** A question as it is understood, with what the conversation adds. */
export interface Question {
  text: string;
  /** Of what was listed, everything that is pointed at: 'the first and the second'. */
  items: readonly ListedItem[];
  /** Means the finding whose chat is open: 'this result'. */
  ofOpenFinding: boolean;
  /** In another language than English. */
  foreign: boolean;
  /** What it asks for that nothing here holds. */
  gap: string | undefined;
  intents: readonly Intent[];
  defectIds: readonly DefectId[];
  /** How surely the words of this message name those defects, 0–1; 0 where the conversation alone does. */
  defectStrength: number;
  /** Says nothing but the name of a defect. */
  namesOnly: boolean;
  /** The finding meant, where it is one of the user's own. */
  findingId: number | null;
  state: StateCode | null;
  measurements: readonly Measurement[];
  /** Stems of the subject: this message's, then those the conversation adds. */
  subject: readonly string[];
  carried: readonly string[];
  /** Goes on from what was said before. */
  followUp: boolean;
  /** The last question about a limit, where this goes on from it. */
  askedBefore: string;
  /** The day of the contract that was told before; empty where none was. */
  contract: string;
  /** Ids of the rows that the answer before cited, where this goes on from it; only the one that is pointed at. */
  cited: readonly string[];
  /** Means one of the rows that the answer before cited: 'the second one'. */
  pointsAtCited: boolean;
  /** Asks for something particular. */
  asks: boolean;
  /** Means the whole list or project rather than one thing. */
  plural: boolean;
}

const OPENS_FOLLOW_UP =
  /^\s*(?:and|what about|how about|what of|but|also|so|ok(?:ay)?|then|same|or|why|really|is it|is that|are they|does it|can it|which one|in [A-Za-z]+\s*\??$)\b/i;
/** 'On the stairs though' says where, and nothing of what. */
const ONLY_WHERE = /^\s*(?:on|for|at|in) the [a-z]+(?: [a-z]+)?(?: though| then| instead| too)\s*\??$/i;
const POINTS_BACK =
  /\b(?:it|its|it's|mine|ours|that|this|these|those|they|them|their|one|ones|same|there|either|both|the (?:first|second|third|fourth|fifth|last|other|next|worst) (?:one|thing|defect|finding)?)\b/i;
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number one|number 1|#1|no\.? 1)\b(?! thing| step| floor| home| stor)/i, 0],
  [/\b(?:second|2nd|number two|number 2|#2|no\.? 2)\b(?! floor| stor| opinion)/i, 1],
  [/\b(?:third|3rd|number three|number 3|#3|no\.? 3)\b(?! floor| stor)/i, 2],
  [/\b(?:fourth|4th|number four|number 4|#4)\b/i, 3],
  [/\b(?:fifth|5th|number five|number 5|#5)\b/i, 4],
  [/\b(?:the last one|last one|the last of)\b/i, -1],
];
/** 'Bricks project beyond the slab', and somebody's project doesn't. */
const OWN_PROJECT =
  /\b(?:my|the|this|our|a|which|what|your|whole) (?:projects?|findings?|results?|defects?)\b/gi;
/** A shaft for pipes is no step. */
const SHAFT =
  /\b(?:fire|service|pipe|plumbing|cable|services) risers?\b|\brisers?\b(?=.*\b(?:pipes?|cables?|fire|sealed|duct\w*|shaft)\b)|(?<=\b(?:pipes?|cables?|ducts?)\b.{0,30})\brisers?\b/gi;
/** Alice Springs is no springy floor. */
const TOWN = new RegExp(`\\b${ANY_TOWN}\\b`, 'gi');
/** What is asked of everything that was found; a defect that the words merely sound like isn't meant. */
const OF_ALL: ReadonlySet<Intent> = new Set(['summary', 'worst']);
const LISTS: ReadonlySet<Intent> = new Set(['summary', 'worst', 'compare']);
/** A message with at most this many words of its own leans on what was said before. */
const FEW_WORDS = 1;
/** Asks for something particular; 'is this bad?' doesn't. */
const ASKS =
  /\b(?:what|which|how|when|where)\b|^\s*best\b|^\s*(?:can|could|may|should|must|do|does|will|would) (?:i|we|you|they|my|the)\b/i;
/** Trades leave the unit out: 'the rail is 980 high'. */
const BARE_MILLIMETRES = /\b(\d{2,4})(?= (?:high|wide|deep|tall|thick|apart|rise|gap)\b)/gi;
const MILLIMETRES_OF =
  /\b((?:gaps?|openings?|rail|risers?|goings?|lippage|crack|height|width)(?: of| is| at)?) (\d{1,4})\b(?![.,]?\d| ?(?:mm|cm|m|metres?|%|years?|months?|weeks?|days?|times)\b)/gi;
/** Longer messages are read by their beginning and their end, where the question mostly stands. */
const READ_FIRST = 1200;
const READ_LAST = 800;

const shortened = (message: string) =>
  message.length <= READ_FIRST + READ_LAST
    ? message
    : `${message.slice(0, READ_FIRST)}\n${message.slice(-READ_LAST)}`;

const ONE_OF_THEM = /\bone\b|\b(?:that|this|which) (?:limit|source|rule|row|point)\b/i;
const THE_OTHER = /\bthe other(?: one)?\b/i;

/** Of what was listed, the one that 'the second one' means; of two, the one that 'the other' isn't. */
function pointedAt(text: string, { listed, defectIds, findingId }: Thread): ListedItem | undefined {
  if (listed.length === 0) return undefined;
  if (THE_OTHER.test(text) && listed.length === 2)
    return listed.find((item) =>
      item.findingId === null
        ? !defectIds.slice(0, 1).some((id) => id === item.defectId)
        : item.findingId !== findingId,
    );
  const found = ORDINALS.find(([pattern]) => pattern.test(text));
  return found && listed.at(found[1]);
}

/** Everything of the list that is pointed at, where that is more than one. */
function allPointedAt(text: string, { listed }: Thread): ListedItem[] {
  const items = ORDINALS.flatMap(([pattern, at]) => (pattern.test(text) ? (listed.at(at) ?? []) : []));
  return items.length > 1 ? [...new Set(items)] : [];
}

const OPEN_FINDING = /\b(?:this|the|my|that) (?:finding|result|analysis|verdict|photo|picture)\b/i;

/** Of what the last answer rested on, the row that 'the second one' means. */
function citedAt(text: string, { listed, cited }: Thread): string | undefined {
  const found =
    listed.length === 0 && ONE_OF_THEM.test(text) && ORDINALS.find(([pattern]) => pattern.test(text));
  return found ? cited.at(found[1]) : undefined;
}

/** Understands a message in its conversation. Takes time in proportion to its length. Never throws. */
export function readQuestion(message: string, thread: Thread, projectState?: StateCode | null): Question {
  const text = shortened(message);
  const { state, words: stateWords } = readState(text);
  const here = state ?? thread.state ?? projectState ?? null;
  const { subject } = wordsOf(text, stateWords);
  const found = readIntents(text);
  const read = readDefects(
    text.replace(OWN_PROJECT, ' ').replace(TOWN, ' ').replace(SHAFT, ' shaft '),
    here ?? undefined,
  );
  const { words: names } = read;
  // A word or two may describe many things: in a conversation about one they mean that one.
  const mentioned = fitting(text, read.mentioned).filter(
    ({ strength }) =>
      strength === 1 ||
      ((subject.length > 1 || thread.defectIds.length === 0) && !found.some((intent) => OF_ALL.has(intent))),
  );
  const own = subject.filter((stem) => !names.has(stem));
  const items = allPointedAt(text, thread);
  const item = pointedAt(text, thread);
  const ordinal = item === undefined ? citedAt(text, thread) : undefined;
  const names_ = mentioned.length > 0;
  const leans =
    item !== undefined ||
    OPENS_FOLLOW_UP.test(text) ||
    ONLY_WHERE.test(text) ||
    (POINTS_BACK.test(text) && subject.length <= 6) ||
    (own.length <= FEW_WORDS && !names_);
  const hasPast = thread.intents.length > 0 || thread.defectIds.length > 0 || thread.subject.length > 0;
  const followUp = hasPast && leans;
  const fewOwn = own.length <= FEW_WORDS;
  const fromThread = followUp && !names_ && (item !== undefined || fewOwn || POINTS_BACK.test(text));
  const ofOpenFinding = OPEN_FINDING.test(text) && item === undefined;
  const defectIds = ofOpenFinding
    ? []
    : items.length > 1
      ? items.flatMap(({ defectId }) => defectId ?? [])
      : item?.defectId
        ? [item.defectId]
        : names_
          ? mentioned.map(({ defectId }) => defectId)
          : fromThread &&
              item === undefined &&
              !(own.length > 0 && thread.intents[0] === 'provision' && found.length === 0)
            ? thread.defectIds
            : [];
  const onlyAbout = found.length === 1 && found[0] === 'about';
  const listsAgain =
    found.length === 0 && item !== undefined && thread.intents.some((intent) => LISTS.has(intent));
  // 'What about the second one?' after a list wants that one, not the list.
  const intents: readonly Intent[] = listsAgain
    ? ['severity', 'next']
    : followUp && (found.length === 0 || (onlyAbout && /^\s*(?:and|what about|how about)/i.test(text)))
      ? thread.intents
      : found;
  return {
    text,
    foreign: isForeign(text),
    gap: gapOf(text, followUp && thread.intents.includes('product')),
    intents,
    defectIds,
    defectStrength: item || !names_ ? 0 : (mentioned[0]?.strength ?? 0),
    namesOnly: names_ && own.length === 0,
    items,
    ofOpenFinding,
    findingId: ofOpenFinding ? null : item ? item.findingId : fromThread ? thread.findingId : null,
    state: here,
    measurements: readMeasurements(
      text.replace(BARE_MILLIMETRES, '$1 mm').replace(MILLIMETRES_OF, '$1 $2 mm'),
    ),
    subject,
    carried:
      followUp && fewOwn && (!names_ || intents.includes('tolerance'))
        ? thread.subject.filter((stem) => !subject.includes(stem))
        : [],
    followUp,
    askedBefore: followUp ? thread.asked : '',
    contract: thread.contract,
    cited: ordinal ? [ordinal] : followUp && !names_ ? thread.cited : [],
    pointsAtCited: ordinal !== undefined,
    asks: ASKS.test(text),
    plural: /\b(?:all|both|each|every|these|those|project|findings|defects|issues)\b/i.test(text),
  };
}
