import type { LegalHold } from '@plumbline/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { legalHolds, projects } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
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
    const [stands] = await tx.select({ id: legalHolds.id }).from(legalHolds).where(standing(projectId));
    if (stands) throw new AppError('conflict', { message: 'This project is already on legal hold.' });
    const [hold] = await tx
      .insert(legalHolds)
      .values({ projectId, reason, setBy: actor.userId })
      .returning({ id: legalHolds.id });
    await note(tx, actor, project, 'hold_set', hold?.id ?? 0);
  });
}

/** Lifts the hold that stands on a project. @throws AppError not_found, or conflict where none stands */
export async function liftLegalHold(database: Database, of: ProjectOf, reason: string): Promise<void> {
  const { actor, projectId } = of;
  await database.transaction(async (tx) => {
    const project = await holdProject(tx, actor, projectId, 'update');
    const [lifted] = await tx
      .update(legalHolds)
      .set({ liftedAt: new Date(), liftedBy: actor.userId, liftedReason: reason })
      .where(standing(projectId))
      .returning({ id: legalHolds.id });
    if (!lifted) throw new AppError('conflict', { message: 'This project isn’t on legal hold.' });
    await note(tx, actor, project, 'hold_lifted', lifted.id);
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

/**
 * Refuses to delete in a project that is on legal hold. The caller holds the project, so that none is set meanwhile.
 * @throws AppError legal_hold
 */
export async function refuseDeletionOnHold(tx: Queries, projectId: number): Promise<void> {
  const [stands] = await tx.select({ id: legalHolds.id }).from(legalHolds).where(standing(projectId));
  if (stands) throw new AppError('legal_hold');
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
