import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { trailEntries } from '../platform/database/schema.ts';

/** The newest entry of a project's trail. */
export async function trailHead(queries: Queries, projectId: number) {
  const [row] = await queries
    .select({ entries: trailEntries.sequence, head: trailEntries.sha256 })
    .from(trailEntries)
    .where(eq(trailEntries.projectId, projectId))
    .orderBy(desc(trailEntries.sequence))
    .limit(1);
  return row ?? { entries: 0, head: '' };
}
