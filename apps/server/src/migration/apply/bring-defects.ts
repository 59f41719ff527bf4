import { and, eq, inArray } from 'drizzle-orm';
import { toListing } from '../../defects/index.ts';
import { type FactsRow, type FindingRow, judge, projectFacts } from '../../judgement/index.ts';
import { defects, photos, projectStages, projects } from '../../platform/database/schema.ts';
import type { DefectBody } from '../format/read-defect.ts';
import {
  type Bringing,
  bringSection,
  idsHere,
  moment,
  type Placed,
  StaysOut,
  type Transaction,
} from './bring.ts';
import type { StoredPhoto } from './prepare-photos.ts';

export function bringDefects(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'defects',
    sequence: 'defects_id_seq',
    async insert(tx, placed) {
      const around = await projectsOf({ ...bringing, tx }, placed);
      for (const one of placed) {
        const project = around(one);
        const body = one.row.body as DefectBody;
        const photoId = await savePhoto(tx, userId, one.row.photo as StoredPhoto | null, body);
        await tx.insert(defects).values({
          id: one.id,
          userId,
          projectId: project.id,
          photoId,
          ...columns(one.row.photo, body, project),
        });
        await saveStages(tx, project.id, body);
      }
    },
    async update(tx, placed) {
      const project = (await projectsOf({ ...bringing, tx }, [placed]))(placed);
      const body = placed.row.body as DefectBody;
      await tx
        .update(defects)
        .set({ projectId: project.id, ...columns(placed.row.photo, body, project) })
        .where(eq(defects.id, placed.id));
      await saveStages(tx, project.id, body);
    },
  });
}

type ProjectHere = FactsRow & { id: number };

/** The projects here that rows belong to. Asking for one that isn't here throws StaysOut. */
async function projectsOf(bringing: Bringing, placed: Placed[]): Promise<(one: Placed) => ProjectHere> {
  const ids = await idsHere(
    bringing,
    'projects',
    placed.map(({ row }) => row.parent),
  );
  const here = await bringing.tx
    .select()
    .from(projects)
    .where(and(inArray(projects.id, [0, ...ids.values()]), eq(projects.userId, bringing.userId ?? 0)));
  const byId = new Map(here.map((project) => [project.id, project]));
  return ({ row }) => {
    const project = byId.get(ids.get(row.parent ?? '') ?? 0);
    if (!project) throw new StaysOut('The project that it belongs to isn’t here');
    return project;
  };
}

function columns(photo: unknown, body: DefectBody, project: FactsRow) {
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
    description: body.description,
    recommendations: body.recommendations,
    userDescription: body.userDescription,
    stageIds: body.stageIds,
    createdAt: moment(body.createdAt),
  };
  const takenAt = (photo as StoredPhoto | null)?.takenAt ?? body.taken?.at ?? null;
  return {
    ...facts,
    ...judge(facts, projectFacts(project), takenAt),
    confidence: examination.consensus.confidence,
    location: body.location,
    listing: toListing(examination),
    decisionNote: decision.note,
    decidedAt,
  };
}

async function savePhoto(
  tx: Transaction,
  userId: number,
  photo: StoredPhoto | null,
  { taken, createdAt }: DefectBody,
): Promise<number | null> {
  if (!photo) return null;
  const [kept] = await tx
    .insert(photos)
    .values({
      ...photo,
      userId,
      takenAt: photo.takenAt ?? taken?.at ?? null,
      latitude: photo.latitude ?? taken?.latitude ?? null,
      longitude: photo.longitude ?? taken?.longitude ?? null,
      camera: photo.camera ?? taken?.camera ?? null,
      createdAt: moment(createdAt),
    })
    .returning({ id: photos.id });
  return kept?.id ?? null;
}

async function saveStages(
  tx: Transaction,
  projectId: number,
  { stageIds, createdAt }: DefectBody,
): Promise<void> {
  if (stageIds.length === 0) return;
  const firstInspectedAt = moment(createdAt);
  await tx
    .insert(projectStages)
    .values(stageIds.map((stageId) => ({ projectId, stageId, firstInspectedAt })))
    .onConflictDoNothing();
}
