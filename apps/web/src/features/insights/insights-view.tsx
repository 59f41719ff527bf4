import type { Insights } from '@plumbline/contract';
import { findStage } from '@plumbline/knowledge';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { BarsChart } from './bars-chart.tsx';
import { Legend } from './legend.tsx';
import { MonthsChart } from './months-chart.tsx';
import { totalOf } from './severities.ts';
import { StageProgress } from './stage-progress.tsx';

const AREA_NAMES: Readonly<Record<Insights['areas'][number]['area'], string>> = {
  structural: 'Structural',
  waterproofing: 'Waterproofing',
  fire_safety: 'Fire safety',
  accessibility: 'Accessibility',
  other: 'Other',
};

interface InsightsViewProps {
  insights: Insights;
  /** One project was asked for: its way through the stages is known. */
  ofProject: boolean;
}

/** Severity over time, by stage, by area and by trade; and the way of one project through its stages. */
export function InsightsView({ insights, ofProject }: InsightsViewProps) {
  const { months, stages, areas, trades } = insights;
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Card title="Severity over time" className="min-w-0 desktop:col-span-2">
        <Legend />
        {months.some((month) => totalOf(month) > 0) ? (
          <MonthsChart months={months} />
        ) : (
          <Nothing>No defects in the last twelve months.</Nothing>
        )}
      </Card>
      <Card title="By area" className="min-w-0">
        {areas.length > 0 ? (
          <BarsChart
            caption="Defects by area and severity"
            first="Area"
            rows={areas.map((counts) => ({ id: counts.area, label: AREA_NAMES[counts.area], counts }))}
          />
        ) : (
          <Nothing>No defects yet.</Nothing>
        )}
      </Card>
      <Card title="By stage of works" className="min-w-0">
        {stages.length > 0 ? (
          <BarsChart
            caption="Defects by stage of works and severity"
            first="Stage"
            rows={stages.map((counts) => ({
              id: counts.stageId,
              label: findStage(counts.stageId)?.name ?? counts.stageId,
              counts,
            }))}
          />
        ) : (
          <Nothing>Choose a stage of works with each photo to see its defects here.</Nothing>
        )}
      </Card>
      <Card title="By trade" className="min-w-0 desktop:col-span-2">
        {trades.length > 0 ? (
          <BarsChart
            caption="Defects by trade and severity"
            first="Trade"
            rows={trades.map((counts) => ({
              id: counts.trade,
              label: counts.trade.charAt(0).toUpperCase() + counts.trade.slice(1),
              counts,
            }))}
          />
        ) : (
          <Nothing>No named defects yet.</Nothing>
        )}
      </Card>
      <Card title="Progress by stage of works" className="min-w-0 desktop:col-span-2">
        {ofProject ? (
          <StageProgress inspected={insights.inspected} stages={stages} />
        ) : (
          <Nothing>Choose a project above to see which stages were inspected.</Nothing>
        )}
      </Card>
    </div>
  );
}

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-ink-soft">{children}</p>
);
