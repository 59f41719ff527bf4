/**
 * Advice beside open alerts, put together in this one place: whatever may send a person closer, to touch, to measure,
 * to wait or to do it themselves gives way to the alert.
 */
import type { Alert } from './alert.ts';

type Warned = Pick<Alert, 'urgency' | 'steps'>;

const CONDITIONAL = /\b(?:if|where)\b/i;
const KEEPS_AWAY = /^(?:keep|stay|get everyone|stop|leave|close|don’t)\b/i;

const partsOf = (text: string) => text.split(/(?<=[.!?;])\s+/).filter(Boolean);

/** True where any of them says to keep clear, to leave alone or to leave: every alert that can't wait does. */
export function keepAway(alerts: readonly Warned[]): boolean {
  return alerts.some(
    ({ urgency, steps }) =>
      urgency !== 'soon' ||
      steps.flatMap(partsOf).some((part) => KEEPS_AWAY.test(part) && !CONDITIONAL.test(part)),
  );
}

/** What sends a person to the place, or lets them watch it. */
const SENDS_THERE =
  /\b(?:closer|close[ -]up|arm’s length|straight on|coin|ruler|straight ?edge|measur(?:e|es|ing|ed)|gauges?|tap(?:-test)?|touch|probe|peel|lift|push|watch|wait|weekly|each week|over a season|photograph|take (?:it|a|another)|flash|look for|see (?:whether|if)|how wide|mark(?: its| the)?)\b/i;

/** What may be said from outside, by how it begins: keep away, leave it, call and have somebody qualified look. */
const FROM_OUTSIDE =
  /^(?:keep (?:everyone|people|children|clear|out|off|back|away|heavy loads|loads|heat|the gate)\b|stay (?:off|out|away|clear|well)\b|let no one\b|don’t\b|leave\b|treat it as\b|have (?:an?|the|it|damp|levels)\b|stop\b|tell\b|ask\b|call\b|report\b|see a doctor\b|check with the council\b|list it\b|say (?:in a few words|what (?:worries )?you)\b|it may be:|keep the photo\b|a specialist can\b|by a trade, once it is safe:)/i;

const isFromOutside = (part: string) =>
  FROM_OUTSIDE.test(part) && (/^(?:don’t|have|by a trade)\b/i.test(part) || !SENDS_THERE.test(part));

const plain = (line: string) => line.trim().replace(/[.]$/, '').toLowerCase();

/** True where a line is the alert's own or can be followed from a safe place. */
function isSafe(line: string, alerts: readonly Warned[]): boolean {
  const told = new Set(alerts.flatMap(({ steps }) => steps).map(plain));
  return told.has(plain(line)) || partsOf(line).every(isFromOutside);
}

/** Lines of advice that no open alert contradicts; all of them where none says to keep away. */
export function adviceUnder(lines: readonly string[], alerts: readonly Warned[]): string[] {
  return keepAway(alerts) ? lines.filter((line) => isSafe(line, alerts)) : [...lines];
}

const LATER = 'By a trade, once it is safe:';

/** Repairs that come later: they stay, for a trade and once it is safe. What would only watch or measure goes. */
export function repairsUnder(lines: readonly string[], alerts: readonly Warned[]): string[] {
  if (!keepAway(alerts)) return [...lines];
  return lines.flatMap((line) => {
    if (isSafe(line, alerts)) return line;
    return SENDS_THERE.test(line) ? [] : `${LATER} ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
  });
}

const NO_MORE_PHOTOS = 'Don’t go back for a photo. A specialist can look once it is safe.';

/** What a photo would have to show instead, where the place may be gone to; else that none is worth it. */
export const anotherLookUnder = (line: string, alerts: readonly Warned[]): string =>
  adviceUnder([line], alerts)[0] ?? NO_MORE_PHOTOS;

/** What would settle a finding: never nothing where it was asked for, so that no other advice takes its place. */
export function furtherLooksUnder(lines: readonly string[], alerts: readonly Warned[]): string[] {
  return keepAway(alerts) ? [...adviceUnder(lines, alerts), NO_MORE_PHOTOS] : [...lines];
}

/** Running text without the sentences that send a person there. */
export function textUnder(text: string, alerts: readonly Warned[]): string {
  if (!keepAway(alerts)) return text;
  return partsOf(text)
    .filter((part) => !/\b(?:closer|measure)\b/i.test(part))
    .join(' ');
}

/** True for a line that must never stand beside an alert that says to keep away. */
export const sendsThere = (line: string, alerts: readonly Warned[]): boolean =>
  keepAway(alerts) && !isSafe(line, alerts);
