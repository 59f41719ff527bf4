import { type Alert, byPressing, URGENCIES } from './alert.ts';
import { isOfName, isOfRating } from './judged.ts';
import { covers, isMoreUrgent } from './same-danger.ts';

/** Of equally urgent alerts what is told comes first: a name or a rating adds nothing to it. */
const isVague = (alert: Alert) => isOfName(alert) || isOfRating(alert);

/**
 * Alerts of several readings as one list: each danger once, as urgent as any told it, the most pressing first. None is left
 * out for being one of many.
 */
export function mergeAlerts(...readings: readonly (readonly Alert[])[]): Alert[] {
  const kept: Alert[] = [];
  const alerts = readings
    .flat()
    .sort(
      (one, other) =>
        URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency) ||
        Number(isVague(one)) - Number(isVague(other)),
    );
  for (const alert of alerts) if (!kept.some((known) => covers(known, alert))) kept.push(alert);
  return kept.sort(byPressing);
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
