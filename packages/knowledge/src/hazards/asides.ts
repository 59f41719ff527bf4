/**
 * What a note says beside its danger: what somebody thinks of it ('typical for age, no action required'), what is done
 * about it ('quote to follow') and where it is. None of it takes the danger away, so the note is heard without it, too.
 */
import { correctedIn } from './corrected.ts';
import type { Reading } from './reading.ts';
import { wordSet } from './words.ts';

/** One of these makes an opinion or an errand of a part that holds nothing else. */
const OPINION = wordSet(
  `typical serviceable cosmetic minor acceptable normal routine informed advised aware notified told monitor quote
  discussed urgent dangerous priority expected tolerance action works information advisory deferred reviewed noted tear wear
  risk vintage appearance fair ok okay reported unchanged worry concern fixed repaired done replaced tenanted lifestyle keeping
  approved accepted scheduled eye safety`,
);
/** What else stands in it. */
const BESIDE = wordSet(
  `a an and any are as at be been being budget builder building by change client considered continue defect defects desirable
  for from further future general good has house i immediate in inspection is issue it its keep landlord limits list long low
  maintenance manager month next no not nothing now of on only otherwise owner owners per photo plumber electrician pm
  previous previously property purely quite recommend recommended required see seen spring standing still strata summer
  tenant tenants term that the their they this time to today trade type under undertaken very we week will winter with within
  wear year age agent agents about all autumn follow report`,
);
/** 'To be fixed by the builder' isn't done yet; 'fixed by the builder' is. */
const TO_COME = /\b(?:to|will|should|must|can) (?:be|get) (?:fixed|repaired|done|replaced|reviewed)\b/;
const DONE = /\b(?:fixed|repaired|done|replaced|works|ok|okay|good)\b/;
const OK_FOR_NOW = /\b(?:ok|okay|good) (?:for|at) (?:now|present|the moment|its|the|this)\b|\bno works\b/;

/** 'Gas: no issue' denies the gas; 'no safety issue' and 'no action required' only say what somebody makes of it. */
const DENIES = /\bno (?:issues?|defects?|change|tear|wear|risk)\b(?! required)|\bnot? (?:noted|reported)\b/;

/** Who or what comes later: 'new one comes on Tuesday', 'the glazier is booked'. */
const COMES_LATER =
  /^(?:an? |the )?(?:new (?:\w+ )?(?:one|part|panel|pane|unit|screen|glass|board|rail)s?|replacement|parts|plumber|electrician|sparky|glazier|builder|roofer|gas ?fitter|fitter|handyman|carpenter|chippy|engineer|tradie|tradesman|strata|owner|landlord|agent)(?: is| are| has been| been| s)* (?:comes?|coming|arrives?|arriving|on order|ordered|due|booked|called|organised|notified)(?: (?:out|in|on|at|for|by|to|the|this|next|look|fix|it|\w*day|tomorrow|week|month|morning|\d+))*$/;

/** What is asked of it: 'who and how soon', 'how serious is that', 'can it wait till Friday'. */
const ASKED_OF_IT =
  /^(?:(?:and|so|but|or|also) )*(?:how (?:soon|serious|urgent|bad|quickly|worried|dangerous)(?: (?:is|are|should|must|do|can) (?:it|that|this|they|i|we)(?: \w+){0,3})?|who(?: and (?:how soon|when)| (?:do|should|would|can) (?:i|we) (?:call|ring|get|ask)| fixes(?: it| that| this)?| comes| looks at it)?|can (?:it|this|that) wait(?: \w+){0,4}|what (?:now|next)|what (?:do|should|can) (?:i|we) do(?: (?:about it|now))?)$/;

function isAside(part: string): boolean {
  const words = (part.toLowerCase().match(/[a-z’']+|\d+/g) ?? []).map((word) => word.replace(/[’']s?$/, ''));
  const text = words.join(' ');
  if (COMES_LATER.test(text) || ASKED_OF_IT.test(text)) return true;
  return (
    words.some((word) => OPINION.has(word)) &&
    words.every((word) => OPINION.has(word) || BESIDE.has(word) || /^\d{1,3}$/.test(word)) &&
    !DENIES.test(text) &&
    (!DONE.test(text) || TO_COME.test(text) || OK_FOR_NOW.test(text))
  );
}

const PARTS = /[^.,;:()\n–—-]+|-(?=\S)|[.,;:()\n–—-]/g;

/** The words without the parts that are only an opinion or an errand; undefined where there is none, or nothing else. */
export function withoutAsides(words: string): string | undefined {
  const parts = words.match(PARTS) ?? [];
  const kept = parts.filter((part) => !isAside(part));
  if (kept.length === parts.length) return undefined;
  const text = kept
    .join('')
    .replace(/(?:\s*[,;:(–—-]\s*)+(?=[.)\n]|$)/g, '')
    .replace(/\(\s*\)/g, '')
    .trim();
  return /\p{L}\P{L}+\p{L}/u.test(text) ? text : undefined;
}

/** A title of no more words names a danger and leaves out the rest: 'rotten tread'. */
const TITLE_WORDS = 4;
/** What stands beside a title and may take it back. */
const REASSURES =
  /^(?:firm|solid|secured?|sound|fine|works?|working|tested|passed|new|fixed|repaired|replaced|done|completed?|closed|rectified|refixed|made|if|was|were|been)$/;

/** The first line or sentence, where it is a title and nothing beside it takes it back: a place, a number, a severity. */
export function titleAlone(reading: Reading): string | undefined {
  const { words, denied, quiet } = reading;
  const end = words.findIndex(({ sentence }) => sentence !== words[0]?.sentence);
  if (end < 1 || end > TITLE_WORDS || reading.asks(end) || correctedIn(words)) return undefined;
  const isTakenBack = words
    .slice(end)
    .some(({ text }, at) => denied[end + at] || quiet[end + at] || REASSURES.test(text));
  return isTakenBack
    ? undefined
    : words
        .slice(0, end)
        .map(({ text }) => text)
        .join(' ');
}
