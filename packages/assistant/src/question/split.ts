import { readIntents } from './intents.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { Thread } from './thread.ts';

const MOST = 3;
/** Longer messages tell a story, which counts only where the question leans on it. */
const LONGEST = 500;
const MOST_OF_A_STORY = 2;
const BETWEEN =
  /(?<=\?)\s+|\n+|,?\s+(?:and|also|plus|or)\s+(?=(?:also\s+)?(?:how|what|which|who|whose|when|where|why|can|could|is|are|does|do|should|will)\b)/i;

/** By its own words: what the conversation adds would make a question of 'ok'. */
const saysSomething = ({ text, subject, gap }: Question) =>
  subject.length > 0 || readIntents(text).length > 0 || gap !== undefined;
const asks = ({ text, gap }: Question) => readIntents(text).length > 0 || gap !== undefined;

/** What a long message asks, where that stands by itself. */
function askedInStory(message: string, thread: Thread): string {
  const asking = message.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => sentence.includes('?'));
  const asked = asking.slice(-MOST_OF_A_STORY).join(' ');
  const { subject, defectIds } = readQuestion(asked, thread);
  const leans = /\b(?:it|this|that|these|those|they|them)\b/i.test(asked);
  return asked !== '' && !leans && subject.length + defectIds.length > 0 ? asked : message;
}

/**
 * The questions of a message, where each is about something of its own: 'What causes rising damp? And how long is the
 * warranty in NSW?' Several about the same thing stay one, and talk before them is left out.
 */
export function questionsIn(message: string, thread: Thread): string[] {
  if (message.length > LONGEST) return [askedInStory(message, thread)];
  const pieces = message
    .split(BETWEEN)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length < 2) return [message];
  const read = pieces.map((text) => ({ text, question: readQuestion(text, thread) }));
  const told = read.filter(({ question }) => saysSomething(question));
  if (told.length === 1 && told[0]) return [told[0].text];
  const asked = told.filter(({ question }) => asks(question));
  if (asked.length < 2 || asked.length > MOST || asked.length < told.length) return [message];
  const ofOneKind = asked.every(
    ({ question }) => (question.gap === undefined) === (asked[0]?.question.gap === undefined),
  );
  const onItsOwn = asked.filter(
    ({ question: { subject, defectIds, intents } }) =>
      (subject.length > 0 || defectIds.length > 0 || OF_PLACES.has(intents[0] ?? '')) && intents.length > 0,
  );
  return ofOneKind && onItsOwn.length < asked.length ? [message] : asked.map(({ text }) => text);
}

/** What these ask for needs no subject. */
const OF_PLACES: ReadonlySet<string> = new Set([
  'warranty',
  'regulator',
  'insurance',
  'inspections',
  'edition',
  'summary',
  'worst',
]);
