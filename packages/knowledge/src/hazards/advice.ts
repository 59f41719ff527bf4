/**
 * Advice beside open alerts, put together in this one place: whatever may send a person closer, to touch, to measure,
 * to wait or to do it themselves gives way to the alert.
 */
import type { Alert } from './alert.ts';

type Warned = Pick<Alert, 'urgency' | 'steps'>;
type Called = Pick<Alert, 'urgency' | 'steps' | 'call'>;

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

/** What is done close by or by hand. */
const NEAR =
  'closer|close[ -]up|(?:from|stand) close(?: by)?|arm’s length|coins?|rulers?|straight ?edge|measur(?:e|es|ing|ed)|gauges?|tap(?:-test)?|touch|probe|peel|lift|push';
const WATCHES =
  'straight on|watch|wait|weekly|each week|over a season|photograph|take (?:it|a|another)|flash|look for|see (?:whether|if)|how wide|mark(?: its| the)?';

/** What nobody does without going to the place, where a photo can be taken from afar. */
export const GOES_NEAR = new RegExp(`\\b(?:${NEAR})\\b`, 'i');

/** What sends a person to the place, or lets them watch it. */
export const SENDS_THERE = new RegExp(`\\b(?:${NEAR}|${WATCHES})\\b`, 'i');

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

/** True where one of them is to be acted on now or today: nobody may read of weeks beside it, or of another trade. */
const isPressing = (alerts: readonly Pick<Alert, 'urgency'>[]) =>
  alerts.some(({ urgency }) => urgency !== 'soon');

/** Trades by the word that tells them apart, as advice and alerts write them. */
const TRADES: readonly RegExp[] = [
  /engineer/i,
  /builder/i,
  /electrician/i,
  /\bplumb(?:er|ing contractor)/i,
  /gas ?fitter/i,
  /roofer|roof plumber/i,
  /tiler/i,
  /waterproofer/i,
  /renderer/i,
  /plasterer/i,
  /painter/i,
  /carpenter/i,
  /bricklayer/i,
  /concreter/i,
  /glazier/i,
  /landscaper/i,
  /certifier/i,
  /building surveyor/i,
  /building inspector/i,
  /pool (?:safety )?inspector|pool fencing/i,
  /fire door inspector/i,
  /fire contractor/i,
  /pest inspect/i,
  /asbestos|assessor|removalist|licensed remover/i,
  /remediator|hygienist/i,
  /ceiling contractor/i,
  /balustrade contractor/i,
  /remedial (?:contractor|builder)/i,
  /fa[cç]ade contractor/i,
];

/** True for a line that sends for a trade that no alert calls. */
function callsAnother(line: string, alerts: readonly Called[]): boolean {
  return TRADES.some((trade) => trade.test(line) && !alerts.some(({ call }) => trade.test(call)));
}

/** Running text without the sentences that send for a trade that a pressing alert doesn't call. */
export function callsUnder(text: string, alerts: readonly Called[]): string {
  if (!isPressing(alerts)) return text;
  return partsOf(text)
    .filter((part) => !(/^(?:call|have) /i.test(part) && callsAnother(part, alerts)))
    .join(' ');
}

/** Who else is called: beside a pressing alert nobody whom it doesn't call. */
export const calledUnder = (called: readonly string[], alerts: readonly Called[]): string[] =>
  isPressing(alerts) ? called.filter((who) => !callsAnother(who, alerts)) : [...called];

/** What is to be done at once: beside a pressing alert by nobody else than it calls. */
export function firstStepsUnder(lines: readonly string[], alerts: readonly Called[]): string[] {
  const told = new Set(alerts.flatMap(({ steps }) => steps).map(plain));
  const left = adviceUnder(lines, alerts);
  return isPressing(alerts)
    ? left.filter((line) => told.has(plain(line)) || !callsAnother(line, alerts))
    : left;
}

const KEEPS_ALL_OFF = /^keep (?:everyone|people|clear|off)\b.*\b(?:off|under|of|from) (?:it|the wall)\b/i;
/** Of this thing itself: a line that names another part, such as a lintel, stays. */
const WEAKER = /\b(?:off it|if it|from below|from under)\b/i;

/** True for a line that says less than an alert's own step: 'keep heavy loads off it' where nobody may go on it. */
export function isSaidStronger(line: string, alerts: readonly Called[]): boolean {
  if (!/^keep\b/i.test(line) || !WEAKER.test(line)) return false;
  return alerts
    .flatMap(({ steps }) => steps.flatMap(partsOf))
    .some((part) => KEEPS_ALL_OFF.test(part) && !CONDITIONAL.test(part) && !/\bloads\b/i.test(part));
}

const LATER = 'By a trade, once it is safe:';
/** Has somebody look or asks: the alert says who looks, and when. */
const LOOKS = /^(?:have|ask|tell|report|call|check|compare|don’t|keep|stay|leave)\b/i;
const DATED = /\b(?:days?|weeks?|months?|seasons?|years?|period)\b/i;

/** A repair that waits until it is safe; empty where a line is none. */
function repairLater(line: string): string[] {
  return SENDS_THERE.test(line) ? [] : [`${LATER} ${line.charAt(0).toLowerCase()}${line.slice(1)}`];
}

/**
 * Repairs that come later: they stay, for a trade and once it is safe. What would only watch or measure goes, and beside
 * a pressing alert whatever names a date, has somebody look, or sends for a trade that it doesn't call.
 */
export function repairsUnder(lines: readonly string[], alerts: readonly Called[]): string[] {
  if (!keepAway(alerts)) return [...lines];
  if (!isPressing(alerts))
    return lines.flatMap((line) => (isSafe(line, alerts) ? [line] : repairLater(line)));
  return lines
    .filter((line) => !LOOKS.test(line) && !DATED.test(line) && !callsAnother(line, alerts))
    .flatMap(repairLater);
}

/** The three terms of advice. Beside a pressing alert nothing is planned within weeks: repairs wait until it is safe. */
export function actionsUnder<T extends Record<'immediate' | 'shortTerm' | 'longTerm', string[]>>(
  { immediate, shortTerm, longTerm }: T,
  alerts: readonly Called[],
): Record<'immediate' | 'shortTerm' | 'longTerm', string[]> {
  const first = firstStepsUnder(immediate, alerts);
  const soon = repairsUnder(shortTerm, alerts);
  const later = repairsUnder(longTerm, alerts);
  return isPressing(alerts)
    ? { immediate: first, shortTerm: [], longTerm: [...soon, ...later] }
    : { immediate: first, shortTerm: soon, longTerm: later };
}

const AWAY =
  /\b(?:keep (?:everyone|people|others|clear|away)|stay|get everyone|leave the area|rope it|let no one)\b/i;

/** True where steps keep people away from a place, in place of having something fitted, aired or tested. */
export const keepsPeopleAway = (alerts: readonly { steps: readonly string[] }[]): boolean =>
  alerts.some(({ steps }) => steps.some((step) => AWAY.test(step)));

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
