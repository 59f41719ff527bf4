import type { Project } from '@plumbline/contract';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { NeedsAttention } from '../projects/needs-attention.tsx';

const SHOWN = 2;

export function ActiveProjectsCard({ projects }: { projects: readonly Project[] }) {
  const active = projects.filter((project) => project.status === 'active').slice(0, SHOWN);
  return (
    <Card title="Active Projects">
      {active.length === 0 ? (
        <p className="text-sm text-ink-soft">No project is in progress.</p>
      ) : (
        <ul className="space-y-5">
          {active.map(({ id, name, progress, needsAttention, defectCount }) => (
            <li key={id}>
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <span className="truncate font-medium">{name}</span>
                <span className="tabular shrink-0 text-ink-soft">{progress}% done</span>
              </div>
              <ProgressBar value={progress} label={`Progress of ${name}`} className="mt-2" />
              <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="tabular shrink-0 text-xs text-ink-soft">
                  {defectCount} {defectCount === 1 ? 'defect' : 'defects'}
                </span>
                {needsAttention ? <NeedsAttention /> : null}
              </div>
            </li>
          ))}
        </ul>
      )}
      <Link href={pathTo('projects')} className={`mt-5 ${buttonClass({ size: 'small', wide: true })}`}>
        View All
      </Link>
    </Card>
  );
}
