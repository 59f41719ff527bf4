import { and, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../platform/database/connect.ts';
import { reportVersions } from '../platform/database/schema.ts';
import { runnerIsGone } from '../platform/jobs/runner.ts';

export type Version = typeof reportVersions.$inferSelect;

/** A version whose process ended this often is given up: it may be what ended them. */
export const MOST_ATTEMPTS = 3;

/**
 * Takes the oldest version that nobody works on: one that waits, or one whose process is no more. Each is taken by one
 * process at a time, however many ask.
 */
export async function claimVersion(database: Database, runner: number): Promise<Version | undefined> {
  const [claimed] = await database
    .update(reportVersions)
    .set({ runner, attempt: sql`${reportVersions.attempt} + 1`, progress: 0 })
    .where(
      eq(
        reportVersions.id,
        sql`(select w.id from report_versions w
          where w.status = 'generating' and (w.due_at is null or w.due_at <= now())
            and (w.runner is null or ${runnerIsGone(sql`w.runner`)})
          order by w.id limit 1 for update of w skip locked)`,
      ),
    )
    .returning();
  return claimed;
}

/** Changes a version as long as this attempt is still the one at work. Returns whether it was. */
export async function changeClaimed(
  database: Pick<Queries, 'update'>,
  { id, runner, attempt }: Version,
  values: Partial<typeof reportVersions.$inferInsert>,
): Promise<boolean> {
  const changed = await database
    .update(reportVersions)
    .set(values)
    .where(
      and(
        eq(reportVersions.id, id),
        eq(reportVersions.status, 'generating'),
        eq(reportVersions.attempt, attempt),
        sql`${reportVersions.runner} = ${runner}`,
      ),
    )
    .returning({ id: reportVersions.id });
  return changed.length > 0;
}
