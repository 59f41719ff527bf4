import { eq } from 'drizzle-orm';
import { changeFindings } from '../../judgement/index.ts';
import { defects, projectStages, projects } from '../../platform/database/schema.ts';
import type { ProjectBody } from '../format/read-project.ts';
import { type Bringing, bringSection, moment, type Placed, type Transaction } from './bring.ts';
import { saveVisitsAndPlaces } from './file-here.ts';

export function bringProjects(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'projects',
    sequence: 'projects_id_seq',
    async insert(tx, placed) {
      await tx
        .insert(projects)
        .values(placed.map(({ row, id }) => ({ id, userId, ...columns(row.body as ProjectBody) })));
      await saveStages(tx, placed);
      await saveVisitsAndPlaces(tx, placed);
    },
    async update(tx, placed) {
      const { createdAt: _kept, ...changed } = columns(placed.row.body as ProjectBody);
      await tx.update(projects).set(changed).where(eq(projects.id, placed.id));
      await saveStages(tx, [placed]);
      await saveVisitsAndPlaces(tx, [placed]);
      await changeFindings(tx, eq(defects.projectId, placed.id));
    },
  });
}

function columns({ stages: _apart, createdAt, ...body }: ProjectBody) {
  const { name, description, status, progressByHand, address, state, buildingType } = body;
  const { contractDate, approvalDate, completionDate } = body;
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
