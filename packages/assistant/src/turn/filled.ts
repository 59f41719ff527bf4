/** A question that leaves out its thing, its size or its day, answered with what the conversation has told of it. */
import type { Asked } from '../aims/ask-back.ts';
import { lastPart } from '../aims/swaps.ts';
import { engineerFor, heldForEngineer } from '../compose/engineer-first.ts';
import { sizesIn } from '../compose/sizes-said.ts';
import { withoutSizes, withUnits } from '../compose/stated-limits.ts';
import { tradeSaid } from '../compose/trade-said.ts';
import { namesPartOf } from '../question/tells-what-is.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { partsNamed } from '../things/house-parts.ts';
import { type Hole, holeIn } from './holes.ts';
import { namesMatter } from './read-turn.ts';

/** What a conversation has told so far of what is talked of. */
interface Told {
  lines: readonly string[];
  /** The questions before. */
  asked: string;
  /** A part of a building or what has its limits, by name, by its fault or by its size. */
  hasThing: boolean;
  hasDay: boolean;
}

/** When something was finished, or how old it is. */
const DAY =
  /\b(?:19|20)\d\d\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a|an|couple of|few) (?:years?|yrs?|months?|weeks?)\b|\b(?:last|this) (?:year|month|christmas|easter|summer|winter)\b/i;

/** What begins the time: how long a fault has been there begins none. */
const FINISHED =
  /\b(?:finish\w*|complet\w*|built|build|handed over|handover|keys|mov(?:ed|ing) in|done|settle[dm]\w*|reno\w*|install\w*|laid|put in|fitted|tiled|painted|poured|new|old|bought|took over|occupan\w*|rendered|waterproofed|extension)\b/i;

function readTold({ topic, dated, defectIds, asked, told }: Thread): Told {
  const lines = [...new Set([dated, ...topic.split('\n')])].filter(Boolean);
  const text = lines.join('. ');
  return {
    lines,
    asked: `${asked}. ${told}`,
    hasThing:
      namesPartOf(text) || namesMatter(text) || defectIds.length > 0 || sizesIn(withUnits(text)).length > 0,
    hasDay: lines.some((line) => DAY.test(line) && (line === dated || FINISHED.test(line))),
  };
}

const LIMIT = /^(?:pos\.ok|tolerance|compliance)$/;
/** Kinds of answer that fill a hole. */
const FILLS: Readonly<Record<Hole, RegExp>> = {
  limit: LIMIT,
  ones: LIMIT,
  drop: LIMIT,
  rail: LIMIT,
  height: LIMIT,
  watch: /^knowledge$/,
  period: /^(?:law\.(?:period|late|start)|warranty)$/,
  repair: /^(?:pos\.(?:trade|diy|who)|knowledge)$/,
  inspects: /^(?:law\.stage|inspections)$/,
};
/** What a question of time leaves out. */
const OF_PERIOD = 'How long have I got to claim?';

const isJudged = ({ text }: Reply) => /within the limit|beyond the limit|below the least/.test(text);

/** The question with what it leaves out; undefined where that wasn't told. */
function wholeQuestion(
  hole: Hole,
  message: string,
  { lines, asked, hasThing, hasDay }: Told,
): string | undefined {
  const all = lines.join('. ');
  switch (hole) {
    case 'period':
      return hasDay ? `${all}. ${OF_PERIOD}` : undefined;
    case 'repair': {
      const trade = tradeSaid(all);
      return hasThing
        ? `${all}. Can ${trade ? `the ${trade}` : 'I'} fix it${trade ? '' : ' myself'}?`
        : undefined;
    }
    case 'inspects': {
      const stage = STAGE.exec(all)?.[0];
      return stage === undefined ? undefined : `Who inspects the ${stage} stage?`;
    }
    case 'rail':
      return sizesIn(withUnits(all)).length === 0
        ? undefined
        : RAILED.test(all)
          ? `${all}. Do I need a rail?`
          : ONLY_SIZE.test(all)
            ? `The drop is ${withUnits(all)}. Do I need a rail?`
            : undefined;
    case 'height':
      return RAIL_ASKED.test(asked) ? 'How high must the balustrade be?' : undefined;
    case 'watch':
    case 'limit':
      return hasThing ? `${all}. ${message}` : undefined;
    case 'ones':
      return hasThing
        ? `${withoutSizes(withUnits(all))}. What is the limit, ${message.replace(/\bones?\b/i, lastPart(all) ?? '$&')}`
        : undefined;
    case 'drop': {
      const thing = RAILED.exec(all)?.[0];
      if (!thing || RAILED.test(message)) return undefined;
      return sizesIn(withUnits(message)).some(({ value }) => value >= 1000)
        ? `How high must the rail of the ${thing} be, ${message}`
        : `Do I need a rail: ${thing}, ${message}`;
    }
  }
}
const STAGE =
  /\b(?:lock-?\s?up|frame|slab|footings?|base|fix(?:ing|out)|pre-?plaster|waterproofing|final|practical completion|handover)\b/i;
/** 'How much should they fall' names by a word that points back what was told by name. */
const POINTS = /\b(?:they|it|them|those|these)\b/i;
const RAIL_ASKED = /\b(?:(?:hand ?|guard ?)?rail\w*|balustrad\w*|barriers?)\b/i;
/** A size that was told without what it is of. */
const ONLY_SIZE =
  /^[\s.,]*(?:about |only |no,? |nah,? |sorry,? )*\d+(?:[.,]\d+)? ?(?:mm|cm|m|met\w*)?[\s.,!]*(?:(?:no|nah|sorry)[\s,]*\d+(?:[.,]\d+)? ?(?:mm|cm|m)?[\s.,!]*)*$/i;
const RAILED =
  /\b(?:balcon(?:y|ies)|decks?|verandahs?|landings?|patios?|porch|terraces?|balustrad\w*|barriers?)\b/i;

/** The reply to the message with what was told; undefined where the message is whole, or nothing told fills it. */
export async function filledFromTold(
  { message, thread }: Asked,
  reply: Reply,
  again: (text: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const { topic, findingId, projectId } = thread;
  const asked = holeIn(message);
  const hole =
    (topic === '' && asked !== 'inspects') || findingId !== null || projectId !== null ? undefined : asked;
  if (hole === undefined || reply.contextLoaded) return undefined;
  // How long somebody has beside a danger is answered from the danger.
  if ((hole === 'period' || hole === 'repair') && thread.danger !== '') return undefined;
  const told = readTold(hole === 'inspects' ? { ...thread, topic: thread.topic || thread.told } : thread);
  if (hole === 'repair' && engineerFor(told.lines.join('. ')) !== undefined) return beforeRepair(reply, told);
  const fills = FILLS[hole];
  const answers = !reply.declined && fills.test(reply.kind);
  const asIts = thread.asked === '' ? await byName(hole, message, told.lines, again) : undefined;
  if (asIts) return { ...asIts, followUp: true, support: Math.min(asIts.support, LIKELY) };
  // What names its own part and is answered of that is whole; so is what was read as going on.
  if (
    answers &&
    hole !== 'drop' &&
    hole !== 'rail' &&
    hole !== 'height' &&
    (reply.followUp || namesPartOf(message) || namesMatter(message) || isJudged(reply))
  )
    return undefined;
  const whole = wholeQuestion(hole, message, told);
  if (whole === undefined) return undefined;
  const other = await again(whole);
  // That no figure is held for it says more than what it looks like.
  const knownGap = hole === 'limit' && other.declined && other.fits && RECITED.test(reply.kind);
  return knownGap || (!other.declined && fills.test(other.kind))
    ? { ...other, followUp: true, support: Math.min(other.support, LIKELY) }
    : undefined;
}
/** A crack that an engineer looks at first has no repair before that, whatever its row says. */
function beforeRepair(reply: Reply, { lines }: Told): Reply | undefined {
  const held = heldForEngineer(`${lines.join('. ')}. Can I fill it?`, { told: '', finding: null });
  return held && { ...reply, ...held, choices: [], declined: false, fits: true, followUp: true };
}
/** The reply to the question with the name of the last thing told in place of 'they', where it speaks of that thing. */
async function byName(
  hole: Hole,
  message: string,
  lines: readonly string[],
  again: (text: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  if (hole !== 'limit' || namesPartOf(message)) return undefined;
  const thing = lines.flatMap((line) => partsNamed(line).filter(({ isPlace }) => !isPlace)).at(-1);
  const named = thing && message.replace(POINTS, `the ${thing.said}`);
  if (named === undefined || named === message) return undefined;
  const reply = await again(named);
  const ofIt = partsNamed(reply.text).some(({ part }) => part.id === thing?.part.id);
  return ofIt && !reply.declined && LIMIT.test(reply.kind) ? reply : undefined;
}
const RECITED = /^(?:about|general|severity|cause|photo)$/;
/** What was told is likely what is meant. */
const LIKELY = 0.7;
