import { and, eq, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Queries } from '../database/connect.ts';
import { jobs } from '../database/schema.ts';
import { announceWork } from '../jobs/runner.ts';

/** A kind of work: what it is told, and how patient one is with it. */
export interface JobKind<Payload> {
  /** As it stands in the database; never changed while such jobs may wait. */
  readonly name: string;
  readonly payload: z.ZodMiniType<Payload>;
  /** Names the work: the same key is the same job, however often it is asked for. */
  readonly key: (payload: Payload) => string;
  /** How many of them a process does at once. */
  readonly lanes: number;
  /** How often a process may end over it before it is given up: it may be what ended them. */
  readonly attempts: number;
  /** How long it waits after each setback, in milliseconds; after the last it is given up. */
  readonly waitsMs: readonly number[];
  /**
   * Takes back what was noted when it was given up, so that it may begin anew. False where there is nothing left to do:
   * it was done another way since, or what it was about is gone. Left out where nothing is noted.
   */
  readonly reopen?: (tx: Queries, payload: Payload) => Promise<boolean>;
}

export const defineJob = <Payload>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** What a kind of work is announced as. */
export const workOf = ({ name }: Pick<JobKind<unknown>, 'name'>) => `job ${name}`;

interface Asking {
  /** Not begun before; at once where it is left out. */
  dueAt?: Date | undefined;
  /** The account that it is for. */
  owner?: number;
}

/**
 * Asks for work, in the transaction of what it follows from. Asked for again while it waits or is under way, nothing is
 * added; one that was given up begins anew. Where it is for an account, accounts take turns: somebody's two jobs come
 * right after the one under way, and not after another's two hundred.
 */
export async function enqueue<Payload>(
  tx: Queries,
  kind: JobKind<Payload>,
  payloads: readonly Payload[],
  { dueAt, owner = 0 }: Asking = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const first = owner === 0 ? 0 : await nextTurn(tx, kind.name, owner);
  await tx
    .insert(jobs)
    .values(
      payloads.map((payload, at) => ({
        ...{ kind: kind.name, key: kind.key(payload), payload, owner },
        turn: owner === 0 ? 0 : first + at,
        ...(dueAt ? { dueAt } : {}),
      })),
    )
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        payload: sql`excluded.payload`,
        turn: sql`excluded.turn`,
        state: 'waiting',
        attempt: 0,
        setbacks: 0,
        dueAt: sql`excluded.due_at`,
        runner: null,
        failure: null,
        diedAt: null,
      },
      setWhere: sql`${jobs.state} = 'dead'`,
    });
  if (!dueAt) await announceWork(tx, workOf(kind));
}

/** After this account's last job, and never before those whose turn it is now: who had none isn't owed any. */
async function nextTurn(tx: Queries, kind: string, owner: number): Promise<number> {
  const [row] = await tx
    .select({
      turn: sql<number>`greatest(
        coalesce(max(${jobs.turn}) filter (where ${jobs.owner} = ${owner}) + 1, 0),
        coalesce(min(${jobs.turn}) filter (where ${jobs.dueAt} <= now()), 0))::int`,
    })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), ne(jobs.state, 'dead')));
  return row?.turn ?? 0;
}
