import type { Alert } from '@plumbline/knowledge/hazards';
import { printDate } from './print-words.ts';
import type { Rating } from './rating.ts';
import type { ReportFinding } from './report-content.ts';

/** The most urgent first. */
const URGENCIES = ['now', 'today', 'soon'] as const satisfies Alert['urgency'][];

const WHEN = { now: 'Act now', today: 'Make safe today', soon: 'Before any work' } as const;
const SHADE = { now: 'critical', today: 'high', soon: 'medium' } as const;

type Warned = Pick<ReportFinding, 'id' | 'title' | 'location' | 'alerts' | 'closedAlerts'>;

/** The open alerts of a finding, ready to be set. */
export function openHazards({ alerts = [] }: Pick<ReportFinding, 'alerts'>) {
  return alerts.map(({ title, urgency, steps, call, because, basis, source }) => ({
    title,
    when: WHEN[urgency],
    shade: SHADE[urgency],
    steps,
    call,
    because:
      basis === 'words'
        ? `From the description: “${because}”`
        : basis === 'finding'
          ? because
          : `Because of: ${because}`,
    source,
  }));
}

/** An open warning is printed whether its photo is counted or not: in lists it is rated by that alone. */
export const ratedAsHazard = ({ alerts = [] }: Pick<ReportFinding, 'alerts'>): Rating => ({
  mark: SHADE[mostUrgent(alerts)],
  word: 'Safety hazard',
});

const mostUrgent = (alerts: readonly Pick<Alert, 'urgency'>[]): Alert['urgency'] =>
  URGENCIES.find((urgency) => alerts.some((alert) => alert.urgency === urgency)) ?? 'soon';

const byUrgency = (one: Pick<Alert, 'urgency'>, other: Pick<Alert, 'urgency'>) =>
  URGENCIES.indexOf(one.urgency) - URGENCIES.indexOf(other.urgency);

/**
 * The page of safety hazards: every finding that has or had one, whatever became of its photo; null where none has. The
 * most urgent comes first; what was closed stands after everything that is open.
 */
export function hazardsPage(numbered: readonly { finding: Warned; number: string }[], clock: string) {
  const open = numbered
    .flatMap(({ finding, number }) => {
      const alerts = [...(finding.alerts ?? [])].sort(byUrgency);
      return alerts.length > 0 ? [{ ...nameOf(finding, number), alerts }] : [];
    })
    // Equally urgent ones stay in the order of their numbers.
    .sort((one, other) =>
      byUrgency({ urgency: mostUrgent(one.alerts) }, { urgency: mostUrgent(other.alerts) }),
    )
    .map(({ alerts, ...name }) => ({ ...name, open: openHazards({ alerts }), closed: [] }));
  const closed = numbered.flatMap(({ finding, number }) => {
    const alerts = (finding.closedAlerts ?? []).map(({ alert, reason, closedAt, closedBy }) => ({
      title: alert.title,
      reason,
      by: [closedBy, printDate(closedAt, clock)].filter((part) => part !== '').join(', '),
    }));
    return alerts.length > 0 ? [{ ...nameOf(finding, number), open: [], closed: alerts }] : [];
  });
  const items = [...open, ...closed];
  return items.length === 0 ? null : items;
}

const nameOf = ({ title, location }: Warned, number: string) => ({ number, title, location });
