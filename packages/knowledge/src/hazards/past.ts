/** What a date tells to be past: a year, 'last winter', 'long ago'. */
import { sameClause, wordSet as set, textAt as text, type Word } from './words.ts';

const PAST_VERBS = set('was were had did used once been');
const YEAR_SIGNS = set('built build renovated constructed house home circa from circa. era');
/** Words that open a part of a clause with a time of its own. */
const OPENS_PART = set('since after when where that which who');

const isPresent = (words: readonly Word[], at: number) =>
  /^(?:is|are|has|have)$/.test(text(words, at)) && text(words, at + 1) !== 'been';

function isOldYear(words: readonly Word[], at: number): boolean {
  // 'Since last year' goes on.
  if (text(words, at - 1) === 'since') return false;
  const two = `${text(words, at)} ${text(words, at + 1)}`;
  if (
    /^(?:years ago|last year|previous owner|in (?:19|20)\d\d|the past|long ago|decades ago|back in|year ago|last winter|last summer)$/.test(
      two,
    )
  )
    return ![-3, -2, -1, 1, 2].some((by) => YEAR_SIGNS.has(text(words, at + by)));
  return /^(?:previously|historically|formerly)$/.test(text(words, at));
}

/** 'The neighbour's wall collapsed in 2011': long ago, and not here. */
const THERE_THEN =
  /\b(?:neighbou?rs?|next door|(?:across|over|down|up) the (?:road|street))\b.*\b(?:collapsed|fell|failed|gave way|burnt|slid|came down)\b.*\bin (?:the )?(?:19\d\d|20[01]\d)\b/;
const TILL_NOW = /\b(?:still|now|since|again|our|my|onto|into|against|yet|not|never)\b/;

/** Hushes only the part of a clause that the date is in: 'it is sagging since the deck was rebuilt last year'. */
export function hushPast(words: readonly Word[], quiet: boolean[]): void {
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    while (sameClause(words, end, start) && end < words.length) end += 1;
    const said = words.slice(start, end).map((word) => word.text);
    if (THERE_THEN.test(said.join(' ')) && !TILL_NOW.test(said.join(' '))) quiet.fill(true, start, end);
    start = end;
  }
  for (let at = 0; at < words.length; at += 1) {
    if (!isOldYear(words, at)) continue;
    let opens = at;
    let from = at;
    let to = at + 1;
    const isPart = () => OPENS_PART.has(text(words, opens));
    while (from > 0 && sameClause(words, from - 1, at)) {
      from -= 1;
      if (!isPart()) opens = from;
    }
    while (to < words.length && sameClause(words, to, at)) to += 1;
    const tells = (start: number, end: number, is: (i: number) => boolean) =>
      words.slice(start, end).some((_, by) => is(start + by));
    const isNow = (i: number) => isPresent(words, i);
    const isPast = (i: number) => PAST_VERBS.has(text(words, i));
    if (!tells(from, to, isPast)) continue;
    // 'The wall that was rebuilt last year is leaning', 'since it was rewired last year the lights flicker'.
    const isSince = text(words, opens) === 'since';
    if (isPart() && (tells(at, to, isNow) || (isSince && opens === from))) to = at + 2;
    const parts = isPart() && (isSince || tells(from, opens, isNow) || !tells(from, opens, isPast));
    quiet.fill(true, parts ? opens : from, to);
  }
}
