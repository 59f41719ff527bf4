/** What is told by its matter, so that no row is told that shares one word with it and means another thing. */
import { BUILDING_TOPICS } from '../compose/building-topics.ts';
import { EVERYDAY_TOPICS } from '../compose/everyday-topics.ts';
import { FIGURE_TOPICS } from '../compose/figure-topics.ts';
import { fixingInto } from '../compose/fixing-into.ts';
import { MEASURING_TOPICS } from '../compose/measuring-topics.ts';
import type { Part } from '../compose/part.ts';
import { type PlainTopic, TRADE_KNOWLEDGE } from '../compose/plain-topic.ts';
import { ROW_TOPICS } from '../compose/row-topics.ts';
import { asbestosLikely } from '../compose/single-facts.ts';
import { statesSize, withUnits } from '../compose/stated-limits.ts';
import { rowsNamed } from '../corpus.ts';
import { factAsked } from '../facts/fact-asked.ts';
import { factParts } from '../facts/facts.ts';
import { readState } from '../question/places.ts';
import { tellsWhatIs } from '../question/tells-what-is.ts';
import { yearTold } from '../question/tells-year.ts';
import type { Thread } from '../question/thread.ts';
import type { Routed } from './routed.ts';

const WEEPHOLES = 'tolerance:mas-weephole';

const TOLD: readonly (Omit<PlainTopic, 'text'> & { text?: string })[] = [
  ...EVERYDAY_TOPICS,
  ...MEASURING_TOPICS,
  ...BUILDING_TOPICS,
  ...ROW_TOPICS,
  {
    said: [
      /\bdilapidation\b/i,
      /\bbind\w*|\blegal\w*|\benforce\w*|\bliab\w*|\bresponsib\w*|\bhold up\b|\bprove\w*|\bevidence\b|\bforce\b/i,
    ],
    text: `**No, it binds nobody by itself.** A dilapidation report records the state of a building before works next to it. Done again afterwards, it shows what changed. Who must make that good is for a lawyer.\n\n${TRADE_KNOWLEDGE}`,
  },
  {
    said: [
      /\bweep ?holes?\b/i,
      /\bblock\w*|\bfull of\b|\bfill\w*|\bclog\w*|\bmortar\w*|\brender\w*/i,
      /\bmatter|\bok(?:ay)?\b|\bproblem|\bbad\b|\bissue|\bimportant|\bfine\b|\bdefect\b|\bnormal\b|\bso what\b|\bworr(?:y|ied)\b/i,
    ],
    unless: /\b(?:who|causes?|photo|how long|urgent|wait|cost)\b|\bfinding \d/i,
    text: '**Yes, it matters.** Weepholes let water out of the wall’s cavity. Where they are blocked, water stays in and damp can come through to the inside. Have the bricklayer clear them.',
    rows: [WEEPHOLES],
  },
  {
    said: [
      /\btermites?\b|\bwhite ?ants?\b/i,
      /\b(?:sticker|barrier|treatment|system)\b/i,
      /\b(?:still|expire\w*|good|last|valid|current|run out|too old|work(?:s|ing)?)\b/i,
    ],
    unless: /\b(?:eat|mud|live|found|frass|wings|slab edge|bridg\w*|who|urgent|mm)\b/i,
    text: 'I can’t say whether it still works: a sticker says what was put in and when, and not how it is now. Have a timber pest inspector look at it, and look at its date for the next inspection.',
    declined: true,
  },
  {
    said: [
      /\bpci\b|\bpractical completion inspections?\b/i,
      /\b(?:what|whats|what['’]s|need|mean\w*|do (?:i|we)|should|worth)\b/i,
    ],
    unless: /\b(?:findings?|credits?|my report)\b/i,
    text: `**A PCI is a practical completion inspection:** you walk through with the builder before handover and list what is defective or not finished. It is worth having: do it before you settle or pay the last stage, and have the list signed. What your contract says of it counts.\n\n${TRADE_KNOWLEDGE}`,
  },
];

/** A level of finish has a number that is no size. */
const LIMIT = /^tolerance:(?!pb-)/;

const OPEN_QUESTION =
  /\?|\b(?:who|whom|what|whats|when|how|which|why|whether|should|can|could|must|ok|okay|safe|allowed|legal|normal|limit|right)\b|\b(?:is|are|was|were|do|does|did|will|would) (?:it|this|that|they|these|there|the|my|our|i|we|you)\b.{0,60}\?|^\W*(?:is|are|do|does|did|will|would|show|list|tell|give|find|rate|write|add)\b/i;
const BACK_AGAIN =
  /\b(?:again|still|back|now|worse|since|another|keeps?|but (?:it|there)|except|apart from|though|however|myself|mate|handyman|uncle|by me|crack\w*|leak\w*|smell\w*|bulg\w*|wobbl\w*|loose|mm|cm)\b/i;
const NONE_JUST =
  /\bno (?:sign of |more |other )?(?:mould|cracks?|leaks?|damp|stains?|rust|rot|movement|sagging|gaps?|damage|defects?|issues?|problems?|holes?|chips?|lippage)(?: (?:anywhere|at all|here|there|about|in sight|that i can see))?,? (?:it['’]?s |its |there['’]?s |theres )?(?:just|only) (?:an? |some |the |bit of |a bit of |an old |a small |a little )*(?:scuffs?|scuff marks?|marks?|dust|dirt|scratch(?:es)?|smudges?|cobwebs?|finger ?prints?|shadows?|glare|pencil (?:marks?|lines?)|fair wear|wear)\W*$/i;
const SOUND_JUST =
  /\b(?:is|are|looks?|['’]s) (?:all |nice and |perfectly |quite )?(?:straight|dry|sound|solid|fine|plumb|good|level|firm|perfect)\b.{0,30}\b(?:just|only)\b.{0,20}\b(?:wants?|needs?|due for)\b.{0,20}\b(?:paint\w*|clean\w*|wash\w*|wipe|dust\w*|tidy\w*|sweep)\W*$/i;
const WAS_MENDED =
  /\b(?:was|were|used to be|had been)\b.{0,40}\b(?:but|and|then|so|,)\b.{0,16}\b(?:was|were|got|has been|have been|had (?:it|them)|been|is|are)\b.{0,12}\b(?:re-?(?:sheeted|paired|placed|built|newed|laid|roofed|tiled|wired|stumped)|fixed|mended|made good|sorted)\b.{0,24}$/i;
const LONGEST = 140;

/** Nothing was asked before that a statement could answer: no limit, no law, no list, no finding. */
const isOpen = ({ aim, asked, listed, listAsked, findingId, intents }: Thread): boolean =>
  (aim === null || aim === 'knowledge') &&
  asked === '' &&
  listAsked === '' &&
  findingId === null &&
  listed.length === 0 &&
  intents.every((intent) => intent === 'about');

/** What only tells that nothing is wrong: it is taken as told, and nothing is rated. */
function onlyTold(message: string, thread: Thread): string | undefined {
  if (isOpen(thread) && tellsWhatIs(message))
    return '**Noted for this conversation.** That tells me what is there, not how well it was done. Ask me about it: a limit, who is liable and for how long, whom to call, or what to look for. If something looks, sounds or smells wrong, say what.';
  if (message.length > LONGEST || OPEN_QUESTION.test(message)) return undefined;
  const mended = WAS_MENDED.exec(message);
  if (mended && !BACK_AGAIN.test(message.slice((mended.index ?? 0) + 8)))
    return 'Then I take it as repaired; I can’t see that from here. Keep the paper of whoever did it. If it comes back, tell me what you see, or take a photo.';
  if (
    (NONE_JUST.test(message) || SOUND_JUST.test(message)) &&
    !BACK_AGAIN.test(message.replace(/\bno \w+/i, ''))
  )
    return 'Then there is nothing for me to rate. If something shows, say what you see, where and how big, or take a photo. I can say how serious it is and whom to call.';
  return undefined;
}

/** From the year after this on nothing of a house's age is told by itself. */
const NO_ASBESTOS_SINCE = 2003;
const LEAD_UNTIL = 1970;

/** What is to be minded in a building of this year, before anything is said to be wrong with it. */
const ofItsYear = (year: number): Part => ({
  text: `**A building of ${year}: asbestos in it is ${asbestosLikely(year)}.** Treat fibro sheets, eaves, old vinyl floors and textured coatings as asbestos until they are tested.${year <= LEAD_UNTIL ? ' Old paint may hold lead: don’t sand it dry.' : ''} What do you see in it, or what do you want to know: about a defect, what to look at, or whom to call?`,
  rows: rowsNamed('law:asbestos-years'),
  support: 0.8,
});

/** 'And the latch?' after a question on a pool's fence: another figure of the thing that was asked of. */
const goesOnTo = (message: string, { told: before }: Thread): PlainTopic | undefined =>
  AND_THIS.test(message) && before !== ''
    ? FIGURE_TOPICS.find(
        ({ said, unless }) =>
          said.every((words) => words.test(`${message} ${before}`)) &&
          said.some((words) => words.test(message)) &&
          !said.every((words) => words.test(before)) &&
          !unless?.test(`${message} ${before}`),
      )
    : undefined;
const AND_THIS = /^\W*(?:and|what about|how about|or)(?: [\w'’-]+){1,5}\W*$/i;

/** The figure that a message asks for by its thing; undefined where it asks for none of these. */
export const figureAsked = (message: string, thread: Thread): PlainTopic | undefined =>
  goesOnTo(message, thread) ??
  (ASKS_FIGURE.test(message) ? FIGURE_TOPICS.find((topic) => isAsked(topic, message)) : undefined);
/** Whether a figure or a fact of the table is asked for. In a danger the table isn't. */
export const isFactAsked = (message: string, thread: Thread, warned: boolean): boolean =>
  figureAsked(message, thread) !== undefined || (!warned && factAsked(message, thread) !== undefined);
/** A figure is asked for, and nothing told that is wrong. */
const ASKS_FIGURE =
  /\?|^\W*(?:\w+ ){0,2}(?:how|what\w*|which|when|who|where|is|are|do|does|can|may|must|should|builder)\b|\b(?:how|what|whats|min\w*|max\w*|limits?|spacing|distance|height|temp\w*|zone|rules?|require\w*|legal|allowed|biggest|wants?|asks?|gap|rating)\b/i;

const isAsked = (
  { said, unless, states, inState }: Omit<PlainTopic, 'text'>,
  message: string,
  { state } = readState(message),
): boolean =>
  said.every((words) => words.test(message)) &&
  !unless?.test(message) &&
  (!state || !states || states.includes(state)) &&
  (!inState || inState === state);

/** Such an answer; undefined where none of these is said. */
export function plainlyTold(
  message: string,
  thread: Thread,
  warned: boolean,
): Pick<Routed, 'aim' | 'parts' | 'declined'> | undefined {
  const only = warned ? undefined : onlyTold(message, thread);
  if (only) return told([{ text: only, rows: [], support: 0.7 }]);
  const year = warned || !isOpen(thread) ? undefined : yearTold(message);
  if (year !== undefined && year <= NO_ASBESTOS_SINCE) return told([ofItsYear(year)]);
  const fixed = warned ? [] : fixingInto(message, thread.said);
  if (fixed.length > 0) return told(fixed);
  const figure = figureAsked(message, thread);
  const fact = figure || warned ? undefined : factAsked(message, thread);
  if (fact) {
    const parts = factParts(fact, message);
    // A limit is gone on with as a limit: 'mine's 850'.
    return { ...told(parts), aim: parts[0]?.rows[0]?.aspect === 'tolerance' ? 'pos.ok' : 'knowledge' };
  }
  // A size is judged by its limit, where that is one.
  const sized = statesSize(withUnits(message));
  const found =
    figure ??
    TOLD.find((topic) => !(sized && topic.rows?.[0] && LIMIT.test(topic.rows[0])) && isAsked(topic, message));
  if (!found) return undefined;
  const rows = rowsNamed(...(found.rows ?? []));
  const { text = rows.map((row) => row.text).join('\n\n'), declined } = found;
  // A limit is gone on with as a limit: 'mine's 850'.
  const aim = rows[0]?.aspect === 'tolerance' ? 'pos.ok' : 'knowledge';
  return { ...told([{ text, rows, support: declined ? 0 : 0.85 }], declined), aim };
}

const told = (parts: readonly Part[], declined = false) => ({ aim: 'knowledge' as const, parts, declined });
