import type { TrailEntry } from '@plumbline/contract';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { trailEntries, users } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';

const COLUMNS = {
  sequence: trailEntries.sequence,
  at: trailEntries.at,
  event: trailEntries.event,
  userId: trailEntries.userId,
  actorKind: trailEntries.actorKind,
  actorId: trailEntries.actorId,
  displayName: users.displayName,
  subjectKind: trailEntries.subjectKind,
  subjectId: trailEntries.subjectId,
  subjectSha256: trailEntries.subjectSha256,
  detail: trailEntries.detail,
  sha256: trailEntries.sha256,
};

/** A project's trail, newest first. Who may read the project is asked before. */
export async function listTrail(
  queries: Queries,
  projectId: number,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<Page<TrailEntry>> {
  const [before] = after ? decodeCursor(after, 1) : [];
  const all = eq(trailEntries.projectId, projectId);
  const [rows, [counted]] = await Promise.all([
    queries
      .select(COLUMNS)
      .from(trailEntries)
      .leftJoin(users, and(eq(users.id, trailEntries.actorId), eq(trailEntries.actorKind, 'member')))
      .where(before === undefined ? all : and(all, lt(trailEntries.sequence, before)))
      .orderBy(desc(trailEntries.sequence))
      .limit(limit + 1),
    queries.select({ total: count() }).from(trailEntries).where(all),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ at, userId, actorKind, actorId, displayName, subjectKind, subjectId, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      by: byWhom({ userId, actorKind, actorId }),
      name: displayName ?? '',
      subject: { kind: subjectKind, id: subjectId },
    })),
    next: rows.length > limit && last ? encodeCursor([last.sequence]) : undefined,
    total: counted?.total ?? 0,
  };
}

function byWhom({
  userId,
  actorKind,
  actorId,
}: Pick<typeof trailEntries.$inferSelect, 'userId' | 'actorKind' | 'actorId'>): TrailEntry['by'] {
  if (actorKind === 'holder') return 'holder';
  return actorId === null ? 'system' : actorId === userId ? 'owner' : 'administrator';
}
