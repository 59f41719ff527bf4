import type { RUN_KINDS, TrainingRun } from '@plumbline/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { type Actor, personOf } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { modelVersions, trainingRuns } from '../platform/database/schema.ts';
import { AppError, databaseCode, UNIQUE_VIOLATION } from '../platform/errors.ts';
import { defineJob, enqueue } from '../platform/queue/index.ts';

export type Run = typeof trainingRuns.$inferSelect;
const underWay = inArray(trainingRuns.state, ['waiting', 'running']);
export type RunKind = (typeof RUN_KINDS)[number];

/** The making of one version of the panel. */
export const runJob = defineJob({
  name: 'training_run',
  payload: z.object({ runId: z.int() }),
  key: ({ runId }) => String(runId),
  lanes: 1,
  attempts: 3,
  waitsMs: [5_000, 30_000, 120_000],
  reopen: async (tx, { runId }) => {
    const again = await tx
      .update(trainingRuns)
      .set({ state: 'waiting', progress: 0, failure: null, finishedAt: null })
      .where(and(eq(trainingRuns.id, runId), eq(trainingRuns.state, 'failed')))
      .returning({ id: trainingRuns.id })
      .catch((error: unknown) => {
        if (databaseCode(error) !== UNIQUE_VIOLATION) throw error;
        throw new AppError('conflict', { message: 'Another training run is under way. Try again later.' });
      });
    return again.length > 0;
  },
});

/** Puts a run down; whoever is free then makes it. Undefined while another is under way: there is one at a time. */
export async function requestRun(queries: Queries, kind: RunKind, by: Actor): Promise<Run | undefined> {
  const [run] = await queries
    .insert(trainingRuns)
    .values({
      kind,
      requestedBy: by.kind === 'member' ? personOf(by) : null,
      step: 'Waiting for a free process',
    })
    .onConflictDoNothing()
    .returning();
  if (run) await enqueue(queries, runJob, [{ runId: run.id }]);
  return run;
}

/** Begins a run, or begins it anew after its process ended. Undefined for one that has ended. */
export async function beginRun(queries: Queries, id: number): Promise<Run | undefined> {
  const [run] = await queries
    .update(trainingRuns)
    .set({ state: 'running', progress: 0, startedAt: new Date() })
    .where(and(eq(trainingRuns.id, id), underWay))
    .returning();
  return run;
}

/** Changes a run that hasn't ended. */
export async function changeRun(
  queries: Queries,
  id: number,
  values: Partial<typeof trainingRuns.$inferInsert>,
): Promise<void> {
  await queries
    .update(trainingRuns)
    .set(values)
    .where(and(eq(trainingRuns.id, id), underWay));
}

/** The newest run with the version that it made. */
export async function latestRun(queries: Queries): Promise<TrainingRun | null> {
  const [row] = await queries
    .select({ run: trainingRuns, version: modelVersions })
    .from(trainingRuns)
    .leftJoin(modelVersions, eq(modelVersions.runId, trainingRuns.id))
    .orderBy(desc(trainingRuns.id))
    .limit(1);
  return row ? toRun(row.run, row.version) : null;
}

export function toRun(run: Run, version: typeof modelVersions.$inferSelect | null = null): TrainingRun {
  return {
    id: run.id,
    kind: run.kind,
    state: run.state,
    progress: run.progress,
    step: run.step,
    failure: run.failure,
    modelVersion: version?.name ?? null,
    accepted: version ? version.verdict === 'accepted' : null,
    reason: version?.reason ?? null,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

export async function isRunning(queries: Queries): Promise<boolean> {
  const rows = await queries.select({ id: trainingRuns.id }).from(trainingRuns).where(underWay);
  return rows.length > 0;
}
