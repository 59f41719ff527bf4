/** What holds of any building is answered by nothing of the account. */
import { type OwnContext, ofNobody } from '../account-data.ts';
import { tellsDay } from '../compose/last-day.ts';
import { listOf } from '../facts/fact.ts';
import { asksFigureOfAny, factAsked } from '../facts/fact-asked.ts';
import { thingsIn } from '../facts/things.ts';
import { link } from '../linked/link.ts';
import { readState } from '../question/places.ts';
import type { Thread } from '../question/thread.ts';
import type { Reply } from '../reply.ts';
import { OF_OWN_WORK } from './as-of-nobody.ts';
import { NUMBER_POINTED, projectsNamed } from './meant.ts';

/** Asks for a number, a person, a day or a way. */
const ASKS_FOR =
  /^\W*(?:(?:and|so|ok|hey|hi|quick one|question)\W+)*(?:how (?:long|soon|often|far|high|low|wide|much|many|thick|deep|close|big|hot|tall)|max\w*|min\w*|what|whats|which|who|when|where|is|are|do|does|can|builder|plumber|engineer|electrician)\b/i;
/** A rule, a duty or what is usual. */
const OF_RULE =
  /\b(?:must|ha(?:ve|s) to|needs? to|should|supposed to|allowed|required?|may an?|can an?|max(?:imum)?|min(?:imum)?|limits?|toleranc\w*|usually|normally|typically|in general|how often|does an?|do (?:new|old|most|all)|is an?|are (?:new|old|all)|under (?:as|ncc|the (?:code|ncc|standard)))\b/i;
/** A way to do something to one of its sort. */
const OF_METHOD =
  /\b(?:how|when|where) (?:do|can|could|should|would) (?:i|you|we|one) \w+ (?:\w+ )?(?:an? |new |old |[a-z]{3,}s\b)/i;
/** Who does, checks or signs off one of its sort. */
const WHO_FOR =
  /\bwho(?:m)? (?:do|should|would|can|must) (?:i|we|you|they) (?:get|call|ring|ask|see|hire|use|need|have|talk to)\b.*\b(?:for|about|if|when) (?:an? |there)|\bwho (?:fix\w*|repair\w*|check\w*|signs? off|inspect\w*|certif\w*|does|do|handles?|approves?|tests?|looks? at) (?:\w+ )?(?:(?:in|of|for|on) )?an? |\bwho (?:signs? off|inspects?|certif\w+|approves?)\b|\b(?:builder|plumber|engineer|surveyor|electrician|roofer|carpenter|tiler|painter)\b,? or (?:an? )?\w+ for an? /i;
/** One of one's own, or what was pointed at. */
const OF_ONES_OWN =
  /\b(?:my|our|mine|ours|this|these|those|here|there)\b|\bthat\b(?!['’]?s\b| (?:is|are|was|has|have|can|could)\b)/i;
/** What is recorded is asked for, or its day. */
const OF_RECORD =
  /\b(?:findings?|alerts?|hazards?|reports?|photos?|credits?|projects?|visits?|panel|plumbline|app)\b|\bdid\b|\bwas\b|\bwere\b/i;

const OF_LAW =
  /\b(?:warrant\w*|liab\w*|run(?:s|ning)? out|deadlines?|too late|last (?:day|date)|claim\w*)\b/i;

/** 'What do I need to do first today' is asked of one's own work. */
const OF_WHAT_TO_DO = /\b(?:should|can|may|must|do|have|need|does|would) (?:i|we)\b/i;

/** Whether a message asks so, with nothing of the account spoken of or pointed at. */
async function asksInGeneral(message: string, thread: Thread, own: OwnContext): Promise<boolean> {
  const of = projectsNamed(message, await own.projects());
  // Days and a state that are told with the question are what it is asked of.
  if (OF_LAW.test(message) && tellsDay(message) && readState(message).state) return of.length === 0;
  const isMethod = OF_METHOD.test(message);
  const fact = factAsked(message, thread);
  const isFact = fact !== undefined || asksFigureOfAny(message);
  const general = ASKS_FOR.test(message) && (isMethod || OF_RULE.test(message) || WHO_FOR.test(message));
  if (!general && !isFact) return false;
  if (OF_ONES_OWN.test(message) || OF_RECORD.test(message) || OF_OWN_WORK.test(message)) return false;
  const { findingId, listed, aim } = thread;
  if (own.finding || findingId !== null || listed.length > 0 || aim?.startsWith('own.')) return false;
  if (NUMBER_POINTED.test(message) || of.length > 0) return false;
  if (!isFact && !isMethod && OF_WHAT_TO_DO.test(message) && !/\b(?:an?|new|old) /i.test(message))
    return false;
  // 'The lintel' may be the one that is recorded, where its record says so. 'The wall' up which a membrane goes is none.
  const things = fact && new Set<string>(listOf(fact.thing));
  const named = [...message.matchAll(/\bthe ((?:[\w-]+ )?[\w-]+)/gi)].filter(
    ([said]) => !things || thingsIn(said).some(({ ids }) => ids.some((id) => things.has(id))),
  );
  const linked = await Promise.all(
    named.map(async ([said, thing = '']) => {
      const words = thing.toLowerCase().split(' ');
      return (await link(said, thread, own))?.findings.some(({ title, location, words: written }) =>
        words.some((word) => `${title} ${location} ${written}`.toLowerCase().includes(word)),
      );
    }),
  );
  return !linked.includes(true);
}

/** The answer to what is asked of any building, had without the account; undefined where it may be asked of that. */
export async function inGeneral(
  message: string,
  thread: Thread,
  own: OwnContext,
  answering: (own: OwnContext) => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!(await asksInGeneral(message, thread, own))) return undefined;
  const reply = await answering(ofNobody(own));
  // That there is no project would be untrue of somebody who has some.
  return /^own\.|^(?:worst|summary)$/.test(reply.kind) ? undefined : reply;
}
