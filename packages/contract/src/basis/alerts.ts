import { ALERT_BASES, ALERT_KINDS, URGENCIES } from '@plumbline/knowledge/hazards';
import * as z from 'zod/mini';
import { text } from './shapes.ts';

/** A warning of danger to people, read from words, project, finding and photo. Free, whatever else is answered. */
export const alert = z.object({
  kind: z.enum(ALERT_KINDS),
  /** now: leave or keep clear. today: make safe today. soon: a specialist before work or settlement. */
  urgency: z.enum(URGENCIES),
  title: z.string(),
  /** What to do, in order. */
  steps: z.array(z.string()),
  /** Whom to call. */
  call: z.string(),
  source: z.string(),
  basis: z.enum(ALERT_BASES),
  /** The words, fact or sign that gave rise to it. */
  because: z.string(),
});

/** An alert that somebody has closed, with the reason they gave. It no longer sets a floor, and it stays on record. */
export const closedAlert = z.object({
  alert,
  reason: z.string(),
  closedAt: z.iso.datetime(),
  /** Name of who closed it. */
  closedBy: z.string(),
});
export type ClosedAlert = z.output<typeof closedAlert>;

export const ALERT_REASON = { least: 15, words: 4, most: 500 } as const;

export const NO_ALERT_REASON = 'Write who checked it and what they found, in at least four words.';

const UNCHECKED_REASON =
  'This says that nobody has checked it, or that it is still there. Write who checked it, and what they found or did.';
const EMPTY_REASON = 'This says nothing of the hazard. Write who checked it and what they found.';

/** What keeps a reason from ending an alert, as a sentence that says what it must tell; nothing where it does. */
export function whyNoReason(reason: string): string | undefined {
  if (!holdsWords(reason, ALERT_REASON.least, ALERT_REASON.words)) return NO_ALERT_REASON;
  const said = reason.normalize('NFC').toLowerCase().replaceAll('’', "'");
  if (NOBODY_CHECKED.test(said) || STILL_THERE.test(said)) return UNCHECKED_REASON;
  return saysNothing(said) ? EMPTY_REASON : undefined;
}

/** True for a reason that says something: not that nobody looked, nor that it is still there, nor a row of dots. */
export const isAlertReason = (reason: string): boolean => whyNoReason(reason) === undefined;

const LOOKED = '(?:checked|inspected|looked|tested|seen|assessed|examined|been|come|came|verified)';
const NOBODY_CHECKED = new RegExp(
  [
    `\\b(?:nobody|no ?one|no[- ]body|none of us)(?:'s| has| have| had)?(?: yet| ever| actually| really| been able to)? (?:${LOOKED}|check|inspect|look|test)\\b`,
    `\\b(?:not|never|hasn't|haven't|wasn't|isn't|hasnt|havent|wasnt|isnt|didn't|didnt)(?: yet| ever| been| even| actually| really| properly| get it)* (?:${LOOKED.replace('|been|come|came', '')}|check|inspect|look|test)\\b(?! (?:by|for|because|since|again)\\b.* but\\b)`,
    '\\bnever (?:came|come|turned up|showed up|arrived|went)\\b',
    '\\bunchecked\\b',
    '\\bno idea\\b',
    "\\b(?:don't|dont|do not) (?:know|care)\\b",
    "\\b(?:can't|cant|cannot|can not|couldn't) be (?:bothered|arsed|stuffed)\\b",
    '\\bto be checked\\b',
    '\\bwill (?:be )?check(?:ed)?\\b',
  ].join('|'),
);

/** Says of the danger that it goes on. 'Still open on finding 3' is of the alert. */
const STILL_THERE =
  /\b(?:still|keeps?|continues to|worse|stronger)\b(?: (?:a|an|the|very|quite|bit|of|is|are|it|some|strong|there's))* ?(?:smell\w*|stink\w*|reek\w*|leak\w*|drip\w*|hiss\w*|spark\w*|arc\w*|buzz\w*|humm?\w*|shock\w*|tingl\w*|live|hot|warm|loose|wobbl\w*|mov(?:es|ing)|rock\w*|lean\w*|tilt\w*|sag\w*|bulg\w*|crack(?:s|ing)|fall\w*|drop\w*|com(?:es|ing) down|there\b|dangerous|unsafe|not|broken|missing|exposed|bare|gas|open (?:gate|shaft|hole)|wet|sewage|mould\w*|getting)|\b(?:isn't|isnt|not|never)(?: at all| yet| really| been| made)? (?:safe|fixed|repaired|made safe|mended|solved|resolved|gone)\b|\bunsafe\b|\bgets? (?:worse|stronger|wider|bigger)\b|\bgetting (?:worse|stronger|wider|bigger)\b|\bevacuate\b/;

const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'poiuytrewq', 'lkjhgfdsa', 'mnbvcxz'];
const FILLERS = /^(?:bla+h*|yada|foo|bar|baz|test|testing|lorem|ipsum|dolor|sit|amet|xx+|aa+|la|na|ha+|hm+)$/;

/** One word over and over, keys pressed in a row, or words that stand for none. */
function saysNothing(said: string): boolean {
  const words = said.match(/\p{L}{2,}/gu) ?? [];
  const meant = words.filter(
    (word) => !FILLERS.test(word) && !(word.length > 2 && KEY_ROWS.some((row) => row.includes(word))),
  );
  return new Set(meant).size < Math.min(3, ALERT_REASON.words);
}

/** True for a reason with which an alert may have been closed in any release: two words were enough. */
export const wasAlertReason = (reason: string): boolean => holdsWords(reason, 10, 2);

function holdsWords(text: string, letters: number, words: number): boolean {
  return text.trim().length >= letters && (text.match(/\p{L}{2,}/gu) ?? []).length >= words;
}

/** Why nobody is in danger any more, in somebody's own words. */
export const alertReason = text(
  ALERT_REASON.most,
  `The reason can have at most ${ALERT_REASON.most} characters`,
  NO_ALERT_REASON,
).check(z.refine(isAlertReason, { error: ({ input }) => whyNoReason(String(input)) ?? NO_ALERT_REASON }));

/** Whoever deletes what an open hazard is on says why, as whoever closes it does. */
export const reasonToDelete = z.object({
  /** Needed only where a hazard is open. */
  reason: z.optional(alertReason),
});
