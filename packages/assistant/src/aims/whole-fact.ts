/** Facts that a whole message asks for, however many sentences it has: they are looked for before it is taken apart. */
import type { OwnContext } from '../account-data.ts';
import { slabInWest } from '../compose/crack-part.ts';
import { evidenceFact } from '../compose/evidence-facts.ts';
import { asksLastDay, lastDays } from '../compose/last-day.ts';
import { firstStep } from '../compose/law-first-steps.ts';
import { lawTopic } from '../compose/law-topics.ts';
import { thirdParty } from '../compose/third-parties.ts';
import { viewing } from '../compose/viewing-part.ts';
import { whatToAsk } from '../compose/what-to-ask.ts';
import { readState } from '../question/places.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import { type Routed, routedAs } from './routed.ts';

const SAME_ELSEWHERE =
  /^\W*(?:and |what about |how about |or |so )*(?:if (?:it|i|we) (?:was|were|is|am|are) )?(?:in |for |up in |down in |over in )?(?:[a-z]+ ?){1,3}\W*$/i;

type Fact = Pick<Routed, 'aim' | 'parts'> & { declined?: boolean };

/** The fact; undefined where the message asks for none of these. */
export function wholeFact(
  message: string,
  question: Question,
  thread: Thread,
  today: string,
): Fact | undefined {
  const { state, followUp } = question;
  // 'And if it was Brissie?' asks for the same day elsewhere.
  const same =
    followUp &&
    SAME_ELSEWHERE.test(message) &&
    readState(message).state !== undefined &&
    asksLastDay(thread.dated);
  const text = same ? `${message} ${thread.dated}` : message;
  const days = lastDays({ text, earlier: followUp ? thread.dated : '', state, today });
  if (days.length > 0) return { aim: 'law.period', parts: days };
  const toAsk = whatToAsk(message, `${thread.topic} ${thread.told}`, thread.danger);
  if (toAsk.length > 0) return { aim: 'knowledge', parts: toAsk };
  const seen = viewing(message, state);
  if (seen.length > 0) return { aim: 'pos.ok', parts: seen };
  const slab = slabInWest(question);
  if (slab.length > 0) return { aim: 'pos.ok', parts: slab };
  const other = thirdParty(message);
  if (other.length > 0) return { aim: 'pos.pays', parts: other, declined: true };
  return evidenceFact(message, state, today) ?? firstStep(message, state) ?? lawTopic(message, state);
}

/** The same as a reply to a message that would be taken apart. */
export function wholeReply(message: string, thread: Thread, own: OwnContext): Routed | undefined {
  const question = readQuestion(message, thread, own.project?.state ?? own.homeState);
  const fact = question.foreign ? undefined : wholeFact(message, question, thread, own.today);
  return fact && routedAs(fact, question, thread.projectId);
}
