import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';
import { runnerIsGone } from '../jobs/runner.ts';

export type JobRow = typeof jobs.$inferSelect;

/** What this process works on, by the runner's number: a job that it lost the end of is taken up again. */
interface Hands {
  jobs: Set<number>;
  /** The claim under way: until its answer is here, the job that it takes would look lost to another claim. */
  claiming: Promise<unknown>;
}
const inHand = new Map<number, Hands>();

function handsOf(runner: number): Hands {
  const hands = inHand.get(runner) ?? { jobs: new Set<number>(), claiming: Promise.resolve() };
  inHand.set(runner, hands);
  return hands;
}

/**
 * Takes the job of this kind whose turn it is, the longest waiting first: one that is due, one whose process is no more, or one of this
 * process that it no longer works on, because the answer to its end was lost. Each is taken by one process at a time.
 */
export function claimJob(database: Database, kind: string, runner: number): Promise<JobRow | undefined> {
  const hands = handsOf(runner);
  const claim = hands.claiming.then(() => takeOne(database, kind, runner, hands.jobs));
  hands.claiming = claim.catch(() => undefined);
  return claim;
}

async function takeOne(
  database: Database,
  kind: string,
  runner: number,
  held: Set<number>,
): Promise<JobRow | undefined> {
  const lost = sql`w.runner = ${runner} and w.id <> all(${sql.param([...held])}::bigint[])`;
  const [claimed] = await database
    .update(jobs)
    .set({
      state: 'running',
      runner,
      // No process ended over one that this process lost.
      attempt: sql`case when ${jobs.runner} = ${runner} then ${jobs.attempt} else ${jobs.attempt} + 1 end`,
    })
    .where(
      eq(
        jobs.id,
        sql`(select w.id from jobs w where w.kind = ${kind} and (
            (w.state = 'waiting' and w.due_at <= now())
            or (w.state = 'running' and (${lost} or ${runnerIsGone(sql`w.runner`)})))
          order by w.turn, w.due_at, w.id limit 1 for update of w skip locked)`,
      ),
    )
    .returning();
  if (claimed) held.add(claimed.id);
  return claimed;
}

/** This process has nothing more to do with it. */
export function letGo({ id, runner }: JobRow): void {
  inHand.get(runner ?? 0)?.jobs.delete(id);
}

/** Only the attempt at work: one that was given to another process in the meantime changes nothing. */
const ours = ({ id, runner, attempt }: JobRow): SQL | undefined =>
  and(eq(jobs.id, id), eq(jobs.state, 'running'), eq(jobs.attempt, attempt), eq(jobs.runner, runner ?? 0));

/** Ends a job that is done, in the transaction of what came of it. Returns whether it was still ours to end. */
export async function endJob(tx: Queries, job: JobRow): Promise<boolean> {
  const ended = await tx.delete(jobs).where(ours(job)).returning({ id: jobs.id });
  return ended.length > 0;
}

/** Puts a job back, so that another process, or this one later, begins it anew. The attempt doesn't count. */
export async function putBack(
  tx: Queries,
  job: JobRow,
  setback?: { failure: string; waitMs: number },
): Promise<void> {
  await tx
    .update(jobs)
    .set({
      state: 'waiting',
      runner: null,
      attempt: job.attempt - 1,
      ...(setback
        ? {
            setbacks: job.setbacks + 1,
            failure: setback.failure,
            dueAt: sql`now() + make_interval(secs => ${setback.waitMs / 1000})`,
          }
        : {}),
    })
    .where(ours(job));
}

/** Gives a job up. It stays for an administrator to see. Returns whether it was still ours. */
export async function buryJob(tx: Queries, job: JobRow, failure: string): Promise<boolean> {
  const buried = await tx
    .update(jobs)
    .set({ state: 'dead', runner: null, failure, diedAt: sql`now()` })
    .where(ours(job))
    .returning({ id: jobs.id });
  return buried.length > 0;
}
