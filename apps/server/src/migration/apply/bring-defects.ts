import type { Examination } from '@plumbline/vision';
import { eq, sql } from 'drizzle-orm';
import { toListing } from '../../defects/index.ts';
import { type FindingRow, judge } from '../../judgement/index.ts';
import { defects, migrationRows, photos, projectStages } from '../../platform/database/schema.ts';
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
      const photoOf = await savePhotos(tx, userId, placed);
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
        .set({ projectId: project.id, ...columns(placed.row, body, project) })
        .where(eq(defects.id, placed.id));
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
  placed: readonly Placed[],
): Promise<(photo: unknown) => number | null> {
  const values = placed.flatMap(({ row }) => {
    const photo = row.photo as StoredPhoto | null;
    if (!photo) return [];
    const { taken, createdAt } = row.body as DefectBody;
    return {
      ...photo,
      userId,
      takenAt: photo.takenAt ?? taken?.at ?? null,
      latitude: photo.latitude ?? taken?.latitude ?? null,
      longitude: photo.longitude ?? taken?.longitude ?? null,
      camera: photo.camera ?? taken?.camera ?? null,
      createdAt: moment(createdAt),
    };
  });
  if (values.length === 0) return () => null;
  const kept = await tx.insert(photos).values(values).returning({ id: photos.id, folder: photos.folder });
  const byFolder = new Map(kept.map(({ id, folder }) => [folder, id]));
  return (photo) => byFolder.get((photo as StoredPhoto | null)?.folder ?? '') ?? null;
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
