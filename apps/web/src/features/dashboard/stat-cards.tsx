import type { Stats } from '@plumbline/contract';
import { FolderOpen, Gauge, ScanSearch, TriangleAlert } from 'lucide-react';
import { asPercent, SAMPLE } from './figures.ts';
import { StatCard, type StatCardProps } from './stat-card.tsx';

function statCards(stats: Stats | undefined): StatCardProps[] {
  const { totalProjects = 0, activeProjects = 0, totalDefects = 0, criticalDefects = 0 } = stats ?? {};
  const unreviewed = stats?.unreviewedDefects ?? 0;
  const sample = stats?.sample ?? true;
  const accuracy = asPercent(sample ? SAMPLE.accuracy : (stats?.averageAccuracy ?? SAMPLE.accuracy));
  return [
    {
      title: 'Projects',
      value: String(totalProjects),
      change: `${activeProjects} active`,
      subtitle: `of ${totalProjects}`,
      icon: FolderOpen,
      colour: 'primary',
    },
    {
      title: 'Defects found',
      value: String(totalDefects),
      change: `${unreviewed} unreviewed`,
      subtitle: `of ${totalDefects}`,
      icon: ScanSearch,
      colour: unreviewed > 0 ? 'accent' : 'secondary',
    },
    {
      title: 'Critical issues',
      value: String(criticalDefects),
      change: totalDefects > 0 ? `${asPercent(criticalDefects / totalDefects)}%` : '0%',
      subtitle: 'of all defects',
      icon: TriangleAlert,
      colour: criticalDefects > 0 ? 'danger' : 'secondary',
    },
    {
      title: 'AI accuracy',
      value: `${accuracy}%`,
      change: sample ? 'Sample' : 'Expected',
      subtitle: sample ? 'until you have results' : 'to be right',
      icon: Gauge,
      colour: accuracy < 75 ? 'warning' : 'secondary',
    },
  ];
}

/** Four figures; a phone has no room for them and more need of the camera. */
export function StatCards({ stats }: { stats: Stats | undefined }) {
  return (
    <div className="mb-6 hidden grid-cols-2 gap-4 tablet:grid desktop:grid-cols-4">
      {statCards(stats).map((card) => (
        <StatCard key={card.title} {...card} />
      ))}
    </div>
  );
}
