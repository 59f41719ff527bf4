import { PROJECT_ACTIONS } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { projects } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { type ProjectRow, projectColumns } from './project-view.ts';

/** A project of this user. @throws AppError not_found for anybody else's, so that ids can't be probed. */
export async function findProject(queries: Queries, actor: Member, id: number): Promise<ProjectRow> {
  const [row] = await queries
    .select(projectColumns)
    .from(projects)
    .where(and(eq(projects.id, id), ownedBy(actor, projects)));
  if (!row) throw gone();
  return row;
}

/**
 * Holds a project of this user until the transaction ends: 'key share' so that it isn't deleted meanwhile, 'no key
 * update' so that findings can be numbered in it, 'update' so that nothing begins in it either. Taken before anything else is locked. Returns what it is called.
 * @throws AppError not_found
 */
export async function holdProject(
  tx: Queries,
  actor: Member,
  id: number,
  how: 'key share' | 'no key update' | 'update',
): Promise<{ id: number; name: string; userId: number }> {
  const [held] = await tx
    .select({ id: projects.id, name: projects.name, userId: projects.userId })
    .from(projects)
    .where(and(eq(projects.id, id), ownedBy(actor, projects)))
    .for(how);
  if (!held) throw gone();
  // Who works in a project holds it first, so that this is where somebody who may only look is refused.
  permit(actor, PROJECT_ACTIONS, 'changeWithin', { onHold: false });
  return held;
}

const gone = () => notFound('Project not found. It may have been deleted.');
