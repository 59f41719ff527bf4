import { ALERT_BASES, ALERT_KINDS, URGENCIES } from '@plumbline/knowledge/hazards';
import * as z from 'zod/mini';
import { id, text } from './shapes.ts';

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

/** Of everything open in a project or an account what is to be done first: its alert, the first step, and on which finding. */
export const gravestHazard = z.object({
  findingId: id,
  number: z.int(),
  urgency: z.enum(URGENCIES),
  title: z.string(),
  step: z.string(),
  /** All that is open on that finding: without a network it may be the only copy of what to do. */
  alerts: z.array(alert),
  /** The name of its project. */
  project: z.string(),
});
export type GravestHazard = z.output<typeof gravestHazard>;

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

const EMPTY_REASON =
  'This doesn’t say what was checked, found or done. Write who checked it and what they found.';

/**
 * What a reason lacks as words, as a sentence; nothing where it is words. Whether they end an alert is read beside the
 * alerts that they are to end, by `@plumbline/knowledge/alert-reasons`.
 */
export function whyNoWords(reason: string): string | undefined {
  if (!holdsWords(reason, ALERT_REASON.least, ALERT_REASON.words)) return NO_ALERT_REASON;
  return saysNothing(reason.normalize('NFC').toLowerCase()) ? EMPTY_REASON : undefined;
}

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

/** What a reason begins with where an alert was raised by words that somebody has changed since; the server checks that. */
export const WORDS_CHANGED = 'It was raised by these words, which were changed: ';

/** Why nobody is in danger any more, in somebody's own words. */
export const alertReason = text(
  ALERT_REASON.most,
  `The reason can have at most ${ALERT_REASON.most} characters`,
  NO_ALERT_REASON,
).check(
  z.refine((reason) => whyNoWords(reason) === undefined, {
    error: ({ input }) => whyNoWords(String(input)) ?? NO_ALERT_REASON,
  }),
);

/** Whoever deletes what an open hazard is on says why, as whoever closes it does. */
export const reasonToDelete = z.object({
  /** Needed only where a hazard is open. */
  reason: z.optional(alertReason),
});
