/** 'Nah sorry, I meant shower floor': the question before, asked of what was meant. */
import type { Asked } from '../aims/ask-back.ts';
import { readState } from '../question/places.ts';
import { wordsOf } from '../question/words.ts';
import type { Reply } from '../reply.ts';
import { asksAnything } from './read-turn.ts';

const MEANT =
  /^\W*(?:(?:no|nah|oops|whoops|sorry|wait|hang on|actually|my bad|typo|oh)\b[\s,.!]*)*i (?:actually |really )?mean(?:t)?\b[\s,:]*(?:to (?:say|ask|write) )?(?:for |about )?(?:(?:the|an?|my|our) )?(?=\S)/i;
const LONGEST = 12;
/** What a question is asked of, after the word that leads to it. */
const ASKED_OF =
  /\b(on|of|in|for|to|at|behind|above|under|around|between|across)\b (?:(?:the|an?|my|our) )?(?:[\w-]+ ?){1,4}?(?= (?:be|is|are|have|has|need|needs|before|if|when)\b|\W*$)/i;
const OPENS_WITH_PLACE = /^(?:on|in|at|behind|above|under|around|between|across|over|next to|near)\b/i;

/** The question before with what this message says was meant, the likeliest first; none where it corrects nothing. */
export function correctedTo(message: string, before: string): readonly string[] {
  const meant = message.replace(MEANT, '').trim().replace(/\W+$/, '');
  const corrects = meant !== '' && MEANT.test(message) && message.trim().split(/\s+/).length <= LONGEST;
  if (!corrects || before === '' || !asksOrNames(before) || /\d/.test(message)) return [];
  if (asksAnything(meant) || readState(message).state !== undefined || MEANT.test(before)) return [];
  const asked = before.trim().replace(/\W+$/, '');
  const swapped = OPENS_WITH_PLACE.test(meant)
    ? asked.replace(ASKED_OF, meant)
    : asked.replace(ASKED_OF, (_, leads: string) => `${leads} ${meant}`);
  const words = asked.split(/\s+/);
  const named = words.findIndex((word) => wordsOf(word).subject.length > 0);
  const anew =
    named > 0 && !OPENS_WITH_PLACE.test(meant) ? [`${words.slice(0, named).join(' ')} ${meant}`] : [];
  return [...(swapped === asked ? anew : [swapped]), `${asked} ${meant}`];
}

const asksOrNames = (before: string) => asksAnything(before) || wordsOf(before).subject.length > 0;

/** The answer to the question before, asked of what was meant: of the same kind as that one's, and another. */
export async function corrected(
  { message, thread }: Asked,
  again: (text: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const texts = correctedTo(message, thread.told);
  const leans = thread.findingId !== null || thread.aim?.startsWith('own.') === true || thread.danger !== '';
  if (texts.length === 0 || leans) return undefined;
  const then = await again(thread.told);
  for (const text of texts) {
    const now = await again(text);
    if (!now.declined && now.kind !== 'ask' && now.kind === then.kind && now.text !== then.text)
      return { ...now, followUp: true, thread: { ...now.thread, asked: text } };
  }
  return undefined;
}
