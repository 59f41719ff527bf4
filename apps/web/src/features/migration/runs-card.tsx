import type { MigrationRun } from '@plumbline/contract';
import { Loaded } from '../../api/loaded.tsx';
import { countOf } from '../../app/count-of.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useRuns } from './queries.ts';
import { counted } from './words.ts';

const STATES: Readonly<Record<MigrationRun['state'], { label: string; tone: BadgeTone }>> = {
  receiving: { label: 'Receiving', tone: 'blue' },
  ready: { label: 'Ready to import', tone: 'neutral' },
  importing: { label: 'Importing', tone: 'blue' },
  done: { label: 'Complete', tone: 'good' },
  failed: { label: 'Failed', tone: 'poor' },
};

function outcomeOf({ state, failure, imported, completed, total }: MigrationRun): string {
  if (failure) return failure;
  if (imported) {
    const { users, projects, defects } = imported;
    return `${countOf(users, 'user')}, ${countOf(projects, 'project')}, ${countOf(defects, 'defect')}`;
  }
  return state === 'importing' ? `${counted(completed)} of ${countOf(total, 'row')}` : '';
}

export function RunsCard() {
  const runs = useRuns();
  return (
    <Card title="Past migrations" flush>
      <Loaded
        query={runs}
        what="past migrations"
        skeleton={
          <SkeletonGroup label="Loading past migrations" className="space-y-3 p-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </SkeletonGroup>
        }
      >
        {(list) =>
          list.length === 0 ? (
            <p className="p-5 text-sm text-ink-soft">No migrations yet.</p>
          ) : (
            <ul className="text-sm">
              {list.map((run) => (
                <li
                  key={run.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-3 last:border-b-0"
                >
                  <div className="min-w-0">
                    <p className="font-medium break-all">{run.sourceUrl ?? 'JSON'}</p>
                    <p className="tabular text-ink-soft">{dateAndTime(run.createdAt)}</p>
                    <p className="text-ink-soft">{outcomeOf(run)}</p>
                  </div>
                  <Badge tone={STATES[run.state].tone}>{STATES[run.state].label}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}
