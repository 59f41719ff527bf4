import type { Project, ProjectStatus } from '@plumbline/contract';
import { and, count, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '../platform/database/connect.ts';
import { projects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { projectColumns, toProject } from './project-view.ts';

interface Query {
  limit: number;
  after?: string | undefined;
  status?: ProjectStatus | undefined;
}

/** A user's projects, newest first. */
export async function listProjects(
  database: Database,
  userId: number,
  { limit, after, status }: Query,
): Promise<Page<Project>> {
  const wanted = and(eq(projects.userId, userId), status && eq(projects.status, status));
  const [before] = after ? decodeCursor(after, 1) : [];
  const rows = await database
    .select(projectColumns)
    .from(projects)
    .where(and(wanted, before === undefined ? undefined : lt(projects.id, before)))
    .orderBy(desc(projects.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(toProject);
  const last = items.at(-1);
  const whole = before === undefined && rows.length <= limit;
  return {
    items,
    next: rows.length > limit && last ? encodeCursor([last.id]) : undefined,
    total: whole ? rows.length : await countProjects(database, wanted),
  };
}

async function countProjects(database: Database, wanted: ReturnType<typeof and>): Promise<number> {
  const [counted] = await database.select({ total: count() }).from(projects).where(wanted);
  return counted?.total ?? 0;
}
