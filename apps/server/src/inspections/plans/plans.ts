import { type Pin, type PinPoint, PLAN_LIMITS, type Plan } from '@plumbline/contract';
import { and, asc, count, eq, gt, inArray, max } from 'drizzle-orm';
import { warnOfFinding } from '../../defects/index.ts';
import { keepAllWarned } from '../../judgement/index.ts';
import { accountOf, type Member, ownedBy } from '../../platform/actor.ts';
import type { Database, Queries } from '../../platform/database/connect.ts';
import { defects, planPages, planPins, plans, projects } from '../../platform/database/schema.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newFolder } from '../../platform/storage/new-folder.ts';
import { listForRemoval, removeListed } from '../../platform/storage/removals.ts';
import { findProject, holdProject, permitDeletionWithin } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { planPageKey } from '../../uploads/index.ts';
import type { OfProject, OfUser } from '../places.ts';
import { type DrawnPage, readDrawing } from './read-drawing.ts';

type PinRow = typeof planPins.$inferSelect;

export const toPin = ({ planId: _plan, createdAt: _created, ...pin }: PinRow): Pin => pin;

/** A plan of this user's. @throws AppError not_found for anybody else's */
export async function findPlan(queries: Queries, { actor, id }: OfUser) {
  const [row] = await queries
    .select({ plan: plans })
    .from(plans)
    .innerJoin(projects, eq(projects.id, plans.projectId))
    .where(and(eq(plans.id, id), ownedBy(actor, projects)));
  if (!row) throw gone();
  return row.plan;
}

const gone = () => notFound('Plan not found. It may have been deleted.');

/** The same, held until the transaction ends, its project before it. */
export async function holdPlan(tx: Queries, of: OfUser) {
  const { projectId } = await findPlan(tx, of);
  await holdProject(tx, of.actor, projectId, 'key share');
  const [plan] = await tx.select().from(plans).where(eq(plans.id, of.id)).for('update');
  if (!plan) throw gone();
  return plan;
}

async function readPlans(queries: Queries, rows: readonly (typeof plans.$inferSelect)[]): Promise<Plan[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [pages, pins] = await Promise.all([
    queries.select().from(planPages).where(inArray(planPages.planId, ids)).orderBy(asc(planPages.number)),
    queries.select().from(planPins).where(inArray(planPins.planId, ids)).orderBy(asc(planPins.number)),
  ]);
  return rows.map(({ id, name, version, createdAt }) => ({
    id,
    name,
    version,
    createdAt: createdAt.toISOString(),
    pages: pages
      .filter(({ planId }) => planId === id)
      .map(({ number, width, height }) => ({ number, width, height })),
    pins: pins.filter(({ planId }) => planId === id).map(toPin),
  }));
}

async function readPlan(queries: Queries, id: number): Promise<Plan> {
  const rows = await queries.select().from(plans).where(eq(plans.id, id));
  const [plan] = await readPlans(queries, rows);
  if (!plan) throw gone();
  return plan;
}

export async function listPlans(queries: Queries, { actor, projectId }: OfProject): Promise<Plan[]> {
  await findProject(queries, actor, projectId);
  const rows = await queries
    .select()
    .from(plans)
    .where(eq(plans.projectId, projectId))
    .orderBy(asc(plans.id));
  return readPlans(queries, rows);
}

/** Stores a drawing's pages, and removes them again where what follows doesn't come to pass. */
async function withPages<T>(
  services: Services,
  folder: string,
  pages: readonly DrawnPage[],
  keep: () => Promise<T>,
): Promise<T> {
  try {
    for (const [at, { bytes }] of pages.entries()) {
      await services.files.put(planPageKey(folder, at + 1), Buffer.from(bytes), 'image/webp');
    }
    return await keep();
  } catch (error) {
    await listForRemoval(services.database, [folder]);
    await removeListed(services, [folder]);
    throw error;
  }
}

const rowsOf = (planId: number, pages: readonly DrawnPage[]) =>
  pages.map(({ width, height }, at) => ({ planId, number: at + 1, width, height }));

interface Drawing {
  bytes: Buffer;
  name: string;
}

/** @throws AppError */
export async function addPlan(services: Services, of: OfProject, { bytes, name }: Drawing): Promise<Plan> {
  const { database } = services;
  await findProject(database, of.actor, of.projectId);
  const pages = await readDrawing(services, accountOf(of.actor), bytes);
  const folder = newFolder(of.actor, 'plans');
  return withPages(services, folder, pages, () =>
    database.transaction(async (tx) => {
      await holdProject(tx, of.actor, of.projectId, 'update');
      const [there] = await tx
        .select({ total: count() })
        .from(plans)
        .where(eq(plans.projectId, of.projectId));
      if ((there?.total ?? 0) >= PLAN_LIMITS.plansMax) {
        throw new AppError('conflict', {
          message: `A project can have at most ${PLAN_LIMITS.plansMax} plans.`,
        });
      }
      const [added] = await tx
        .insert(plans)
        .values({ projectId: of.projectId, name, folder })
        .returning({ id: plans.id });
      const id = added?.id ?? 0;
      await tx.insert(planPages).values(rowsOf(id, pages));
      await keepAllWarned(tx, of.actor, { projectId: of.projectId, aside: true }, [[FROM_NAME, name]]);
      return readPlan(tx, id);
    }),
  );
}

/**
 * Puts another drawing in a plan's place. Its pins keep their place on the page of the same number; those of a page that
 * is gone wait, without a page, and none is lost.
 */
export async function replacePlan(services: Services, of: OfUser, bytes: Buffer): Promise<Plan> {
  const { database } = services;
  await findPlan(database, of);
  const pages = await readDrawing(services, accountOf(of.actor), bytes);
  const folder = newFolder(of.actor, 'plans');
  const { plan, before } = await withPages(services, folder, pages, () =>
    database.transaction(async (tx) => {
      const { version, folder: before } = await holdPlan(tx, of);
      await tx
        .update(plans)
        .set({ folder, version: version + 1 })
        .where(eq(plans.id, of.id));
      await tx.delete(planPages).where(eq(planPages.planId, of.id));
      await tx.insert(planPages).values(rowsOf(of.id, pages));
      await tx
        .update(planPins)
        .set({ page: null })
        .where(and(eq(planPins.planId, of.id), gt(planPins.page, pages.length)));
      await listForRemoval(tx, [before]);
      return { plan: await readPlan(tx, of.id), before };
    }),
  );
  await removeListed(services, [before]);
  return plan;
}

export async function renamePlan(database: Database, of: OfUser, name: string): Promise<Plan> {
  return database.transaction(async (tx) => {
    const { projectId, name: before } = await holdPlan(tx, of);
    await keepAllWarned(tx, of.actor, { projectId, aside: true }, [[FROM_NAME, name, before]]);
    await tx.update(plans).set({ name }).where(eq(plans.id, of.id));
    return readPlan(tx, of.id);
  });
}

/** @throws AppError not_found, legal_hold */
export async function deletePlan(services: Services, of: OfUser): Promise<void> {
  const folder = await services.database.transaction(async (tx) => {
    const plan = await holdPlan(tx, of);
    await permitDeletionWithin(tx, of.actor, plan.projectId);
    await tx.delete(plans).where(eq(plans.id, of.id));
    await listForRemoval(tx, [plan.folder]);
    return plan.folder;
  });
  await removeListed(services, [folder]);
}

interface Place {
  page?: number | undefined;
  x?: number | undefined;
  y?: number | undefined;
  corners?: PinPoint[] | null | undefined;
  findingId?: number | null | undefined;
  label?: string | undefined;
}

/** @throws AppError not_found for a page that the plan hasn't, or a finding of another building */
async function checkPlace(tx: Queries, plan: typeof plans.$inferSelect, place: Place): Promise<void> {
  if (place.page !== undefined) {
    const [page] = await tx
      .select()
      .from(planPages)
      .where(and(eq(planPages.planId, plan.id), eq(planPages.number, place.page)));
    if (!page) throw notFound('The plan has no such page.');
  }
  if (typeof place.findingId === 'number') {
    const [finding] = await tx
      .select({ id: defects.id })
      .from(defects)
      .where(and(eq(defects.id, place.findingId), eq(defects.projectId, plan.projectId)))
      .for('key share');
    if (!finding) throw notFound('Finding not found. It may have been deleted.');
  }
}

export async function addPin(
  database: Database,
  of: OfUser,
  place: Place & { page: number; x: number; y: number },
): Promise<Pin> {
  return database.transaction(async (tx) => {
    const plan = await holdPlan(tx, of);
    await checkPlace(tx, plan, place);
    const [there] = await tx
      .select({ total: count(), last: max(planPins.number) })
      .from(planPins)
      .where(eq(planPins.planId, of.id));
    if ((there?.total ?? 0) >= PLAN_LIMITS.pinsMax) {
      throw new AppError('conflict', { message: `A plan can have at most ${PLAN_LIMITS.pinsMax} pins.` });
    }
    const { page, x, y, corners = null, findingId = null, label = '' } = place;
    const number = (there?.last ?? 0) + 1;
    const [added] = await tx
      .insert(planPins)
      .values({ planId: of.id, number, page, x, y, corners, findingId, label })
      .returning();
    if (!added) throw new Error('PostgreSQL returned no row for an insert');
    await warnOf(tx, of.actor, plan.projectId, added);
    return toPin(added);
  });
}

async function holdPin(tx: Queries, of: OfUser) {
  const [row] = await tx
    .select({ planId: planPins.planId })
    .from(planPins)
    .innerJoin(plans, eq(plans.id, planPins.planId))
    .innerJoin(projects, eq(projects.id, plans.projectId))
    .where(and(eq(planPins.id, of.id), ownedBy(of.actor, projects)));
  if (!row) throw noPin();
  return holdPlan(tx, { ...of, id: row.planId });
}

const FROM_NAME = 'From a plan’s name';

/** What a pin says is of the finding that it points at, or of the project: there it is the name of a thing, such as 'Mould'. */
async function warnOf(
  tx: Queries,
  actor: Member,
  projectId: number,
  { label, findingId }: Pick<typeof planPins.$inferSelect, 'label' | 'findingId'>,
  before = '',
): Promise<void> {
  if (label === before) return;
  if (findingId === null)
    await keepAllWarned(tx, actor, { projectId, aside: true }, [['From a pin on a plan', label, before]]);
  else await warnOfFinding(tx, actor, findingId, { from: 'pin', words: label });
}

const noPin = () => notFound('Pin not found. It may have been deleted.');

export async function movePin(database: Database, of: OfUser, place: Place): Promise<Pin> {
  return database.transaction(async (tx) => {
    const plan = await holdPin(tx, of);
    await checkPlace(tx, plan, place);
    const set = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
    const pin = eq(planPins.id, of.id);
    const [before] = await tx.select({ label: planPins.label }).from(planPins).where(pin);
    const [moved] =
      Object.keys(set).length > 0
        ? await tx.update(planPins).set(set).where(pin).returning()
        : await tx.select().from(planPins).where(pin);
    if (!moved) throw noPin();
    await warnOf(tx, of.actor, plan.projectId, moved, before?.label);
    return toPin(moved);
  });
}

export async function deletePin(database: Database, of: OfUser): Promise<void> {
  await database.transaction(async (tx) => {
    await holdPin(tx, of);
    await tx.delete(planPins).where(eq(planPins.id, of.id));
  });
}
