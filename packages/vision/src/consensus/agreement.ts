/** How many opinions there are and how many agree: what reads only the person's words counts once (decision 39). */
import type { Agreement, Vote } from '../panel.ts';
import type { Decision } from './decide.ts';
import { type Answered, saidBy, supports } from './says.ts';

/** Engines that look at what was said and not at the photo. */
export const readsWords = ({ family }: Pick<Vote, 'family'>) => family === 'words' || family === 'rules';

const YOUR_WORDS = 'your words';

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A vote of another system, which came without its figures: only what it says is known. */
const isBrought = ({ status, says, opinion }: Vote): boolean =>
  status === 'voted' &&
  says !== undefined &&
  opinion !== undefined &&
  Object.keys(opinion.families).length + Object.keys(opinion.defects).length === 0;

/** What the votes come down to, in figures and in one sentence that stands wherever the answer does. */
export function agreementOf(votes: readonly Vote[], decision: Answered & Pick<Decision, 'title'>): Agreement {
  const brought = votes.filter(isBrought);
  const photo = votes.filter((vote) => !readsWords(vote));
  const words = votes.filter(readsWords);
  const given = photo.filter((vote) => saidBy(vote) !== undefined);
  const spoke = words.some((vote) => saidBy(vote) !== undefined);
  const seen = given.filter((vote) => supports(vote, decision));
  const said = words.some((vote) => supports(vote, decision));
  seen.push(...brought.filter(({ says }) => says === decision.title));
  const opinions = given.length + brought.length + (spoke ? 1 : 0);
  const agreeing = seen.length + (said ? 1 : 0);
  const asked = photo.length + (words.length > 0 ? 1 : 0);
  const basis =
    seen.length > 0 ? (said ? ('both' as const) : ('photo' as const)) : said ? ('words' as const) : null;
  const who = [...seen.map(({ engineName }) => engineName), ...(said ? [YOUR_WORDS] : [])];
  return { asked, opinions, agreeing, basis, text: textOf({ asked, opinions, agreeing, basis }, who) };
}

function textOf({ opinions, agreeing, basis }: Omit<Agreement, 'text'>, who: readonly string[]): string {
  if (opinions === 0) return 'No check gave an opinion.';
  if (basis === null)
    return opinions === 1
      ? '1 check gave an opinion. It isn’t enough.'
      : `${opinions} checks gave an opinion. They aren’t enough.`;
  if (basis === 'words') return 'Your words alone: no check of the photo bears this out.';
  return `${agreeing} of ${opinions} ${opinions === 1 ? 'opinion agrees' : 'opinions agree'}: ${listOf(who)}.`.replace(
    /^./,
    capital,
  );
}
