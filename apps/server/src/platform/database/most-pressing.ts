import type { GravestHazard } from '@plumbline/contract';
import { type Alert, byPressing, firstStep, UNSEEN_KINDS, URGENCIES } from '@plumbline/knowledge/hazards';
import { type SQL, sql } from 'drizzle-orm';

const inOrder = (all: readonly string[]) => `array[${all.map((one) => `'${one}'`).join(', ')}]`;

/**
 * `mostPressing` of a finding's open alerts, as SQL over their column. The first of them is the most pressing; 0 without
 * any.
 */
export const mostPressingIn = (alerts: string): string =>
  `coalesce(10 * (${URGENCIES.length} - array_position(${inOrder(URGENCIES)}, ${alerts}->0->>'urgency') + 1)
  + coalesce(array_position(${inOrder(UNSEEN_KINDS.toReversed())}, ${alerts}->0->>'kind'), 0), 0)`;

/** The finding with the most pressing hazard, with all that is open on it. */
export interface GravestAlerts {
  id: number;
  number: number;
  alerts: Alert[];
  /** The name of its project. */
  project: string;
}

/** Of the findings `d` that `are`, the one with the most pressing hazard; null where none is open. */
export const gravestAlertsOf = (are: SQL) =>
  sql<Omit<
    GravestAlerts,
    'project'
  > | null>`(select jsonb_build_object('id', d.id, 'number', d.number, 'alerts', d.alerts)
    from defects d where ${are} and d.alerts <> '[]'
    order by ${sql.raw(mostPressingIn('d.alerts'))} desc, d.severity_rank desc, d.id desc limit 1)`;

export function toGravestHazard(of: GravestAlerts | null): GravestHazard | null {
  if (!of) return null;
  const { id, number, project } = of;
  const alerts = of.alerts.toSorted(byPressing);
  const [first] = alerts;
  if (!first) return null;
  const { urgency, title } = first;
  return { findingId: id, number, urgency, title, step: firstStep([first]) ?? '', alerts, project };
}
