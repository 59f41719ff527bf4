import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { defects, photos, projects } from '../platform/database/schema.ts';
import { judge } from './judge.ts';

/** Findings at a time: an examination may be large, and a project has thousands of them at most. */
const AT_A_TIME = 100;

/**
 * Judges findings anew by what is known of them now, and keeps what follows: assessment, severity, compliance and the
 * texts of lists. What the inspector set by hand stays, and so does what the panel said first. Runs in the
 * transaction that changed the facts, so that nobody ever reads one without the other.
 */
export async function reassess(tx: Queries, which: SQL): Promise<void> {
  let last = 0;
  for (;;) {
    // Locked first and their projects read afterwards: so the facts are those of whoever held the lock before.
    const rows = await tx
      .select()
      .from(defects)
      .where(and(which, gt(defects.id, last)))
      .orderBy(asc(defects.id))
      .limit(AT_A_TIME)
      .for('update');
    const around = await readAround(tx, rows);
    for (const row of rows) {
      const facts = around.get(row.id);
      if (!facts) continue;
      const judgement = judge(row, facts.project, facts.takenAt);
      await tx.update(defects).set(judgement).where(eq(defects.id, row.id));
    }
    if (rows.length < AT_A_TIME) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The project of each finding, and when its photo was taken; by the finding's id. */
async function readAround(tx: Queries, rows: readonly { id: number }[]) {
  const ids = rows.map(({ id }) => id);
  const around = await tx
    .select({ id: defects.id, project: projects, takenAt: photos.takenAt })
    .from(defects)
    .innerJoin(projects, eq(projects.id, defects.projectId))
    .leftJoin(photos, eq(photos.id, defects.photoId))
    .where(inArray(defects.id, ids));
  return new Map(around.map((facts) => [facts.id, facts]));
}
