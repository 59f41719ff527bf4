import { type LegalHold, PROJECT_ACTIONS } from '@plumbline/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { keepAllWarned } from '../judgement/index.ts';
import { type Actor, type Member, ownedBy, personOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { legalHolds, projects } from '../platform/database/schema.ts';
import { permit } from '../platform/permit.ts';
import { appendTrail } from '../trail/index.ts';
import { findProject, holdProject } from './find-project.ts';

interface ProjectOf {
  actor: Member;
  projectId: number;
}

const standing = (projectId: number) => and(eq(legalHolds.projectId, projectId), isNull(legalHolds.liftedAt));

/** The hold that stands on a project, and the ones that were lifted, newest first. @throws AppError not_found */
export async function readLegalHolds(
  queries: Queries,
  { actor, projectId }: ProjectOf,
): Promise<{ hold: LegalHold | null; lifted: LegalHold[] }> {
  await findProject(queries, actor, projectId);
  const rows = await queries
    .select()
    .from(legalHolds)
    .where(eq(legalHolds.projectId, projectId))
    .orderBy(desc(legalHolds.id));
  const holds = rows.map((row) => ({
    id: row.id,
    reason: row.reason,
    setAt: row.setAt.toISOString(),
    liftedReason: row.liftedReason,
    liftedAt: row.liftedAt?.toISOString() ?? null,
  }));
  return {
    hold: holds.find(({ liftedAt }) => liftedAt === null) ?? null,
    lifted: holds.filter(({ liftedAt }) => liftedAt !== null),
  };
}

/**
 * Puts a project on legal hold: nothing in it can be deleted until it is lifted. Waits for a deletion that is under way,
 * and every later one sees it. @throws AppError not_found, or conflict while one stands
 */
export async function setLegalHold(database: Database, of: ProjectOf, reason: string): Promise<void> {
  const { actor, projectId } = of;
  await database.transaction(async (tx) => {
    const project = await holdProject(tx, actor, projectId, 'update');
    permit(actor, PROJECT_ACTIONS, 'setHold', { onHold: await isOnHold(tx, projectId) });
    const [hold] = await tx
      .insert(legalHolds)
      .values({ projectId, reason, setBy: personOf(actor) })
      .returning({ id: legalHolds.id });
    await note(tx, actor, project, 'hold_set', hold?.id ?? 0);
    await keepAllWarned(tx, actor, { projectId }, [['From the reason of a legal hold', reason]]);
  });
}

/** Lifts the hold that stands on a project. @throws AppError not_found, or conflict where none stands */
export async function liftLegalHold(database: Database, of: ProjectOf, reason: string): Promise<void> {
  const { actor, projectId } = of;
  await database.transaction(async (tx) => {
    const project = await holdProject(tx, actor, projectId, 'update');
    permit(actor, PROJECT_ACTIONS, 'liftHold', { onHold: await isOnHold(tx, projectId) });
    const [lifted] = await tx
      .update(legalHolds)
      .set({ liftedAt: new Date(), liftedBy: personOf(actor), liftedReason: reason })
      .where(standing(projectId))
      .returning({ id: legalHolds.id });
    await note(tx, actor, project, 'hold_lifted', lifted?.id ?? 0);
    await keepAllWarned(tx, actor, { projectId }, [['From why a legal hold was lifted', reason]]);
  });
}

async function note(
  tx: Queries,
  by: Member,
  { id: projectId, userId }: { id: number; userId: number },
  event: 'hold_set' | 'hold_lifted',
  id: number,
): Promise<void> {
  await appendTrail(tx, { projectId, userId, by }, [{ event, subject: { kind: 'hold', id } }]);
}

/** Whether a legal hold stands on a project. Who goes by it holds the project, so that none is set meanwhile. */
export async function isOnHold(queries: Queries, projectId: number): Promise<boolean> {
  const [stands] = await queries.select({ id: legalHolds.id }).from(legalHolds).where(standing(projectId));
  return stands !== undefined;
}

/** The same as SQL, of the project whose id stands in this column of the query around it, such as `d.project_id`. */
export const onHoldAs = (column: string) =>
  `exists (select from legal_holds h where h.project_id = ${column} and h.lifted_at is null)`;

/** The same for a selection. */
export const onHoldOf = (column: string) => sql<boolean>`${sql.raw(onHoldAs(column))}`;

/**
 * Refuses to delete something within a project that is on legal hold. The caller holds the project.
 * @throws AppError legal_hold
 */
export async function permitDeletionWithin(tx: Queries, actor: Actor, projectId: number): Promise<void> {
  permit(actor, PROJECT_ACTIONS, 'deleteWithin', { onHold: await isOnHold(tx, projectId) });
}

/** Names of a user's projects that are on legal hold: their account can't be deleted meanwhile. */
export async function projectsOnHold(queries: Queries, actor: Member): Promise<string[]> {
  const rows = await queries
    .select({ name: projects.name })
    .from(projects)
    .innerJoin(legalHolds, eq(legalHolds.projectId, projects.id))
    .where(and(ownedBy(actor, projects), isNull(legalHolds.liftedAt)))
    .orderBy(projects.id);
  return rows.map(({ name }) => name);
}
