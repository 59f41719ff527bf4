import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { type Member, ownedBy } from '../../platform/actor.ts';
import type { Queries } from '../../platform/database/connect.ts';
import { stampedHeads, timeStamps } from '../../platform/database/schema.ts';

/** Every stamp of a project's trail as far as this entry, oldest first. */
export async function packedStamps(queries: Queries, actor: Member, projectId: number, entries: number) {
  const rows = await queries
    .select({
      id: timeStamps.id,
      root: timeStamps.rootSha256,
      answer: timeStamps.answer,
      entries: stampedHeads.entries,
      head: stampedHeads.head,
      proof: stampedHeads.proof,
    })
    .from(stampedHeads)
    .innerJoin(timeStamps, eq(timeStamps.id, stampedHeads.stampId))
    .where(
      and(
        ownedBy(actor, stampedHeads),
        eq(stampedHeads.projectId, projectId),
        lte(stampedHeads.entries, entries),
        isNotNull(timeStamps.answer),
      ),
    )
    .orderBy(asc(timeStamps.id));
  return rows.map(({ answer, ...row }) => ({ ...row, answer: Buffer.from(answer ?? '', 'base64') }));
}
