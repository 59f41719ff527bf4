import { PERSON_LIMITS, type PersonFacts, type ProjectPerson } from '@plumbline/contract';
import { and, asc, count, eq } from 'drizzle-orm';
import { asSentence, keepAllWarned } from '../judgement/index.ts';
import { ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { projectPeople, projects } from '../platform/database/schema.ts';
import { AppError, notFound } from '../platform/errors.ts';
import { findProject, holdProject, permitDeletionWithin } from '../projects/index.ts';
import type { OfProject, OfUser } from './places.ts';

const COLUMNS = {
  id: projectPeople.id,
  role: projectPeople.role,
  name: projectPeople.name,
  phone: projectPeople.phone,
  email: projectPeople.email,
};

const FROM = 'From a person’s name';

const gone = () => notFound('Person not found. They may have been removed.');

/** A project's people in the order in which they were added. @throws AppError not_found */
export async function listPeople(
  queries: Queries,
  { actor, projectId }: OfProject,
): Promise<ProjectPerson[]> {
  await findProject(queries, actor, projectId);
  return queries
    .select(COLUMNS)
    .from(projectPeople)
    .where(eq(projectPeople.projectId, projectId))
    .orderBy(asc(projectPeople.id));
}

/** @throws AppError not_found, conflict when the project has as many as it can have */
export async function addPerson(
  database: Database,
  { actor, projectId }: OfProject,
  facts: PersonFacts,
): Promise<ProjectPerson> {
  return database.transaction(async (tx) => {
    // The whole project, so that two who add at once don't pass the limit.
    await holdProject(tx, actor, projectId, 'update');
    const [there] = await tx
      .select({ total: count() })
      .from(projectPeople)
      .where(eq(projectPeople.projectId, projectId));
    if ((there?.total ?? 0) >= PERSON_LIMITS.perProject) {
      throw new AppError('conflict', {
        message: `A project can have at most ${PERSON_LIMITS.perProject} people.`,
      });
    }
    const [added] = await tx
      .insert(projectPeople)
      .values({ ...facts, projectId })
      .returning(COLUMNS);
    if (!added) throw new Error('PostgreSQL returned no row for an insert');
    await keepAllWarned(tx, actor, { projectId, aside: true }, [[FROM, asSentence(facts.name)]]);
    return added;
  });
}

/** The project of a person of this user's, held. @throws AppError not_found for anybody else's */
async function holdPerson(tx: Queries, { actor, id }: OfUser): Promise<number> {
  const [row] = await tx
    .select({ projectId: projectPeople.projectId })
    .from(projectPeople)
    .innerJoin(projects, eq(projects.id, projectPeople.projectId))
    .where(and(eq(projectPeople.id, id), ownedBy(actor, projects)));
  if (!row) throw gone();
  await holdProject(tx, actor, row.projectId, 'key share');
  return row.projectId;
}

/** @throws AppError not_found */
export async function changePerson(
  database: Database,
  of: OfUser,
  facts: PersonFacts,
): Promise<ProjectPerson> {
  return database.transaction(async (tx) => {
    const projectId = await holdPerson(tx, of);
    const [before] = await tx.select(COLUMNS).from(projectPeople).where(eq(projectPeople.id, of.id));
    const [changed] = await tx
      .update(projectPeople)
      .set(facts)
      .where(eq(projectPeople.id, of.id))
      .returning(COLUMNS);
    if (!changed) throw gone();
    const told = [FROM, asSentence(facts.name), asSentence(before?.name)] as const;
    await keepAllWarned(tx, of.actor, { projectId, aside: true }, [told]);
    return changed;
  });
}

/** @throws AppError not_found, legal_hold */
export async function removePerson(database: Database, of: OfUser): Promise<void> {
  await database.transaction(async (tx) => {
    const projectId = await holdPerson(tx, of);
    await permitDeletionWithin(tx, of.actor, projectId);
    await tx.delete(projectPeople).where(eq(projectPeople.id, of.id));
  });
}
