import type { Insights } from '@plumbline/contract';
import { findStage } from '@plumbline/knowledge';
import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { cx } from '../../ui/class-names.ts';
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
      <BarsCard
        of="area"
        rows={areas.map((counts) => ({ id: counts.area, label: AREA_NAMES[counts.area], counts }))}
        none="No defects yet."
      />
      <BarsCard
        of="stage of works"
        first="Stage"
        rows={stages.map((counts) => ({
          id: counts.stageId,
          label: findStage(counts.stageId)?.name ?? counts.stageId,
          counts,
        }))}
        none="Choose a stage of works with each photo to see its defects here."
      />
      <BarsCard
        of="trade"
        rows={trades.map((counts) => ({ id: counts.trade, label: capital(counts.trade), counts }))}
        none="No named defects yet."
        className="desktop:col-span-2"
      />
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

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface BarsCardProps extends Pick<ComponentProps<typeof BarsChart>, 'rows'> {
  /** What they are counted by. */
  of: string;
  /** The same as the head of a column; left out where it is one word. */
  first?: string;
  /** What is said where there is nothing to count. */
  none: string;
  className?: string;
}

const BarsCard = ({ of, first = capital(of), rows, none, className }: BarsCardProps) => (
  <Card title={`By ${of}`} className={cx('min-w-0', className)}>
    {rows.length > 0 ? (
      <BarsChart caption={`Defects by ${of} and severity`} first={first} rows={rows} />
    ) : (
      <Nothing>{none}</Nothing>
    )}
  </Card>
);

const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="text-sm text-ink-soft">{children}</p>
);
