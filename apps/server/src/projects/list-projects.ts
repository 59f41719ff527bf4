import type { Project, ProjectStatus } from '@plumbline/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Member, ownedBy, ownedByGiven, ownerOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { projects } from '../platform/database/schema.ts';
import { decodeCursor, encodeCursor, type Page } from '../platform/http/paging.ts';
import { type ProjectRow, projectColumns, toProject } from './project-view.ts';

interface Query {
  limit: number;
  after?: string | undefined;
  status?: ProjectStatus | undefined;
}

/** Prepared once: building the query costs more than running it, and every screen waits for it. */
function prepareList(database: Database) {
  const given = (name: string) => sql.placeholder(name);
  return database
    .select(projectColumns)
    .from(projects)
    .where(
      sql`${ownedByGiven(projects)}
        and (${given('status')}::text is null or ${projects.status} = ${given('status')}::text)
        and (${given('before')}::int is null or ${projects.id} < ${given('before')}::int)`,
    )
    .orderBy(desc(projects.id))
    .limit(given('limit'))
    .prepare('list-projects');
}
const prepared = new WeakMap<Database, ReturnType<typeof prepareList>>();

/** A user's projects, newest first. */
export async function listProjects(
  database: Database,
  actor: Member,
  { limit, after, status }: Query,
): Promise<Page<Project>> {
  const list = prepared.get(database) ?? prepareList(database);
  prepared.set(database, list);
  const [before] = after ? decodeCursor(after, 1) : [];
  const rows: ProjectRow[] = await list.execute({
    ...ownerOf(actor),
    status: status ?? null,
    before: before ?? null,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit).map((row) => toProject(row, actor));
  const last = items.at(-1);
  const whole = before === undefined && rows.length <= limit;
  return {
    items,
    next: rows.length > limit && last ? encodeCursor([last.id]) : undefined,
    total: whole ? rows.length : await countProjects(database, actor, status),
  };
}

async function countProjects(database: Database, actor: Member, status: Query['status']): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(projects)
    .where(and(ownedBy(actor, projects), status && eq(projects.status, status)));
  return counted?.total ?? 0;
}
