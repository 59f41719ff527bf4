import { type Defect, FINDING_ACTIONS, type FindingState } from '@plumbline/contract';
import { and, eq } from 'drizzle-orm';
import { type Member, ownedBy } from '../platform/actor.ts';
import type { Queries } from '../platform/database/connect.ts';
import { defects, photoOriginals, photos } from '../platform/database/schema.ts';
import { notFound } from '../platform/errors.ts';
import { permit } from '../platform/permit.ts';
import { onHoldOf } from '../projects/index.ts';
import type { FoundDefect } from './defect-view.ts';

/** A finding of this user with its photo. @throws AppError not_found for anybody else's. */
export async function findDefect(queries: Queries, actor: Member, id: number): Promise<FoundDefect> {
  const [row] = await queries
    .select({
      defect: defects,
      photo: photos,
      original: photoOriginals,
      onHold: onHoldOf('defects.project_id'),
    })
    .from(defects)
    .leftJoin(photos, eq(photos.id, defects.photoId))
    .leftJoin(photoOriginals, eq(photoOriginals.photoId, photos.id))
    .where(and(eq(defects.id, id), ownedBy(actor, defects)));
  if (!row) throw notFound('Defect not found. It may have been deleted.');
  return row;
}

/** What decides over a finding. */
export const findingStateOf = ({
  defect,
  onHold,
}: Pick<FoundDefect, 'onHold'> & {
  defect: Pick<FoundDefect['defect'], 'alerts'>;
}): FindingState => ({ onHold, hazardOpen: defect.alerts.length > 0 });

/** The same, if this may be done with it. @throws AppError not_found, or why it isn't open */
export async function findDefectTo(
  action: keyof Defect['can'],
  queries: Queries,
  actor: Member,
  id: number,
): Promise<FoundDefect> {
  const found = await findDefect(queries, actor, id);
  permit(actor, FINDING_ACTIONS, action, findingStateOf(found));
  return found;
}
