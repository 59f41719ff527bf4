/** What a question is asked of, where its words stand: the things that it names, with the word before them. */
import { thingsIn } from '../facts/things.ts';
import type { Span } from '../things/house-parts.ts';
import { matterIn } from './read-turn.ts';

/** A thing that a question names. */
export interface NamedBefore extends Span {
  ids: readonly string[];
  /** Told as the place of something else. */
  isPlace: boolean;
  /** What it is a name of, without what only says which one. */
  head: Span;
}

/** A name that says where as well: 'crack in brickwork', 'balcony tiles in strata'. */
const SAYS_WHERE = / (?:in|on|of|for|at|under|behind|before|to) (?:(?:an?|the|my|our|i|new|old) )*/gi;

/** The pieces of a name that says where as well; of any other name itself. */
function piecesOf(question: string, { start, end }: Span): Span[] {
  const said = question.slice(start, end);
  const joins = [...said.matchAll(SAYS_WHERE)];
  return [0, ...joins.map(({ index, 0: join }) => index + join.length)].map((from, at) => ({
    start: start + from,
    end: start + (joins[at]?.index ?? said.length),
  }));
}

/** The things of a question, in their order; without any what else of a building it speaks of. */
export function namedIn(question: string): NamedBefore[] {
  const named = thingsIn(question).flatMap((thing) => {
    const { ids, isPlace, start, end, of } = thing;
    const [first, ...others] = piecesOf(question, thing);
    if (!first || others.length === 0)
      return [{ ids, isPlace, start, end, head: { start: of.start, end: of.end } }];
    return [first, ...others].map((piece, at) => ({
      ...piece,
      ids: thingsIn(question.slice(piece.start, piece.end)).flatMap((one) => one.ids),
      isPlace: isPlace || at > 0,
      head: piece,
    }));
  });
  if (named.length > 0) return named;
  const matter = matterIn(question);
  return matter ? [{ ids: [], isPlace: false, ...matter, head: matter }] : [];
}

const BEFORE = /\b(?:an?|the|my|our|your|his|her|their|new|old) $/i;

/** Where a thing stands with its article. */
export function withArticle(question: string, { start, end }: Span): Span {
  let from = start;
  for (let found = BEFORE.exec(question.slice(0, from)); found; found = BEFORE.exec(question.slice(0, from)))
    from = found.index;
  return { start: from, end };
}

/** What a question is asked of first: what is no place of something else. */
export const mainOf = (named: readonly NamedBefore[]): NamedBefore | undefined =>
  named.find(({ isPlace }) => !isPlace) ?? named[0];

/** What a question is asked of, as it says it. */
export function subjectOf(question: string): string | undefined {
  const named = namedIn(question);
  const main = mainOf(named);
  if (!main) return undefined;
  const last = named.at(-1) ?? main;
  const from = withArticle(question, main);
  const whole = question.slice(from.start, last.end);
  const between = question.slice(main.end, last.start);
  const all = last.end > main.end && ONLY_WHERE.test(between) && whole.split(/\s+/).length <= LONGEST_SUBJECT;
  // 'My deck’s 900 high' is told of the deck.
  return (all ? whole : question.slice(from.start, main.end)).replace(/['’]s$/, '');
}
const ONLY_WHERE =
  /^ (?:in|of|on|for|to|behind|under|above|around|between|near) (?:(?:an?|the|my|our|new|old) )*$/i;
const LONGEST_SUBJECT = 7;

/** A text with other words in a place of it. */
export const put = (text: string, { start, end }: Span, words: string): string =>
  `${text.slice(0, start)}${words}${text.slice(end)}`.replace(/\s+/g, ' ').trim();
