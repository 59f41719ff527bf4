import { printDate } from './print-words.ts';
import type { ReportFinding } from './report-content.ts';

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

/** The page of safety hazards: every finding that has or had one; null where none has. */
export function hazardsPage(numbered: readonly { finding: Warned; number: string }[], clock: string) {
  const items = numbered
    .map(({ finding, number }) => ({
      number,
      title: finding.title,
      location: finding.location,
      open: openHazards(finding),
      closed: (finding.closedAlerts ?? []).map(({ alert, reason, closedAt, closedBy }) => ({
        title: alert.title,
        reason,
        by: [closedBy, printDate(closedAt, clock)].filter((part) => part !== '').join(', '),
      })),
    }))
    .filter(({ open, closed }) => open.length + closed.length > 0);
  return items.length === 0 ? null : items;
}
