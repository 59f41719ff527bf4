import { AREAS, type Insights, type SeverityCounts } from '@plumbline/contract';
import { STAGES } from '@plumbline/knowledge';
import { findDefect } from '@plumbline/knowledge/taxonomy';
import { sql } from 'drizzle-orm';
import { type Member, ownedAs } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';

type Counted<Key extends string> = Record<Key, string> & SeverityCounts;

/** By severity, as the inspector left it. */
const COUNTS = sql`count(*) filter (where d.severity = 'critical')::int as critical,
  count(*) filter (where d.severity = 'high')::int as high,
  count(*) filter (where d.severity = 'medium')::int as medium,
  count(*) filter (where d.severity = 'low')::int as low`;

/** Where most inspections take place: a photo of the first at eight in the morning is of that month. */
const CALENDAR = 'Australia/Sydney';

/** Figures of one user, or of one project of theirs. Counted by the database; rows don't leave it. */
export async function readInsights(
  database: Database,
  actor: Member,
  projectId: number | undefined,
): Promise<Insights> {
  const counted = sql`${ownedAs(actor, 'd')} and d.outcome = 'defect' and d.verdict is distinct from 'rejected'
    ${projectId === undefined ? sql`` : sql`and d.project_id = ${projectId}`}`;
  const [months, stages, areas, named, inspected] = await Promise.all([
    database.execute<Counted<'month'>>(sql`
      with month as (
        select generate_series(date_trunc('month', now() at time zone ${CALENDAR}) - interval '11 months',
          date_trunc('month', now() at time zone ${CALENDAR}), interval '1 month') as first)
      select to_char(month.first, 'YYYY-MM') as month, ${COUNTS}
      from month left join defects d on ${counted}
        and date_trunc('month', d.created_at at time zone ${CALENDAR}) = month.first
      group by month.first order by month.first`),
    database.execute<Counted<'stageId'>>(sql`
      select stage as "stageId", ${COUNTS}
      from defects d cross join unnest(d.stage_ids) as stage where ${counted} group by stage`),
    database.execute<Counted<'area'>>(sql`
      select d.area, ${COUNTS} from defects d where ${counted} group by d.area`),
    database.execute<Counted<'taxonomyId'>>(sql`
      select d.taxonomy_id as "taxonomyId", ${COUNTS} from defects d
      where ${counted} and d.taxonomy_id is not null group by d.taxonomy_id`),
    projectId === undefined
      ? { rows: [] }
      : database.execute<{ stageId: string; firstInspectedAt: string | Date }>(sql`
          select stage_id as "stageId", created_at as "firstInspectedAt"
          from project_stages where project_id = ${projectId}`),
  ]);
  return {
    months: months.rows,
    stages: STAGES.flatMap(({ id }) => stages.rows.find(({ stageId }) => stageId === id) ?? []),
    areas: AREAS.flatMap((area) => {
      const found = areas.rows.find((row) => row.area === area);
      return found ? { ...found, area } : [];
    }),
    trades: byTrade(named.rows),
    inspected: inspected.rows.map(({ stageId, firstInspectedAt }) => ({
      stageId,
      firstInspectedAt: new Date(firstInspectedAt).toISOString(),
    })),
  };
}

/** The trade is a fact of the taxonomy and not of the table, so defects are put together here. */
function byTrade(rows: readonly Counted<'taxonomyId'>[]): Insights['trades'] {
  const trades = new Map<string, Insights['trades'][number]>();
  for (const { taxonomyId, critical, high, medium, low } of rows) {
    const trade = findDefect(taxonomyId)?.trade;
    if (!trade) continue;
    const sum = trades.get(trade) ?? { trade, critical: 0, high: 0, medium: 0, low: 0 };
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
