/** A question about Plumbline itself, answered by its topic: what may be done with what, and what its words mean. */
import type { Part } from '../compose/part.ts';
import { HELP_TOPICS } from '../compose/product-help-topics.ts';
import { PEOPLE_TOPICS } from '../compose/product-people-topics.ts';
import { TOPICS, type Topic } from '../compose/product-topics.ts';
import { USE_TOPICS } from '../compose/product-use-topics.ts';
import { rowsNamed } from '../corpus.ts';
import { likened } from './product-likened.ts';

/** Who orders something done isn't asking how. */
const ASKS =
  /\?|^\W*(?:and |so |ok |but |also |hi |hey |hello |thanks |cool )*(?:how|what|whats|where|who|whos|which|can|could|do|does|did|is|are|will|would|if|may|should|when|why)\b|\b(?:how (?:do|can|would)|can i|can we|what (?:if|happens|does|is)|where (?:do|can)|is there a way|will it|do i)\b/i;
const LONGEST = 240;
const ACCURACY = 'faq/how-often-is-the-panel-right';
const PERCENT = /\b(\d{1,2})\b(?! ?(?:mm|cm|m|years?)\b)/i;

const asksFor = ({ asked, unless }: Topic, message: string): boolean =>
  asked?.every((words) => words.test(message)) === true && !unless?.test(message);

/** What is answered of Plumbline whatever else a message sounds like; empty where its words don't make sure of it. */
export function surelyProduct(message: string): Part[] {
  if (message.length > LONGEST || !(ASKS.test(message) || WANTS.test(message))) return [];
  const topic = [...USE_TOPICS, ...PEOPLE_TOPICS, ...HELP_TOPICS].find((each) => asksFor(each, message));
  const meant = topic ?? likened(message);
  return meant ? partsOf(meant, message) : [];
}
const WANTS =
  /^\W*(?:please |pls )?(?:invite|share|send|email) |\b(?:i want|i need|i['’]?d like|needs? to|he|she|they|refund|paid|can you|could you|has|have|any|wont|won['’]?t)\b/i;

/** Whether a message asks for a price and for its tax: one answer has both. */
export const asksOnePrice = (message: string): boolean =>
  /\bgst\b/i.test(message) && surelyProduct(message).length > 0;

/** The parts of the answer; empty where no topic is asked for. */
export function productAsked(message: string, ofOpenFinding = false): Part[] {
  if (message.length > LONGEST || !ASKS.test(message)) return [];
  const topic = TOPICS.find((each) => asksFor(each, message));
  // How sure the panel was of the finding that is open is told of that finding.
  if (
    !topic ||
    ((topic.lead === 'SURE' || topic.rows[0] === ACCURACY) && ofOpenFinding && !/\bmean\b|%/i.test(message))
  )
    return [];
  return partsOf(topic, message);
}

/** How somebody does for themselves what they told the chat to do: 'delete my account'; empty where that isn't known. */
export function howDoneOneself(message: string): string {
  if (OF_SEVERITY.test(message))
    return '**A severity is the inspector’s decision: open the finding, press Correct and choose another.** What the panel said stays beside it.';
  const topic = message.length > LONGEST ? undefined : TOPICS.find((each) => asksFor(each, message));
  return topic && /^\*\*(?:Open|Clear|Account)\b/.test(topic.lead) ? topic.lead : '';
}

const OF_SEVERITY =
  /\b(?:severity|rating)\b|\b(?:to|as|at|it|this|that|one) (?:a )?(?:low|medium|high|critical)\b/i;

const shareIn = (message: string) => Number(PERCENT.exec(message)?.[1] ?? '80');
const LEADS: Readonly<Record<string, (message: string) => string>> = {
  SURE: (message) =>
    `**It says how sure the panel is of what it named, not how bad that is.** Of results given at ${shareIn(message)}%, about ${shareIn(message)} in 100 should be right. None is certain: a photo shows one side.`,
  WRONG_AT: (message) =>
    `**Yes, it can still be wrong.** Of results given at ${shareIn(message)}%, about ${shareIn(message)} in 100 should be right, so about ${100 - shareIn(message)} in 100 aren’t. None is certain: a photo shows one side.`,
};

function partsOf(topic: Topic, message: string): Part[] {
  const rows = rowsNamed(...topic.rows.map((id) => `help:${id}`));
  const lead = LEADS[topic.lead]?.(message) ?? topic.lead;
  const first = lead === '' ? [] : [{ text: lead, rows, support: 0.9 }];
  return topic.whole
    ? [...first, ...rows.map((row) => ({ text: row.text, rows: [row], support: 0.9 }))]
    : first;
}
