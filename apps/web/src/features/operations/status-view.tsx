import {
  DEAD_JOBS_SHOWN,
  type DeadJob,
  type InstallationStatus,
  type PartState,
  type Workload,
} from '@plumbline/contract';
import { CircleCheck, CircleX, type LucideIcon, TriangleAlert } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { dateAndTime } from '../../ui/dates.ts';

const STATES: Readonly<Record<PartState, { label: string; tone: BadgeTone; icon: LucideIcon }>> = {
  well: { label: 'Working', tone: 'good', icon: CircleCheck },
  attention: { label: 'Needs a look', tone: 'fair', icon: TriangleAlert },
  down: { label: 'Down', tone: 'poor', icon: CircleX },
};

const PARTS: Readonly<Record<InstallationStatus['parts'][number]['part'], string>> = {
  database: 'Database',
  storage: 'Photos and documents',
  processes: 'Processes',
  ledger: 'Credit ledger',
  payments: 'Payments',
  engines: 'Engines',
};

const KINDS: Readonly<Record<Workload['kind'], string>> = {
  analyses: 'Analyses',
  reports: 'Reports',
  mail: 'E-mail',
  training: 'Retraining',
  migration: 'Migration',
};

export function StatusView({ status: { parts, work, dead } }: { status: InstallationStatus }) {
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Card title="Parts" flush>
        <ul>
          {parts.map(({ part, state, says }) => {
            const { label, tone, icon: Icon } = STATES[state];
            return (
              <li
                key={part}
                className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-4 last:border-0"
              >
                <div className="min-w-0">
                  <h3 className="text-sm font-medium">{PARTS[part]}</h3>
                  <p className="text-sm text-ink-soft">{says}</p>
                </div>
                <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-3.5" />}>
                  {label}
                </Badge>
              </li>
            );
          })}
        </ul>
      </Card>
      <Card title="Work">
        <WorkTable work={work} />
      </Card>
      <Card title="Given up" className="desktop:col-span-2">
        <DeadJobs dead={dead} />
      </Card>
    </div>
  );
}

/** Each kind of job, and how it is asked for again. */
const DEAD: Readonly<Record<string, { label: string; remedy: string }>> = {
  report: { label: 'Report version', remedy: 'Its owner can try the report again.' },
  mail: { label: 'E-mail', remedy: 'Try it again under Mail.' },
  training_run: { label: 'Retraining', remedy: 'Start the training again.' },
  batch_photo: { label: 'Photo of a batch', remedy: 'Its owner can try the photo again.' },
};

function DeadJobs({ dead }: { dead: readonly DeadJob[] }) {
  if (dead.length === 0) return <p className="text-sm text-ink-soft">Nothing was given up.</p>;
  return (
    <>
      <ul aria-label="Given up">
        {dead.map(({ id, kind, key, failure, diedAt }) => {
          const { label, remedy } = DEAD[kind] ?? { label: kind, remedy: '' };
          return (
            <li key={id} className="border-b border-line py-3 text-sm last:border-0">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h3 className="font-medium">
                  {label} {key}
                </h3>
                <span className="tabular text-ink-soft">{dateAndTime(diedAt)}</span>
              </div>
              <p className="break-words text-critical">{failure}</p>
              <p className="text-ink-soft">{remedy}</p>
            </li>
          );
        })}
      </ul>
      {dead.length === DEAD_JOBS_SHOWN ? (
        <p className="mt-3 text-sm text-ink-soft">Only the newest {DEAD_JOBS_SHOWN} are shown.</p>
      ) : null}
    </>
  );
}

function WorkTable({ work }: { work: readonly Workload[] }) {
  if (work.length === 0) {
    return <p className="text-sm text-ink-soft">The database doesn’t answer, so what waits isn’t known.</p>;
  }
  return (
    <table className="tabular w-full text-left text-sm">
      <caption className="sr-only">What waits, runs and has failed in the last 24 hours</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          {['Kind', 'Waiting', 'Running', 'Failed today'].map((head) => (
            <th key={head} scope="col" className="py-2 pr-3 font-medium">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {work.map(({ kind, waiting, running, failed }) => (
          <tr key={kind} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pr-3 font-normal">
              {KINDS[kind]}
            </th>
            <td className="py-2 pr-3">{waiting}</td>
            <td className="py-2 pr-3">{running}</td>
            <td className="py-2 pr-3">{failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
