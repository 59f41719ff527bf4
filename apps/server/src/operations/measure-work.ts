import type { Workload } from '@plumbline/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';

const RECENT = sql`now() - interval '24 hours'`;

/** What waits, runs and has failed of late, in the whole installation. Cheap: open work has partial indexes. */
export async function unsafeMeasureWork(database: Database): Promise<Workload[]> {
  const { rows } = await database.execute<{
    kind: Workload['kind'];
    waiting: string;
    running: string;
    failed: string;
  }>(sql`
    select 'analyses' as kind, 0 as waiting, count(*) filter (where state = 'running') as running,
      count(*) filter (where state = 'failed' and finished_at > ${RECENT}) as failed
      from analyses where state = 'running' or finished_at > ${RECENT}
    union all
    select 'reports', (select count(*) from jobs where kind = 'report' and state = 'waiting'),
      (select count(*) from jobs where kind = 'report' and state = 'running'),
      count(*) filter (where status = 'failed')
      from report_versions where finished_at > ${RECENT}
    union all
    select 'mail', (select count(*) from jobs where kind = 'mail' and state = 'waiting'),
      (select count(*) from jobs where kind = 'mail' and state = 'running'),
      count(*) from mails where given_up_at > ${RECENT}
    union all
    select 'training', count(*) filter (where state = 'waiting'), count(*) filter (where state = 'running'),
      count(*) filter (where state = 'failed' and finished_at > ${RECENT}) from training_runs
    union all
    select 'migration', count(*) filter (where state in ('receiving', 'ready')), count(*) filter (where state = 'importing'),
      count(*) filter (where state = 'failed' and finished_at > ${RECENT}) from migration_runs`);
  return rows.map(({ kind, waiting, running, failed }) => ({
    kind,
    waiting: Number(waiting),
    running: Number(running),
    failed: Number(failed),
  }));
}
