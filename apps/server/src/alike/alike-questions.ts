import type { AlikeQuestion } from '@plumbline/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Database, Queries } from '../platform/database/connect.ts';
import { alikeDismissals, defects, photos } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { findProject, holdProject } from '../projects/index.ts';

/** The most that are shown at once: answered, they make room for the next. */
const SHOWN = 100;

/**
 * Photos of a project that seem to show a finding which they aren't with: one question for each photo, the newest first.
 * Of two photos that show findings of their own, the later is asked about. @throws AppError not_found
 */
export async function listAlike(
  queries: Queries,
  { actor, projectId }: { actor: Member; projectId: number },
): Promise<AlikeQuestion[]> {
  await findProject(queries, actor, projectId);
  const { rows } = await queries.execute<AlikeQuestion & Record<string, unknown>>(sql`
    with pairs as (
      select a.photo_id as asked, a.earlier_id as other from alike_photos a
        join ${photos} on photos.id = a.photo_id and photos.project_id = ${projectId} and ${ownedBy(actor, photos)}
      union all
      select a.earlier_id, a.photo_id from alike_photos a
        join ${photos} on photos.id = a.earlier_id and photos.project_id = ${projectId} and ${ownedBy(actor, photos)}
        where not exists (select from finding_photos f where f.photo_id = a.earlier_id)
    )
    select distinct on (asked) asked as "photoId", p.file_name as "fileName", other as "otherPhotoId",
      f.finding_id as "findingId", d.number as "findingNumber", d.title as "defectType",
      array(select own.finding_id from finding_photos own where own.photo_id = asked order by 1) as "ownFindingIds",
      array(select o.number from finding_photos own join defects o on o.id = own.finding_id
        where own.photo_id = asked order by o.id) as "ownFindingNumbers"
    from pairs
      join photos p on p.id = asked
      join finding_photos f on f.photo_id = other
      join defects d on d.id = f.finding_id and d.project_id = ${projectId}
    where not exists (
        select from finding_photos mine join finding_photos its on its.finding_id = mine.finding_id
        where mine.photo_id = asked and its.photo_id = other)
      and not exists (select from alike_dismissals n where n.photo_id = asked and n.finding_id = f.finding_id)
      and (p.kept_by_itself or exists (select from finding_photos own where own.photo_id = asked))
    order by asked desc, f.finding_id
    limit ${SHOWN}`);
  return rows;
}

interface Said {
  photoId: number;
  findingId: number;
  dismissed: boolean;
}

/** Says that a photo doesn't show a finding, or takes that back. Said twice, it is said once. @throws AppError not_found */
export async function sayNotAlike(
  database: Database,
  actor: Member,
  { photoId, findingId, dismissed }: Said,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [both] = await tx
      .select({ projectId: defects.projectId })
      .from(photos)
      .innerJoin(defects, eq(defects.projectId, photos.projectId))
      .where(and(eq(photos.id, photoId), ownedBy(actor, photos), eq(defects.id, findingId)));
    if (!both) throw notFound('Photo or finding not found. It may have been deleted.');
    await holdProject(tx, actor, both.projectId, 'key share');
    const lockedPhotos = await tx
      .select()
      .from(photos)
      .where(inArray(photos.id, [photoId]))
      .for('key share');
    const found = await tx.select().from(defects).where(eq(defects.id, findingId)).for('key share');
    if (lockedPhotos.length + found.length < 2)
      throw notFound('Photo or finding not found. It may have been deleted.');
    if (dismissed) await tx.insert(alikeDismissals).values({ photoId, findingId }).onConflictDoNothing();
    else {
      await tx
        .delete(alikeDismissals)
        .where(and(eq(alikeDismissals.photoId, photoId), eq(alikeDismissals.findingId, findingId)));
    }
  });
}
