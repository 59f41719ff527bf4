/** What nobody ever saw, and what somebody says they didn't mean: neither tells of anything. */
import { sameSentence, textAt as text, type Word } from './words.ts';

const PERCEIVES =
  /^(?:smelt|smelled|smell|seen|saw|see|heard|hear|noticed|notice|felt|feel|found|had|complained|reported)$/;
/** 'Nobody's ever seen a crack like this' tells of one. */
const LIKE_THIS =
  /\b(?:like|this|so|such|before|until|till|except|but|except|that (?:bad|big|wide)|worse|bigger|wider)\b/;

/** '…, we smelt it first today': what nobody ever noticed is there now. */
const SINCE =
  /\b(?:today|tonight|now|first|just|this (?:morning|arvo|afternoon|week)|yesterday|overnight|suddenly|until|till|but|else|(?:only|except|besides) (?:me|us|i|we|my|the)|(?:i|we|he|she|they) (?:can |could |do |did |just )*(?:smell|smelt|smelled|see|saw|hear|heard|feel|felt|notice|noticed|found))\b/;

/** 'Nobody in this building has ever smelt gas': what follows isn't there. */
export function hushDeniedByAll(words: readonly Word[], denied: boolean[]): void {
  for (let at = 0; at < words.length; at += 1) {
    const isNobody =
      text(words, at) === 'nobody' || (text(words, at) === 'no' && text(words, at + 1) === 'one');
    if (!isNobody) continue;
    let ever = at + 1;
    while (ever < at + 9 && sameSentence(words, ever, at) && text(words, ever) !== 'ever') ever += 1;
    if (text(words, ever) !== 'ever' || !PERCEIVES.test(text(words, ever + 1))) continue;
    let end = ever + 1;
    while (end < words.length && words[end]?.clause === words[ever]?.clause) end += 1;
    const told = (from: number, to?: number) =>
      words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
    if (LIKE_THIS.test(told(ever, end)) || SINCE.test(told(at, ever)) || SINCE.test(told(end))) continue;
    denied.fill(true, ever, end);
  }
}

const THING = '(?:\\w+ ){1,7}?';
/** 'When I said live wire I meant live edge timber': the first was said, the second is so. */
const MEANT = new RegExp(
  `\\b(?:i|we|he|she|they) (?:said|wrote|typed|say) (?<said>${THING})(?:i|we|he|she|they) (?:meant|mean|was talking about)\\b(?! (?:it|that|every|what|so)\\b)`,
);
/** 'I said the ceiling was sagging; I held the photo sideways, it's flat'. */
const WAS_WRONG =
  /^(?:\w+ )?i (?:said|thought|wrote|reported) .* (?:it|they|thats?|all) (?:is |are |was |all |just )*(?:flat|straight|level|plumb)$/;
const STILL = /\b(?:but|still|not|however|again|since|another|also|now)\b/;

/** 'It backed up in number 14; ours has always drained well'. */
const THEIRS =
  /\b(?:in|at|next door|to) (?:(?:number|no|unit|flat|lot|house) \d+|next door|the neighbou?rs?)\b/;
const OURS_IS_WELL =
  /^(?:but )?(?:ours|mine) (?:(?:is|are|has|have|was|were|always|been|never|had|all|drained|drains|works?|worked) )*(?:well|fine|ok|okay|good|dry|clear|solid|never|no (?:trouble|problems?|issues?))\b/;

/** Marks what is somebody else's, where ours is said to be well. */
export function hushTheirs(words: readonly Word[], quiet: boolean[]): void {
  for (let at = 1; at < words.length; at += 1) {
    if (!/^(?:ours|mine)$/.test(text(words, at)) || words[at]?.clause === words[at - 1]?.clause) continue;
    const told = (from: number, to: number) =>
      words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
    if (
      OURS_IS_WELL.test(told(at, at + 10)) &&
      !SINCE.test(told(at, words.length)) &&
      THEIRS.test(told(0, at)) &&
      !/\b(?:our|my)\b/.test(told(0, at))
    )
      quiet.fill(true, 0, at);
  }
}

/** Marks what somebody said and didn't mean. */
export function hushTakenBack(words: readonly Word[], quiet: boolean[]): void {
  const told = words.map((word) => word.text);
  const all = told.join(' ');
  const { said } = MEANT.exec(all)?.groups ?? {};
  if (said) {
    const count = said.trim().split(' ').length;
    const before = all.slice(0, all.indexOf(said, MEANT.exec(all)?.index)).trim();
    const start = before === '' ? 0 : before.split(' ').length;
    quiet.fill(true, start, start + count);
  }
  if (words.length <= 30 && WAS_WRONG.test(all) && !STILL.test(all)) quiet.fill(true);
}
