/** Answers a message that goes on from what is talked of, where by itself it says too little. */
import type { Asked } from '../aims/ask-back.ts';
import { OF_NO_TOPIC } from '../compose/beyond-parts.ts';
import { cite } from '../compose/cite.ts';
import { readState } from '../question/places.ts';
import { namesPartOf } from '../question/tells-what-is.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { completed, wholly } from './completed.ts';
import { answersPlainly, asksVerdict, plainQuestion } from './plain-questions.ts';
import { asksAnything, readTurn } from './read-turn.ts';
import { ofSituation } from './situations.ts';

/** What goes on from it is as sure as the guess that it does. */
const GUESSED = 0.5;

/** The situation that a message tells of with what was told before it, where it asks for nothing particular. */
export function situationTold({ message, thread }: Asked): Reply | undefined {
  const goesOn = thread.topic !== '' && readTurn(message, thread.topic) !== 'new';
  const asksElse =
    asksAnything(message) &&
    !onlyState(message) &&
    plainQuestion(message) === undefined &&
    !asksVerdict(message);
  const told = goesOn ? wholly(message, thread) : message;
  const state = readState(told).state ?? thread.state;
  const plain = plainQuestion(message);
  const alone = ofSituation(message, { state });
  const part =
    alone ??
    (goesOn
      ? ofSituation(told, {
          state,
          plain,
          before: onlyState(message) ? '' : thread.topic,
          asked: asksAnything(message) ? message : '',
        })
      : undefined);
  if (!part || (asksElse && alone === undefined && !ASKS_OF_MONEY.test(message))) return undefined;
  const { text, rows } = cite([part]);
  return {
    text,
    rows,
    kind: 'knowledge',
    declined: false,
    support: part.support,
    thread: { ...thread, state, aim: 'knowledge', defectIds: [], findingId: null, pending: null, asked: '' },
    followUp: goesOn,
    contextLoaded: false,
    fits: false,
    choices: [],
  };
}
/** 'In WA', 'im in vic'. */
const onlyState = (message: string) =>
  readState(message).state !== undefined && message.trim().split(/\s+/).length <= 5;
const ASKS_OF_MONEY = /\b(?:get it back|refund|charge|pay|bill|is (?:it|that) gas|gas or)\b/i;

/** A reply that says too little for a message that goes on: it declines, asks which, or speaks of its own sureness. */
const saysTooLittle = (message: string, { declined, fits, kind, text }: Reply): boolean =>
  (declined && (!fits || text === OF_NO_TOPIC)) ||
  kind === 'ask' ||
  (asksVerdict(message) && /^(?:sureness|who|declined)$/.test(kind));

const ROWS_AGAIN = /^(?:about|severity|cause|next|who|waiting)$/;
/** Whether something was told and nothing has been answered of it: the first question is about that. */
export const isOnlyTold = ({ topic, aim, cited, defectIds, findingId, projectId, danger }: Thread): boolean =>
  topic !== '' &&
  aim === null &&
  cited.length + defectIds.length === 0 &&
  findingId === null &&
  projectId === null &&
  danger === '';

/** What only adds to a defect that was told of would be answered by the same rows again. */
const onlyRepeats = (
  message: string,
  thread: Thread,
  { kind, followUp, declined, thread: after }: Reply,
): boolean =>
  !declined &&
  followUp &&
  ROWS_AGAIN.test(kind) &&
  thread.topic !== '' &&
  thread.defectIds.length > 0 &&
  thread.defectIds[0] === after.defectIds[0] &&
  plainQuestion(message) === undefined &&
  !/\d/.test(message) &&
  readTurn(message, thread.topic) === 'adds' &&
  message.trim().split(/\s+/).length > 2 &&
  !SWAPS.test(message);

/**
 * The reply; where it says too little, the one to the message completed by what is talked of. `again` answers other
 * words in the same conversation.
 */
export async function fromSubject(
  { message, thread }: Asked,
  reply: Reply,
  again: (text: string) => Promise<Reply>,
): Promise<Reply> {
  if (onlyRepeats(message, thread, reply)) return { ...reply, ...noted };
  const tooLittle = saysTooLittle(message, reply);
  // What is answered and names a thing or a size of its own is asked by itself, and so is what names its state.
  const ownMatter = readTurn(message, thread.topic) === 'new' || /\d/.test(message);
  const leansOnTold = readState(message).state === undefined && (tooLittle || !ownMatter);
  if (isOnlyTold(thread) && asksAnything(message) && leansOnTold) {
    const other = await again([...thread.topic.split('\n'), message].join('. '));
    if (!other.declined && other.kind !== 'ask')
      return { ...other, followUp: true, support: Math.min(other.support, GUESSED) };
  }
  const leans = thread.topic === '' ? !namesPartOf(message) : readTurn(message, thread.topic) !== 'new';
  const astray = !tooLittle && leans && !answersPlainly(message, reply.kind);
  if (!tooLittle && !astray) return reply;
  for (const text of completed(message, thread)) {
    const other = await again(text);
    if (!other.declined && other.kind !== 'ask' && (tooLittle || answersPlainly(message, other.kind)))
      return { ...other, followUp: true, support: Math.min(other.support, GUESSED) };
  }
  if (!tooLittle) return reply;
  if (asksVerdict(message) && thread.topic !== '') return { ...reply, ...noted, text: NOT_BY_THEIR_WORD };
  const adds =
    thread.topic !== '' &&
    thread.asked === '' &&
    (!reply.fits || reply.text === OF_NO_TOPIC) &&
    readState(message).state === undefined &&
    !SWAPS.test(message) &&
    !WANTS_WRITING.test(message) &&
    readTurn(message, thread.topic) === 'adds';
  return adds && reply.declined ? { ...reply, ...noted } : reply;
}
/** What is to be made up tells nothing of a building. */
const WANTS_WRITING =
  /\b(?:write|tell|sing|make|give|draw|compose|invent)\b.{0,20}\b(?:poems?|songs?|jokes?|story|stories|recipes?|raps?|haikus?|limericks?|speech|essay|riddles?|cards?)\b/i;
/** 'And a dollar coin', 'oh hang on, the one in Coolangatta' swaps what was asked of. */
const SWAPS = /^\W*(?:and|or|same|oh|no|nah|sorry|wait|hang on|actually|i mean)\b/i;
const NOT_BY_THEIR_WORD =
  '**I can’t say who is right from that alone.** Ask them to name in writing the rule or the clause that they go by. Give me the part, the size, the state or the date, and I’ll say what I hold on it.';
const NOTED =
  '**Got it, that goes with what you told me before.** It isn’t enough to rate anything. Ask me who fixes it, how long it can wait, what causes it, whether it is allowed or who is liable. Or tell me what else you see, hear or smell.';
/** Whether nothing was made of a message but that it is remembered. */
export const isNoted = ({ text }: Reply): boolean => text === NOTED;
const noted = { text: NOTED, kind: 'declined', rows: [], declined: true, fits: true, choices: [] } as const;
