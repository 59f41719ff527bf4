import { sql } from 'drizzle-orm';
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
}

export const defineJob = <Payload>(kind: JobKind<Payload>): JobKind<Payload> => kind;

/** What a kind of work is announced as. */
export const workOf = ({ name }: Pick<JobKind<unknown>, 'name'>) => `job ${name}`;

/**
 * Asks for work, in the transaction of what it follows from. Asked for again while it waits or is under way, nothing is
 * added; one that was given up begins anew.
 */
export async function enqueue<Payload>(
  tx: Queries,
  kind: JobKind<Payload>,
  payloads: readonly Payload[],
  /** Not begun before; at once where it is left out. */
  dueAt?: Date,
): Promise<void> {
  if (payloads.length === 0) return;
  await tx
    .insert(jobs)
    .values(
      payloads.map((payload) => ({
        kind: kind.name,
        key: kind.key(payload),
        payload,
        ...(dueAt ? { dueAt } : {}),
      })),
    )
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.key],
      set: {
        payload: sql`excluded.payload`,
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
