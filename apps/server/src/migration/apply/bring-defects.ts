import type { Examination } from '@plumbline/vision';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { toListing } from '../../defects/index.ts';
import { type FindingRow, judge } from '../../judgement/index.ts';
import {
  defects,
  findingPhotos,
  migrationRows,
  photos,
  projectStages,
} from '../../platform/database/schema.ts';
import { addPhotos } from '../../uploads/index.ts';
import type { DefectBody } from '../format/read-defect.ts';
import {
  type Bringing,
  bringSection,
  moment,
  type Placed,
  type StagedRow,
  type Transaction,
} from './bring.ts';
import type { StoredPhoto } from './prepare-photos.ts';
import { type ProjectHere, projectsOf } from './projects-here.ts';

export function bringDefects(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'defects',
    sequence: 'defects_id_seq',
    async insert(tx, placed) {
      const projectOf = await projectsOf({ ...bringing, tx }, placed);
      const rows = placed.map((one) => ({
        ...one,
        project: projectOf(one),
        body: one.row.body as DefectBody,
      }));
      const photoOf = await savePhotos(tx, userId, rows);
      await tx.insert(defects).values(
        rows.map(({ id, row, project, body }) => ({
          id,
          userId,
          projectId: project.id,
          photoId: photoOf(row.photo),
          ...columns(row, body, project),
        })),
      );
      await saveStages(tx, rows);
    },
    async update(tx, placed) {
      const project = (await projectsOf({ ...bringing, tx }, [placed]))(placed);
      const body = placed.row.body as DefectBody;
      await tx
        .update(defects)
        .set({
          projectId: project.id,
          // Under another project it belongs to no visit there.
          visitId: sql`case when ${defects.projectId} = ${project.id} then ${defects.visitId} end`,
          placeId: sql`case when ${defects.projectId} = ${project.id} then ${defects.placeId} end`,
          ...columns(placed.row, body, project),
        })
        .where(eq(defects.id, placed.id));
      await movePhotos(tx, placed.id, project.id);
      await saveStages(tx, [{ project, body }]);
    },
  });
}

function columns({ id, photo }: StagedRow, body: DefectBody, project: ProjectHere) {
  const { decision, original, examination } = body;
  const decidedAt = decision.decidedAt === null ? null : new Date(decision.decidedAt);
  const facts: FindingRow = {
    imported: body.imported,
    verdict: decision.verdict,
    title: body.title,
    originalTitle: original.title,
    originalSeverity: original.severity,
    originalCompliance: original.compliance,
    taxonomyId: body.taxonomyId,
    examination,
    answers: body.answers,
    decisionMeasurements: decision.measurements,
    decidedSeverity: decision.severity,
    decidedCompliance: decision.compliance,
    decisionNote: decision.note,
    description: body.description,
    recommendations: body.recommendations,
    userDescription: body.userDescription,
    closedAlerts: body.closedAlerts,
    stageIds: body.stageIds,
    createdAt: moment(body.createdAt),
  };
  const takenAt = (photo as StoredPhoto | null)?.takenAt ?? body.taken?.at ?? null;
  return {
    ...facts,
    ...judge(facts, project, takenAt),
    // The page was read without what the panel drew.
    examination: sql<Examination>`(select ${migrationRows.body}->'examination' from ${migrationRows} where ${migrationRows.id} = ${id})`,
    confidence: examination.consensus.confidence,
    location: body.location,
    listing: toListing(examination),
    decidedAt,
  };
}

/** Keeps the photos of a page of findings. Each lies in a folder of its own, by which its row is found again. */
async function savePhotos(
  tx: Transaction,
  userId: number,
  placed: readonly (Placed & { project: ProjectHere })[],
): Promise<(photo: unknown) => number | null> {
  const added = placed.flatMap(({ row, project }) => {
    if (!row.photo) return [];
    const { copies = [], ...photo } = row.photo as StoredPhoto;
    const { taken, createdAt } = row.body as DefectBody;
    const values = {
      ...photo,
      userId,
      projectId: project.id,
      source: 'brought_in' as const,
      takenAt: photo.takenAt ?? taken?.at ?? null,
      latitude: photo.latitude ?? taken?.latitude ?? null,
      longitude: photo.longitude ?? taken?.longitude ?? null,
      camera: photo.camera ?? taken?.camera ?? null,
      createdAt: moment(createdAt),
    };
    return { photo: values, copies };
  });
  const ids = await addPhotos(tx, added);
  const byFolder = new Map(added.map(({ photo }, at) => [photo.folder, ids[at] ?? null]));
  return (photo) => byFolder.get((photo as StoredPhoto | null)?.folder ?? '') ?? null;
}

/** Photos go with a finding that the source has filed under another project, where they belong to no visit there. */
async function movePhotos(tx: Transaction, findingId: number, projectId: number): Promise<void> {
  const shown = tx
    .select({ id: findingPhotos.photoId })
    .from(findingPhotos)
    .where(eq(findingPhotos.findingId, findingId));
  await tx
    .update(photos)
    .set({ projectId, visitId: null, placeId: null })
    .where(and(inArray(photos.id, shown), ne(photos.projectId, projectId)));
}

/** The stages that findings name count as inspected, since the first of them. */
async function saveStages(
  tx: Transaction,
  findings: readonly { project: ProjectHere; body: DefectBody }[],
): Promise<void> {
  const values = findings.flatMap(({ project, body }) =>
    body.stageIds.map((stageId) => ({
      projectId: project.id,
      stageId,
      firstInspectedAt: moment(body.createdAt),
    })),
  );
  if (values.length > 0) await tx.insert(projectStages).values(values).onConflictDoNothing();
}
