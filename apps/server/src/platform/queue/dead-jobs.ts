import { DEAD_JOBS_SHOWN, type DeadJob } from '@plumbline/contract';
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';

/** The newest jobs that were given up, for an administrator to see. */
export async function listDeadJobs(queries: Queries): Promise<DeadJob[]> {
  const rows = await queries
    .select()
    .from(jobs)
    .where(eq(jobs.state, 'dead'))
    .orderBy(desc(jobs.id))
    .limit(DEAD_JOBS_SHOWN);
  return rows.map(({ id, kind, key, failure, diedAt, createdAt }) => ({
    id,
    kind,
    key,
    failure: failure ?? '',
    diedAt: (diedAt ?? createdAt).toISOString(),
  }));
}
