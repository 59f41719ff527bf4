import type { Stats } from '@plumbline/contract';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { ChevronRight } from '../../ui/icons/chevron-right.tsx';
import { CircleDashed } from '../../ui/icons/circle-dashed.tsx';
import { Flag } from '../../ui/icons/flag.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { SeverityShape } from '../../ui/severity-mark.tsx';

interface Need {
  href: string;
  icon: ReactNode;
  count: number;
  words: string;
}

function needsOf(stats: Stats | undefined): Need[] {
  const attention = stats?.attentionProjects ?? 0;
  const id = stats?.attentionProjectId;
  const one = (count: number, single: string, many: string) => (count === 1 ? single : many);
  const critical = stats?.criticalDefects ?? 0;
  const unreviewed = stats?.unreviewedDefects ?? 0;
  const hazards = stats?.openHazards ?? 0;
  return [
    {
      href: `${pathTo('defects')}?hazard=open`,
      icon: <TriangleAlert aria-hidden="true" className="size-4 text-critical" />,
      count: hazards,
      words: one(hazards, 'open hazard', 'open hazards'),
    },
    {
      href: `${pathTo('defects')}?severity=critical`,
      icon: <SeverityShape severity="critical" className="size-3" />,
      count: critical,
      words: one(critical, 'critical defect', 'critical defects'),
    },
    {
      href: `${pathTo('defects')}?review=open`,
      icon: <CircleDashed aria-hidden="true" className="size-4 text-link" />,
      count: unreviewed,
      words: one(unreviewed, 'finding to review', 'findings to review'),
    },
    {
      href: id ? pathTo('project', { id }) : pathTo('projects'),
      icon: <Flag aria-hidden="true" className="size-4 text-fair" />,
      count: attention,
      words: one(attention, 'urgent project', 'urgent projects'),
    },
  ].filter(({ count }) => count > 0);
}

/** What is waiting for this person; nothing at all where nothing is. */
export function NeedsMe({ stats }: { stats: Stats | undefined }) {
  const needs = needsOf(stats);
  if (needs.length === 0) return null;
  return (
    <nav
      aria-label="What needs you now"
      className="mb-6 divide-y divide-line rounded-md border border-line bg-surface tablet:flex tablet:divide-x tablet:divide-y-0"
    >
      {needs.map(({ href, icon, count, words }) => (
        <Link
          key={words}
          href={href}
          className="flex min-h-(--target) flex-1 items-center gap-3 px-4 py-2 text-sm transition-colors hover:bg-hover"
        >
          <span className="grid size-4 shrink-0 place-items-center">{icon}</span>
          <span>
            <strong className="tabular font-semibold">{count}</strong> {words}
          </span>
          <ChevronRight aria-hidden="true" className="ml-auto size-4 text-ink-soft" />
        </Link>
      ))}
    </nav>
  );
}
