/** Facts that a whole message asks for, however many sentences it has: they are looked for before it is taken apart. */
import type { OwnContext } from '../account-data.ts';
import { lastDays } from '../compose/last-day.ts';
import { firstStep } from '../compose/law-first-steps.ts';
import { viewing } from '../compose/viewing-part.ts';
import { type Question, readQuestion } from '../question/read-question.ts';
import type { Thread } from '../question/thread.ts';
import type { Routed } from './routed.ts';

type Fact = Pick<Routed, 'aim' | 'parts'>;

/** The fact; undefined where the message asks for none of these. */
export function wholeFact(
  message: string,
  { state, followUp }: Pick<Question, 'state' | 'followUp'>,
  thread: Thread,
  today: string,
): Fact | undefined {
  const days = lastDays({ text: message, earlier: followUp ? thread.dated : '', state, today });
  if (days.length > 0) return { aim: 'law.period', parts: days };
  const seen = viewing(message, state);
  return seen.length > 0 ? { aim: 'pos.ok', parts: seen } : firstStep(message, state);
}

/** The same as a reply to a message that would be taken apart. */
export function wholeReply(message: string, thread: Thread, own: OwnContext): Routed | undefined {
  const question = readQuestion(message, thread, own.project?.state ?? own.homeState);
  const fact = question.foreign ? undefined : wholeFact(message, question, thread, own.today);
  return (
    fact && {
      ...fact,
      asks: false,
      declined: false,
      choices: [],
      question,
      finding: null,
      projectId: thread.projectId,
    }
  );
}
