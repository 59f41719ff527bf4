import {
  DEAD_JOBS_SHOWN,
  type DeadJob,
  type InstallationStatus,
  type PartState,
  type Workload,
} from '@plumbline/contract';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dateAndTime } from '../../ui/dates.ts';
import { CircleCheck } from '../../ui/icons/circle-check.tsx';
import { CircleDashed } from '../../ui/icons/circle-dashed.tsx';
import { CircleX } from '../../ui/icons/circle-x.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { TriangleAlert } from '../../ui/icons/triangle-exclamation-point.tsx';
import { useRetryJob } from './queries.ts';

const STATES: Readonly<Record<PartState, { label: string; tone: BadgeTone; icon: Icon }>> = {
  well: { label: 'Working', tone: 'good', icon: CircleCheck },
  attention: { label: 'Check this', tone: 'fair', icon: TriangleAlert },
  down: { label: 'Down', tone: 'poor', icon: CircleX },
  unset: { label: 'Not set up', tone: 'neutral', icon: CircleDashed },
};

const PARTS: Readonly<Record<InstallationStatus['parts'][number]['part'], string>> = {
  database: 'Database',
  storage: 'Photos and documents',
  processes: 'Processes',
  ledger: 'Credit ledger',
  stamps: 'Time stamps',
  payments: 'Payments',
  engines: 'Engines',
};

const KINDS: Readonly<Record<Workload['kind'], string>> = {
  analyses: 'Analyses',
  reports: 'Reports',
  mail: 'Email',
  training: 'Retraining',
  migration: 'Migration',
};

export function StatusView({ status: { parts, work, dead } }: { status: InstallationStatus }) {
  return (
    <div className="grid gap-6 desktop:grid-cols-2">
      <Card title="System" flush>
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
      <Card title="Queues">
        <WorkTable work={work} />
      </Card>
      <Card title="Failed jobs" className="desktop:col-span-2">
        <DeadJobs dead={dead} />
      </Card>
    </div>
  );
}

const JOBS: Readonly<Record<string, string>> = {
  report: 'Report version',
  mail: 'Email',
  training_run: 'Retraining',
  batch_photo: 'Photo of a batch',
  repair_look: 'Comparison of repair photos',
  photo_print: 'Search for similar photos',
};

function DeadJobs({ dead }: { dead: readonly DeadJob[] }) {
  if (dead.length === 0) return <p className="text-sm text-ink-soft">No failed jobs.</p>;
  return (
    <>
      <ul aria-label="Failed jobs">
        {dead.map((job) => (
          <DeadJobRow key={job.id} job={job} />
        ))}
      </ul>
      {dead.length === DEAD_JOBS_SHOWN ? (
        <p className="mt-3 text-sm text-ink-soft">Only the newest {DEAD_JOBS_SHOWN} are shown.</p>
      ) : null}
    </>
  );
}

function DeadJobRow({ job: { id, kind, key, failure, diedAt } }: { job: DeadJob }) {
  const retry = useRetryJob();
  const name = `${JOBS[kind] ?? kind} ${key}`;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 text-sm last:border-0">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium">{name}</h3>
        <p className="tabular text-ink-soft">{dateAndTime(diedAt)}</p>
        <p className="break-words text-critical">{failure}</p>
      </div>
      <Button
        size="small"
        busy={retry.isPending}
        onClick={() => retry.mutate(id)}
        aria-label={`Try again: ${name}`}
      >
        Try again
      </Button>
    </li>
  );
}

function WorkTable({ work }: { work: readonly Workload[] }) {
  if (work.length === 0) {
    return (
      <p className="text-sm text-ink-soft">The database doesn’t answer, so we can’t count the queues.</p>
    );
  }
  return (
    <table className="tabular w-full text-left text-sm">
      <caption className="sr-only">Jobs waiting, running and failed in the last 24 hours</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          {['Queue', 'Waiting', 'Running', 'Failed in 24 h'].map((head) => (
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
