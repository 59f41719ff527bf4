import type { Defect, NewAnswers } from '@plumbline/contract';
import { isOfWidth } from '@plumbline/knowledge/hazards';
import {
  type Answers,
  BARS_QUESTION,
  dangerAnswered,
  dangerKinds,
  FALLEN_QUESTION,
  fallenAnswered,
  fallenShared,
  isOfMovement,
  MATERIAL_OPTIONS,
  mayBeConcrete,
  questionsFor,
  withAnswers,
} from '@plumbline/knowledge/questions';
import { barsMayShow } from '@plumbline/vision';
import { and, eq } from 'drizzle-orm';
import {
  asksOfFallen,
  changeFindings,
  hazardsOf,
  inputOf,
  mayBeCrack,
  namedNow,
} from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database } from '../platform/database/connect.ts';
import { defects, places, projects, visits } from '../platform/database/schema.ts';
import { AppError } from '../platform/errors.ts';
import { findProject, holdProject, reopenChanged } from '../projects/index.ts';
import { closedBut } from './close-alert.ts';
import { readDefect } from './decide-defect.ts';
import { findDefect, findDefectTo } from './find-defect.ts';
import { noteFinding } from './note-finding.ts';
import { noteReopened } from './note-reopened.ts';
import { changingPhoto, ofOnePhoto } from './same-photo.ts';

/** What can still be asked of a finding, and its number within the project. */
export async function readQuestions(database: Database, actor: Member, id: number) {
  const { defect, photo } = await findDefect(database, actor, id);
  const { project } = await findProject(database, actor, defect.projectId);
  const warned = hazardsOf(defect, project);
  // Once something is said to have fallen, nobody is asked what the panel took it for, or how wide it is.
  const { fallen } = fallenAnswered(defect.answers).length > 0 ? defect.answers : {};
  const input = inputOf({ ...defect, answers: fallen ? { fallen } : {} }, project, photo?.takenAt ?? null, {
    alerts: fallen ? defect.alerts : [],
    warned,
  });
  const [filed] = await database
    .select({ room: places.name, visitedOn: visits.visitedOn })
    .from(defects)
    .leftJoin(places, eq(places.id, defects.placeId))
    .leftJoin(visits, eq(visits.id, defects.visitId))
    .where(and(eq(defects.id, id), ownedBy(actor, defects)));
  return {
    questions: defect.imported
      ? []
      : questionsFor(input, defect.answers, {
          mayHaveFallen: asksOfFallen(defect, namedNow(defect), warned),
          barsMayShow: barsMatter(defect, warned),
          mayBeCrack: defect.examination.consensus.outcome === 'not_sure' && mayBeCrack(defect),
        }),
    projectName: project.name,
    room: filed?.room ?? '',
    visitedOn: filed?.visitedOn ?? null,
    number: defect.number,
  };
}

type Found = Awaited<ReturnType<typeof findDefect>>['defect'];

/**
 * Bare bars are asked about where the photo may show some, what breaks may be concrete, and nothing but a crack has warned
 * of the structure yet.
 */
const barsMatter = (defect: Found, warned: ReturnType<typeof hazardsOf>): boolean =>
  barsMayShow(defect.examination.votes) &&
  warned.every((alert) => alert.kind !== 'structural' || isOfWidth(alert) || isOfMovement(alert)) &&
  mayBeConcrete(
    [withAnswers(defect.userDescription, defect.answers, null), defect.spokenWords, defect.location].join(
      '\n',
    ),
  );

/** Keeps what was answered, and judges by it: the finding, or every finding of the project where its facts changed. */
export async function keepAnswers(
  database: Database,
  { actor, id, ip }: { actor: Member; id: number; ip?: string | undefined },
  { material, place, bars, fallen, measurement, project }: NewAnswers,
): Promise<Defect> {
  if (material && !MATERIAL_OPTIONS.some(({ value }) => value === material))
    throw new AppError('invalid_input', { fields: { material: 'Choose from the list' } });
  if (bars && !BARS_QUESTION.options.some(({ value }) => value === bars))
    throw new AppError('invalid_input', { fields: { bars: 'Choose from the list' } });
  if (fallen && !FALLEN_QUESTION.options.some(({ value }) => value === fallen))
    throw new AppError('invalid_input', { fields: { fallen: 'Choose from the list' } });
  return database.transaction(async (tx) => {
    const found = await findDefectTo('answer', tx, actor, id);
    // Before any finding is locked, as whoever changes a project does.
    await holdProject(tx, actor, found.defect.projectId, project ? 'update' : 'key share');
    const { defect } = await findDefect(tx, actor, id);
    refuseTakingBack(defect, { bars, fallen });
    if (project && Object.keys(project).length > 0) {
      const before = await findProject(tx, actor, defect.projectId);
      await tx
        .update(projects)
        .set({ ...project, updatedAt: new Date() })
        .where(and(eq(projects.id, defect.projectId), ownedBy(actor, projects)));
      const after = await findProject(tx, actor, defect.projectId);
      await reopenChanged(tx, { actor, ip }, before.project, after.project);
    }
    const opens = dangerKinds({
      ...(bars ? { bars } : {}),
      ...(fallen ? { fallen } : {}),
      ...(place ? { place } : {}),
    });
    await changingPhoto(tx, actor, defect, () =>
      changeFindings(tx, fallen === undefined ? eq(defects.id, id) : ofOnePhoto(defect), (row) =>
        row.id === id
          ? {
              answers: merged(row.answers, { material, place, bars, fallen }),
              closedAlerts: closedBut(row, opens),
              ...(measurement
                ? {
                    decisionMeasurements: [
                      ...row.decisionMeasurements.filter(
                        ({ attribute }) => attribute !== measurement.attribute,
                      ),
                      measurement,
                    ],
                  }
                : {}),
            }
          : { answers: withFallen(row.answers, fallenShared(row.answers, fallen ?? null)) },
      ),
    );
    if (project) await changeFindings(tx, eq(defects.projectId, defect.projectId));
    await noteReopened(tx, { actor, id, ip }, defect);
    if (measurement) await noteFinding(tx, actor, defect, 'finding_measured', { count: 1 });
    return readDefect(tx, actor, id);
  });
}

const withFallen = ({ fallen: _, ...answers }: Answers, fallen: string | undefined): Answers => ({
  ...answers,
  ...(fallen ? { fallen } : {}),
});

type Given = { [K in keyof Answers]?: string | null | undefined };

/**
 * What told of a danger isn't taken back by another answer: its alert is closed with a reason.
 * @throws AppError hazard_open while that alert is open, conflict after it was closed
 */
function refuseTakingBack({ answers, alerts }: Found, { bars, fallen }: Given): void {
  const isLess = (given: Answers) => dangerKinds(given).length === 0;
  const kinds = dangerKinds({
    ...(answers.bars && bars !== undefined && isLess({ bars: bars ?? '' }) ? { bars: answers.bars } : {}),
    ...(answers.fallen && fallen !== undefined && isLess({ fallen: fallen ?? '' })
      ? { fallen: answers.fallen }
      : {}),
  });
  if (kinds.length === 0) return;
  const open = alerts.filter(({ kind }) => kinds.some((one) => one === kind));
  if (open.length === 0)
    throw new AppError('conflict', {
      message: 'This was answered yes, and the alert was closed with a reason. Both stay as they are.',
    });
  throw new AppError('hazard_open', {
    message: `You answered yes, and a hazard alert is open (${open.map(({ title }) => title).join(', ')}). Close the alert with a reason instead.`,
  });
}

/** Null takes an answer back; what isn't named stays as it was. A second yes adds to the first. */
function merged(before: Answers, { material, place, bars, fallen }: Given): Answers {
  const told = fallenAnswered(before);
  const more = fallenAnswered(fallen ? { fallen } : {});
  const kept = {
    material: material === undefined ? before.material : material,
    place: place === undefined ? before.place : place,
    bars: bars === undefined || dangerAnswered(before) ? before.bars : bars,
    fallen:
      told.length > 0
        ? [...new Set([...told, ...more])].join(' ')
        : fallen === undefined
          ? before.fallen
          : fallen,
  };
  return {
    ...(kept.material ? { material: kept.material } : {}),
    ...(kept.place ? { place: kept.place } : {}),
    ...(kept.bars ? { bars: kept.bars } : {}),
    ...(kept.fallen ? { fallen: kept.fallen } : {}),
  };
}
