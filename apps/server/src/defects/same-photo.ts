/** What somebody said has fallen of one finding is known of beside the others of its photo, as long as its alert is open. */
import { isDeepStrictEqual } from 'node:util';
import { type Answers, fallenAnswered, fallenKind, withBeside } from '@plumbline/knowledge/questions';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { changeFindings } from '../judgement/index.ts';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import type { DefectRow } from './defect-view.ts';
import { noteFindings } from './note-finding.ts';

type Found = Pick<DefectRow, 'id' | 'projectId' | 'userId' | 'examinedPhotoId' | 'photoId'>;

/** The finding, and the others of the photo that it was seen in. */
export function ofOnePhoto({ id, projectId, examinedPhotoId, photoId }: Found): SQL {
  const photo = examinedPhotoId ?? photoId ?? 0;
  const seen = or(
    eq(defects.examinedPhotoId, photo),
    and(isNull(defects.examinedPhotoId), eq(defects.photoId, photo)),
  );
  return or(eq(defects.id, id), and(eq(defects.projectId, projectId), seen)) ?? eq(defects.id, id);
}

/** Held in one order, so that two who change findings of one photo at once wait for each other. */
const readPhoto = (tx: Queries, by: Member, of: Found) =>
  tx
    .select({ id: defects.id, answers: defects.answers, alerts: defects.alerts })
    .from(defects)
    .where(and(ofOnePhoto(of), ownedBy(by, defects)))
    .orderBy(asc(defects.id))
    .for('update');

type Seen = Awaited<ReturnType<typeof readPhoto>>[number];

const stands = ({ answers, alerts }: Seen): boolean =>
  fallenAnswered(answers).some((from) => alerts.some(({ kind }) => kind === fallenKind(from)));

/** The answers of each finding of a photo, with what stands beside it now. */
function besideNow(photo: readonly Seen[]): Map<number, Answers> {
  const standing = photo.filter(stands);
  return new Map(
    photo.map(({ id, answers }) => [
      id,
      withBeside(
        answers,
        standing.some((one) => one.id !== id),
      ),
    ]),
  );
}

/**
 * Does what answers, closes or opens something of a finding, judges the others of its photo by what stands beside them
 * then, and keeps whose answers changed.
 */
export async function changingPhoto(
  tx: Queries,
  by: Member,
  finding: Found,
  work: () => Promise<void> = async () => {},
): Promise<void> {
  const before = new Map((await readPhoto(tx, by, finding)).map(({ id, answers }) => [id, answers]));
  await work();
  const photo = await readPhoto(tx, by, finding);
  const now = besideNow(photo);
  const moved = photo
    .filter(({ id, answers }) => !isDeepStrictEqual(answers, now.get(id)))
    .map(({ id }) => id);
  if (moved.length > 0) {
    await changeFindings(tx, inArray(defects.id, moved), ({ id, answers }) => ({
      answers: now.get(id) ?? answers,
    }));
  }
  const ids = [...now].flatMap(([id, answers]) => (isDeepStrictEqual(answers, before.get(id)) ? [] : [id]));
  if (ids.length > 0) await noteFindings(tx, by, { ...finding, ids }, 'finding_answered');
}
