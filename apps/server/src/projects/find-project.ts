import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/connect.ts';
import { projects } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { type ProjectRow, projectColumns } from './project-view.ts';

/** A project of this user. @throws AppError not_found for anybody else's, so that ids can't be probed. */
export async function findProject(queries: Queries, userId: number, id: number): Promise<ProjectRow> {
  const [row] = await queries
    .select(projectColumns)
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.userId, userId)));
  if (!row) throw notFound('Project not found. It may have been deleted.');
  return row;
}
