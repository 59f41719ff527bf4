import { createHash } from 'node:crypto';
import { and, asc, between, eq, inArray, max } from 'drizzle-orm';
import type { Queries } from '../../platform/database/connect.ts';
import { projects, trailEntries } from '../../platform/database/schema.ts';
import { TRAIL_FORMAT } from '../format/trail-document.ts';

/** Entries of one file: a few megabytes. */
const ENTRIES = 10_000;

/**
 * Entries of a project's trail as a file. Nobody can change an entry, so that the same numbers always make the same
 * bytes, however much the trail has grown meanwhile.
 */
export async function trailFile(
  queries: Queries,
  projectId: number,
  { from, to }: { from: number; to: number },
): Promise<string> {
  const entries = await queries
    .select()
    .from(trailEntries)
    .where(and(eq(trailEntries.projectId, projectId), between(trailEntries.sequence, from, to)))
    .orderBy(asc(trailEntries.sequence))
    .limit(ENTRIES);
  const shown = entries.map(({ id: _ours, userId: _whose, at, detail, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    // As the hash takes them: the database keeps them in an order of its own.
    detail: Object.fromEntries(Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1))),
  }));
  return `${JSON.stringify({ format: TRAIL_FORMAT, projectId, entries: shown }, undefined, 1)}\n`;
}

/** The trails of these users' projects as documents, in files of so many entries, project after project. */
export async function* trailDocuments(
  queries: Queries,
  userIds: readonly number[],
): AsyncGenerator<unknown[]> {
  const trails = await queries
    .select({ id: projects.id, name: projects.name, last: max(trailEntries.sequence) })
    .from(projects)
    .innerJoin(trailEntries, eq(trailEntries.projectId, projects.id))
    .where(inArray(projects.userId, [0, ...userIds]))
    .groupBy(projects.id)
    .orderBy(asc(projects.id));
  for (const { id, last } of trails) {
    for (let from = 1; from <= (last ?? 0); from += ENTRIES) {
      const to = Math.min(from + ENTRIES - 1, last ?? 0);
      const text = await trailFile(queries, id, { from, to });
      const [newest] = await queries
        .select({ at: trailEntries.at })
        .from(trailEntries)
        .where(and(eq(trailEntries.projectId, id), eq(trailEntries.sequence, to)));
      yield [
        {
          id: `trail-${id}-${from}-${to}`,
          projectId: id,
          kind: 'other',
          name: `Trail before the move, entries ${from} to ${to}`,
          fileUrl: `/api/migration/trails/${id}?from=${from}&to=${to}`,
          type: 'application/json',
          bytes: Buffer.byteLength(text),
          sha256: createHash('sha256').update(text).digest('hex'),
          createdAt: newest?.at.toISOString() ?? null,
        },
      ];
    }
  }
}
