/** What somebody said has fallen of one finding is known of beside the others of its photo, as long as its alert is open. */
import { isDeepStrictEqual } from 'node:util';
import { type Answers, fallenAnswered, fallenKind, withBeside } from '@plumbline/knowledge/questions';
import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { changeFindings } from '../judgement/index.ts';
import { type Actor, type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects } from '../platform/database/schema.ts';
import type { DefectRow } from './defect-view.ts';
import { noteFindings } from './note-finding.ts';

type Found = Pick<DefectRow, 'id' | 'examinedPhotoId' | 'photoId'>;

const photoOf = ({ examinedPhotoId, photoId }: Found): number | null => examinedPhotoId ?? photoId;

const seenIn = (photoIds: readonly number[]) =>
  or(
    inArray(defects.examinedPhotoId, photoIds),
    and(isNull(defects.examinedPhotoId), inArray(defects.photoId, photoIds)),
  );

/** The finding, and the others of the photo that it was seen in. */
export function ofOnePhoto(finding: Found & Pick<DefectRow, 'projectId'>): SQL {
  const seen = seenIn([photoOf(finding) ?? 0]);
  return (
    or(eq(defects.id, finding.id), and(eq(defects.projectId, finding.projectId), seen)) ??
    eq(defects.id, finding.id)
  );
}

/**
 * Holds these findings and all others of their photos until the transaction ends, in one order, so that two who change
 * findings of one photo at once wait for each other. Whoever holds findings and changes what is open of them calls it
 * before any other lock on a finding.
 */
export async function holdPhotos(tx: Queries, by: Member, of: readonly Found[]) {
  const ids = of.map(({ id }) => id);
  const photoIds = of.flatMap((one) => photoOf(one) ?? []);
  return tx
    .select({
      id: defects.id,
      projectId: defects.projectId,
      userId: defects.userId,
      examinedPhotoId: defects.examinedPhotoId,
      photoId: defects.photoId,
      answers: defects.answers,
      alerts: defects.alerts,
    })
    .from(defects)
    .where(and(or(inArray(defects.id, ids), seenIn(photoIds)), ownedBy(by, defects)))
    .orderBy(asc(defects.id))
    .for('update');
}

type Seen = Awaited<ReturnType<typeof holdPhotos>>[number];

const stands = ({ answers, alerts }: Seen): boolean =>
  fallenAnswered(answers).some((from) => alerts.some(({ kind }) => kind === fallenKind(from)));

/** Photos of two projects are never of one place, even where a finding was moved from beside another. */
const isBesideOf = (one: Seen, other: Seen): boolean =>
  one.id !== other.id &&
  one.projectId === other.projectId &&
  photoOf(one) !== null &&
  photoOf(one) === photoOf(other);

/** The answers of each finding, with what stands beside it in its photo now. */
function besideNow(found: readonly Seen[]): Map<number, Answers> {
  const standing = found.filter(stands);
  return new Map(
    found.map((one) => [
      one.id,
      withBeside(
        one.answers,
        standing.some((other) => isBesideOf(one, other)),
      ),
    ]),
  );
}

/**
 * Does what may answer, close or open something of findings, or take them elsewhere; judges the others of their photos by
 * what stands beside them then, and keeps whose answers changed, as done by `by`.
 */
export async function changingPhotos(
  tx: Queries,
  actor: Member,
  of: readonly Found[],
  work: () => Promise<void> = async () => {},
  by: Actor = actor,
): Promise<void> {
  const before = new Map((await holdPhotos(tx, actor, of)).map(({ id, answers }) => [id, answers]));
  await work();
  const found = await holdPhotos(tx, actor, of);
  const now = besideNow(found);
  const moved = found
    .filter(({ id, answers }) => !isDeepStrictEqual(answers, now.get(id)))
    .map(({ id }) => id);
  if (moved.length > 0) {
    await changeFindings(tx, inArray(defects.id, moved), ({ id, answers }) => ({
      answers: now.get(id) ?? answers,
    }));
  }
  const changed = found.filter(({ id }) => !isDeepStrictEqual(now.get(id), before.get(id)));
  for (const projectId of new Set(changed.map((one) => one.projectId))) {
    const there = changed.filter((one) => one.projectId === projectId);
    const ids = there.map(({ id }) => id);
    await noteFindings(tx, by, { ids, projectId, userId: there[0]?.userId ?? 0 }, 'finding_answered');
  }
}

/** The same of one finding. */
export const changingPhoto = (
  tx: Queries,
  actor: Member,
  finding: Found,
  work?: () => Promise<void>,
  by?: Actor,
): Promise<void> => changingPhotos(tx, actor, [finding], work, by);
