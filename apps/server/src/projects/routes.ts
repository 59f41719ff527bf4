import { endpoints, PROJECT_ACTIONS } from '@plumbline/contract';
import { stateInAddress } from '@plumbline/knowledge';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  asSentence,
  changeFindings,
  factsDiffer,
  keepAllWarned,
  keepWarned,
  type Told,
} from '../judgement/index.ts';
import { type Member, ownedBy, ownerOf, personOf } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects, projects } from '../platform/database/schema.ts';
import { answerPage } from '../platform/http/paging.ts';
import { register } from '../platform/http/register.ts';
import { permit } from '../platform/permit.ts';
import { readPreferences } from '../profile/index.ts';
import type { Services } from '../services.ts';
import { checkDates } from './check-dates.ts';
import { closeBuildingAlert, reopenBuildingAlert, reopenChanged } from './close-building-alert.ts';
import { findProject, holdProject } from './find-project.ts';
import { liftLegalHold, readLegalHolds, setLegalHold } from './legal-hold.ts';
import { listProjects } from './list-projects.ts';
import { projectDeadlines } from './project-deadlines.ts';
import { toProject } from './project-view.ts';

export function projectRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  register(app, endpoints.listProjects, async ({ actor, query, request, reply }) =>
    answerPage(request, reply, await listProjects(database, actor, query)),
  );

  register(app, endpoints.createProject, async ({ actor, body }) => {
    const { userId: _ignored, datesConfirmed, ...facts } = body;
    checkDates({ ...facts, datesConfirmed });
    const state = facts.state === undefined ? await homeState(database, actor, facts.address) : facts.state;
    return database.transaction(async (tx) => {
      const [project] = await tx
        .insert(projects)
        .values({ ...facts, state, ...ownerOf(actor) })
        .returning();
      if (!project) throw new Error('PostgreSQL returned no row for an insert');
      await keepWarned(tx, actor, describedIn(project, ''));
      await keepAllWarned(tx, actor, { projectId: project.id, aside: true }, namedIn(project));
      return toProject(await findProject(tx, actor, project.id), actor);
    });
  });

  register(app, endpoints.getProject, async ({ actor, params }) =>
    toProject(await findProject(database, actor, params.id), actor),
  );

  register(app, endpoints.readLegalHold, async ({ actor, params }) =>
    readLegalHolds(database, { actor, projectId: params.id }),
  );

  register(app, endpoints.setLegalHold, async ({ actor, params, body }) => {
    const of = { actor, projectId: params.id };
    await setLegalHold(database, of, body.reason);
    return readLegalHolds(database, of);
  });

  register(app, endpoints.liftLegalHold, async ({ actor, params, body }) => {
    const of = { actor, projectId: params.id };
    await liftLegalHold(database, of, body.reason);
    return readLegalHolds(database, of);
  });

  register(app, endpoints.closeBuildingAlert, async ({ actor, params, body, request }) =>
    closeBuildingAlert(database, { actor, ...params, ip: request.ip }, body.reason),
  );

  register(app, endpoints.reopenBuildingAlert, async ({ actor, params, request }) =>
    reopenBuildingAlert(database, { actor, ...params, ip: request.ip }),
  );

  register(app, endpoints.getDeadlines, async ({ actor, params }) => {
    const { project } = await findProject(database, actor, params.id);
    return { warranty: projectDeadlines(project) };
  });

  register(app, endpoints.updateProject, async ({ actor, params, body, request }) => {
    const { progress, datesConfirmed, ...facts } = body;
    return database.transaction(async (tx) => {
      // Of two who change the description at once the later sees what the earlier told.
      await holdProject(tx, actor, params.id, 'no key update');
      const before = await findProject(tx, actor, params.id);
      permit(actor, PROJECT_ACTIONS, 'edit', before);
      checkDates({ ...facts, datesConfirmed }, before.project);
      await tx
        .update(projects)
        .set({
          ...facts,
          ...(progress === undefined ? {} : { progressByHand: progress }),
          updatedAt: new Date(),
        })
        .where(and(eq(projects.id, params.id), ownedBy(actor, projects)));
      const after = await findProject(tx, actor, params.id);
      await reopenChanged(tx, { actor, ip: request.ip }, before.project, after.project);
      // Edition, guide and warranty of every finding follow from these.
      if (factsDiffer(before.project, after.project))
        await changeFindings(tx, eq(defects.projectId, params.id));
      await keepWarned(tx, actor, describedIn(after.project, before.project.description));
      const { project } = after;
      await keepAllWarned(
        tx,
        actor,
        { projectId: project.id, aside: true },
        namedIn(project, before.project),
      );
      return toProject(await findProject(tx, actor, params.id), actor);
    });
  });
}

/** What a project's description may warn of. */
const describedIn = (
  { id, description }: Pick<typeof projects.$inferSelect, 'id' | 'description'>,
  before: string,
) => ({
  ...{ projectId: id, words: description, before, source: 'description' as const },
  from: 'From the project’s description',
});

type Names = Pick<typeof projects.$inferSelect, 'name' | 'address'>;

const namedIn = (now: Names, before?: Names): Told[] => [
  ['From the project’s name', asSentence(now.name), asSentence(before?.name)],
  ['From the project’s address', now.address, before?.address],
];

/**
 * The state that somebody mostly works in, for a project whose state nobody gave. Null where the address names another:
 * it is assumed from there, and no limit of the wrong state is printed as a verdict.
 */
async function homeState(database: Database, actor: Member, address = '') {
  const { state } = await readPreferences(database, personOf(actor));
  const named = stateInAddress(address);
  return named === undefined || named === state ? state : null;
}
