import { eq, inArray } from 'drizzle-orm';
import { changeFindings } from '../../judgement/index.ts';
import { onBehalfOf } from '../../platform/actor.ts';
import { defects, legalHolds, projectStages, projects } from '../../platform/database/schema.ts';
import { findProject, reopenChanged } from '../../projects/index.ts';
import type { ProjectBody } from '../format/read-project.ts';
import { type Bringing, bringSection, moment, type Placed, type Transaction } from './bring.ts';
import { saveVisitsAndPlaces } from './file-here.ts';
import { savePeople } from './save-people.ts';

export function bringProjects(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'projects',
    sequence: 'projects_id_seq',
    async insert(tx, placed) {
      await tx.insert(projects).values(
        placed.map(({ row, id }) => {
          const body = row.body as ProjectBody;
          return { id, userId, lastFindingNumber: body.lastFindingNumber ?? 0, ...columns(body) };
        }),
      );
      await saveStages(tx, placed);
      await savePeople(tx, placed);
      await saveVisitsAndPlaces(tx, placed);
      await saveHolds(tx, userId, placed);
    },
    async update(tx, placed) {
      const { createdAt: _kept, closedAlerts: _theirs, ...changed } = columns(placed.row.body as ProjectBody);
      // What was closed or opened of the building here stays so, unless another building is told of now.
      const actor = onBehalfOf({ userId });
      const before = await findProject(tx, actor, placed.id);
      await tx.update(projects).set(changed).where(eq(projects.id, placed.id));
      const after = await findProject(tx, actor, placed.id);
      await reopenChanged(tx, { actor }, before.project, after.project);
      await saveStages(tx, [placed]);
      await savePeople(tx, [placed]);
      await saveVisitsAndPlaces(tx, [placed]);
      await saveHolds(tx, userId, [placed]);
      await changeFindings(tx, eq(defects.projectId, placed.id));
    },
  });
}

function columns({ stages: _apart, createdAt, ...body }: ProjectBody) {
  const { name, description, status, progressByHand, address, state, buildingType } = body;
  const { contractDate, approvalDate, completionDate, closedAlerts = [] } = body;
  return {
    name,
    description,
    status,
    progressByHand,
    address,
    state,
    buildingType,
    contractDate,
    approvalDate,
    completionDate,
    closedAlerts,
    createdAt: moment(createdAt),
  };
}

async function saveStages(tx: Transaction, placed: readonly Placed[]): Promise<void> {
  const values = placed.flatMap(({ row, id }) =>
    (row.body as ProjectBody).stages.map((stage) => ({
      projectId: id,
      stageId: stage.id,
      firstInspectedAt: moment(stage.at),
    })),
  );
  if (values.length > 0) await tx.insert(projectStages).values(values).onConflictDoNothing();
}

/** Adds the legal holds that aren't here. One that stands here already stands for the source's too. */
async function saveHolds(tx: Transaction, userId: number, placed: readonly Placed[]): Promise<void> {
  const here = await tx
    .select({ projectId: legalHolds.projectId, setAt: legalHolds.setAt })
    .from(legalHolds)
    .where(
      inArray(
        legalHolds.projectId,
        placed.map(({ id }) => id),
      ),
    );
  const known = new Set(here.map(({ projectId, setAt }) => `${projectId} ${setAt.getTime()}`));
  const values = placed.flatMap(({ row, id: projectId }) =>
    ((row.body as ProjectBody).holds ?? [])
      .filter(({ setAt }) => !known.has(`${projectId} ${Date.parse(setAt)}`))
      .map(({ reason, byOwner, setAt, liftedReason, liftedByOwner, liftedAt }) => ({
        projectId,
        reason,
        setBy: byOwner ? userId : null,
        setAt: new Date(setAt),
        liftedReason,
        liftedBy: liftedByOwner ? userId : null,
        liftedAt: liftedAt === null ? null : new Date(liftedAt),
      })),
  );
  if (values.length > 0) await tx.insert(legalHolds).values(values).onConflictDoNothing();
}
