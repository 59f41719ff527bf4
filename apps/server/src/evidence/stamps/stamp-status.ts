import { desc, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';
import { timeStamps } from '../../platform/database/schema.ts';

/** The newest stamp, and the root that waits for one. */
export async function readStampStatus(queries: Queries) {
  const [[last], [waiting]] = await Promise.all([
    queries
      .select({ at: timeStamps.stampedAt, by: timeStamps.stampedBy, trusted: timeStamps.trusted })
      .from(timeStamps)
      .where(isNotNull(timeStamps.answer))
      .orderBy(desc(timeStamps.id))
      .limit(1),
    queries
      .select({ since: timeStamps.createdAt, problem: timeStamps.problem })
      .from(timeStamps)
      .where(isNull(timeStamps.answer))
      .limit(1),
  ]);
  return {
    last: last?.at ? { at: last.at, by: last.by ?? '', trusted: last.trusted === true } : undefined,
    waiting,
  };
}
