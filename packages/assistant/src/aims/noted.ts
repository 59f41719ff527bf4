/** Which findings of the user's own a message means by what was noted of them. */
import type { OwnFindingSummary } from '../account-data.ts';
import { findingsNoted } from './meant.ts';

/** The findings here, else of all others, whose notes hold these words: 'the thing that drips into unit 5'. */
export function notedAmong(
  words: string,
  here: readonly OwnFindingSummary[],
  all: readonly OwnFindingSummary[],
): OwnFindingSummary[] {
  const found = findingsNoted(words, here);
  const others = all.filter(({ id }) => here.every((each) => each.id !== id));
  return found.length > 0 ? found : findingsNoted(words, others);
}
