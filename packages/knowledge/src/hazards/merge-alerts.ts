import { type Alert, byPressing, URGENCIES } from './alert.ts';

const later = (one: Pick<Alert, 'urgency'>, other: Pick<Alert, 'urgency'>) =>
  URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency);

/** Alerts of several readings as one list: of each kind the most urgent, the most pressing first. */
export function mergeAlerts(...readings: readonly (readonly Alert[])[]): Alert[] {
  const byKind = new Map<string, Alert>();
  for (const alert of readings.flat()) {
    const known = byKind.get(alert.kind);
    if (!known || later(alert, known) < 0) byKind.set(alert.kind, alert);
  }
  return [...byKind.values()].sort(byPressing);
}

/** What an alert is told by where many are. */
export type ToldAlert = Pick<Alert, 'kind' | 'urgency' | 'title'>;

/** An alert that stands on several findings. */
interface CountedAlert {
  /** The most urgent of them. */
  alert: ToldAlert;
  /** How many there are of its title. */
  count: number;
}

/** Alerts of several findings, each title once, the most pressing first: two dangers of a kind are two. */
export function countAlerts(alerts: readonly ToldAlert[]): CountedAlert[] {
  const byTitle = new Map<string, CountedAlert>();
  for (const alert of alerts) {
    const known = byTitle.get(alert.title);
    if (!known) byTitle.set(alert.title, { alert, count: 1 });
    else
      byTitle.set(alert.title, {
        alert: isMoreUrgent(alert, known.alert) ? alert : known.alert,
        count: known.count + 1,
      });
  }
  return [...byTitle.values()].sort((one, other) => byPressing(one.alert, other.alert));
}

/** Whether one is to be acted on sooner than the other. */
export const isMoreUrgent = (one: Pick<Alert, 'urgency'>, other: Pick<Alert, 'urgency'>) =>
  later(one, other) < 0;
