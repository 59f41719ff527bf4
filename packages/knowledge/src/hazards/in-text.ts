import type { Alert } from './alert.ts';

const stop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

/** An alert as an answer in text begins with it: what to do first, then what it may be and whom to call. */
export function inText({ title, steps, call }: Alert): string {
  const [first = title, ...rest] = steps.map(stop);
  return [`**${first}**`, ...rest, stop(title), `Who to call: ${stop(call)}`].join(' ');
}

const firstStepOf = ({ steps, call }: Alert) => `${stop(steps[0] ?? '')} Who to call: ${stop(call)}`;

/** The alert of an earlier message, in short. */
export const earlierInText = (alert: Alert): string =>
  `**From what you wrote earlier: ${alert.title}.** ${firstStepOf(alert)}`;

/** An alert that the account holds, in short, with the findings that it is open on. */
export const openInText = (alert: Alert, on: string): string =>
  `**Open on ${on}: ${alert.title}.** ${firstStepOf(alert)}`;

const STILL_OPEN = '**Still open: ';

/** Alerts of earlier messages beside an answer that is of something else: what to do was told with them. */
export const stillOpenInText = (alerts: readonly Alert[]): string =>
  `${STILL_OPEN}${alerts.map(({ title }) => title).join(', ')}.** What to do stands above.`;

/** The alerts that an answer doesn’t only name as still open. */
export function toldAnew(text: string, alerts: readonly Alert[]): readonly Alert[] {
  const [first = ''] = text.split('\n');
  return first.startsWith(STILL_OPEN) ? alerts.filter(({ title }) => !first.includes(title)) : alerts;
}

/** An answer without what alerts that are shown beside it say already: what to do and whom to call. */
export function withoutAlerts(text: string, alerts: readonly Alert[]): string {
  return alerts
    .reduce((left, alert) => left.replace(inText(alert), '').replace(` ${firstStepOf(alert)}`, ''), text)
    .trim();
}
