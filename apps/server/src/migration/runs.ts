import { MIGRATION_SECTIONS, type MigrationCounts, type MigrationRun } from '@plumbline/contract';
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { migrationProblems, migrationRows, migrationRuns } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { runnerIsGone } from '../platform/jobs/runner.ts';
import type { Services } from '../services.ts';

/** What a move needs of a server. */
export type MoveServices = Pick<Services, 'database' | 'environment' | 'files' | 'log' | 'runner' | 'vision'>;

export type Run = typeof migrationRuns.$inferSelect;

/** Where a run keeps photos that came within its document. */
export const stagingFolder = (runId: number) => `migration/${runId}`;

export async function beginRun(
  { database, runner }: Pick<Services, 'database' | 'runner'>,
  values: Pick<
    typeof migrationRuns.$inferInsert,
    'startedBy' | 'source' | 'sourceUrl' | 'sealedKey' | 'personal'
  >,
): Promise<Run> {
  const [run] = await database
    .insert(migrationRuns)
    .values({ ...values, runner: runner.id, operation: 'Receiving the data' })
    .returning();
  if (!run) throw new Error('PostgreSQL returned no row for an insert');
  return run;
}

/** @throws AppError not_found */
export async function findRun(queries: Queries, id: number): Promise<Run> {
  const [run] = await queries.select().from(migrationRuns).where(eq(migrationRuns.id, id));
  if (!run) throw notFound('This move isn’t there any more.');
  return run;
}

/** Takes a run for this process: one that waits to be brought in, or one whose process ended in the middle of it. */
export async function claimRun(
  { database, runner }: Pick<Services, 'database' | 'runner'>,
  id: number,
): Promise<Run | undefined> {
  const [run] = await database
    .update(migrationRuns)
    .set({ state: 'importing', runner: runner.id })
    .where(
      and(
        eq(migrationRuns.id, id),
        sql`(${migrationRuns.state} = 'ready' or (${migrationRuns.state} = 'importing' and ${runnerIsGone(migrationRuns.runner)}))`,
      ),
    )
    .returning();
  return run;
}

const SHOWN = 200;

/** What was noted of a run: the first of each level, and how many there are. */
export async function readProblems(queries: Queries, runId: number) {
  const ofLevel = async (level: 'error' | 'note') => {
    const where = and(eq(migrationProblems.runId, runId), eq(migrationProblems.level, level));
    const shown = await queries
      .select({ path: migrationProblems.path, message: migrationProblems.message })
      .from(migrationProblems)
      .where(where)
      .orderBy(asc(migrationProblems.id))
      .limit(SHOWN);
    const [all] = await queries.select({ count: count() }).from(migrationProblems).where(where);
    return { shown, count: all?.count ?? 0 };
  };
  const errors = await ofLevel('error');
  const notes = await ofLevel('note');
  return {
    errors: errors.shown,
    errorCount: errors.count,
    notes: notes.shown,
    noteCount: notes.count,
  };
}

export async function showRun(database: Database, run: Run): Promise<MigrationRun> {
  return {
    id: run.id,
    source: run.source,
    sourceUrl: run.sourceUrl,
    state: run.state,
    currentOperation: run.operation,
    completed: run.completed,
    total: run.total,
    imported: run.imported as MigrationCounts | null,
    failure: run.failure,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
    ...(await readProblems(database, run.id)),
  };
}

/** How many rows of each section a run holds; all of them, or those that were brought in. */
export async function countRows(
  queries: Queries,
  runId: number,
  which: 'received' | 'imported',
): Promise<MigrationCounts> {
  const imported = sql`${migrationRows.done} and ${migrationRows.action} in ('create', 'update', 'link')`;
  const rows = await queries
    .select({
      section: migrationRows.kind,
      count: count(),
      images:
        which === 'imported'
          ? sql<number>`(count(*) filter (where ${migrationRows.photo} is not null and ${migrationRows.action} = 'create' and ${migrationRows.kind} not in ('users', 'plans', 'documents')))::int`
          : sql<number>`(count(*) filter (where jsonb_typeof(${migrationRows.body}->'image') = 'object' and ${migrationRows.kind} <> 'documents'))::int`,
    })
    .from(migrationRows)
    .where(and(eq(migrationRows.runId, runId), which === 'imported' ? imported : undefined))
    .groupBy(migrationRows.kind);
  const ofSection = (section: string) => rows.find((row) => row.section === section)?.count ?? 0;
  const counts = Object.fromEntries(MIGRATION_SECTIONS.map((section) => [section, ofSection(section)]));
  return { ...counts, images: rows.reduce((sum, row) => sum + row.images, 0) } as MigrationCounts;
}

export function countNothing(): MigrationCounts {
  return {
    ...Object.fromEntries(MIGRATION_SECTIONS.map((section) => [section, 0])),
    images: 0,
  } as MigrationCounts;
}
