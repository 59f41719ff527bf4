import { asc, sql } from 'drizzle-orm';
import { unsafeKeepSpokenWords } from '../../judgement/index.ts';
import { insertOriginal } from '../../originals/index.ts';
import { findingPhotos, migrationRows, photoLooks, voiceNotes } from '../../platform/database/schema.ts';
import { addPhotos } from '../../uploads/index.ts';
import type { PhotoBody, VoiceBody } from '../format/read-photo.ts';
import { type Bringing, bringSection, idsHere, inPages, moment, StaysOut, stagedAfter } from './bring.ts';
import { filedHere } from './file-here.ts';
import { keepClosingsOf } from './keep-closings.ts';
import type { StoredPhoto } from './prepare-photos.ts';
import { projectsOf } from './projects-here.ts';

/** Brings photos in that stand by themselves in the data; which findings they show is said once those are here. */
export function bringPhotos(bringing: Bringing): Promise<void> {
  const userId = bringing.userId ?? 0;
  return bringSection(bringing, {
    section: 'photos',
    sequence: 'photos_id_seq',
    async insert(tx, placed) {
      const projectOf = await projectsOf({ ...bringing, tx }, placed);
      const rows = placed.map((one) => ({
        ...one,
        projectId: projectOf(one).id,
        body: one.row.body as PhotoBody,
      }));
      const here = await filedHere(
        tx,
        rows.map(({ projectId }) => projectId),
      );
      const added = rows.map(({ id, row, projectId, body }) => {
        if (!row.photo) throw new StaysOut('We couldn’t get its file. Import it again to retry');
        const { copies = [], voice, larger, ...photo } = row.photo as StoredPhoto;
        const { filed, taken } = body;
        return {
          photo: {
            ...photo,
            id,
            userId,
            projectId,
            visitId: filed.visit && here.visit(projectId, filed.visit),
            placeId: filed.place === null ? null : here.place(projectId, filed.place),
            source: 'brought_in' as const,
            broughtInAt: sql<Date>`now()`,
            deviceAt: body.device?.at ?? null,
            deviceSha256: body.device?.sha256 ?? null,
            keptByItself: body.keptByItself,
            markup: body.markup ?? [],
            markupVersion: body.markup?.length ? 1 : 0,
            takenAt: photo.takenAt ?? taken?.at ?? null,
            latitude: photo.latitude ?? taken?.latitude ?? null,
            longitude: photo.longitude ?? taken?.longitude ?? null,
            camera: photo.camera ?? taken?.camera ?? null,
            createdAt: moment(body.createdAt),
          },
          copies,
          larger: larger && {
            ...{ ...larger, photoId: id, userId, deviceSha256: larger.sha256 },
            createdAt: moment(body.larger?.createdAt ?? null),
          },
          said: voice && body.voice ? [{ ...voice, ...spoken(body.voice), photoId: id, userId }] : [],
        };
      });
      await addPhotos(tx, added);
      for (const { larger } of added) if (larger) await insertOriginal(tx, larger);
      const said = added.flatMap((one) => one.said);
      if (said.length > 0) await tx.insert(voiceNotes).values(said);
    },
    // Its file and what the photo says never change; which findings it shows is brought below.
    async update() {},
  });
}

const spoken = ({ sentAs: key, text, textState, createdAt }: VoiceBody) => ({
  ...{ key, text, textState },
  createdAt: moment(createdAt),
});

const AT_A_TIME = 50;

/**
 * Says which findings the photos show, and what was seen in those that were kept without analysis, once this user's
 * findings are here.
 */
export async function bringPhotoLinks(bringing: Bringing): Promise<void> {
  const read = (after: number) =>
    bringing.tx
      .select({
        id: migrationRows.id,
        sourceId: migrationRows.sourceId,
        action: migrationRows.action,
        body: sql<PhotoBody>`${migrationRows.body}`,
      })
      .from(migrationRows)
      .where(stagedAfter(bringing, { kind: 'photos', actions: ['create', 'update'], after }))
      .orderBy(asc(migrationRows.id))
      .limit(AT_A_TIME);
  await inPages(AT_A_TIME, read, (rows) => keepLinks(bringing, rows));
}

async function keepLinks(
  bringing: Bringing,
  rows: readonly { sourceId: string; action: string | null; body: PhotoBody }[],
): Promise<void> {
  const { tx } = bringing;
  const photoIds = await idsHere(
    bringing,
    'photos',
    rows.map(({ sourceId }) => sourceId),
  );
  const named = rows.flatMap(({ body }) => [
    ...body.shows.map(({ findingId }) => findingId),
    body.look?.findingId ?? null,
  ]);
  const findings = await idsHere(bringing, 'defects', named);
  for (const { sourceId, action, body } of rows) {
    const photoId = photoIds.get(sourceId);
    if (photoId === undefined) continue;
    for (const { findingId: there, ...facts } of body.shows) {
      const findingId = findings.get(there);
      if (findingId === undefined) continue;
      const link = tx.insert(findingPhotos).values({ findingId, photoId, ...facts });
      const key = [findingPhotos.findingId, findingPhotos.photoId];
      // A cover was linked with its finding, without what the source says of it. What is here longer stays as it is.
      if (action === 'create') await link.onConflictDoUpdate({ target: key, set: facts });
      else await link.onConflictDoNothing();
    }
    const { look } = body;
    if (!look) continue;
    await tx
      .insert(photoLooks)
      .values({
        ...look,
        photoId,
        lookedAt: new Date(look.lookedAt),
        findingId: look.findingId === null ? null : (findings.get(look.findingId) ?? null),
      })
      .onConflictDoNothing();
  }
  // What was said with a photo is judged with every finding that it shows.
  await unsafeKeepSpokenWords(tx, [...findings.values()]);
  await keepClosingsOf(bringing, findings);
}
