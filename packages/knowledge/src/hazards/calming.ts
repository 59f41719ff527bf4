/** Phrases that say that nothing is amiss: 'by design', 'signed off', 'put a new one in', 'came back clear'. */
import { sameClause, sameSentence, wordSet as set, textAt as text, type Word } from './words.ts';

const CALMING = new Set(
  'as per|as drawn|as designed|as intended|within tolerance|within tolerances|by design|no change|not structural|only cosmetic|is cosmetic|fine now|ok now|okay now|good now|no defects|no issues|all ok|all good|all fine|sorted now|no further|purely cosmetic|turned out|false alarm|made safe|all clear|tested negative|came back|signed off|proved dead|proven dead|tested dead'.split(
    '|',
  ),
);

/** A result that settles it: 'came back negative'. */
const CAME_BACK_WELL = /^(?:negative|clear|normal|clean|fine|good|ok|okay)$/;
/** 'Not made safe', 'to be signed off', 'nobody proved it dead': what a calming phrase says isn't so. */
const NOT_CALM = set(
  'not never no nobody without nor neither hardly until before unless once to be need needs needing must should if when where',
);
const isUnsettled = (words: readonly Word[], at: number): boolean =>
  [1, 2, 3].some((back) => sameClause(words, at, at - back) && NOT_CALM.has(text(words, at - back)));

/** 'As per the drawings' accords with them; 'as per thermal image' is how it was seen. */
const ACCORDS =
  /^(?:(?:the|our|my|your|an?|approved|stamped|latest|structural|architect\w*|original) )*(?:plans?|draw(?:ings?|n)|design\w*|spec\w*|codes?|ncc|bca|as|standards?|engineer\w*|maker\w*|manufacturer\w*|approv\w*|details?|da|scope|contract|tolerances?|guides?|usual|normal|instructions?|permits?|requirements?|quote|architects?|schedule|legislation|regulations?|australian|national|clause|section|part|table|\d)/;

/** 'Put a new one in', 'new toughened one in on Tuesday': what stood there before is gone. */
const NEW_ONE =
  /^(?:(?:put|fitted|installed) (?:in )?an? new (?:\w+ )?one\b|new (?:(?!one\b)\w+ ){0,4}one (?:in|fitted|installed|up)\b)/;

/** 'We put it all back up and the council fella passed it'. */
const PUT_BACK = /^put (?:it|them|the \w+) all back (?:up|on|in|together)\b/;

/** The words of a sentence from this place on. */
const textFrom = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + 9)
    .filter((_, by) => sameSentence(words, at + by, at))
    .map((word) => word.text)
    .join(' ');

/** Whether a phrase at this place calms; 'unsettled' where what stands before it takes that back. */
export function calms(words: readonly Word[], at: number): boolean | 'unsettled' {
  const two = `${text(words, at)} ${text(words, at + 1)}`;
  const isNew =
    /^(?:put|fitted|installed|new)$/.test(text(words, at)) &&
    (NEW_ONE.test(textFrom(words, at)) || PUT_BACK.test(textFrom(words, at)));
  const phrase = CALMING.has(two) || isNew || `${two} ${text(words, at + 2)}` === 'changed the battery';
  if (two === 'came back' && !CAME_BACK_WELL.test(text(words, at + 2))) return 'unsettled';
  if (two === 'as per' && !ACCORDS.test(textFrom(words, at + 2))) return 'unsettled';
  return phrase && isUnsettled(words, at) ? 'unsettled' : phrase;
}
