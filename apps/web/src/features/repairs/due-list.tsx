import type { RepairLine } from '@plumbline/contract';
import { useEffect, useId, useRef } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Badge } from '../../ui/badge.tsx';
import { localToday } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { type DueGroup, groupByTrade, hazardCount, howMany, lineKey } from './due-groups.ts';
import { DueLine, Truncated } from './due-line.tsx';
import { useDue } from './queries.ts';

interface DueListProps {
  /** Of one project; without it of all. */
  projectId?: number;
  by?: 'date' | 'trade';
}

/** Every repair that isn't done and every crack to be read again, danger first and then by its day: of all projects, or of one. */
export default function DueList({ projectId, by = 'date' }: DueListProps) {
  return (
    <Loaded
      query={useDue()}
      what="the repairs"
      skeleton={
        <SkeletonGroup label="Loading repairs" className="space-y-3">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      }
    >
      {(due) => <Due due={due} projectId={projectId} by={by} />}
    </Loaded>
  );
}

function Due({ due, projectId, by }: DueListProps & { due: readonly RepairLine[] }) {
  const lines = projectId === undefined ? due : due.filter((line) => line.projectId === projectId);
  if (lines.length === 0) {
    return (
      <EmptyState title="No repairs under way">
        Open a finding and press Assign. It appears here until it is verified. Cracks to read again appear
        here too.
      </EmptyState>
    );
  }
  const day = localToday();
  if (by === 'date') {
    return (
      <>
        <Lines lines={lines} day={day} named={projectId === undefined} />
        <Truncated count={due.length} />
      </>
    );
  }
  return (
    <div className="space-y-6">
      {groupByTrade(lines, day).map((group) => (
        <Group key={group.key} group={group} day={day} />
      ))}
      <Truncated count={due.length} />
    </div>
  );
}

function Group({ group, day }: { group: DueGroup; day: string }) {
  const { key, name, hazards, overdue, lines } = group;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (window.location.hash !== `#${encodeURIComponent(key)}`) return;
    // After the page itself has gone to its top.
    const frame = requestAnimationFrame(() => {
      heading.current?.scrollIntoView({ block: 'center' });
      heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key]);
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} ref={heading} tabIndex={-1} className="text-base font-semibold wrap-anywhere">
          {name}
        </h2>
        {hazards > 0 ? <Badge tone="poor">{hazardCount(hazards)}</Badge> : null}
        {overdue > 0 ? (
          <span className="tabular text-sm font-semibold text-critical">{overdue} overdue</span>
        ) : null}
        <span className="tabular text-sm text-ink-soft">{howMany(group)}</span>
      </div>
      <Lines lines={lines} day={day} named />
    </section>
  );
}

function Lines({ lines, day, named }: { lines: readonly RepairLine[]; day: string; named: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {lines.map((line) => (
        <DueLine key={lineKey(line)} line={line} today={day} named={named} />
      ))}
    </ul>
  );
}
