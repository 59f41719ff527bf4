import type { Repair } from '@plumbline/contract';
import type { Severity } from '@plumbline/knowledge';
import { tradeForDefect } from '@plumbline/knowledge/trades';
import type { DefectRow } from '../defects/index.ts';

/** By the guide to severities: 'now', 'within days', 'within weeks'. What is low has no day of its own. */
const DAYS: Readonly<Record<Severity, number | null>> = { critical: 0, high: 7, medium: 28, low: null };
const WHY: Readonly<Record<Severity, string>> = {
  critical: 'Critical: fix it now',
  high: 'High: fix it within days',
  medium: 'Medium: fix it within weeks',
  low: '',
};

type Known = Pick<DefectRow, 'severity' | 'taxonomyId' | 'assessment'>;

/**
 * Who would fix it by when, for as long as nobody has said so: the day by how serious it is, or the earliest last day of
 * the statutory warranty where that comes sooner. `today` is ISO.
 */
export function suggest({ severity, taxonomyId, assessment }: Known, today: string): Repair['suggested'] {
  const trade = tradeForDefect(taxonomyId ?? '') ?? '';
  const days = DAYS[severity];
  const byGravity = days === null ? null : dayAfter(today, days);
  const lastDay = assessment.warranty?.earliest?.lastDay ?? null;
  if (lastDay && lastDay >= today && (byGravity === null || lastDay < byGravity)) {
    return { trade, dueOn: lastDay, why: 'The warranty may end on this day' };
  }
  return { trade, dueOn: byGravity, why: WHY[severity] };
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
