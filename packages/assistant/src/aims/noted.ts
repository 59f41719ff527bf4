/** Which findings of the user's own a message means by what was noted of them. */
import type { OwnContext, OwnFindingSummary } from '../account-data.ts';
import { findingsNoted } from './meant.ts';

const MOST_READ = 40;

async function notedIn(
  words: string,
  findings: readonly OwnFindingSummary[],
  own: OwnContext,
): Promise<OwnFindingSummary[]> {
  const whole = await Promise.all(findings.slice(0, MOST_READ).map(({ id }) => own.findingWith(id)));
  return findingsNoted(
    words,
    whole.filter((each) => each !== null),
  );
}

/** The findings here, else of all others, whose notes hold these words: 'the thing that drips into unit 5'. */
export async function notedAmong(
  words: string,
  here: readonly OwnFindingSummary[],
  all: readonly OwnFindingSummary[],
  own: OwnContext,
): Promise<OwnFindingSummary[]> {
  const found = await notedIn(words, here, own);
  return found.length > 0
    ? found
    : notedIn(
        words,
        all.filter(({ id }) => here.every((each) => each.id !== id)),
        own,
      );
}
