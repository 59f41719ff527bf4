import type { RepairLine } from '@plumbline/contract';
import { Link } from 'wouter';
import { LoadError } from '../../api/load-error.tsx';
import { pathTo } from '../../routes/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { longDate } from '../../ui/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useDue } from './queries.ts';
import { STATE_TONES, STATE_WORDS } from './repair-words.ts';

const dayOf = (time: Date) =>
  `${time.getFullYear()}-${String(time.getMonth() + 1).padStart(2, '0')}-${String(time.getDate()).padStart(2, '0')}`;

/** Every repair that isn't done and every crack to be read again, danger first and then by its day: of all projects, or of one. */
export default function DueList({ projectId }: { projectId?: number }) {
  const due = useDue();
  if (due.isPending) {
    return (
      <SkeletonGroup label="Loading repairs" className="space-y-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (!due.data) return <LoadError title="We couldn’t load the repairs." query={due} />;
  const lines = projectId === undefined ? due.data : due.data.filter((line) => line.projectId === projectId);
  if (lines.length === 0) {
    return (
      <EmptyState title="No repairs under way">
        Open a finding and press Assign. It appears here until it is verified. So does a crack that you plan
        to read again.
      </EmptyState>
    );
  }
  const today = dayOf(new Date());
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {lines.map((line) => (
        <Line key={line.findingId} line={line} today={today} named={projectId === undefined} />
      ))}
    </ul>
  );
}

function Line({ line, today, named }: { line: RepairLine; today: string; named: boolean }) {
  const { findingId, number, unread, title, projectName, state, person, trade, dueOn, hazard } = line;
  const late = dueOn !== null && dueOn < today;
  return (
    <li>
      <Link
        href={pathTo('defect', { id: findingId })}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-3 hover:bg-hover"
      >
        <span className="min-w-48 flex-1">
          <span className="block font-medium">
            {title} <span className="tabular font-normal text-ink-soft">· finding {number}</span>
          </span>
          <span className="block text-sm text-ink-soft">
            {[named ? projectName : '', person, trade].filter(Boolean).join(' · ')}
          </span>
        </span>
        {unread > 0 ? <Badge tone="accent">{unread} new</Badge> : null}
        {hazard ? <Badge tone="poor">Hazard</Badge> : null}
        {state ? (
          <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
        ) : (
          <Badge tone="neutral">Read the crack again</Badge>
        )}
        <span className={`tabular w-40 text-sm ${late ? 'font-semibold text-critical' : 'text-ink-soft'}`}>
          {dueOn ? `${late ? 'Overdue since' : 'Due'} ${longDate(`${dueOn}T12:00:00`)}` : 'No due date'}
        </span>
      </Link>
    </li>
  );
}
