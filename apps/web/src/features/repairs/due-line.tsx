import { REPAIR_LIMITS, type RepairLine } from '@plumbline/contract';
import { Link } from 'wouter';
import { pathTo } from '../../routes/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { longDate } from '../../ui/dates.ts';
import { HazardMark } from '../hazards/hazard-mark.tsx';
import { isOverdue } from './due-groups.ts';
import { RepairBadge } from './repair-badge.tsx';

interface DueLineProps {
  line: RepairLine;
  today: string;
  /** With the name of its project. */
  named: boolean;
}

/** One finding that is due, as an item of a list. */
export function DueLine({ line, today, named }: DueLineProps) {
  const { findingId, number, unread, title, projectName, state, person, trade, dueOn, alerts } = line;
  const late = isOverdue(line, today);
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
        <HazardMark alerts={alerts} wrap />
        {state ? (
          <RepairBadge state={state} alerts={alerts} />
        ) : (
          <Badge tone="neutral">Read the crack again</Badge>
        )}
        <span className={`tabular w-48 text-sm ${late ? 'font-semibold text-critical' : 'text-ink-soft'}`}>
          {dueOn ? `${late ? 'Overdue since' : 'Due'} ${longDate(`${dueOn}T12:00:00`)}` : 'No due date'}
        </span>
      </Link>
    </li>
  );
}

/** The server lists so many: counts of more would be too low. */
export function Truncated({ count }: { count: number }) {
  if (count < REPAIR_LIMITS.listed) return null;
  return (
    <p className="px-4 py-3 text-sm text-ink-soft">
      Only the first {REPAIR_LIMITS.listed.toLocaleString('en-AU')} are listed and counted here. Open a
      project to see all of its findings.
    </p>
  );
}
