import { AREAS, type Insights, type SeverityCounts } from '@plumbline/contract';
import { STAGES } from '@plumbline/knowledge';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { sql } from 'drizzle-orm';
import { type Member, ownedAs } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';

/** The same calendar as the trigger that keeps the tallies: most inspections take place there. */
const CALENDAR = 'Australia/Sydney';

interface Tally extends SeverityCounts {
  kind: string;
  key: string;
}

/** Figures of one user, or of one project of theirs, by severity as the inspector left it. From tallies: they don't grow. */
export async function readInsights(
  database: Database,
  actor: Member,
  projectId: number | undefined,
): Promise<Insights> {
  const [months, tallies, inspected] = await Promise.all([
    database.execute<{ month: string }>(sql`
      select to_char(generate_series(date_trunc('month', now() at time zone ${CALENDAR}) - interval '11 months',
        date_trunc('month', now() at time zone ${CALENDAR}), interval '1 month'), 'YYYY-MM') as month`),
    database.execute<Record<string, unknown> & Tally>(sql`
      select t.kind, t.key,
        coalesce(sum(t.count) filter (where t.severity = 'critical'), 0)::int as critical,
        coalesce(sum(t.count) filter (where t.severity = 'high'), 0)::int as high,
        coalesce(sum(t.count) filter (where t.severity = 'medium'), 0)::int as medium,
        coalesce(sum(t.count) filter (where t.severity = 'low'), 0)::int as low
      from insight_tallies t
      where ${ownedAs(actor, 't')} ${projectId === undefined ? sql`` : sql`and t.project_id = ${projectId}`}
      group by t.kind, t.key having sum(t.count) > 0 order by t.key`),
    projectId === undefined
      ? { rows: [] }
      : database.execute<{ stageId: string; firstInspectedAt: string | Date }>(sql`
          select stage_id as "stageId", created_at as "firstInspectedAt"
          from project_stages where project_id = ${projectId}`),
  ]);
  const find = (kind: string, key: string) =>
    tallies.rows.find((tally) => tally.kind === kind && tally.key === key);
  return {
    months: months.rows.map(({ month }) => ({ month, ...countsOf(find('month', month)) })),
    stages: STAGES.flatMap(({ id }) => {
      const found = find('stage', id);
      return found ? [{ stageId: id, ...countsOf(found) }] : [];
    }),
    areas: AREAS.flatMap((area) => {
      const found = find('area', area);
      return found ? [{ area, ...countsOf(found) }] : [];
    }),
    trades: byTrade(tallies.rows.filter(({ kind }) => kind === 'taxonomy')),
    inspected: inspected.rows.map(({ stageId, firstInspectedAt }) => ({
      stageId,
      firstInspectedAt: new Date(firstInspectedAt).toISOString(),
    })),
  };
}

const NONE: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0 };
const countsOf = ({ critical, high, medium, low }: SeverityCounts = NONE) => ({
  critical,
  high,
  medium,
  low,
});

/** The trade is a fact of the taxonomy and not of the table, so defects are put together here. */
function byTrade(rows: readonly Tally[]): Insights['trades'] {
  const trades = new Map<string, Insights['trades'][number]>();
  for (const { key, critical, high, medium, low } of rows) {
    const trade = findDefect(key)?.trade;
    if (!trade) continue;
    const sum = trades.get(trade) ?? { trade, ...NONE };
    trades.set(trade, {
      trade,
      critical: sum.critical + critical,
      high: sum.high + high,
      medium: sum.medium + medium,
      low: sum.low + low,
    });
  }
  const total = ({ critical, high, medium, low }: SeverityCounts) => critical + high + medium + low;
  return [...trades.values()].sort((a, b) => total(b) - total(a) || a.trade.localeCompare(b.trade));
}
