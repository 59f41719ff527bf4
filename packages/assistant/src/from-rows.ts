/** What questions are answered by in rows, laid together as one reply. */

import type { OwnContext } from './account-data.ts';
import { route } from './aims/route.ts';
import { type Found, find } from './by-rows.ts';
import { cite } from './compose/cite.ts';
import { costOfOthers } from './compose/cost-half.ts';
import type { Part } from './compose/part.ts';
import { theCorpus } from './corpus.ts';
import { supportedText } from './provisions.ts';
import type { Thread } from './question/thread.ts';
import type { Reply } from './reply.ts';
import { routedReply } from './routed-reply.ts';
import { beyondOf } from './rows/tolerance-rows.ts';

/** A reply that names no row: why nothing is answered. */
export const declinedReply = (text: string, thread: Thread, followUp: boolean, fits: boolean): Reply => ({
  text,
  rows: [],
  kind: 'declined',
  declined: true,
  support: 0,
  thread,
  followUp,
  contextLoaded: false,
  fits,
  choices: [],
});

/** What only tells a story leaves nothing unanswered. */
const ASKS =
  /\?|^\W*(?:and |so |but |also |then |or |plus |please )*(?:who|whom|whose|what|whats|when|where|why|how|which|can|could|may|might|must|should|shall|do|does|did|is|are|will|would|am|tell|give|show|explain|any|need)\b/i;

/** What one of several questions is answered by, where it asks for more than rows. */
async function findRouted(
  text: string,
  thread: Thread,
  own: OwnContext,
  warned: boolean,
): Promise<Found | undefined> {
  const routed = await route(text, text, thread, own, theCorpus(), warned);
  if (!routed || !('aim' in routed) || routed.asks) return undefined;
  const { aim, parts, declined, question } = routed;
  return {
    parts: declined ? [] : parts,
    kind: aim,
    declined: declined ? parts.map((part) => part.text).join(' ') : '',
    known: declined,
    thread: routedReply(routed, thread).thread,
    followUp: question.followUp,
  };
}

/** Without a row twice: a part that says nothing new is left out. */
function distinct(parts: readonly Part[]): Part[] {
  const said = new Set<string>();
  return parts.filter(({ text }) => {
    if (said.has(text)) return false;
    said.add(text);
    return true;
  });
}

/**
 * Answers from rows, or says that nothing is known. `warned` is whether hazards are open, or null where what asks for
 * more than rows has been looked for already.
 */
export async function answerFromRows(
  pieces: readonly string[],
  thread: Thread,
  own: OwnContext,
  warned: boolean | null,
): Promise<Reply> {
  const found: (Found & { asked: string })[] = [];
  let going = thread;
  for (const text of pieces) {
    const routed = warned === null ? undefined : await findRouted(text, going, own, warned);
    const one = routed ?? (await find(text, going, own));
    const others =
      one.kind === 'app.price' && found.some(({ kind }) => !/^(?:app|own)\./.test(kind))
        ? costOfOthers(text)
        : undefined;
    found.push(
      others === undefined
        ? { ...one, asked: text }
        : { ...one, parts: [{ text: others, rows: [], support: 0.7 }], asked: text },
    );
    going = one.thread;
  }
  const followUp = found.some((one) => one.followUp);
  const answered = found.find(({ parts }) => parts.length > 0);
  if (!answered)
    return declinedReply(
      [...new Set(found.map(({ declined }) => declined))].join('\n\n'),
      going,
      followUp,
      found.some(({ known }) => known),
    );
  // Of two questions the one that can't be answered is told so, beside the answer to the other.
  const parts = distinct(
    found.flatMap((one) =>
      one.parts.length > 0
        ? one.parts
        : ASKS.test(one.asked) || (one.known && !/nothing to do with/.test(one.declined))
          ? [{ text: `The rest: ${one.declined}`, rows: [], support: 1 }]
          : [],
    ),
  );
  const cited = cite(parts);
  const sources = cited.rows.flatMap(({ id, title, text, source }) => [
    title,
    text,
    source,
    beyondOf(id) ?? '',
  ]);
  return {
    text: supportedText(cited.text, sources),
    rows: cited.rows,
    kind: parts.some(({ choices }) => choices) ? 'ask' : answered.kind,
    declined: false,
    support: Math.min(...parts.map(({ support }) => support)),
    thread: going,
    followUp,
    contextLoaded: cited.rows.some(({ id }) => id.startsWith('finding:') || id.startsWith('project:')),
    fits: false,
    choices: parts.flatMap(({ choices = [] }) => choices),
  };
}
