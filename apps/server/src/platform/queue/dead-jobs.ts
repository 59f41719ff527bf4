import { DEAD_JOBS_SHOWN, type DeadJob } from '@plumbline/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';
import { AppError, notFound } from '../errors.ts';
import { enqueue, type JobKind } from './job-kind.ts';

type Reopen = (tx: Queries, job: { payload: unknown; owner: number }) => Promise<boolean>;

/** A kind of job among others, each with a payload of its own: how one that was given up begins anew. */
export interface RetryableKind {
  readonly name: string;
  readonly retry: Reopen;
}

export function retryable<Payload>(kind: JobKind<Payload>): RetryableKind {
  return {
    name: kind.name,
    async retry(tx, { payload: stored, owner }) {
      const parsed = kind.payload.safeParse(stored);
      if (!parsed.success) throw new AppError('conflict', { message: UNREADABLE });
      // The rows that it is about are locked before the job, as by everybody who asks for it.
      if (kind.reopen && !(await kind.reopen(tx, parsed.data))) return false;
      await enqueue(tx, kind, [parsed.data], { owner });
      return true;
    },
  };
}

const UNREADABLE = 'This version of Plumbline can’t read that job.';

/** The newest jobs that were given up, for an administrator to see. */
export async function listDeadJobs(queries: Queries): Promise<DeadJob[]> {
  const rows = await queries
    .select()
    .from(jobs)
    .where(eq(jobs.state, 'dead'))
    .orderBy(desc(jobs.id))
    .limit(DEAD_JOBS_SHOWN);
  return rows.map(toDeadJob);
}

const toDeadJob = ({ id, kind, key, failure, diedAt, createdAt }: typeof jobs.$inferSelect): DeadJob => ({
  id,
  kind,
  key,
  failure: failure ?? '',
  diedAt: (diedAt ?? createdAt).toISOString(),
});

/**
 * Begins a job anew that was given up, in one transaction with what it is about. False where there was nothing left to do:
 * the job is off the list then. @throws AppError not_found for one that isn't dead, conflict for one that nobody can read
 */
export async function retryDeadJob(
  tx: Queries,
  kinds: readonly RetryableKind[],
  id: number,
): Promise<DeadJob & { retried: boolean }> {
  const dead = and(eq(jobs.id, id), eq(jobs.state, 'dead'));
  const [job] = await tx.select().from(jobs).where(dead);
  if (!job) throw notFound('This job isn’t waiting to be tried again.');
  const kind = kinds.find(({ name }) => name === job.kind);
  if (!kind) throw new AppError('conflict', { message: UNREADABLE });
  const retried = await kind.retry(tx, job);
  if (!retried) await tx.delete(jobs).where(dead);
  return { ...toDeadJob(job), retried };
}
