import type { RUN_KINDS, TrainingRun } from '@plumbline/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { modelVersions, trainingRuns } from '../platform/database/schema.ts';
import { announceWork, runnerIsGone } from '../platform/jobs/runner.ts';

export type Run = typeof trainingRuns.$inferSelect;
export type RunKind = (typeof RUN_KINDS)[number];

/** What a run that waits is announced as. */
export const RUN_WORK = 'training-runs';
/** A run whose process ended this often is given up: it may be what ended them. */
export const MOST_ATTEMPTS = 3;

/** Puts a run down; whoever is free then makes it. Undefined while another is under way: there is one at a time. */
export async function requestRun(queries: Queries, kind: RunKind, by: Actor): Promise<Run | undefined> {
  const [run] = await queries
    .insert(trainingRuns)
    .values({
      kind,
      requestedBy: by.kind === 'member' ? by.userId : null,
      step: 'Waiting for a free process',
    })
    .onConflictDoNothing()
    .returning();
  if (run) await announceWork(queries, RUN_WORK);
  return run;
}

/** Takes the run that nobody works on: one that waits, or one whose process is no more. One process gets it. */
export async function claimRun(database: Database, runner: number): Promise<Run | undefined> {
  const [claimed] = await database
    .update(trainingRuns)
    .set({
      state: 'running',
      runner,
      attempt: sql`${trainingRuns.attempt} + 1`,
      progress: 0,
      startedAt: new Date(),
    })
    .where(
      eq(
        trainingRuns.id,
        sql`(select w.id from training_runs w where w.state = 'waiting'
          or (w.state = 'running' and (w.runner is null or ${runnerIsGone(sql`w.runner`)}))
          order by w.id limit 1 for update of w skip locked)`,
      ),
    )
    .returning();
  return claimed;
}

/** Changes a run as long as this attempt is still the one at work. Returns whether it was. */
export async function changeRun(
  queries: Queries,
  { id, runner, attempt }: Run,
  values: Partial<typeof trainingRuns.$inferInsert>,
): Promise<boolean> {
  const changed = await queries
    .update(trainingRuns)
    .set(values)
    .where(
      and(
        eq(trainingRuns.id, id),
        eq(trainingRuns.state, 'running'),
        eq(trainingRuns.attempt, attempt),
        sql`${trainingRuns.runner} = ${runner}`,
      ),
    )
    .returning({ id: trainingRuns.id });
  return changed.length > 0;
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
    kind: run.kind as RunKind,
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
  const rows = await queries
    .select({ id: trainingRuns.id })
    .from(trainingRuns)
    .where(inArray(trainingRuns.state, ['waiting', 'running']));
  return rows.length > 0;
}
