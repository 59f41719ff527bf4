/** A question about Plumbline itself, answered by its topic: what may be done with what, and what its words mean. */
import type { Part } from '../compose/part.ts';
import { TOPICS } from '../compose/product-topics.ts';
import { rowsNamed } from '../corpus.ts';

/** Who orders something done isn't asking how. */
const ASKS =
  /\?|^\W*(?:and |so |ok |but |also |hi |hey |hello |thanks |cool )*(?:how|what|whats|where|who|whos|which|can|could|do|does|did|is|are|will|would|if|may|should|when|why)\b|\b(?:how (?:do|can|would)|can i|can we|what (?:if|happens|does|is)|where (?:do|can)|is there a way|will it|do i)\b/i;
const LONGEST = 240;
const ACCURACY = 'faq/how-often-is-the-panel-right';
const PERCENT = /\b(\d{1,2}) ?(?:%|per ?cent)/i;

/** The parts of the answer; empty where no topic is asked for. */
export function productAsked(message: string, ofOpenFinding = false): Part[] {
  if (message.length > LONGEST || !ASKS.test(message)) return [];
  const topic = TOPICS.find(
    ({ asked, unless }) => asked.every((words) => words.test(message)) && !unless?.test(message),
  );
  // How sure the panel was of the finding that is open is told of that finding.
  if (
    !topic ||
    ((topic.lead === 'SURE' || topic.rows[0] === ACCURACY) && ofOpenFinding && !/\bmean\b|%/i.test(message))
  )
    return [];
  const rows = rowsNamed(...topic.rows.map((id) => `help:${id}`));
  const share = PERCENT.exec(message)?.[1] ?? '80';
  const lead =
    topic.lead === 'SURE'
      ? `**It says how sure the panel is of what it named, not how bad that is.** Of results given at ${share}%, about ${share} in 100 should be right. None is certain: a photo shows one side.`
      : topic.lead;
  const first = lead === '' ? [] : [{ text: lead, rows, support: 0.9 }];
  return topic.whole
    ? [...first, ...rows.map((row) => ({ text: row.text, rows: [row], support: 0.9 }))]
    : first;
}
