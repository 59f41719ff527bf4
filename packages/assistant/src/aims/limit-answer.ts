/** Answers a question about a limit in its conversation: what it leaves out was said before. */
import type { StateCode } from '@plumbline/knowledge';
import { type OwnContext, plain } from '../account-data.ts';
import { judgedByCited } from '../compose/limit-carried.ts';
import { composeLimit } from '../compose/limit-position.ts';
import type { Part } from '../compose/part.ts';
import type { Subject } from '../compose/position-parts.ts';
import { statesSize, withoutQuantity, withoutSizes, withUnits } from '../compose/stated-limits.ts';
import type { Corpus } from '../corpus.ts';
import { readState } from '../question/places.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import { NEW_THREAD, type Thread } from '../question/thread.ts';
import { unknownProvisions } from '../unknown-provisions.ts';
import { LEADS_TO_SIZE } from './aim-of.ts';
import { countsCracks, namesPart, withPartSwapped } from './swaps.ts';

/** 'And 6 mm?', 'sorry, that’s 5.5': a size that adds to what was asked before. */
const ADDS_SIZE = new RegExp(
  String.raw`^\s*${LEADS_TO_SIZE}(?:(?:if )?(?:mine|ours|it|its|theirs)(?:'?s)? )?(?:is |are |was |only |about |measures? |grows to )*\d`,
  'i',
);

/** 'Is that ok?' asks of the size that was told before. */
const ONLY_OK =
  /^\W*(?:and |so |but |ok |well )*(?:is|are|was|would|does|do|will) (?:that|it|this|they|those|mine|ours) (?:be |really |actually |even |still )*(?:ok(?:ay)?|alright|all right|fine|legal|allowed|acceptable|within \w+|too (?:much|big|wide|high|low|steep|far)|enough|bad|normal|compl(?:y|iant)|pass|right|a (?:problem|defect|fail)|over|under)\b[\w\s]{0,20}\W*$/i;

/** 'Ok in NSW?', 'what if it’s only the top one': nothing but what was told is asked of. */
const ONLY_OK_THERE =
  /^\W*(?:so|well|then|and)\W*\?\W*$|^\W*(?:and |so |but |then |is (?:it|that) )*(?:ok(?:ay)?|allowed|legal|fine|acceptable|a pass|pass|within (?:the )?(?:limits?|tolerance|code|guide)|over(?: the limit)?)(?: (?:in|for|under) (?:the )?\w+(?: \w+)?)?\W*$/i;
const ONLY_ONE_STEP =
  /^\W*(?:and |so |but |what |even )*(?:if )?(?:it['’]?s|its|it is|that['’]?s|thats)? ?(?:only|just) (?:the |one |a )*(?:top|bottom|first|last|single|middle|one)\b/i;
const OF_STEPS = /\b(?:risers?|goings?|treads?|steps?)\b/i;

/** Whether a message asks again of the sizes that were told before it, in words that no aim is learnt from. */
export const asksOfSameSizes = (message: string, { asked }: Pick<Thread, 'asked'>): boolean =>
  statesSize(withUnits(asked)) &&
  (ONLY_OK_THERE.test(message) ||
    (ONLY_OK.test(message) && readState(message).state !== undefined) ||
    (ONLY_ONE_STEP.test(message) && OF_STEPS.test(asked)));

/** A question about a limit with what the one before it said, where this one only adds to it or states another value. */
export function limitText(message: string, thread: Thread, followUp = false): string {
  const own = withUnits(message);
  if (thread.asked === '') return own;
  if (asksOfSameSizes(message, thread) || (ONLY_OK.test(message) && statesSize(withUnits(thread.asked))))
    return thread.asked;
  const words = message.trim().split(/\s+/).length;
  if (ADDS_SIZE.test(message) && words <= 9)
    return `${withoutSizes(thread.asked)} ${/\bcategor/i.test(thread.asked) && /^\W*(?:and |what about )?\d\W*$/.test(message) ? `category ${message.replace(/\D/g, '')}` : withUnits(message)}`;
  const swapped = withPartSwapped(message, thread);
  if (swapped) return swapped;
  if (countsCracks(message, thread)) return `${thread.asked}, several cracks`;
  const asked = WHOLE_HOUSE.test(message) ? thread.asked.replace(OF_A_ROOM, '') : thread.asked;
  return followUp && (words <= 8 || (words <= 14 && GOES_ON.test(message)))
    ? `${withoutSizes(withoutQuantity(asked, message))} ${own}`
    : own;
}

/** Over the whole house is no longer within one room. */
const WHOLE_HOUSE = /\b(?:whole|entire) (?:house|home|building|place|footprint|storey)\b/i;
const OF_A_ROOM =
  /\b(?:across|in|over|of|within) (?:the |a |my |our |one )?(?:bed ?room|room|lounge|living(?: room)?|kitchen|hall(?:way)?|bathroom|laundry|study|garage)\b/gi;

/** 'It’s 18 months old and the gap is 3 mm' goes on with the limit that was asked for. */
const GOES_ON = /^\W*(?:and |so |ok |well |but )*(?:it['’]?s|its|it is|mine|ours|this one|that one)\b/i;

const ONLY_IF =
  /^\W*(?:and |but |so |ok )*(?:(?:what )?if\b|(?:what about |how about )?(?:over|across|in) (?:the |a |one |my |our )?(?:whole|entire|any|single|same)\b)/i;

interface LimitAsked {
  message: string;
  /** With what the conversation adds. */
  text: string;
  question: Question;
  thread: Thread;
  subject: Subject;
  state: StateCode | null;
  own: OwnContext;
  corpus: Corpus;
  followUp: boolean;
}

/** How wide a joint is says which limit counts, and is no size to judge by it. */
const OF_JOINTS = /\bjoints?\b/i;
const judges = ({ text }: Part): boolean => /within the limit|beyond the limit|below the least/.test(text);

/** A size that is told of a finding without one is judged as the size of what the finding is called. */
function ofUnmeasured(asked: LimitAsked): Pick<LimitAsked, 'text' | 'question' | 'subject'> {
  const { message, subject, state } = asked;
  const { finding } = subject;
  if (!finding || !statesSize(withUnits(message)) || statesSize(withUnits(finding.words))) return asked;
  const text = `${withUnits(message)}: ${plain(finding.title)}`;
  return {
    text,
    question: { ...readQuestion(text, NEW_THREAD, state), state },
    subject: { ...subject, finding: null },
  };
}

/** The limit and the question that it was read as; no parts where none is known. */
export async function limitAnswer(
  asked: LimitAsked,
): Promise<{ parts: readonly Part[]; question: Question }> {
  const { message, thread, state, own, corpus, followUp } = asked;
  const { text, question: read, subject } = ofUnmeasured(asked);
  const defectIds = subject.defectId && read.defectStrength < 0.8 ? [subject.defectId] : read.defectIds;
  const question = { ...read, text, defectIds, gap: undefined };
  const brief = { question, corpus, own, finding: subject.finding, asked: true };
  // 'What if it's only 850?' states a size of what was told last.
  const carried = followUp && !namesPart(message) ? judgedByCited(message, thread, state) : [];
  if (carried.length > 0) return { parts: carried, question };
  // 'And on the stairs?' may say enough by itself; what it leaves out was said before.
  const merged = limitText(message, thread, followUp);
  // 'And if that's over the whole room?' changes a circumstance of what was asked.
  const leansOn = merged !== text && ONLY_IF.test(message) && !namesPart(message);
  const alone = leansOn ? [] : await composeLimit(brief, merged === text);
  const before = {
    ...readQuestion(merged, NEW_THREAD, state),
    text: merged,
    gap: undefined,
    contract: thread.contract,
  };
  // A size that the words alone don't judge may be of what was asked before.
  const unjudged =
    merged !== text && statesSize(withUnits(message)) && !OF_JOINTS.test(message) && !alone.some(judges);
  const together = alone.length === 0 || unjudged ? await composeLimit({ ...brief, question: before }) : [];
  const parts = alone.length === 0 || together.some(judges) ? together : alone;
  const [unheld] = unknownProvisions(message);
  const known: readonly Part[] = unheld
    ? parts.map((part, at) =>
        at === 0
          ? { ...part, text: `I hold nothing under that clause number; what I hold is this. ${part.text}` }
          : part,
      )
    : parts;
  return { parts: known, question };
}
