import { SEVERITY_RANK, type Severity } from '../findings.ts';
import type { Alert, AlertFloor, AlertKind, Urgency } from './alert.ts';

/** The least that a finding is rated while an alert of this urgency is open. */
export const LEAST: Readonly<Record<Urgency, Severity>> = { now: 'critical', today: 'high', soon: 'medium' };

/** The floor that these alerts set together, or null without any. */
export function alertFloor(alerts: readonly Alert[]): AlertFloor | null {
  if (alerts.length === 0) return null;
  const severity = alerts
    .map(({ urgency }) => LEAST[urgency])
    .reduce((worst, one) => (SEVERITY_RANK[one] > SEVERITY_RANK[worst] ? one : worst));
  return {
    severity,
    safetyHazard: alerts.some(({ urgency }) => urgency !== 'soon'),
    call: [...new Set(alerts.map(({ call }) => call))],
  };
}

/** What carries load, or may come down. */
const BEARING: ReadonlySet<AlertKind> = new Set(['structural', 'balcony', 'ceiling', 'retaining_wall']);

/** True beside an alert of what carries load: nothing of such a finding is minor, slight, or would comply. */
export const bearsLoad = (alerts: readonly Pick<Alert, 'kind'>[]): boolean =>
  alerts.some(({ kind }) => BEARING.has(kind));
