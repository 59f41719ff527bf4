import type { Repair } from '@plumbline/contract';
import { type Severity, URGENCY_NAMES } from '@plumbline/knowledge';
import { byPressing } from '@plumbline/knowledge/hazards';
import { tradeCalled, tradeForDefect } from '@plumbline/knowledge/trades';
import type { DefectRow } from '../defects/index.ts';
import { listedNow } from '../judgement/index.ts';

/** By the guide to severities: 'now', 'within days', 'within weeks'. What is low has no day of its own. */
const DAYS: Readonly<Record<Severity, number | null>> = { critical: 0, high: 7, medium: 28, low: null };
const WHY: Readonly<Record<Severity, string>> = {
  critical: 'Critical: fix it now',
  high: 'High: fix it within days',
  medium: 'Medium: fix it within weeks',
  low: '',
};

/** What of a finding decides over it. */
export type Suggesting = Pick<
  DefectRow,
  'severity' | 'taxonomyId' | 'answers' | 'verdict' | 'renamed' | 'assessment' | 'alerts'
>;

/**
 * Who would fix it by when, for as long as nobody has said so: the day by how serious it is, or the earliest last day of
 * the statutory warranty where that comes sooner. An open hazard comes before either: who it calls, and today where it
 * can't wait. `today` is ISO.
 */
export function suggest(
  { severity, assessment, alerts, ...named }: Suggesting,
  today: string,
): Repair['suggested'] {
  const hazard = mostUrgent(alerts);
  const trade = hazard ? tradeCalled(hazard.call) : (tradeForDefect(listedNow(named) ?? '') ?? '');
  if (hazard && hazard.urgency !== 'soon')
    return { trade, dueOn: today, why: `${URGENCY_NAMES[hazard.urgency]}: a hazard is open` };
  const days = DAYS[severity];
  const byGravity = days === null ? null : dayAfter(today, days);
  const lastDay = assessment.warranty?.earliest?.lastDay ?? null;
  if (lastDay && lastDay >= today && (byGravity === null || lastDay < byGravity)) {
    return { trade, dueOn: lastDay, why: 'The warranty may end on this day' };
  }
  return { trade, dueOn: byGravity, why: WHY[severity] };
}

const mostUrgent = (alerts: Suggesting['alerts']) => alerts.toSorted(byPressing)[0];

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
