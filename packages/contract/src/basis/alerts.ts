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

/** True for a reason that says something: words, and not a row of dots. */
export const isAlertReason = (reason: string): boolean =>
  holdsWords(reason, ALERT_REASON.least, ALERT_REASON.words);

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
).check(z.refine(isAlertReason, NO_ALERT_REASON));

/** Whoever deletes what an open hazard is on says why, as whoever closes it does. */
export const reasonToDelete = z.object({
  /** Needed only where a hazard is open. */
  reason: z.optional(alertReason),
});
