import { type Alert, URGENCIES } from './alert.ts';

const later = (one: Alert, other: Alert) => URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency);

/** Alerts of several readings as one list: of each kind the most urgent, in order of urgency. */
export function mergeAlerts(...readings: readonly (readonly Alert[])[]): Alert[] {
  const byKind = new Map<string, Alert>();
  for (const alert of readings.flat()) {
    const known = byKind.get(alert.kind);
    if (!known || later(alert, known) < 0) byKind.set(alert.kind, alert);
  }
  return [...byKind.values()].sort(later);
}

/** Whether one is to be acted on sooner than the other. */
export const isMoreUrgent = (one: Alert, other: Alert) => later(one, other) < 0;
