import { isDeepStrictEqual } from 'node:util';
import type { Examination } from '@plumbline/vision';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { changeFindings, keepFindings } from '../../judgement/index.ts';
import { defects, findingPhotos, migrationRows, photos } from '../../platform/database/schema.ts';
import { addPhotos } from '../../uploads/index.ts';
import { ownFields } from '../format/own-fields.ts';
import type { DefectBody } from '../format/read-defect.ts';
import {
  type Bringing,
  bringSection,
  idsHere,
  moment,
  type Placed,
  type StagedRow,
  type Transaction,
} from './bring.ts';
import { filedHere } from './file-here.ts';
import { keepClosings } from './keep-closings.ts';
import type { StoredPhoto } from './prepare-photos.ts';
import { type ProjectHere, projectsOf } from './projects-here.ts';

export function bringDefects(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'defects',
    sequence: 'defects_id_seq',
    async insert(tx, placed) {
      const projectOf = await projectsOf({ ...bringing, tx }, placed);
      const ofProject = placed.map((one) => ({
        ...one,
        project: projectOf(one),
        body: one.row.body as DefectBody,
      }));
      const here = await filedHere(
        tx,
        ofProject.map(({ project }) => project.id),
      );
      const rows = ofProject.map((one) => {
        const { visit = null, place = null } = one.body.filed ?? {};
        return {
          ...one,
          visitId: visit && here.visit(one.project.id, visit),
          placeId: place === null ? null : here.place(one.project.id, place),
        };
      });
      const isFresh = await freshProjects(
        { ...bringing, tx },
        rows.map(({ row }) => row.parent),
      );
      const photoOf = await savePhotos(tx, userId, rows);
      const covers = await idsHere(
        { ...bringing, tx },
        'photos',
        rows.flatMap(({ body }) => [body.photoId ?? null, body.examinedPhotoId ?? null]),
      );
      await keepFindings(
        tx,
        rows.map(({ id, row, project, body, visitId, placeId }) => ({
          id,
          userId,
          projectId: project.id,
          number: isFresh(row.parent) ? (body.number ?? 0) : 0,
          visitId,
          placeId,
          photoId: covers.get(body.photoId ?? '') ?? photoOf(row.photo),
          examinedPhotoId: covers.get(body.examinedPhotoId ?? '') ?? null,
          ...factsOf(row, body),
        })),
      );
    },
    async update(tx, placed) {
      const project = (await projectsOf({ ...bringing, tx }, [placed]))(placed);
      const body = placed.row.body as DefectBody;
      await changeFindings(tx, eq(defects.id, placed.id), ({ projectId, visitId, placeId, ...row }) => {
        const stays = projectId === project.id;
        return {
          projectId: project.id,
          // Under another project it belongs to no visit there.
          visitId: stays ? visitId : null,
          placeId: stays ? placeId : null,
          ...factsOf(placed.row, body),
          // Readings that were entered here count here.
          crackGrows: row.crackGrows || body.crackGrows,
          spokenWords: row.spokenWords,
          writtenSince: [
            ...row.writtenSince,
            ...body.writtenSince.filter(
              (one) => !row.writtenSince.some((kept) => isDeepStrictEqual(kept, one)),
            ),
          ],
          widestReading: row.widestReading ?? body.widestReading,
        };
      });
      await keepClosings({ tx }, placed.id, body.closedAlerts);
      await movePhotos(tx, placed.id, project.id);
    },
  });
}

/**
 * Projects that this run has made, counting on from the source's last number: there a finding keeps the number that it
 * has at the source. In others the same number may have been somebody else's, so it gets the next.
 */
async function freshProjects({ tx, run, owner }: Bringing, parents: readonly (string | null)[]) {
  const wanted = [...new Set(parents.filter((id) => id !== null))];
  const made = await tx
    .select({ sourceId: migrationRows.sourceId })
    .from(migrationRows)
    .where(
      and(
        eq(migrationRows.runId, run.id),
        eq(migrationRows.kind, 'projects'),
        eq(migrationRows.action, 'create'),
        owner === null ? isNull(migrationRows.owner) : eq(migrationRows.owner, owner),
        sql`${migrationRows.sourceId} = any(${sql.param(wanted)}::text[])`,
      ),
    );
  const fresh = new Set(made.map(({ sourceId }) => sourceId));
  return (parent: string | null) => parent !== null && fresh.has(parent);
}

/** What the source says of a finding; what follows from it is judged here. */
function factsOf({ id }: StagedRow, body: DefectBody) {
  const { decision, original, examination } = body;
  return {
    imported: body.imported,
    verdict: decision.verdict,
    renamed: decision.renamed ?? null,
    title: body.title,
    originalTitle: original.title,
    originalSeverity: original.severity,
    originalCompliance: original.compliance,
    taxonomyId: body.taxonomyId,
    examination,
    // The page was read without what the panel drew.
    wholeExamination: sql<Examination>`(select ${migrationRows.body}->'examination' from ${migrationRows} where ${migrationRows.id} = ${id})`,
    decisionMeasurements: decision.measurements,
    decidedSeverity: decision.severity,
    decidedCompliance: decision.compliance,
    decidedClass: decision.as4349Class ?? null,
    decisionNote: decision.note,
    decidedAt: decision.decidedAt === null ? null : new Date(decision.decidedAt),
    description: body.description,
    recommendations: body.recommendations,
    ...ownFields(body),
    // What was said comes with the photos' recordings, once their links are here.
    spokenWords: '',
    location: body.location,
    stageIds: body.stageIds,
    createdAt: moment(body.createdAt),
  };
}

/** Keeps the photos of a page of findings. Each lies in a folder of its own, by which its row is found again. */
async function savePhotos(
  tx: Transaction,
  userId: number,
  placed: readonly (Placed & { project: ProjectHere; visitId: number | null; placeId: number | null })[],
): Promise<(photo: unknown) => number | null> {
  const added = placed.flatMap(({ row, project, visitId, placeId }) => {
    if (!row.photo) return [];
    const { copies = [], ...photo } = row.photo as StoredPhoto;
    const { taken, createdAt } = row.body as DefectBody;
    const values = {
      ...photo,
      userId,
      projectId: project.id,
      visitId,
      placeId,
      source: 'brought_in' as const,
      broughtInAt: sql<Date>`now()`,
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
