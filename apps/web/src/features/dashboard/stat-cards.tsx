import type { Stats } from '@plumbline/contract';
import { pathTo } from '../../routes/paths.ts';
import { FolderOpen } from '../../ui/icons/folder-open.tsx';
import { Gauge } from '../../ui/icons/gauge.tsx';
import { ScanSearch } from '../../ui/icons/scan-search.tsx';
import { ShieldCheck } from '../../ui/icons/shield-check.tsx';
import { ringFigures } from './compliance-ring.tsx';
import { judgedWords, SAMPLE } from './figures.ts';
import { StatCard, type StatCardProps } from './stat-card.tsx';

function statCards(stats: Stats | undefined): StatCardProps[] {
  const { totalProjects = 0, activeProjects = 0, totalDefects = 0, criticalDefects = 0 } = stats ?? {};
  const unreviewed = stats?.unreviewedDefects ?? 0;
  const fromReviews = stats?.accuracyOf === 'reviews';
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
      value: stats ? `${Math.round(stats.averageAccuracy)}%` : '–',
      change: fromReviews ? 'Confirmed' : 'Right',
      subtitle: fromReviews
        ? `of your ${stats.reviewedFindings} reviews`
        : 'when it answers, on test photos. “Some damage, kind not clear” counts as right.',
      link: fromReviews ? undefined : { href: pathTo('scorecard'), label: 'See the scorecard' },
      icon: Gauge,
      colour: 'secondary',
    },
    {
      title: 'Compliance',
      value: compliance === null ? '–' : `${compliance}%`,
      change: judged.sample ? 'Sample' : compliance === null ? 'Not judged' : 'Compliant',
      subtitle: judged.sample
        ? 'until you have findings'
        : compliance === null
          ? 'yet'
          : `of ${judgedWords(stats)}`,
      icon: ShieldCheck,
      colour: compliance !== null && compliance < 75 ? 'warning' : 'secondary',
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
