import { and, eq } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, photos } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import type { DefectRow, PhotoRow } from './defect-view.ts';

/** A finding of this user with its photo. @throws AppError not_found for anybody else's. */
export async function findDefect(
  queries: Queries,
  actor: Member,
  id: number,
): Promise<{ defect: DefectRow; photo: PhotoRow | null }> {
  const [row] = await queries
    .select({ defect: defects, photo: photos })
    .from(defects)
    .leftJoin(photos, eq(photos.id, defects.photoId))
    .where(and(eq(defects.id, id), ownedBy(actor, defects)));
  if (!row) throw notFound('Defect not found. It may have been deleted.');
  return row;
}
