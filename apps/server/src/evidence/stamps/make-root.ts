import { growTree } from '@plumbline/contract/check-pack';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { stampedHeads, timeStamps } from '../../platform/database/schema.ts';

const DAY_MS = 24 * 3_600_000;
/** The advisory lock under which a root is made: two processes make one. */
const MAKING = 7_406_032;
/** Heads written in one statement. */
const AT_ONCE = 2000;

/**
 * Once a day puts the head of every trail that has grown under one root. While an earlier one waits for its stamp none is
 * made: a head covers all before it, so nothing is lost by waiting. Reads trails of every account. Returns whether there
 * is a new root.
 */
export function unsafeMakeRoot(database: Database, now = new Date()): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MAKING})`);
    const [last] = await tx.select().from(timeStamps).orderBy(desc(timeStamps.id)).limit(1);
    if (last && (last.answer === null || now.getTime() - last.createdAt.getTime() < DAY_MS)) return false;
    const { rows } = await tx.execute<{
      user_id: number;
      project: number;
      entries: number;
      head: string;
    }>(sql`
      select distinct on (t.project_id) t.user_id, t.project_id as project, t.sequence as entries, t.sha256 as head
      from trail_entries t
      where t.sequence > coalesce((select max(h.entries) from stamped_heads h where h.project_id = t.project_id), 0)
      order by t.project_id, t.sequence desc`);
    if (rows.length === 0) return false;
    const { root, proofs } = await growTree(rows);
    const [made] = await tx.insert(timeStamps).values({ rootSha256: root, createdAt: now }).returning();
    if (!made) throw new Error('The root wasn’t kept');
    const heads = rows.map(({ user_id: userId, project: projectId, entries, head }, at) => ({
      ...{ stampId: made.id, userId, projectId, entries, head },
      proof: proofs[at] ?? [],
    }));
    for (let at = 0; at < heads.length; at += AT_ONCE) {
      await tx.insert(stampedHeads).values(heads.slice(at, at + AT_ONCE));
    }
    return true;
  });
}
