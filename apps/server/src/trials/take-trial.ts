import { randomUUID } from 'node:crypto';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { TRIAL_HASH } from '../analysis/index.ts';
import { keepFinding, panelFinding } from '../judgement/index.ts';
import { type Member, ownedBy, ownerOf } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { analyses, defects, preferences, projects, trials, users } from '../platform/database/schema.ts';
import { addPhotos } from '../uploads/index.ts';
import { isKept, type Trial, type Visitor } from './claim-trial.ts';

/** What a project is called that nobody has named yet. */
const FIRST_PROJECT = 'Project 1';

/**
 * Gives the trial of this device to an account that was just made. One that still runs is moved when it ends: its row is
 * marked, and the lock on it decides which of the two comes first. Returns whether there was one.
 */
export async function takeTrial(
  database: Database,
  actor: Member,
  { deviceHash }: Pick<Visitor, 'deviceHash'>,
): Promise<boolean> {
  const { userId } = ownerOf(actor);
  return database.transaction(async (tx) => {
    const [trial] = await tx
      .select()
      .from(trials)
      .where(and(eq(trials.deviceHash, deviceHash), inArray(trials.state, ['running', 'done']), isKept))
      .for('update');
    if (!trial) return false;
    if (trial.state === 'done') return moveTrial(tx, actor, trial);
    // Of two accounts made meanwhile, the first has it.
    if (trial.accountId === null) {
      await tx.update(trials).set({ accountId: userId }).where(eq(trials.id, trial.id));
    }
    return true;
  });
}

/**
 * Moves a finished trial whose row is locked: a first project with the finding and its photo. It costs no credit. The row
 * stays, empty, as long as the limit runs.
 */
export async function moveTrial(tx: Queries, actor: Member, trial: Trial): Promise<boolean> {
  const { userId } = ownerOf(actor);
  if (!trial.finding || !trial.photo || trial.folder === null) return false;
  // Whoever didn’t say where the building is, and signed up while it ran, may have said where they are by now.
  const [said] = await tx
    .select({ state: preferences.state })
    .from(preferences)
    .where(ownedBy(actor, preferences));
  const [project] = await tx
    .insert(projects)
    .values({ userId, name: FIRST_PROJECT, state: trial.buildingState ?? said?.state ?? null })
    .returning();
  if (!project) throw new Error('PostgreSQL returned no row for an insert');
  const { copies = [], ...facts } = trial.photo;
  const photo = { ...facts, userId, projectId: project.id, folder: trial.folder };
  const [photoId = null] = await addPhotos(tx, [{ photo, copies }]);
  const [run] = await tx
    .insert(analyses)
    .values({
      userId,
      projectId: project.id,
      photoId,
      idempotencyKey: randomUUID(),
      requestHash: `${TRIAL_HASH}${trial.id}`,
      state: 'succeeded',
      runner: trial.runner,
      charged: false,
      createdAt: trial.createdAt,
      finishedAt: trial.createdAt,
    })
    .returning();
  await tx
    .update(users)
    .set({ analysisCount: sql`${users.analysisCount} + 1` })
    .where(eq(users.id, userId));
  await tx
    .update(trials)
    .set({ state: 'taken', folder: null, photo: null, finding: null })
    .where(eq(trials.id, trial.id));
  const analysisId = run?.id ?? null;
  const { examination, userDescription: description } = trial.finding;
  const finding = {
    ...panelFinding(examination, { description, stages: [] }),
    ...{ userId, projectId: project.id, analysisId, photoId, createdAt: trial.createdAt },
  };
  await keepFinding(tx, finding, actor, { run: analysisId, charged: false });
  return true;
}

/** The finding that this account's trial became; null where there was none, or it is gone. */
export async function findKept(
  queries: Queries,
  actor: Member,
): Promise<{ findingId: number; project: string } | null> {
  const [found] = await queries
    .select({ findingId: defects.id, project: projects.name })
    .from(analyses)
    .innerJoin(defects, eq(defects.analysisId, analyses.id))
    .innerJoin(projects, eq(projects.id, defects.projectId))
    .where(and(ownedBy(actor, analyses), like(analyses.requestHash, `${TRIAL_HASH}%`)))
    .limit(1);
  return found ?? null;
}
