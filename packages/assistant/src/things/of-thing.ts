/** Answers trouble told of a part where the reply holds nothing of it: a refusal, a row of another part, another matter. */
import type { DefectId } from '@plumbline/knowledge';
import { readMentions } from '@plumbline/knowledge/language';
import type { Asked } from '../aims/ask-back.ts';
import { OF_NO_TOPIC } from '../compose/beyond-parts.ts';
import { cite } from '../compose/cite.ts';
import { ABOUT_WHAT } from '../compose/plain-replies.ts';
import { asksForOwn } from '../question/handling.ts';
import type { Reply } from '../reply.ts';
import { isNoted, isOnlyTold } from '../turn/from-subject.ts';
import { asksOrOrders, WHICH_FAULT } from '../turn/plain-statement.ts';
import { asksAnything, readTurn } from '../turn/read-turn.ts';
import { tellsNothingWrong, troublesTold } from './complaint.ts';
import { canBe } from './fits-the-part.ts';
import { partsNamed, thingsNamed } from './house-parts.ts';
import { thingAnswer } from './thing-answer.ts';

/** Answers that tell what is known of a defect. */
const OF_DEFECT =
  /^(?:about|severity|cause|next|who|general|photo|waiting|worst|knowledge|pos\.(?:who|trade|wait|stay|diy))$/;
const OF_LIMIT = /^(?:pos\.ok|tolerance)$/;
const OF_CRACKS = /crack/i;
const CRACKS: readonly DefectId[] = [
  'plasterboard_crack',
  'brick_vertical_crack',
  'slab_crack',
  'render_defect',
];
/** What a message that only tells trouble never asks for. */
const OF_OWN = /^own\./;
/** Asks how much is allowed, what it costs, or what the law says: no word on who mends it answers that. */
const ASKS_ELSE =
  /\b(?:max\w*|min\w*|limits?|toleran\w*|allow\w*|compl(?:y|ies|iant)|standards?|ncc|code|clause|how (?:much|many|wide|high|far|deep|thick|big|old|close)|cost\w*|price\w*|quote\w*|warrant\w*|insur\w*|claim\w*|sue|tribunal|liab\w*|refund\w*|brand|recommend\w*|findings?|projects?|credits?|reports?)\b/i;

/** Of whoever works on it: no word on a part answers that. */
const OF_BODY =
  /\b(?:knees?|teeth|tooth|shoulders?|elbows?|wrists?|ankles?|hips?|my (?:back|neck|hands?|eyes?|chest|head)|tablets|doctor|cough\w*|rash)\b/i;

const GAP_AT =
  /\b(?:gaps?|daylight|draughts?|drafts?)\b(?: \w+){0,2} (?:under|underneath|around|round|beside|along|behind|between|from|through|below|above)\b/i;

/** Every row of the reply is of a defect that this thing can't have. */
const isOfAnotherPart = ({ rows, kind, declined }: Reply, told: string): boolean => {
  const ofDefects = rows.filter(({ defectIds }) => defectIds.length > 0);
  // 'A gap under the garage door' is of the door.
  const things = GAP_AT.test(told) ? partsNamed(told).map(({ part }) => part) : thingsNamed(told);
  const troubles = troublesTold(told);
  // The width of a crack is judged for a wall or a slab, and a benchtop is neither.
  if (!declined && OF_LIMIT.test(kind) && rows.length > 0 && rows.every(({ id }) => OF_CRACKS.test(id)))
    return CRACKS.every((id) => !canBe(id, things));
  return (
    !declined &&
    OF_DEFECT.test(kind) &&
    ofDefects.length > 0 &&
    ofDefects.every(({ defectIds }) => defectIds.every((id) => !canBe(id, things, troubles)))
  );
};

/** Nothing was made of what was told. */
const isMissed = (reply: Reply, message: string, asks: boolean): boolean =>
  (reply.declined && (!reply.fits || !asks || isNoted(reply) || reply.text === OF_NO_TOPIC)) ||
  reply.text === ABOUT_WHAT ||
  (OF_OWN.test(reply.kind) && !asks && !asksForOwn(message));

/** Such an answer; undefined where the reply stands. `asTold` is what the message is answered by as a statement. */
export function ofThing({ message, thread }: Asked, fresh: Reply, asTold?: Reply): Reply | undefined {
  const reply = asTold ?? fresh;
  if (reply.open !== undefined || reply.contextLoaded || thread.pending !== null) return undefined;
  if (thread.danger !== '' || thread.findingId !== null || reply.kind === 'smalltalk') return undefined;
  const goesOn =
    partsNamed(message).length === 0 &&
    (asksAnything(message) || troublesTold(message).length > 0) &&
    isOnlyTold(thread) &&
    readTurn(message, thread.topic) !== 'new';
  const told = goesOn ? [...thread.topic.split('\n'), message].join('. ') : message;
  if (ASKS_ELSE.test(told) || OF_BODY.test(told)) return undefined;
  if (
    !isMissed(reply, message, asTold === undefined && asksOrOrders(message)) &&
    !isOfAnotherPart(reply, told)
  )
    return undefined;
  // A word of trouble that isn’t known here may be known to the engine that reads words.
  const isAmiss =
    !asksOrOrders(message) &&
    fresh.declined &&
    !fresh.fits &&
    (asTold === undefined || asTold.text === WHICH_FAULT) &&
    !tellsNothingWrong(told) &&
    readMentions(told).amiss === 1;
  const part = thingAnswer(told, message, isAmiss);
  if (!part) return undefined;
  const { text, rows } = cite([part]);
  return {
    ...reply,
    text,
    rows,
    kind: 'knowledge',
    declined: false,
    support: part.support,
    thread: { ...thread, state: reply.thread.state },
    followUp: goesOn,
    fits: false,
    choices: [],
  };
}
