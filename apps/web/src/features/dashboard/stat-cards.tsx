import type { Stats } from '@plumbline/contract';
import { FolderOpen, Gauge, ScanSearch, ShieldCheck } from 'lucide-react';
import { ringFigures } from './compliance-ring.tsx';
import { asPercent, SAMPLE } from './figures.ts';
import { StatCard, type StatCardProps } from './stat-card.tsx';

function statCards(stats: Stats | undefined): StatCardProps[] {
  const { totalProjects = 0, activeProjects = 0, totalDefects = 0, criticalDefects = 0 } = stats ?? {};
  const unreviewed = stats?.unreviewedDefects ?? 0;
  const sample = stats?.samples.includes('averageAccuracy') ?? true;
  const accuracy = asPercent(sample ? SAMPLE.accuracy : (stats?.averageAccuracy ?? SAMPLE.accuracy));
  const judged = ringFigures(stats);
  const compliance = judged.sample ? SAMPLE.compliance : judged.overall;
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
      change: `${criticalDefects} critical`,
      subtitle: `and ${unreviewed} unreviewed`,
      icon: ScanSearch,
      colour: criticalDefects > 0 ? 'danger' : unreviewed > 0 ? 'accent' : 'secondary',
    },
    {
      title: 'AI accuracy',
      value: `${accuracy}%`,
      change: sample ? 'Sample' : 'Expected',
      subtitle: sample ? 'until you have results' : 'to be right',
      icon: Gauge,
      colour: accuracy < 75 ? 'warning' : 'secondary',
    },
    {
      title: 'Compliance',
      value: `${compliance}%`,
      change: judged.sample ? 'Sample' : 'Compliant',
      subtitle: judged.sample ? 'until findings are judged' : 'of what was judged',
      icon: ShieldCheck,
      colour: compliance < 75 ? 'warning' : 'secondary',
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
