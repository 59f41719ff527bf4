/** Answers a turn that leans on the question before it as the whole question that it is rebuilt to. */
import type { Alert } from '@plumbline/knowledge/hazards';
import type { OwnContext } from '../account-data.ts';
import type { Asked } from '../aims/ask-back.ts';
import { countsCracks, lawGoesOn } from '../aims/swaps.ts';
import { OF_NO_TOPIC } from '../compose/beyond-parts.ts';
import { isPressing } from '../heard.ts';
import { LONGEST_ASKED, NEW_THREAD, type Thread } from '../question/thread.ts';
import { wordsOf } from '../question/words.ts';
import type { Reply } from '../reply.ts';
import { signsFor } from '../signs.ts';
import { likelyRight } from '../sureness.ts';
import { isNoted } from './from-subject.ts';
import { namedIn } from './named-before.ts';
import { asksAnything, namesMatter } from './read-turn.ts';
import { meansNoneOfOwn, onlySupposes, onlySwapsPlace, rebuilt, tells } from './rebuilt.ts';

const OF_OWN_OR_PRODUCT = /^(?:(?:own|app)\..*|product|smalltalk|summary|worst|hazard)$/;
/** Words that a question has at least, where it names nothing that is known. */
const FEWEST_WORDS = 4;
/** A less likely reading is taken where its answer is so much surer. */
const MUCH_SURER = 0.1;

/** Whether what is talked of is the user's own work, a danger or a crack for an engineer: what goes on from that is read by ways of its own. */
const isOfOwn = ({ findingId, projectId, listed, aim, danger, crack }: Thread, own: OwnContext): boolean =>
  own.finding !== null ||
  findingId !== null ||
  projectId !== null ||
  danger !== '' ||
  crack !== '' ||
  listed.some((item) => item.findingId !== null) ||
  aim?.startsWith('own.') === true;

/** What a message may be rebuilt to, the likeliest reading first; none where it asks by itself. */
const readingsOf = (message: string, thread: Thread, own: OwnContext): readonly string[] =>
  isOfOwn(thread, own) ? [] : rebuilt(message, thread.question);

/** Whether what goes on from a crack or from a question of law is read as that, and stays with what was asked of it. */
const goesOnAlready = (message: string, thread: Thread): boolean =>
  countsCracks(message, thread) || lawGoesOn(message, thread) !== undefined;

/** What presses in the question that a message leans to and in none of its own words: 'and a fibro one?' after sanding. */
export const heardWhole = (
  message: string,
  thread: Thread,
  own: OwnContext,
  hear: (words: string) => readonly Alert[],
): readonly Alert[] => readingsOf(message, thread, own).slice(0, 1).flatMap(hear).filter(isPressing);

/** Whether an answer is of the user's own work that the turn doesn't ask for: it corrects, or names any of its sort. */
const strays = (bare: Reply, message: string): boolean =>
  bare.open === undefined && (bare.kind.startsWith('own.') || bare.contextLoaded) && meansNoneOfOwn(message);

/** Whether an answer is none to the question: it asks back, isn't known, or is of the user's own work or of Plumbline. */
function isBeside(
  { declined, fits, support, kind, unsure, contextLoaded, open }: Reply,
  bare: Reply,
  message: string,
): boolean {
  if (declined)
    return !(fits || support > 0) || !(bare.declined || onlySwapsPlace(message) || strays(bare, message));
  // Rows that only share words with it are no better than what the turn was answered by as it stands.
  if (kind === 'general' || (kind === 'about' && !bare.declined && bare.kind !== 'about')) return true;
  return (
    kind === 'ask' ||
    unsure !== undefined ||
    contextLoaded ||
    open !== undefined ||
    OF_OWN_OR_PRODUCT.test(kind)
  );
}

/** Judges a size. */
const JUDGES = /(?:within|beyond) the limit|below the least|none is required|\d m+ a barrier is required/i;

/** Whether the size that was told is judged by the bare answer, and left out of what the turn is rebuilt to. */
const leavesSizeOut = (text: string, bare: Reply): boolean =>
  !bare.declined && JUDGES.test(bare.text) && !/\d/.test(text);

/** Whether an answer says nothing of a word that the turn names and no row knows: 'no sorry, the flibbertigibbet'. */
const missesWord = ({ message, corpus }: Asked, bare: Reply, { declined, text }: Reply): boolean =>
  bare.declined &&
  !declined &&
  wordsOf(message).subject.some(
    (stem) => !corpus.known(corpus.correct(stem)) && !text.toLowerCase().includes(stem.slice(0, SAID_ENOUGH)),
  );
/** So many letters tell a word, whatever its ending. */
const SAID_ENOUGH = 5;

/** Whether an answer stands whatever the turn is rebuilt to: it is of the user's own work, or tells what can't be had. */
const stands = (bare: Reply): boolean =>
  OF_OWN_OR_PRODUCT.test(bare.kind) ||
  bare.contextLoaded ||
  bare.open !== undefined ||
  (bare.declined && bare.fits && !isNoted(bare) && bare.text !== OF_NO_TOPIC);

/** How surely an answer is that to a question. */
async function surenessOf(question: string, reply: Reply, own: OwnContext): Promise<number> {
  if (reply.kind === 'ask') return 0;
  if (reply.declined) return isNoted(reply) ? 0 : reply.support;
  return likelyRight({ ...reply, signs: await signsFor(question, own, reply) });
}

/** The question that a turn leaves to lean on, where it is read as it stands; what only tells something leaves none. */
function leftBy(message: string, { question }: Thread, { kind, contextLoaded }: Reply): string {
  if (kind === 'smalltalk' || onlySupposes(message)) return question;
  if (OF_OWN_OR_PRODUCT.test(kind) || contextLoaded) return '';
  const names = namedIn(message).length > 0 || namesMatter(message);
  const asks = asksAnything(message);
  if (asks ? names || message.trim().split(/\s+/).length >= FEWEST_WORDS : names && !tells(message))
    return message.slice(0, LONGEST_ASKED);
  return asks ? question : '';
}

/**
 * The reply to a message, with the question that the next one may lean on. Of what the message is rebuilt to the answer
 * is taken that is the surest, where it is as sure as the bare one would be of the same question. `again` answers other
 * words as if they were typed first.
 */
export async function askedAnew(
  asked: Asked,
  bare: Reply,
  again: (text: string, thread: Thread, own: OwnContext) => Promise<Reply>,
): Promise<Reply> {
  const { message, thread, own, warned } = asked;
  if (goesOnAlready(message, thread) && !stands(bare))
    return { ...bare, thread: { ...bare.thread, question: thread.question } };
  const texts = warned ? [] : readingsOf(message, thread, own);
  const [likeliest] = texts;
  if (likeliest === undefined)
    return { ...bare, thread: { ...bare.thread, question: leftBy(message, thread, bare) } };
  const kept = { ...bare, thread: { ...bare.thread, question: likeliest.slice(0, LONGEST_ASKED) } };
  const astray = strays(bare, message);
  if (stands(bare) && !astray) return kept;
  const { state, contract } = thread;
  let best: { text: string; reply: Reply; sure: number } | undefined;
  for (const text of texts) {
    const reply = await again(text, { ...NEW_THREAD, state, contract }, own);
    if (isBeside(reply, bare, message) || leavesSizeOut(text, bare) || missesWord(asked, bare, reply))
      continue;
    const sure = await surenessOf(text, reply, own);
    if (!best || sure > best.sure + MUCH_SURER) best = { text, reply, sure };
  }
  if (!best) return kept;
  // That something isn't held there is sure, and so is that any of its sort is none of one's own.
  const surely = best.reply.declined || astray;
  if (!surely && best.sure < (await surenessOf(best.text, bare, own))) return kept;
  const { text, reply } = best;
  const { said, topic, told, spoken, settled, crack, dated } = thread;
  return {
    ...reply,
    followUp: true,
    askedAs: text,
    thread: {
      ...reply.thread,
      said,
      topic,
      told,
      spoken,
      settled,
      crack,
      dated: reply.thread.dated || dated,
      planned: bare.thread.planned,
      question: text.slice(0, LONGEST_ASKED),
    },
  };
}
