/** 'No sorry, I meant the shelf': the thing that is said now stands in the place of the one that a danger was told of. */
import { thingsIn } from '../facts/things.ts';
import { takesBack } from '../question/said-so-far.ts';
import type { Thread } from '../question/thread.ts';
import { correctedThread } from './size-taken-back.ts';

const OPENS =
  '^\\W*(?:(?:no|nah|oops|whoops|sorry|wait|hang on|actually|my bad|my mistake|typo|oh|wrong word)\\b[\\s,.!]*)*';
const THING = "(?<thing>(?:[a-z][\\w’'-]*)(?: (?:[a-z][\\w’'-]*)){0,6})\\W*$";
const MEANT = new RegExp(
  `${OPENS}(?:i (?:actually |really )?mean(?:t)?|meant)\\b[\\s,:]*(?:to (?:say|write) )?(?:the|an?|my|our) ${THING}`,
  'i',
);
const NOT_BUT = new RegExp(
  `${OPENS}not (?:the|my|our) (?<was>[a-z][\\w-]*)[\\s,]+(?:but )?(?:the|my|our) ${THING}`,
  'i',
);
/** Whatever tells more than which thing is no such correction. */
const TELLS_MORE =
  /\d|\b(?:and|too|as well|also|is|are|was|were|has|have|still|not|never|falling|about to|which|that|because)\b/i;

/** What was told just before, of the thing that this message says was meant; undefined where it corrects none. */
function toldOf(message: string, told: string): string | undefined {
  const { thing = '', was } = (NOT_BUT.exec(message) ?? MEANT.exec(message))?.groups ?? {};
  if (thing === '' || TELLS_MORE.test(thing)) return undefined;
  const [first] = thingsIn(told);
  const at = was === undefined ? (first?.start ?? -1) : told.toLowerCase().indexOf(was.toLowerCase());
  const end = was === undefined ? (first?.end ?? -1) : at + was.length;
  return at < 0 ? undefined : `${told.slice(0, at)}${thing}${told.slice(end)}`;
}

/** The conversation as it would be, had that thing been named at once. What still tells of a danger does. */
function withThingMeant(thread: Thread, meant: string): Thread {
  const swapped = (lines: string) =>
    lines
      .split('\n')
      .map((line) => (line === thread.told ? meant : line))
      .join('\n');
  const { said, topic, asked, told, crack, danger } = thread;
  return {
    ...thread,
    said: swapped(said),
    topic: swapped(topic),
    asked: swapped(asked),
    told: swapped(told),
    crack: swapped(crack),
    danger: swapped(danger),
  };
}

/** What is said where nothing of the danger is left. */
const TAKEN_AS =
  '**I take it as you say now, so I repeat no alarm.** If anything does move, drop, smell or spark that people are near, keep clear and tell me what.';

/** A conversation with what a message takes back of it, and what is said of that; none where it takes nothing back. */
export function correctedBy(message: string, before: Thread) {
  const { told, danger } = before;
  const ofDanger = told !== '' && danger.split('\n').at(-1) === told;
  const meant = ofDanger ? toldOf(message, told) : undefined;
  if (meant !== undefined)
    return { corrects: true, thread: withThingMeant(before, meant), takenAs: TAKEN_AS };
  // A size that is taken back was never told; what it was of was.
  const corrects = takesBack(message);
  return { corrects, thread: corrects ? correctedThread(before, message) : before, takenAs: '' };
}
