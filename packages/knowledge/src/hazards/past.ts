/** What a date tells to be past: a year, 'last winter', 'long ago'. */
import { sameClause, wordSet as set, textAt as text, type Word } from './words.ts';

const PAST_VERBS = set('was were had did used once been');
const YEAR_SIGNS = set('built build renovated constructed house home circa from circa. era');
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
  /\b(?:neighbours?|next door|the (?:road|street)) .*\b(?:collapsed|fell|failed|slid|came down)\b.* in (?:the )?(?:19|20[01])\d/;
const TILL_NOW = /\b(?:still|now|since|again|our|my|onto|into|against|yet|not|never)\b/;

/** Hushes only the part of a clause that the date is in: 'it is sagging since the deck was rebuilt last year'. */
export function hushPast(words: readonly Word[], quiet: boolean[]): void {
  for (let start = 0; start < words.length; ) {
    let end = start + 1;
    while (sameClause(words, end, start) && end < words.length) end += 1;
    const said = words
      .slice(start, end)
      .map((word) => word.text)
      .join(' ');
    if (THERE_THEN.test(said) && !TILL_NOW.test(said)) quiet.fill(true, start, end);
    start = end;
  }
  for (let at = 0; at < words.length; at += 1) {
    if (!isOldYear(words, at)) continue;
    let from = at;
    let to = at + 1;
    let isNow = false;
    for (; to < words.length && sameClause(words, to, at); to += 1)
      isNow ||= /^(?:is|are|has|have)$/.test(text(words, to));
    // 'The pit that was covered last year is open.'
    const opens = isNow ? /^(?:since|where|that|which|who)$/ : /^(?:since|where)$/;
    while (from > 0 && sameClause(words, from - 1, at) && !opens.test(text(words, from))) from -= 1;
    if (!words.slice(from, to).some((word) => PAST_VERBS.has(word.text))) continue;
    quiet.fill(true, from, isNow && opens.test(text(words, from)) ? at + 2 : to);
  }
}
